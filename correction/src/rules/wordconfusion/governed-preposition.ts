import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { SUBJECTS_AND_RELATIVES } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** What may follow a written preposition so that it belongs to the word before. */
type Follower = (a: Analysis, at: number) => boolean;

/** A word that goes with one preposition, and the ones that are written instead. */
interface Governor {
  words: WordList;
  right: string;
  wrong: WordList;
  follows: Follower;
  /** What the clause must look like before the word. */
  after?: (a: Analysis, at: number) => boolean;
}

const THEM = new WordList('mig dig ham hende os jer dem sig det den dette');
const OWNERS = new WordList('de min mit mine din dit dine sin sit sine hans hendes vores jeres deres en et alle');
/** »stolt på mine vegne«, »træt på den måde«, »glad på sin fødselsdag«: tells how or when, not of what. */
const HOW_OR_WHEN = new WordList(
  'vegne måde måden mode punkt punkter område områder felt tid tiden sigt dag dagen dage nat natten aften aftenen morgen morgenen uge ugen år året time timer fødselsdag vej vejen skala afstand natur naturen enden side siden gang gange grund plads sted stedet',
);
const TIMES_AND_LEVELS = /(sommer|vinter|forår|efterår|dag|år|niveau)(e[nt])?$/;
const FARTHEST = 3;

/** Nothing that tells how or when follows. */
function isOfWhat(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST && !a.isMark(k); k = a.after(k), steps++) {
    if (HOW_OR_WHEN.test(a.lower(k)) || TIMES_AND_LEVELS.test(a.lower(k))) return false;
    if ((a.is(k, r.NOUN) && !a.is(k, r.GENITIVE)) || a.commaAfter(k)) break;
  }
  return true;
}

const them: Follower = (a, at) => THEM.test(a.lower(a.after(at))) && !a.is(a.after(at, 2), r.NOUN) && isOfWhat(a, at);
const themOrAt: Follower = (a, at) => isInfinitiveOrClause(a, at) || them(a, at);
const isInfinitiveOrClause: Follower = (a, at) => a.lower(a.after(at)) === 'at';
/** Somebody, something that is owned, or one of them. */
const known: Follower = (a, at) => {
  const next = a.after(at);
  return themOrAt(a, at) || ((OWNERS.test(a.lower(next)) || a.is(next, r.NAME)) && isOfWhat(a, at));
};
const POINTS = new WordList('den det de denne dette min mit mine din dit dine hans hendes jeres deres');
/** One that was spoken of. */
const pointed: Follower = (a, at) => POINTS.test(a.lower(a.after(at))) && isOfWhat(a, at);
/** Any phrase. */
const anything: Follower = (a, at) => {
  const next = a.after(at);
  const bits = r.NOUN | r.NAME | r.ADJECTIVE | r.DETERMINER | r.PRONOUN;
  return known(a, at) || (r.hasAny(a.reading(next), bits) && isOfWhat(a, at));
};
/** Something with its article, or several. */
const things: Follower = (a, at) => {
  const next = a.after(at);
  return known(a, at) || ((a.is(next, r.NOUN | r.DEFINITE) || a.is(next, r.NOUN | r.PLURAL)) && isOfWhat(a, at));
};

const IS_OR_GOT = new WordList(
  'er var være været bliver blev blive blevet ikke også lige hun han jeg vi de altid meget så rigtig ret lidt mere mest virkelig især',
);
const isAfterBe = (a: Analysis, at: number): boolean => IS_OR_GOT.test(a.lower(a.before(at)));
const WORKS = new WordList(
  'den det film filmen bog bogen novelle novellen historie historien tekst teksten sang sangen eventyr eventyret roman romanen artikel artiklen digt digtet serie serien kapitel kapitlet tegneserie tegneserien projekt projektet opgave opgaven',
);
const isOfWork = (a: Analysis, at: number): boolean =>
  WORKS.test(a.lower(a.before(at))) ||
  (SUBJECTS_AND_RELATIVES.test(a.lower(a.before(at))) && WORKS.test(a.lower(a.before(at, 2))));
const GET_OR_HAVE = new WordList('har havde have haft få får fik fået ikke også ingen jeg vi du man de han hun');
const hasNeed = (a: Analysis, at: number): boolean =>
  GET_OR_HAVE.test(a.lower(a.before(at))) && !a.commaAfter(a.before(at));

const governor = (
  words: string,
  right: string,
  wrong: string,
  follows: Follower,
  after?: Governor['after'],
): Governor => ({ words: new WordList(words), right, wrong: new WordList(wrong), follows, ...(after && { after }) });

const GOVERNORS: readonly Governor[] = [
  governor('interesseret interesserede', 'i', 'om på for', anything, isAfterBe),
  governor('bange nervøs nervøse', 'for', 'af på til', things, isAfterBe),
  governor('gift forlovet', 'med', 'til på', known, isAfterBe),
  governor('forelsket forelskede', 'i', 'på til af for', known),
  governor('stolt stolte', 'af', 'på med for', known),
  governor('træt trætte', 'af', 'på med om', themOrAt),
  governor('glad glade', 'for', 'på med', them),
  governor(
    'glad glade',
    'for',
    'på om',
    (a, at) => JOB_OR_SCHOOL.test(a.lower(a.after(at, 2))) && OWNERS.test(a.lower(a.after(at))),
  ),
  governor('ked', 'af', 'på for over om', themOrAt),
  governor('enig enige uenig uenige', 'i', 'på', pointed),
  governor('god gode dygtig dygtige', 'til', 'i på', isInfinitiveOrClause),
  governor('vred vrede sur sure', 'på', 'til', them),
  governor('misundelig misundelige jaloux', 'på', 'til af for', known),
  governor('tilfreds tilfredse', 'med', 'på for af', known),
  governor('skuffet skuffede', 'over', 'på om', themOrAt),
  governor('vant', 'til', 'på af for', themOrAt, isAfterBe),
  governor('sød søde flink flinke venlig venlige', 'mod', 'til', them),
  governor('opmærksom opmærksomme', 'på', 'om til for', known),
  governor('afhængig afhængige', 'af', 'på til fra', anything),
  governor('handler handlede', 'om', 'på af over', anything, isOfWork),
  governor('drømmer drømte drømt', 'om', 'på af', themOrAt),
  governor('lytter lyttede lyttet', 'til', 'på', (a, at) => MUSIC.test(a.lower(a.after(at)))),
  governor('brug', 'for', 'til på af', known, hasNeed),
  governor('lyst', 'til', 'for om', isInfinitiveOrClause),
];
const JOB_OR_SCHOOL = new WordList('job skole arbejde lærer klasse');
const MUSIC = new WordList('musik musikken radio radioen sange sangen');

/** Two words that always have the third: »i stedet | for«. */
const FIXED: readonly (readonly [one: string, other: string, right: string, wrong: WordList])[] = [
  ['i', 'stedet', 'for', new WordList('om')],
  ['på', 'grund', 'af', new WordList('for på til om')],
];

/** »interesseret om fodbold«, »bange af hunde«, »gift til en mand«: adjectives and verbs that each have their preposition. */
export const governedPreposition: WordRule = {
  id: 'governed-preposition',
  subcategory: 'sound-alike',
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. Mange ord har deres eget faste forholdsord (interesseret i, bange for, gift med, stolt af, god til), og det må man lære sammen med ordet.',
  on: { words: 'af for fra i med om over på til' },
  wrong: [
    ['Jeg er meget interesseret om fodbold.', 'Jeg er meget interesseret i fodbold.'],
    ['Hun er bange af hunde.', 'Hun er bange for hunde.'],
    ['Min søster er gift til en tysker.', 'Min søster er gift med en tysker.'],
    ['Min far er stolt på mig.', 'Min far er stolt af mig.'],
    ['Vi er trætte på det.', 'Vi er trætte af det.'],
    ['Bogen handler på en pige fra Fyn.', 'Bogen handler om en pige fra Fyn.'],
    ['Han er god i at tegne.', 'Han er god til at tegne.'],
    ['Jeg er enig på den regel.', 'Jeg er enig i den regel.'],
    ['Hun blev vred til mig.', 'Hun blev vred på mig.'],
    ['Vi har brug til en ny bold.', 'Vi har brug for en ny bold.'],
    ['Vi blev hjemme på grund for regnen.', 'Vi blev hjemme på grund af regnen.'],
    ['Jeg er glad på mit job.', 'Jeg er glad for mit job.'],
  ],
  right: [
    'Jeg er stolt på mine venners vegne.',
    'Hun er bange om natten.',
    'Han er træt i benene og træt om morgenen.',
    'Jeg er god i matematik.',
    'Der ligger gift til rotterne.',
    'Vi er glade på fredag.',
    'De var vant til at vente.',
    'Hun handler på nettet.',
    'Vi blev enige på mødet.',
  ],
  match(a, at): Finding | null {
    const written = a.lower(at);
    const before = a.before(at);
    if (before < 0 || a.commaAfter(before) || a.commaAfter(at) || a.after(at) < 0) return null;
    const head = a.lower(before);
    for (const [one, other, right, wrong] of FIXED)
      if (
        head === other &&
        a.lower(a.before(before)) === one &&
        a.lower(a.before(before, 2)) !== 'gik' &&
        wrong.test(written) &&
        !isInfinitiveOrClause(a, at)
      )
        return replaceWord(a, at, right, 0.88);
    for (const { words, right, wrong, follows, after } of GOVERNORS)
      if (words.test(head) && wrong.test(written) && follows(a, at) && (after === undefined || after(a, before)))
        return replaceWord(a, at, right, 0.88);
    return null;
  },
};
