import type { Item } from '@ordklar/exercise-kinds/grade';

type Order = Extract<Item, { kind: 'order' }>;

/** A task that says what is asked for: where it begins, a question, or the parts by name. */
const NAMES_THE_ORDER = /begynd|spørg|rækkefølgen|grundled|opskrift|sætningerne|argumentet|delene/i;

/** Whole clauses and what follows one: their commas tell the order. */
const HAS_A_CLAUSE = /,$/;

/**
 * Pieces that never stand first in a telling sentence of Danish or German, as they stand in this bank: negations and
 * reflexives, verbs of a verb group, parts of verbs, prepositions and articles without their noun, words of comparison.
 */
const NEVER_FIRST = new Set(
  `ikke nicht sig mir auf an um statt op hinaus weiter end og en et den i for har kan vil skal må tør er bor går spiser
  sover lyser åbnede holder vasker kommer hopper kører leger synger set spist lavet sidde åbne lide lære tale gerne
  hat kann müssen essen stehe möchte macht fängt findet zieht konnte ging sein gegeben nicht angerufen`.split(/\s+/),
);

/** Pieces that can begin the sentence but begin none of the orders that are taken. */
export function unfrontedPieces({ task, pieces, alternatives = [] }: Order): string[] {
  if (NAMES_THE_ORDER.test(task) || pieces.some((piece) => HAS_A_CLAUSE.test(piece) || /[.?!]$/.test(piece))) return [];
  const first = new Set([pieces[0], ...alternatives.map(([place]) => pieces[place])]);
  return pieces.filter((piece) => !first.has(piece) && !NEVER_FIRST.has(piece));
}
