import type { ClauseTrack } from '../analysis/clause-track.ts';
import { hashString, mix } from '../tagger/hash.ts';

const AT = hashString('at', 1);
/** How far before a word what governs it is looked for. */
const FARTHEST = 12;

/** The word that governs a place, as a number: the nearest »at«, opener of a clause or finite verb before it; 1 when none is near. */
export function governorOf(s: ClauseTrack, i: number): number {
  for (let k = i - 1; k >= Math.max(0, i - FARTHEST); k--) {
    if (s.words[k] === AT || s.lastSubordinator[k] === k) return mix(2, s.word(k));
    if (s.finite[k]) return mix(3, s.word(k));
  }
  return 1;
}
