import type { Analysis } from '../analysis/analysis.ts';
import { within } from '../kernel/numbers.ts';
import { CLOSED, CLOSED_KINDS, type Kind } from '../language-model/closed-sets.ts';
import { actionFor } from '../proof-reader/actions.ts';
import { oddness } from './carelessness.ts';
import { meantOdds } from './meant-form.ts';
import type { Models } from './models.ts';
import { governorKey, headKey, headOfPhrase } from './preposition-phrase.ts';
import { type Company, PREPOSITIONS } from './preposition-table.ts';

/** Small words for which a learner's text may have another one. */
export const SMALL_WORDS: readonly string[] = [...new Set([...CLOSED.keys(), ...PREPOSITIONS])];

/** Another small word that may have been meant, and what speaks for it. */
export interface OtherSmallWord {
  readonly word: string;
  /** Of what is no alternative of the written word, as most prepositions are of each other, null. */
  readonly kind: Kind | null;
  readonly signs: readonly number[];
}

/** What the network finds less likely, as log odds, is not weighed. */
const NET_LEAST = -3;
/** Of a word that is no alternative of the written one. */
const UNKNOWN = -4;
const SEEN_UNIT = 5;
const ODD_UNIT = 3;
const KINDS: readonly Kind[] = [...CLOSED_KINDS];

/** Small words that may have been meant at a place in a learner's text. */
export function otherSmallWords(a: Analysis, at: number, models: Models): OtherSmallWord[] {
  const { secondReader, proofReader } = models;
  const alternatives = (secondReader.known(a, at)?.alternatives ?? []).filter(({ kind }) => CLOSED_KINDS.has(kind));
  const own = PREPOSITIONS.indexOf(a.lower(at));
  const words = new Set([...alternatives.map(({ word }) => word), ...(own < 0 ? [] : PREPOSITIONS)]);
  words.delete(a.lower(at));
  const others = [...words];
  const [written = null, ...answers] = secondReader.answers(a, at, [a.lower(at), ...others]);
  if (written === null) return [];
  const [head, governor] = own < 0 ? [null, null] : [headCompany(a, at, models), governorCompany(a, at, models)];
  const ofAny = within(proofReader.oddsOfAny(a, at), -8, 4);
  const odd = oddness(a, at, models) / ODD_UNIT;
  const found: OtherSmallWord[] = [];
  others.forEach((word, k) => {
    const answer = answers[k] ?? null;
    if (answer === null) return;
    const net = answer - written;
    const [ofHead, ofGovernor] = [likelierBeside(head, own, word), likelierBeside(governor, own, word)];
    if (own < 0 ? net < NET_LEAST : net + ofHead + ofGovernor < 0) return;
    const known = alternatives.find((one) => one.word === word);
    const kind = known?.kind ?? null;
    found.push({
      word,
      kind,
      signs: [
        within(net, -6, 10),
        within(ofHead, -8, 8),
        within(ofGovernor, -8, 8),
        (head?.seen ?? 0) / SEEN_UNIT,
        (governor?.seen ?? 0) / SEEN_UNIT,
        within(proofReader.oddsOf(a, at, known === undefined ? 'small-word' : actionFor(a, at, known)), -8, 4),
        ofAny,
        odd,
        known === undefined ? UNKNOWN : within(meantOdds(a, at, known, models), -6, 5),
        ...KINDS.map((one) => Number(one === kind)),
      ],
    });
  });
  return found;
}

/** How much likelier another preposition is in some company, as a logarithm; 0 of what is none. */
function likelierBeside(company: Company | null, own: number, word: string): number {
  const other = PREPOSITIONS.indexOf(word);
  return company === null || other < 0 ? 0 : company.likelier[other]! - company.likelier[own]!;
}

function headCompany(a: Analysis, at: number, { prepositions }: Models): Company {
  // what stands after a comma or a mark is another phrase
  const wordAfter = (steps: number): string => {
    const k = at + steps;
    return k < a.count && a.isWord(k) && !a.commaAfter(k - 1) ? a.lower(k) : '';
  };
  const { steps, isOpened } = headOfPhrase(wordAfter, a.lexicon);
  const word = wordAfter(steps);
  return prepositions.company(word === '' ? 0 : headKey(word, isOpened));
}

function governorCompany(a: Analysis, at: number, { prepositions }: Models): Company {
  const before = a.before(at);
  return prepositions.company(before < 0 || a.commaAfter(before) ? 0 : governorKey(a.lower(before)));
}
