import type { Analysis } from '../../analysis/analysis.ts';
import { baseForm } from '../../clauses/persons.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { ANIMALS, MEN, mayThink, nameSex, WOMEN } from '../../words/beings.ts';
import { PEOPLE } from '../../words/people.ts';
import { HIM_OR_HER } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
const OTHER: Readonly<Record<string, string>> = { han: 'hun', ham: 'hende', hun: 'han', hende: 'ham' };
const OF_WOMEN = new WordList('hun hende hendes');
const OF_MEN = new WordList('han ham hans');
/** Anybody may be meant by them. */
const ANYBODY = new WordList('nogen nogle hvem anden andre enhver gud ingen gift skilt forelsket');
const PLURAL_WORDS = new WordList('børn mennesker folk venner gæster elever');

/** How far back she or he may be named, in words and in sentences. */
const FARTHEST = 24;
const SENTENCES = 3;
/** How far back nobody else may be named. */
const LOOK_BACK = 400;

/** »Min søster ville rejse. Han sagde …«: the only person named is a woman; and the other way round. */
export const heOrShe: WordRule = {
  id: 'he-or-she',
  subcategory: 'sound-alike',
  ofLearners: true,
  on: { words: Object.keys(OTHER).join(' ') },
  explanation:
    'Her skal der nok stå »{replacement}« i stedet for »{token}«. Om en kvinde eller pige siger man »hun« og »hende«, om en mand eller dreng »han« og »ham«.',
  wrong: [
    [
      'Min søster ville have et dansk navn. Han sagde, at det var nemt.',
      'Min søster ville have et dansk navn. Hun sagde, at det var nemt.',
    ],
    ['Min kone siger, at han aldrig har set sne.', 'Min kone siger, at hun aldrig har set sne.'],
    ['Min bror er syg i dag. Hun ligger i sengen.', 'Min bror er syg i dag. Han ligger i sengen.'],
    [
      'Min mormor bor i Polen, og jeg ringer til ham hver søndag.',
      'Min mormor bor i Polen, og jeg ringer til hende hver søndag.',
    ],
  ],
  right: [
    'Min søster er gift med en læge. Han arbejder i Aarhus.',
    'Ali har en søster. Han ringer til hende hver dag.',
    'Min kone har en hund. Han hedder Max.',
    'Min far bor i Iran. Min mor siger, at han snart kommer.',
    'Rådgiveren fik en pige, han skulle hjælpe.',
    'Drengen faldt. Hun hjalp ham op.',
    'Min søster hedder Nur. Hun bor i Vejle.',
    'Min kone og chefen talte længe. Han var sur.',
  ],
  match(a, at): Finding | null {
    if (a.lower(a.before(at)) === 'end' || a.hasCapital(at) !== a.opensSentence(at)) return null;
    // »en pige, han havde ansvaret for«
    const before = a.before(at);
    if (a.lower(before) === 'som' || isBesides(a, at)) return null;
    if (a.commaAfter(before) && (MEN.has(baseForm(a, before)) || WOMEN.has(baseForm(a, before)))) return null;
    const isHe = OF_MEN.test(a.lower(at));
    // »moster krammede | ham«: she did it to another
    if (HIM_OR_HER.test(a.lower(at)) && !hasOtherDoer(a, at)) return null;
    return isOnly(a, at, isHe) ? replaceWord(a, at, OTHER[a.lower(at)]!, SURE) : null;
  },
};

const NEAR = 8;
/** »drengen faldt. Hun hjalp | ham«: of him is spoken as well, so she is another. */
function isBesides(a: Analysis, at: number): boolean {
  const others = OF_MEN.test(a.lower(at)) ? OF_WOMEN : OF_MEN;
  for (let steps = 1; steps <= NEAR; steps++)
    if (others.test(a.lower(a.after(at, steps))) || others.test(a.lower(a.before(at, steps)))) return true;
  return false;
}

const OTHER_DOERS = new WordList('jeg du vi man i de');
/** »jeg ringer til | ham«: who does it is none of the two. */
function hasOtherDoer(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 6 && !a.commaAfter(k); k = a.before(k), steps++)
    if (OTHER_DOERS.test(a.lower(k))) return true;
  return false;
}

/** Whether the one person named before is of the other sex, named near, and nobody else is named at all. */
function isOnly(a: Analysis, at: number, isHe: boolean): boolean {
  let [near, sentences] = [false, 1];
  for (let k = at - 1; k >= 0 && at - k < LOOK_BACK; k--) {
    if (a.opensSentence(k + 1)) sentences++;
    if (!a.isWord(k)) continue;
    const who = whoIs(a, k, near, isHe);
    if (who === 'another') return false;
    if (who === 'the one') {
      if (!near && (at - k > FARTHEST || sentences > SENTENCES)) return false;
      near = true;
    }
  }
  return near;
}

/** »rådgiver«, »medarbejder«, »pianist« */
const TRADES_END = /(giver|arbejder|fører|mester|tager|styrer|ist|[kta]tør|ent|log)$/;

/** What a word says of who is spoken of: the one of the other sex, somebody else, or nobody. */
function whoIs(a: Analysis, at: number, isNamed: boolean, isHe: boolean): 'the one' | 'another' | 'nobody' {
  const word = a.lower(at);
  // The same slip again is nobody else, as long as none was named before: »Min søster … Han … han«.
  if ((isHe ? OF_MEN : OF_WOMEN).test(word)) return isNamed ? 'another' : 'nobody';
  if (ANYBODY.test(word)) return 'another';
  const [same, other] = isHe ? [MEN, WOMEN] : [WOMEN, MEN];
  if (same.has(word)) return 'another';
  if (other.has(word)) return 'the one';
  if (a.is(at, r.NAME) || (a.hasCapital(at) && a.types[at]!.listed < 0)) return ofName(a, at, isHe);
  if (!a.is(at, r.NOUN) || a.is(at, r.PLURAL) || PLURAL_WORDS.test(word)) return 'nobody';
  const base = baseForm(a, at);
  if (other.has(base)) return 'the one';
  if (same.has(base)) return 'another';
  return PEOPLE.test(base) || TRADES_END.test(base) || ANIMALS.test(base) || mayThink(word) ? 'another' : 'nobody';
}

const KIN = new WordList(
  'søster lillesøster storesøster kusine kone datter veninde moster faster tante mor svigermor bror lillebror storebror fætter mand søn onkel ' +
    'far svigerfar niece nevø farmor mormor farfar morfar',
);
const PLACE = new WordList('i fra til på af om');
/** »min søster | Berivan«, »i | Irak«: the same one, or no person. */
function ofName(a: Analysis, at: number, isHe: boolean): 'the one' | 'another' | 'nobody' {
  if (KIN.test(a.lower(a.before(at)))) return 'nobody';
  const sex = nameSex(a.lower(at));
  if (sex !== null) return (sex === 'hun') === isHe ? 'the one' : 'another';
  return PLACE.test(a.lower(a.before(at))) ? 'nobody' : 'another';
}
