import { setsWith, wordProbabilities, type WordSet } from '../../models/word-sets.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import {
  ADJECTIVE,
  DEFINITE,
  DETERMINER,
  FINITE,
  GENITIVE,
  hasAny,
  INDEFINITE,
  INFINITIVE,
  NAME,
  NOUN,
  PLURAL,
  PREPOSITION,
  PRESENT_PARTICIPLE,
  PRONOUN,
  VERB,
} from '../../lexicon/readings.ts';
import { isCountedNoun, isMassNoun } from '../../phrases/counted-noun.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { isAnybody } from '../../phrases/whose.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { WordList } from '../../words/word-list.ts';
import { AND_OR } from '../../words/links.ts';
import { OBJECT_PERSONS, PERSONS, PERSONS_AND_RELATIVES, SURE_PERSONS } from '../../words/persons.ts';
import { BE_OR_BECOME } from '../../words/verbs.ts';

const BESIDE = new WordList('mellem med hos fra mod bag foran omkring');

interface Pair {
  subcategory: SubcategoryId;
  written: string;
  right: string;
  /** How little the written word may fit. */
  doubt: number;
  fits: Test;
}

const pair = (subcategory: SubcategoryId, words: string, doubt: number, fits: Test): Pair => {
  const [written, right] = words.split(' ') as [string, string];
  return { subcategory, written, right, doubt, fits };
};
const FOR_OR_TO = new WordList('for til');
const isObject: Test = (a, at) =>
  // »…, for vi vidste det«
  ((n.prepositionBefore(a, at) && !(FOR_OR_TO.test(a.lower(a.before(at))) && a.commaAfter(a.before(at, 2)))) ||
    hasSubjectBefore(a, at)) &&
  !n.finiteNext(a, at);
/** »jeg savner han«, »Peter kender hun«; but »det gjorde jeg«, »i dag badede vi«: what stands first is no subject. */
const hasSubjectBefore: Test = (a, at) => {
  const subject = a.before(at, 2);
  // »vil have jeg med«
  if (a.is(a.before(at), VERB | INFINITIVE) && n.modalBefore(a, a.before(at)))
    return !a.commaAfter(a.before(at)) && (n.closesClause(a, at) || n.prepositionNext(a, at));
  // »vi gik i parken der mødte vi Ole«: there
  if (a.lower(subject) === 'der' && !a.commaAfter(a.before(subject)) && a.is(a.before(subject, 2), PREPOSITION))
    return false;
  // »Der spillede vi kort«: there
  if (a.lower(subject) === 'der' && a.opensSentence(subject)) return false;
  return n.objectPlace(a, at) && (PERSONS_AND_RELATIVES.test(a.lower(subject)) || a.is(subject, NAME));
};
const AFTER_TIME = new WordList('og i på hele igen ud hjem fordi når da hvis');
const isManner: Test = (a, at) =>
  [2, 3, 4].some((steps) => a.lower(a.before(at, steps)) === 'på' && !a.commaAfter(a.before(at)));
/** After a preposition that never begins a clause. */
const afterPlainPreposition: Test = (a, at) =>
  (BESIDE.test(a.lower(a.before(at))) ||
    // »ved siden af hun«
    (a.lower(a.before(at)) === 'af' && a.lower(a.before(at, 2)) === 'siden')) &&
  (n.closesClause(a, at) || AFTER_TIME.test(a.lower(a.after(at))));
/** »Mig og min bror spiller«: first in the sentence, joined with somebody, the verb not far off. */
const isJoinedSubject: Test = (a, at) => {
  if (a.before(at) >= 0 || a.lower(a.after(at)) !== 'og') return false;
  for (let d = 2; d <= 5; d++) {
    const verb = a.after(at, d);
    // »ham og Maja kender jeg«: the subject follows
    if (hasAny(a.reading(verb), FINITE)) return !PERSONS.test(a.lower(a.after(verb)));
  }
  return false;
};
const PERSONS_AND_DER = new WordList('jeg du han hun vi man de der i');
/** »ham bad vi om at komme«: the subject follows the verb. */
const isFronted: Test = (a, at) =>
  PERSONS_AND_DER.test(a.lower(a.after(at, 2))) ||
  a.is(a.after(at, 2), NAME) ||
  (a.lower(at) === 'dem' && a.is(a.after(at, 2), NOUN | DEFINITE));
/** »mig bog«, but not »mig bogen«: what somebody owns stands without its article. */
/** »sin kommende film«, »sin anden af fire chancer«: what is owned, with a word before it that has no ending. */
const isOwnedSecond: Test = (a, at) => {
  const next = a.after(at);
  // »sin næstes ost«
  const isBetween = a.canBe(next, ADJECTIVE) || a.canBe(next, PRESENT_PARTICIPLE) || a.canBe(next, NOUN | GENITIVE);
  return isBetween && a.is(a.after(next), NOUN);
};
const bareNounNext: Test = (a, at) => n.nounNext(a, at) && a.canBe(a.after(at), NOUN | INDEFINITE);
/** »skaffe sig adgang«, »give sig tid«: for oneself, and a bare noun. */
const GETS_ONESELF = new WordList(
  'skaffe skaffer skaffede skaffet tage tager tog taget give giver gav givet få får fik fået bane banede banet gøre gør gjorde gjort ' +
    'forbeholde forbeholder forbeholdt tilegne tilegner købe køber købte købt',
);
const RELATIVES_AND_HAVE = new WordList('der som har havde');
/** »jeg vil takke de, fordi«: after an infinitive or a verb with its subject, and the clause ends. */
const isObjectAtEnd: Test = (a, at) => {
  const verb = a.before(at);
  if (
    !n.closesClause(a, at) ||
    a.commaAfter(verb) ||
    BE_OR_BECOME.test(a.lower(verb)) ||
    RELATIVES_AND_HAVE.test(a.lower(a.after(at)))
  )
    return false;
  if (a.is(verb, VERB | INFINITIVE) && a.canBe(verb, VERB | INFINITIVE))
    return PERSONS_AND_RELATIVES.test(a.lower(a.before(verb, 2))) || n.modalBefore(a, verb);
  return n.objectPlace(a, at) && SURE_PERSONS.test(a.lower(a.before(at, 2)));
};
/** A comparative a few words before: »længere væk end«, »hellere have en is end«. */
const isCompared: Test = (a, at) => {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 14; k = a.before(k), steps++)
    if (n.comparativeBefore(a, k + 1)) return true;
  return false;
};
const PERSONS_AND_OWNERS = new WordList(
  'jeg du han hun vi de mig dig ham hende os jer dem mine dine sine hans hendes vores alle sidste',
);
const BEFORE_PERSON = new WordList('på med af som til for i');
/** »færre timer en drenge«, »mindre i løn en de andre«: nothing that follows can have the article »en«. */
const isComparedWithSeveral: Test = (a, at) =>
  isCompared(a, at) &&
  !a.commaAfter(at) &&
  (n.pluralNext(a, at) || PERSONS_AND_OWNERS.test(a.lower(a.after(at)))) &&
  !BEFORE_PERSON.test(a.lower(a.before(at)));
const PREPOSITIONS = new WordList('mellem med hos fra til for på af om');
const THAN_OR_LIKE = new WordList('end ligesom');
const isSubject: Test = (a, at) =>
  n.finiteNext(a, at) &&
  n.opensClause(a, at) &&
  !isFronted(a, at) &&
  // »elleve minutter før mig kom min søster«
  !(MAY_BE_PREPOSITIONS.test(a.lower(a.before(at))) && hasAny(a.reading(a.after(at, 2)), DETERMINER | NAME)) &&
  !PREPOSITIONS.test(a.lower(a.before(at, 3))) &&
  // »ham eller hende«
  !(AND_OR.test(a.lower(a.before(at))) && OBJECT_PERSONS.test(a.lower(a.before(at, 2)))) &&
  !THAN_OR_LIKE.test(a.lower(a.before(at)));

const MAY_BE_PREPOSITIONS = new WordList('før inden efter siden om');
const SUBORDINATORS = new WordList('fordi hvis når da selvom mens');
const CLAUSE_OPENERS = new WordList('der som at');
/** »fordi ham er sur«, »Dem kommer altid for sent«: no object comes first there, or nothing else could be the subject. */
const isOnlySubject: Test = (a, at) => {
  if (!isSubject(a, at) || a.commaAfter(at)) return false;
  if (SUBORDINATORS.test(a.lower(a.before(at)))) return true;
  for (let k = a.after(at, 2), steps = 0; k >= 0 && steps < 12; k = a.after(k), steps++) {
    if (a.isMark(k) || a.commaAfter(k - 1)) break;
    if (hasAny(a.reading(k), NOUN | NAME | PRONOUN | DETERMINER | FINITE) || CLAUSE_OPENERS.test(a.lower(k)))
      return false;
  }
  return a.before(at) < 0 && !hasAny(a.reading(a.after(at, 2)), PREPOSITION);
};

/** »kom nede fra kælderen«: where it was before; »så ham i går nede ved havnen«: nobody goes. */
const movesThere: Test = (a, at) =>
  n.movesBefore(a, at) &&
  a.lower(a.after(at)) !== 'fra' &&
  !(a.lower(a.before(at)) === 'går' && a.lower(a.before(at, 2)) === 'i');

const GIVES = new WordList('give giver gav givet');
const SMELLS = new WordList('lugte lugter lugtede dufte dufter duftede smage smager smagte stinke stinker stank');
const AS_OR_BE = new WordList('som længe være vær');
const PREPOSITIONS_AFTER = new WordList('efter ad af for til');
const OF_OR_OWN = new WordList('af sin sit sine for især');
const WITH_OR_FROM = new WordList('med hos og fra');
const PAIRS: readonly Pair[] = [
  pair(
    'sound-alike',
    'af at',
    0.1,
    // »lugter af rådne æg«
    (a, at) =>
      !SMELLS.test(a.lower(a.before(at))) &&
      (n.infinitiveNext(a, at) || (n.subjectNext(a, at) && !hasAny(a.reading(a.after(at, 2)), DETERMINER | NAME))),
  ),
  pair('end-ind', 'en end', 0.5, n.comparativeBefore),
  pair('end-ind', 'en end', 0.995, isComparedWithSeveral),
  pair(
    'end-ind',
    'end en',
    0.05,
    (a, at) => n.phraseNext(a, at) && !isCompared(a, at) && !AS_OR_BE.test(a.lower(a.before(at))),
  ),
  pair(
    'end-ind',
    'en ind',
    0.03,
    (a, at) =>
      n.prepositionNext(a, at) &&
      !a.commaAfter(a.before(at)) &&
      !a.is(a.before(at), ADJECTIVE) &&
      !PREPOSITIONS_AFTER.test(a.lower(a.after(at))),
  ),
  pair('end-ind', 'end ind', 0.05, (a, at) => n.prepositionNext(a, at) && !isCompared(a, at)),
  pair(
    'pronoun-case',
    'de dem',
    0.05,
    // »af de adspurgte«: tagged as something else
    (a, at) =>
      n.prepositionBefore(a, at) &&
      !n.phraseNext(a, at) &&
      !n.finiteNext(a, at) &&
      !a.canBe(a.after(at), ADJECTIVE | PLURAL | DEFINITE),
  ),
  pair('pronoun-case', 'de dem', 0.99, isObjectAtEnd),
  pair('pronoun-case', 'dem de', 0.05, isSubject),
  pair('man-mand', 'man mand', 0.05, (a, at) => n.determinerBefore(a, at) && !a.commaAfter(a.before(at))),
  pair('man-mand', 'mand man', 0.03, isAnybody),
  pair('hvis-vis', 'vis hvis', 0.05, (a, at) => n.subjectNext(a, at) && !isManner(a, at)),
  pair('hver-vaer-vejr', 'vær hver', 0.2, n.nounNext),
  pair('hver-vaer-vejr', 'være hver', 0.05, (a, at) => n.nounNext(a, at) && !n.asksBeBefore(a, at)),
  pair('hver-vaer-vejr', 'vejr hver', 0.05, n.nounNext),
  pair(
    'hver-vaer-vejr',
    'hver være',
    0.05,
    // »vi skulle hver vælge et dyr«
    (a, at) =>
      n.modalBefore(a, at) && !n.phraseNext(a, at) && !OF_OR_OWN.test(a.lower(a.after(at))) && !n.infinitiveNext(a, at),
  ),
  pair('hver-vaer-vejr', 'vejr være', 0.05, n.modalBefore),
  pair('hver-vaer-vejr', 'vær være', 0.1, n.modalBefore),
  pair('vaere-vaerre', 'værre være', 0.05, n.modalBefore),
  pair('for-faar', 'for får', 0.05, n.subjectBefore),
  pair('hvor-vor', 'vor hvor', 0.05, (a, at) => n.finiteNext(a, at) || n.subjectNext(a, at)),
  pair('hvad-var', 'hvad var', 0.02, n.subjectBefore),
  pair('mange-meget', 'mange meget', 0.3, (a, at) => n.singularNext(a, at) && !isCountedNoun(a, a.after(at))),
  pair('mange-meget', 'mange meget', 0.995, (a, at) => n.singularNext(a, at) && isMassNoun(a, a.after(at))),
  pair('mange-meget', 'meget mange', 0.2, n.pluralNext),
  pair('da-naar', 'nå når', 0.05, (a, at) => !a.commaAfter(at) && n.subjectNext(a, at)),
  pair('hjem-hjemme', 'hjem hjemme', 0.2, n.staysBefore),
  pair(
    'hjem-hjemme',
    'hjemme hjem',
    0.3,
    // »hun går hjemme med sit barn«
    (a, at) => n.movesBefore(a, at) && !WITH_OR_FROM.test(a.lower(a.after(at))),
  ),
  pair('hjem-hjemme', 'ud ude', 0.1, n.staysBefore),
  pair('hjem-hjemme', 'ude ud', 0.1, movesThere),
  pair('hjem-hjemme', 'op oppe', 0.1, n.staysBefore),
  pair('hjem-hjemme', 'oppe op', 0.1, movesThere),
  pair('hjem-hjemme', 'ned nede', 0.1, n.staysBefore),
  pair('hjem-hjemme', 'nede ned', 0.1, movesThere),
  pair('hjem-hjemme', 'ind inde', 0.1, n.staysBefore),
  pair('hjem-hjemme', 'inde ind', 0.1, movesThere),
  ...['jeg mig', 'du dig', 'han ham', 'hun hende', 'vi os'].map((words) => pair('pronoun-case', words, 0.1, isObject)),
  ...['jeg mig', 'du dig', 'han ham', 'hun hende', 'vi os'].map((words) =>
    pair('pronoun-case', words, 0.99, afterPlainPreposition),
  ),
  ...['mig jeg', 'ham han', 'hende hun', 'os vi'].map((words) => pair('pronoun-case', words, 0.97, isJoinedSubject)),
  ...['mig jeg', 'dig du', 'ham han', 'hende hun', 'os vi'].map((words) => pair('pronoun-case', words, 0.1, isSubject)),
  ...['mig jeg', 'dig du', 'ham han', 'hende hun', 'os vi', 'dem de'].map((words) =>
    pair('pronoun-case', words, 0.99, isOnlySubject),
  ),
  // »læreren gav mig ros«
  pair(
    'sound-alike',
    'mig min',
    0.03,
    (a, at) => bareNounNext(a, at) && (!GIVES.test(a.lower(a.before(at))) || isCountedNoun(a, a.after(at))),
  ),
  pair(
    'sin-hans',
    'sin sig',
    0.05,
    (a, at) => !n.phraseNext(a, at) && !n.prepositionNext(a, at) && !n.closesClause(a, at) && !isOwnedSecond(a, at),
  ),
  pair('sin-hans', 'sig sin', 0.03, (a, at) => bareNounNext(a, at) && !GETS_ONESELF.test(a.lower(a.before(at)))),
];
const SURE = 0.5;
/** From this doubt on the neighbours alone decide. */
const LET_THROUGH = 0.6;
const SUREST = 0.96;

/** What may be meant by a word: the pairs that begin with it, by the set in which the model weighs them. */
const FROM = new Map<string, { set: WordSet; pairs: readonly Pair[] }[]>();
for (const written of new Set(PAIRS.map((one) => one.written))) {
  const own = PAIRS.filter((one) => one.written === written);
  FROM.set(
    written,
    setsWith(written).map((set) => ({ set, pairs: own.filter(({ right }) => set.words.includes(right)) })),
  );
}

export const smallWords: WordRule = {
  id: 'small-words',
  subcategory: 'sound-alike',
  on: { words: [...FROM.keys()].join(' ') },
  wrong: [
    ['Mig og min bror spiller fodbold.', 'Jeg og min bror spiller fodbold.'],
    ['Jeg savner han meget.', 'Jeg savner ham meget.'],
  ],
  right: [
    'Han prøvede at skaffe sig adgang til huset.',
    'Nu viser han sin kommende film.',
    'Hun kan godt lide at læse og skrive.',
    'Han er større end en hest.',
    'Vi gik hjem, for de var hjemme.',
    'Vi skulle hver medbringe et håndklæde.',
    'Lyden kom nede fra kælderen.',
    'Jeg så dem i går nede ved havnen.',
    'Jeg ved det ikke, for jeg var kun et år.',
    'Svovl lugter af rådne æg.',
  ],
  match(a, at, models): Finding | null {
    const written = a.lower(at);
    if (written === 'vi' && a.written(at) === 'VI') return null;
    let best: Finding | null = null;
    for (const { set, pairs } of FROM.get(written)!) {
      let p: Float64Array | null = null;
      for (const { subcategory, right, doubt, fits } of pairs) {
        // the neighbours first: they are quicker asked than the model
        if (!fits(a, at)) continue;
        p ??= wordProbabilities(a, at, set, models);
        const own = p[set.words.indexOf(written)]!;
        if (own > doubt || (p[set.words.indexOf(right)]! < SURE && doubt < LET_THROUGH)) continue;
        const sure = Math.min(1 - own, SUREST);
        if (best === null || sure > best.confidence) best = replaceWord(a, at, right, sure, subcategory);
      }
    }
    return best;
  },
};
