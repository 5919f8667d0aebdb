import type { Analysis } from '../../analysis/analysis.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import { fitKeys } from '../../models/fit-model.ts';
import { oddsOf } from '../../models/join-odds.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import type { Automaton } from '../../lexicon/automaton.ts';
import {
  ADJECTIVE,
  DEFINITE,
  IMPERATIVE,
  INFINITIVE,
  INDEFINITE,
  NOUN,
  NUMERAL,
  PAST,
  PLURAL,
  PREPOSITION,
  VERB,
} from '../../lexicon/readings.ts';
import { isOwnersOwner } from '../../phrases/owners-owner.ts';
import { belongsToSecond } from '../../spelling/determiner-agrees.ts';
import { isOnlyVerb } from '../../spelling/only-verb.ts';
import { isAnotherWord } from '../../spelling/meant-word.ts';
import type { WordType } from '../../tagger/word-type.ts';
import { DEN_DET_DE } from '../../words/articles.ts';
import { PARENTS } from '../../words/persons.ts';

/** Odds from which the two may be one word, linked in another way. */
const LEAST = 2;
const AGREES = 1.5;
/** Surer than any mark on a half of it. */
const SUREST = 0.999;
const SHORTEST = 3;
/** A whole that somebody uses. */
const USED = 15;

/** A compound in two, its link left out or put in: »fødsel dag«, »dyre læge«. */
export const splitLink: WordRule = {
  id: 'split-link',
  subcategory: 'compound-split',
  general: true,
  on: { readings: [NOUN, ADJECTIVE, VERB] },
  wrong: [
    ['Jeg vil gerne være dyre læge.', 'Jeg vil gerne være dyrlæge.'],
    ['Vi skal holde fødsel dag på lørdag.', 'Vi skal holde fødselsdag på lørdag.'],
  ],
  right: [
    'Det ferske vand blev til is.',
    'Hun har to børn hjemme.',
    'Vi købte dyre sko.',
    'De kan lide at lege sammen.',
    'Pisk fløden, og læg den på toppen.',
    'Min fars bror bor i Sydney.',
    'Hun er jeres konges datter.',
    'Ved min fødselsdag sang de for mig.',
  ],
  match(a, at, models) {
    const next = a.after(at);
    if (next < 0 || !mayJoin(a, at, next) || isOwnersOwner(a, at) || areTwo(a, at, next)) return null;
    // »Ved min fødselsdag sang de«: the verb of the clause
    if (isOnlyVerb(a, at, next)) return null;
    const { lexicon } = a;
    const second = a.lower(next);
    if (a.joinedWithNext(at) >= 0) return null;
    for (const [part, node] of linked(a.types[at]!, lexicon.words)) {
      if (!lexicon.words.endsWord(node, second)) continue;
      const joined = lexicon.words.findJoined(part, second);
      if (joined < 0 || lexicon.frequencies[joined]! < USED || !lexicon.hasReading(joined, NOUN)) continue;
      const keys = [at, next].map((k) => fitKeys(a.lower(k), a.types[k]!.listed, lexicon));
      const odds =
        oddsOf(a, at, fitKeys(part + second, joined, lexicon), keys[0]!, keys[1]!, models) +
        (belongsToSecond(a, at, next) ? AGREES : 0);
      if (odds < LEAST || isAnotherWord(a, next, models)) return null;
      return replaceSpan(a, at, next, part + second, Math.min(SUREST, probabilityOf(odds)));
    }
    return null;
  },
};

/** The other ways in which a word may stand first in a compound, and where the dictionary's words with it go on. */
function linked({ lower, node }: WordType, words: Automaton): [part: string, node: number][] {
  const parts: [string, number][] = [];
  for (const link of ['e', 's']) {
    const linkedNode = words.nodeAfter(link, node);
    if (linkedNode !== 0) parts.push([lower + link, linkedNode]);
  }
  if ((lower.endsWith('e') || lower.endsWith('s')) && lower.length > SHORTEST) {
    const part = lower.slice(0, -1);
    parts.push([part, words.nodeAfter(part)]);
  }
  return parts;
}

/** »Pisk fløden«, »i 7. klasses lokale«: what is to be done, and to what; whose it is. */
const areTwo = (a: Analysis, at: number, next: number): boolean =>
  (a.before(at) < 0 && a.canBe(at, VERB | IMPERATIVE) && a.canBe(next, NOUN | DEFINITE)) ||
  (a.lower(at) === 'klasses' && /\d\.? $/.test(a.text.slice(Math.max(0, a.starts[at]! - 4), a.starts[at]!))) ||
  // »sejle båden«
  (a.is(at, VERB) && a.canBe(at, VERB | INFINITIVE) && a.canBe(next, NOUN | DEFINITE)) ||
  // »Fars far er farfar«
  (PARENTS.test(a.lower(at).slice(0, -1)) && PARENTS.test(a.lower(next))) ||
  // »læse fremmede sprog«, »en nyhed om vilde svin«
  (a.canBe(at, ADJECTIVE | PLURAL | DEFINITE) &&
    (a.lower(at).endsWith('ede') || a.is(at, ADJECTIVE)) &&
    a.canBe(next, NOUN | PLURAL | INDEFINITE)) ||
  // »led ren pine«
  (a.canBe(at, VERB | PAST) && a.canBe(next, ADJECTIVE) && a.is(a.after(next), NOUN));

/** Two listed words of small letters with one space between, the second one a noun. */
function mayJoin(a: Analysis, at: number, next: number): boolean {
  if (!a.isWord(at) || !a.isWord(next) || a.commaAfter(at) || a.hasCapital(next)) return false;
  if (a.starts[next]! - a.ends[at]! !== 1 || a.lower(at).length < SHORTEST || a.lower(next).length < SHORTEST)
    return false;
  if (a.types[at]!.listed < 0 || a.types[next]!.listed < 0 || a.is(at, NUMERAL) || a.is(at, PREPOSITION)) return false;
  return a.canBe(next, NOUN) && (!a.hasCapital(at) || a.opensSentence(at)) && !isDefinite(a, at);
}

/** »det ferske vand«: after a definite article the adjective must end in -e. */
const isDefinite = (a: Analysis, at: number): boolean =>
  a.lower(at).endsWith('e') && a.canBe(at, ADJECTIVE) && DEN_DET_DE.test(a.lower(a.before(at)));
