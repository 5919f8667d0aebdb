import type { Analysis } from '../../analysis/analysis.ts';
import { AROUND_SELF, type Doer, doerOf } from '../../clauses/doer.ts';
import { insertAfter } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { RELATIVES } from '../../words/links.ts';
import { OBJECT_PERSONS_AND_SELF, OBJECTS, SURE_PERSONS } from '../../words/persons.ts';
import { type AfterReflexive, REFLEXIVES, REFLEXIVES_BY_FORM } from '../../words/reflexives.ts';
import { TIME_SPANS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

/** Who they are several. */
const OF_SEVERAL = new WordList('os jer sig');
const HOW = new WordList('alene hjemme velkommen bedre');

/** »vi glæder til ferien«, »så skyndte han hjem«, »jeg føler træt«: verbs that always have »mig«, »sig« or »os« with them. */
export const missingReflexive: WordRule = {
  id: 'missing-reflexive',
  subcategory: 'missing-word',
  explanation:
    'Her mangler »mig«, »dig«, »sig«, »os« eller »jer«: »{replacement}«. Nogle udsagnsord har altid et af dem med, for eksempel at glæde sig, at skynde sig og at føle sig træt.',
  on: { words: REFLEXIVES.map(({ forms }) => forms).join(' ') },
  wrong: [
    ['Vi glæder til ferien.', 'Vi glæder os til ferien.'],
    ['Jeg glæder meget til at se dig.', 'Jeg glæder mig meget til at se dig.'],
    ['Hun sminker hver morgen.', 'Hun sminker sig hver morgen.'],
    ['Han skyndte hjem.', 'Han skyndte sig hjem.'],
    ['Så skyndte hun ud til bussen.', 'Så skyndte hun sig ud til bussen.'],
    ['Min søster interesserer for biler.', 'Min søster interesserer sig for biler.'],
    ['Jeg føler træt i dag.', 'Jeg føler mig træt i dag.'],
    ['Drengen følte alene.', 'Drengen følte sig alene.'],
    ['Til jul ønsker jeg et bræt af træ.', 'Til jul ønsker jeg mig et bræt af træ.'],
    ['Vi hyggede hele aftenen.', 'Vi hyggede os hele aftenen.'],
    ['Jeg bryder ikke om fisk.', 'Jeg bryder mig ikke om fisk.'],
    ['Min bror har slået på knæet.', 'Min bror har slået sig på knæet.'],
    ['Vi besluttede for at tage hjem.', 'Vi besluttede os for at tage hjem.'],
    ['Hun ombestemte i sidste øjeblik.', 'Hun ombestemte sig i sidste øjeblik.'],
    ['De var døde, for de bevægede ikke.', 'De var døde, for de bevægede sig ikke.'],
    ['Katten sneg ind i køkkenet.', 'Katten sneg sig ind i køkkenet.'],
  ],
  right: [
    'Hun ønsker en ny lov.',
    'Filmen bevægede os meget.',
    'Hun bevægede kun læberne.',
    'Det glæder mig meget.',
    'Vi glæder os til ferien.',
    'Hun glædede de andre.',
    'Hvad glædede holdet?',
    'Det glædede holdet.',
    'De skyndte sig ind.',
    'Han skyndte på os.',
    'Hun føler stor glæde.',
    'Jeg føler, at du har ret.',
    'Nu glæder jeg mig til ferien.',
    'Tyven brød om natten ind i et hus.',
    'Vi besluttede for længe siden at tage hjem.',
    'Læreren bestemmer, for at alle kan være med.',
    'Han slog hånden i bordet.',
  ],
  match(a, at): Finding | null {
    const next = REFLEXIVES_BY_FORM.get(a.lower(at));
    if (next === undefined) return null;
    const doer = doerOf(a, at);
    if (doer === null) return null;
    const { self, last } = doer;
    // »hvad | glædede holdet?«, »den lampe, som | han gemte under kappen«, »det stiller jeg foran din dør«
    if (last > at ? isOfObject(a.lower(a.before(at))) : isOfThing(a, at)) return null;
    const place: AfterVerb = { ...doer, at, after: afterAdverbs(a, last) };
    const lacks = typeof next === 'string' ? LACKS[next](a, place) : next.test(a.lower(place.after));
    return lacks ? { ...insertAfter(a, last, ` ${self}`, 0.88), insertion: false } : null;
  },
};

/** A verb with who does it, and the word that follows both, past adverbs. */
interface AfterVerb extends Doer {
  readonly at: number;
  readonly after: number;
}

/** By what has to follow a verb, whether »mig«, »sig« or »os« lacks there. */
const LACKS: Readonly<Record<Exclude<AfterReflexive, WordList>, (a: Analysis, place: AfterVerb) => boolean>> = {
  noObject: (a, { at, last }) => isNoObject(a, at, last),
  howOneIs: (a, { after, self }) => isHow(a, after, self),
  asWish: (a, { at, after }) => isWish(a, at, after),
  forAt: (a, { after }) => a.lower(after) === 'for' && a.lower(a.after(after)) === 'at',
  bodyPart: (a, { after }) => BEFORE_BODY.test(a.lower(after)) && BODY.test(a.lower(a.after(after))),
  risen: (a, { last }) => isRisen(a, last),
  turnedRound: (a, { last }) => isTurnedRound(a, last),
  always: (a, { last }) => !hasSelf(a, last),
  ofSomebody: (a, { at, last, after, isSomebody }) =>
    isSomebody && (isNoObject(a, at, last) || ABOUT.test(a.lower(after))),
  imagined: (a, { self, after }) =>
    IMAGINES.test(self) && after >= 0 && !a.isMark(after) && !OBJECT_PERSONS_AND_SELF.test(a.lower(after)),
};

/** Before the verb stands what did it, or what was done to. */
const isOfObject = (word: string): boolean => OBJECTS.test(word) || ASKED_FOR.test(word);
const ASKED_FOR = new WordList('hvad hvem det');

/** »som | han gemte«: what he did it to stands before. */
const isOfThing = (a: Analysis, at: number): boolean =>
  PUTS.test(a.lower(at)) && SURE_PERSONS.test(a.lower(a.before(at))) && RELATIVES.test(a.lower(a.before(at, 2)));

const PUTS = new WordList('gemmer gemte stiller stillede låser låste skiller skilte slår slog skærer skar');

const FEW = 4;
/** »nærmede | skridtene sig« */
function hasSelf(a: Analysis, last: number): boolean {
  for (let k = a.after(last), steps = 0; k >= 0 && steps < FEW; k = a.after(k), steps++)
    if (OBJECT_PERSONS_AND_SELF.test(a.lower(k))) return true;
  return false;
}

const AND_OR_AGAIN = new WordList('og fra igen når da');
/** »rejste op.«, »rejste op og gik«: one does not go anywhere by it. */
function isRisen(a: Analysis, last: number): boolean {
  const up = a.after(last);
  if (a.commaAfter(last) || a.lower(up) !== 'op') return false;
  const next = a.after(up);
  return next < 0 || a.isMark(next) || a.commaAfter(up) || AND_OR_AGAIN.test(a.lower(next));
}

const LOOKS = new WordList('så ser se kiggede kigger kigge nikkede smilede vinkede råbte spurgte sagde');
/** »vendte om og kiggede«: not »vendte om og gik hjem«. */
const isTurnedRound = (a: Analysis, last: number): boolean =>
  !a.commaAfter(last) &&
  a.lower(a.after(last)) === 'om' &&
  a.lower(a.after(last, 2)) === 'og' &&
  LOOKS.test(a.lower(a.after(last, 3)));

/** »glæder | til«, »bekymrer | om« */
const ABOUT = new WordList('til over om for på når hjemme derhjemme ofte tit fordi hele');
/** »jeg kan ikke forestille | et liv«: not »filmen forestiller et liv«, »han forestiller en prins«. */
const IMAGINES = new WordList('mig dig os jer');

const BEFORE_BODY = new WordList('i på over');
/** What one hurts. */
const BODY = new WordList(
  'hovedet knæet hånden hænderne fingeren fingrene tommelfingeren foden fødderne benet benene armen armene albuen panden ryggen ' +
    'tåen tæerne næsen læben',
);

const GIFT_DAYS = new WordList('jul fødselsdag julegave fødselsdagsgave konfirmation');
const FARTHEST = 8;
/** »til jul | ønsker jeg | et bræt«, »ønsker | en cykel til min fødselsdag« */
function isWish(a: Analysis, verb: number, what: number): boolean {
  if (determinerBits(a.lower(what)) === 0 || OBJECT_PERSONS_AND_SELF.test(a.lower(what))) return false;
  const isDay = (k: number): boolean =>
    GIFT_DAYS.test(a.lower(k)) &&
    (a.lower(a.before(k)) === 'til' || a.lower(a.before(k, 2)) === 'til' || a.lower(a.before(k)) === 'i');
  for (let k = what, steps = 0; k >= 0 && !a.isMark(k) && steps < FARTHEST; k = a.after(k), steps++)
    if (isDay(k)) return true;
  return isDay(a.before(verb));
}

/** The word after, past adverbs; −1 past a comma. */
function afterAdverbs(a: Analysis, last: number): number {
  let k = last;
  do {
    if (a.commaAfter(k)) return -1;
    k = a.after(k);
  } while (AROUND_SELF.test(a.lower(k)));
  return k;
}

const DIRECTIONS = new WordList('hjem ud ind op ned hen over væk tilbage afsted videre');
const WHAT = r.NOUN | r.NAME | r.PRONOUN | r.DETERMINER | r.NUMERAL;
/** »skyndte | hjem«, »skyndte.«; not »skynde på«. */
function isNoObject(a: Analysis, at: number, last: number): boolean {
  const next = a.after(last);
  if (next < 0 || a.commaAfter(last) || a.isMark(next) || DIRECTIONS.test(a.lower(next))) return true;
  // »hyggede i haven«; »et par sole i lokalet« are things
  if (a.written(next) === 'i') return !a.canBe(at, r.NOUN);
  // »bevægede kun læberne«
  let what = afterAdverbs(a, last);
  while (what >= 0 && a.is(what, r.ADVERB)) what = a.commaAfter(what) ? -1 : a.after(what);
  const isObject = (k: number): boolean =>
    OBJECT_PERSONS_AND_SELF.test(a.lower(k)) || a.hasCapital(k) || determinerBits(a.lower(k)) !== 0;
  // »sminker hver morgen«
  if (a.lower(next) === 'hver' && TIME_SPANS.test(a.lower(a.after(next)))) return true;
  if (isObject(next) || a.lower(next) === 'på' || r.hasAny(a.union(next), WHAT)) return false;
  return what < 0 || a.isMark(what) || !(isObject(what) || r.hasAny(a.reading(what), WHAT));
}

/** »føler øjensynlig, at …« */
const AFTER_OPINION = new WordList('at ikke');
/** »føler flere«, »føler tilsyneladende« */
const NOT_HOW = r.COMPARATIVE | r.PRESENT_PARTICIPLE;
/** »træt«, »syg«, »alene«; not »stor glæde«, »varmt for«. */
function isHow(a: Analysis, at: number, self: string): boolean {
  if (HOW.test(a.lower(at))) return true;
  const isOne = a.canBe(at, r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE);
  const isMore = OF_SEVERAL.test(self) && a.canBe(at, r.ADJECTIVE | r.PLURAL);
  if (!a.is(at, r.ADJECTIVE) || !(isOne || isMore) || r.hasAny(a.union(at), NOT_HOW)) return false;
  const next = a.after(at);
  if (AFTER_OPINION.test(a.lower(next))) return false;
  return a.commaAfter(at) || !r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE);
}
