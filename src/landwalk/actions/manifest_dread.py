"""CR 701.62, manifest dread."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate


class ManifestDread(Predicate):
    """CR 701.62."""

    __slots__ = ()


MANIFEST_DREAD = Verb("manifest_dread manifests_dread", "", "")

WORDS = (predicate(ManifestDread, MANIFEST_DREAD, "", None, None),)
