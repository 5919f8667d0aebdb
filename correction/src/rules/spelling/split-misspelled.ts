import type { Analysis } from '../../analysis/analysis.ts';
import { fitKeys } from '../../models/fit-model.ts';
import { oddsOf } from '../../models/join-odds.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { FINITE, hasAny, INFINITIVE, NOUN, NUMERAL, OTHER, VERB } from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { isEnglishPhrase } from '../../words/english-phrases.ts';
import { WordList } from '../../words/word-list.ts';

const BEFORE_PLACE = new WordList('på i til ved fra om');

/** No compound is further from its two halves, in hundredths of an edit. */
const NEAR = 70;
/** A whole that is in use may be further off. */
const NEAR_USED = 100;

const USED = 40;
const USUAL = 90;
/** Surer than what puts another word for one half. */
const SURE = 0.985;
/** Odds of the whole against its corrected halves. */
const LEAST = -3;

/** A compound in two, one half of it misspelled: »jor bær«. The halves together find the word that each alone does not. */
export const splitMisspelled: WordRule = {
  id: 'split-misspelled',
  subcategory: 'compound-split',
  on: { unlisted: true, readings: [VERB | INFINITIVE] },
  wrong: [
    ['Vi plukkede jor bær hele dagen.', 'Vi plukkede jordbær hele dagen.'],
    ['Jeg har en ny skole taskke.', 'Jeg har en ny skoletaske.'],
    ['Nu kom hun ente lig hjem.', 'Nu kom hun endelig hjem.'],
  ],
  right: ['Vi prøvede et escape room.', 'Vi så Jonas bade.', 'De kan svømme og bade.'],
  match(a, at, models) {
    const { lexicon } = a;
    const { speller } = models;
    const unlisted = a.types[at]!.word < 0;
    for (const [from, to] of [
      [at, a.after(at)],
      [unlisted ? a.before(at) : -1, at],
    ] as const) {
      if (!mayJoin(a, from, to, unlisted)) continue;
      const together = a.lower(from) + a.lower(to);
      if (lexicon.find(together) >= 0 && lexicon.hasReading(lexicon.find(together), NOUN)) {
        if (unlisted) return replaceSpan(a, from, to, together, 0.96);
        continue;
      }
      const best = speller.suggest(together, a.effort)[0];
      if (!best) continue;
      const frequency = lexicon.frequencies[best.listed]!;
      // »ente lig«: other words only where they are in everybody's mouth
      if (!lexicon.hasReading(best.listed, NOUN) && !(unlisted && frequency >= USUAL && best.cost <= NEAR)) continue;
      if (best.cost > (frequency >= USED ? NEAR_USED : frequency > 0 ? NEAR : 40)) continue;
      if (!fitsAsWhole(a, from, best.listed, models)) return null;
      return replaceSpan(a, from, to, best.word, unlisted ? SURE : 0.965);
    }
    return null;
  },
};

/** »jor bær« is »jordbær«, but »lilde pige« is »lille pige«: the misspelled half may be corrected by itself. */
function fitsAsWhole(a: Analysis, from: number, whole: number, models: Models): boolean {
  const { lexicon } = a;
  const keys = [from, from + 1].map((at) => {
    const { lower, listed } = a.types[at]!;
    const corrected = listed >= 0 ? listed : models.speller.suggest(lower, a.effort)[0]?.listed;
    return corrected === undefined ? null : fitKeys(lexicon.words.word(corrected).toLowerCase(), corrected, lexicon);
  });
  if (!keys[0] || !keys[1]) return true;
  return oddsOf(a, from, fitKeys(lexicon.words.word(whole), whole, lexicon), keys[0], keys[1], models) > LEAST;
}

/** Two small-lettered words, of which only one is wrong; an infinitive's neighbour is a definite noun after a preposition. */
function mayJoin(a: Analysis, from: number, to: number, unlisted: boolean): boolean {
  if (from < 0 || to < 0 || !a.isWord(from) || !a.isWord(to) || a.commaAfter(from)) return false;
  if (a.hasCapital(to) || a.hasCapital(from) || a.starts[to]! - a.ends[from]! !== 1) return false;
  const [first, second] = [a.lower(from), a.lower(to)];
  if (isEnglishPhrase(first, second)) return false;
  if (first.length < 3 || second.length < 3 || first.length + second.length < 6) return false;
  if (a.is(from, NUMERAL)) return false;
  if (!unlisted) return BEFORE_PLACE.test(a.lower(a.before(from))) && a.canBe(to, NOUN) && a.is(to, NOUN);
  if (a.types[from]!.listed >= 0 && a.union(from) & OTHER) return false;
  if (a.types[from]!.word >= 0 && (!hasAny(a.union(from), NOUN) || hasAny(a.reading(from), FINITE | NUMERAL)))
    return false;
  return a.types[to]!.word < 0 || (a.canBe(to, NOUN) && !(a.union(to) & OTHER));
}
