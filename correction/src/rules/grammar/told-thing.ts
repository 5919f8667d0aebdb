import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import {
  baseOf,
  genderOf,
  isPerson,
  isPronoun,
  isSpokenOf,
  isThingOrMatter,
  namedBefore,
} from '../../phrases/named-thing.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { isDegreeWord } from '../../phrases/predicate.ts';
import { DEN_OR_DET } from '../../phrases/said-by-several.ts';
import { describedThing, introducedThing } from '../../phrases/told-thing.ts';
import { isFinite } from '../../verbs/finite.ts';
import { SOMEBODY } from '../../words/beings.ts';
import { IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const NEUTER_FORM = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const GRADED = r.COMPARATIVE | r.SUPERLATIVE;
const SURE = 0.95;

/** »Min hund er sød, det hedder Bella«, »Huset er gammelt, men den er dyr«: the clause goes on about the thing, and its pronoun has another gender. */
export const toldThing: WordRule = {
  id: 'told-thing',
  subcategory: 'gender',
  explanation: DEN_OR_DET,
  on: { words: 'den det' },
  wrong: [
    ['Min hund er sød, og det hedder Bella.', 'Min hund er sød, og den hedder Bella.'],
    ['Jeg har en kat, og det hedder Mis.', 'Jeg har en kat, og den hedder Mis.'],
    ['Bogen er meget interessant, og det handler om krig.', 'Bogen er meget interessant, og den handler om krig.'],
    ['Bilen er flot, men det koster mange penge.', 'Bilen er flot, men den koster mange penge.'],
    ['Min skole er stor, og det ligger i Aarhus.', 'Min skole er stor, og den ligger i Aarhus.'],
    ['Huset er gammelt, men den er dyr.', 'Huset er gammelt, men det er dyrt.'],
    ['Bordet er pænt, men den er lidt ustabil.', 'Bordet er pænt, men det er lidt ustabilt.'],
    ['Billedet er flot, og den hænger på væggen.', 'Billedet er flot, og det hænger på væggen.'],
    ['Jeg har et marsvin, og den hedder Ole.', 'Jeg har et marsvin, og det hedder Ole.'],
    ['Min lejlighed er lille, men det er hyggelig.', 'Min lejlighed er lille, men den er hyggelig.'],
  ],
  right: [
    'Min lejlighed er lille, men det er hyggeligt.',
    'Bilen er gammel, og det er et problem.',
    'Jeg har en bil, men det koster mange penge.',
    'Min bil er gammel, så det koster mange penge at reparere den.',
    'Skolen er stor, og det ligger i navnet.',
    'Filmen er god, fordi det handler om noget vigtigt.',
    'Bogen er god, men det handler om at læse den langsomt.',
    'Huset er gammelt, men den have, der hører til, er ny.',
    'Der er et hus ved siden af kirken, og den er gammel.',
    'Jeg har en hund og et marsvin, og den hedder Bella.',
    'Min bil er gammel, men det kører godt for mig.',
  ],
  match(a, at): Finding | null {
    const found = otherPronoun(a, at);
    // what the grammar is sure of, the net, which sees one sentence, may not be
    return found && { ...found, agreed: true };
  },
};

function otherPronoun(a: Analysis, at: number): Finding | null {
  const verb = a.after(at);
  if (!isPronoun(a, at) || !isFinite(a, verb)) return null;
  const described = describedThing(a, at);
  const named = described < 0 ? introducedThing(a, at) : described;
  if (named < 0) return null;
  const gender = genderOf(a, named);
  const isDen = a.lower(at) === 'den';
  if (gender !== (isDen ? r.NEUTER : r.COMMON)) return null;
  // nothing else is spoken of
  if ((isDen && isSpokenOf(a, named)) || (described < 0 && named !== namedBefore(a, at))) return null;
  if (isPerson(baseOf(a, named)) || SOMEBODY.test(a.lower(named))) return null;
  const adjective = IS_WAS.test(a.lower(verb)) ? closingAdjective(a, verb) : -1;
  if (isDen) return adjective < 0 ? replaceWord(a, at, 'det', SURE) : inNeuter(a, at, adjective);
  if (adjective >= 0)
    return described >= 0 && isOfCommon(a, adjective)
      ? replaceSpan(a, at, adjective, `den ${a.text.slice(a.starts[verb]!, a.ends[adjective]!)}`, SURE)
      : null;
  return isSaidOfThing(a, at, named, described >= 0) ? replaceWord(a, at, 'den', SURE) : null;
}

/** »er | meget dyr«: the adjective, which nothing follows; −1 of none. */
function closingAdjective(a: Analysis, verb: number): number {
  let k = a.after(verb);
  while (isDegreeWord(a.lower(k)) && !a.commaAfter(k) && !closesClause(a, k)) k = a.after(k);
  return a.canBe(k, r.ADJECTIVE) && !r.hasAny(a.union(k), GRADED) && closesClause(a, k) ? k : -1;
}

/** »smuk«, which has another form in the neuter; not »flot«. */
const isOfCommon = (a: Analysis, at: number): boolean =>
  a.canBe(at, BASE) && neuterOf(a, at) !== undefined && neuterOf(a, at) !== a.lower(at);
const neuterOf = (a: Analysis, at: number): string | undefined =>
  a.canBe(at, NEUTER_FORM) ? a.lower(at) : a.lexicon.otherForms(a.types[at]!.word, r.ADJECTIVE, NEUTER_FORM, GRADED)[0];

/** »det er dyrt«: the adjective in its neuter form as well. */
function inNeuter(a: Analysis, at: number, adjective: number): Finding | null {
  const form = neuterOf(a, adjective);
  if (form === undefined) return null;
  return replaceSpan(
    a,
    at,
    adjective,
    `det ${a.text.slice(a.starts[a.after(at)]!, a.starts[adjective]!)}${form}`,
    SURE,
  );
}

const BECAUSE = new WordList('så fordi for');
const SET = new WordList('navnet luften kortene ordet');
const MOST = 10;
/** »koster mange penge at …«, »handler om, at …« */
function isOfDeed(a: Analysis, verb: number): boolean {
  for (let k = a.after(verb), steps = 0; k >= 0 && steps < MOST && !a.isMark(k); k = a.after(k), steps++)
    if (a.lower(k) === 'at') return true;
  return false;
}

const CALLED = new WordList('hedder hed');
const HANDLES = new WordList('handler handlede');
/** What is about something. */
const TELLS_OF =
  /(bog|film|historie|roman|serie|sang|artikel|tekst|novelle|fortælling|forestilling|tegneserie|udsendelse|podcast)$/;
/** What things do, and what happens does not. */
const COSTS = new WordList('koster kostede');
const OF_THINGS = new WordList('koster kostede ligger lå vejer vejede hænger hang bor boede spiser spiste sover sov');
const TASTES = new WordList('smager smagte lugter lugtede kører kørte');
/** What a thing does and nothing that is said or done; after »er« only of what is in pieces. */
function isSaidOfThing(a: Analysis, at: number, named: number, isDescribed: boolean): boolean {
  const verb = a.after(at);
  const word = a.lower(verb);
  const next = a.after(verb);
  if (CALLED.test(word)) return a.hasCapital(next);
  // »…, så det koster mange penge at reparere den«: what is done
  if (BECAUSE.test(a.lower(a.before(at))) || isOfDeed(a, verb)) return false;
  if (HANDLES.test(word)) return TELLS_OF.test(baseOf(a, named)) && a.lower(next) === 'om';
  if (IS_WAS.test(word)) return a.lower(next) === 'i' && a.lower(a.after(next)) === 'stykker';
  if (!isDescribed || (COSTS.test(word) && !isThingOrMatter(a, named))) return false;
  // »det ligger i navnet«, »det kører godt for mig«
  if (word === 'ligger' && a.lower(next) === 'i' && SET.test(a.lower(a.after(next)))) return false;
  return OF_THINGS.test(word) || (TASTES.test(word) && (closesClause(a, next) || a.lower(next) === 'af'));
}
