import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { WORD } from '../../text/token.ts';
import { WordList } from '../../words/word-list.ts';

/** Endings that belong to the word, and what they make of it, where its stem changes before them (»bog'er«). */
const ENDINGS = new Map<string, readonly (readonly [from: number, wanted: number])[]>([
  ['r', [[r.VERB | r.INFINITIVE, r.VERB | r.PRESENT]]],
  ['er', [[r.NOUN | r.SINGULAR, r.NOUN | r.PLURAL | r.INDEFINITE]]],
  ['erne', [[r.NOUN | r.SINGULAR, r.NOUN | r.PLURAL | r.DEFINITE]]],
  ['ene', [[r.NOUN | r.SINGULAR, r.NOUN | r.PLURAL | r.DEFINITE]]],
  ['rne', []],
  ['ne', []],
  ['en', [[r.NOUN | r.SINGULAR, r.NOUN | r.SINGULAR | r.DEFINITE | r.COMMON]]],
  ['et', [[r.NOUN | r.SINGULAR, r.NOUN | r.SINGULAR | r.DEFINITE | r.NEUTER]]],
  ['n', []],
  ['t', []],
  ['e', []],
  ['de', []],
  ['te', []],
  ['ede', []],
]);
/** Below this a stem is a way to speak: »ta'r«, »gi'r«. */
const SHORTEST = 3;
/** Surer than what is said of the stem alone. */
const SURE = 0.995;
const OWNERS_WITH_S = 'hvis deres vores jeres hans hendes dens dets';

/** »fold'ede«, »bil'er«, »tema'et«, »hvis' mand«: an ending stands close to its word. */
export const endingApostrophe: WordRule = {
  id: 'ending-apostrophe',
  subcategory: 'apostrophe',
  explanation:
    "Der er ingen apostrof her: Skriv »{replacement}«. En endelse skrives lige efter ordet; kun efter forkortelser som »tv« står der en apostrof foran den: »tv'et«.",
  on: { unlisted: true, readings: [r.NOUN, r.NAME, r.VERB], words: OWNERS_WITH_S },
  wrong: [
    ["Vi fold'ede servietterne.", 'Vi foldede servietterne.'],
    ["Der holdt mange bil'er på pladsen.", 'Der holdt mange biler på pladsen.'],
    ["Jeg har læst to bog'er.", 'Jeg har læst to bøger.'],
    ["Det passer til tema'et.", 'Det passer til temaet.'],
    ["Vi pak'kede teltet ned.", 'Vi pakkede teltet ned.'],
    ['Hun køb´er altid brød der.', 'Hun køber altid brød der.'],
    ["Vores' lærer er syg.", 'Vores lærer er syg.'],
  ],
  right: [
    "Vi købte to tv'er og tre cd'er.",
    "Jeg ta'r bussen, og han gi'r en is.",
    "Jeg fik id'et tilbage af politiet.",
    "Hans' cykel er rød.",
    "De er med i World Cup'en.",
    "Vi legede i sfo'en.",
    "De legede 'vi er vores' i gården.",
  ],
  match(a, at): Finding | null {
    const start = a.starts[at]!;
    const end = a.ends[at]!;
    if (a.kinds[at] !== WORD) return null;
    const word = a.lower(at);
    if (ENDS_IN_S.test(word) && isApostrophe(a.text.charAt(end))) return afterOwner(a, at);
    if (a.text.slice(start + SHORTEST, end + 1).search(APOSTROPHE) < 0) return null;
    const [whole, stem, ending] = PARTS.exec(a.text.slice(start, end + LONGEST)) ?? [];
    if (whole === undefined || whole.length < end - start || !VOWEL.test(stem!) || stem === stem!.toUpperCase())
      return null;
    // »World Cup'en«: the name of a thing
    if (a.hasCapital(at) && !a.opensSentence(at)) return null;
    const right = joined(a, stem!, ending!.toLowerCase());
    return right === null ? null : { start, end: start + whole.length, replacements: [right], confidence: SURE };
  },
};

const ENDS_IN_S = new WordList(OWNERS_WITH_S);
const APOSTROPHE = /[´`'’]/;
const PARTS = /^([A-ZÆØÅa-zæøåé-]{3,})[´`'’]([a-z]{1,5})(?![\p{L}\d'’-])/u;
const VOWEL = /[aeiouyæøå]/i;
const LONGEST = 6;

const isApostrophe = (mark: string): boolean => mark !== '' && APOSTROPHE.test(mark);

/** The word with its ending, as it is spelled. */
function joined(a: Analysis, stem: string, ending: string): string | null {
  const { lexicon } = a;
  const lower = stem.toLowerCase();
  // »pak'kede«: the consonant that is doubled stands after it
  const changes = ENDINGS.get(ending.charAt(0) === lower.at(-1) ? ending.slice(1) : ending) ?? ENDINGS.get(ending);
  if (!changes) return null;
  const isListed = (word: string): boolean =>
    lexicon.find(word) >= 0 || (lexicon.compounds.split(word) !== null && lexicon.find(lower) < 0);
  const whole = lower + ending;
  const own = lexicon.find(lower);
  const forms = changes.flatMap(([from, wanted]) => lexicon.otherForms(own, from, wanted));
  // »sfo'en«: an abbreviation
  if (forms.some((form) => APOSTROPHE.test(form))) return null;
  const isVerb = lexicon.otherForms(own, r.VERB, r.VERB).includes(whole);
  if (!isVerb && forms.length > 0) return stem.charAt(0) + (forms.includes(whole) ? whole : forms[0]!).slice(1);
  if (isListed(whole)) return stem + ending;
  // »kat'en«
  const doubled = lower + lower.at(-1)! + ending;
  return isListed(doubled) ? stem + lower.at(-1)! + ending : null;
}

/** »hvis' mand«: what follows is owned, and no single quotation mark is open. */
function afterOwner(a: Analysis, at: number): Finding | null {
  const next = a.after(at, 2);
  if (a.written(at) !== a.lower(at) && !a.opensSentence(at)) return null;
  if (a.lower(at) === 'hans' && a.written(at) !== 'hans') return null;
  if (
    !r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE) ||
    OPENS_QUOTE.test(a.text.slice(a.starts[a.sentenceStart(at)]!, a.starts[at]!))
  )
    return null;
  const found = replaceWord(a, at, a.lower(at), 0.95);
  return { ...found, end: found.end + 1 };
}

const OPENS_QUOTE = /(^|[\s(])['’´`]/;
