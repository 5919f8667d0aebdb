import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { inOtherGender } from '../../phrases/determiners.ts';
import { WordList } from '../../words/word-list.ts';

const OF_NEUTER = new WordList('mit dit sit et');
const OF_COMMON = new WordList('min din sin en');
const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;

/** »mit egen værelse«, »min eget hund«: »egen« agrees with the noun as »min« does. */
export const ownAgreement: WordRule = {
  id: 'own-agreement',
  subcategory: 'adjective-agreement',
  on: { words: 'egen eget egne anden andet' },
  wrong: [
    ['Jeg har fået mit egen værelse.', 'Jeg har fået mit eget værelse.'],
    ['Hun har sin eget computer.', 'Hun har sin egen computer.'],
    ['Det er min helt eget hund.', 'Det er min helt egen hund.'],
    ['Jeg har fået min eget værelse.', 'Jeg har fået mit eget værelse.'],
    ['Så får man sin egne penge.', 'Så får man sine egne penge.'],
    ['Jeg tog min egne sko på.', 'Jeg tog mine egne sko på.'],
    ['Giv mig det anden glas.', 'Giv mig det andet glas.'],
    ['Jeg vil hellere have en andet bluse.', 'Jeg vil hellere have en anden bluse.'],
  ],
  right: [
    'Jeg har mit eget værelse og min egen nøgle.',
    'Han har sin egen nye cykel.',
    'Hun bor i eget hus.',
    'Gør det anden gang, du prøver.',
  ],
  match(a, at): Finding | null {
    if (a.lower(at) === 'egne') return ofSeveral(a, at);
    if (a.lower(at) === 'anden')
      return isOfGender(a, at, THE_OR_OWN, r.NEUTER) ? replaceWord(a, at, 'andet', 0.9) : null;
    if (a.lower(at) === 'andet')
      return isOfGender(a, at, OF_COMMON, r.COMMON) ? replaceWord(a, at, 'anden', 0.9) : null;
    const isNeuter = a.lower(at) === 'eget';
    const owner = a.lower(a.before(at)) === 'helt' ? a.before(at, 2) : a.before(at);
    if (!(isNeuter ? OF_COMMON : OF_NEUTER).test(a.lower(owner)) || a.commaAfter(at)) return null;
    const noun = a.is(a.after(at), r.ADJECTIVE) ? a.after(at, 2) : a.after(at);
    if (!a.is(noun, r.NOUN) || a.canBe(noun, BARE | r.COMMON) === a.canBe(noun, BARE | r.NEUTER)) return null;
    // »min eget værelse«: the owner is the one of the three that does not agree
    if (a.canBe(noun, BARE | (isNeuter ? r.NEUTER : r.COMMON)))
      return replaceWord(a, owner, inOtherGender(a.lower(owner))!, 0.93, 'gender');
    return replaceWord(a, at, isNeuter ? 'egen' : 'eget', 0.93);
  },
};

const OF_SEVERAL: Readonly<Record<string, string>> = {
  min: 'mine',
  mit: 'mine',
  din: 'dine',
  dit: 'dine',
  sin: 'sine',
  sit: 'sine',
};
/** »sin egne penge«: several, by both the adjective and the noun. */
function ofSeveral(a: Analysis, at: number): Finding | null {
  const [owner, noun] = [a.before(at), a.is(a.after(at), r.ADJECTIVE) ? a.after(at, 2) : a.after(at)];
  const right = OF_SEVERAL[a.lower(owner)];
  if (right === undefined || a.commaAfter(owner) || a.commaAfter(at) || !a.is(noun, r.NOUN)) return null;
  const isMany = a.canBe(noun, r.NOUN | r.PLURAL) && (!a.canBe(noun, BARE) || a.is(noun, r.PLURAL));
  return isMany ? replaceWord(a, owner, right, 0.93, 'number') : null;
}

const THE_OR_OWN = new WordList('det et mit dit sit dette');
/** »det anden glas«, »en andet bluse«: after an article of the noun's gender. */
function isOfGender(a: Analysis, at: number, articles: WordList, gender: number): boolean {
  const noun = a.after(at);
  return (
    articles.test(a.lower(a.before(at))) &&
    !a.commaAfter(a.before(at)) &&
    !a.commaAfter(at) &&
    a.is(noun, r.NOUN) &&
    a.canBe(noun, BARE | gender, r.GENITIVE) &&
    !a.canBe(noun, BARE | (gender === r.NEUTER ? r.COMMON : r.NEUTER), r.GENITIVE)
  );
}
