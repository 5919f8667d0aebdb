import { COARSE, ENDS_COMPOUNDS, RUDE, UNWRITTEN } from '../src/lexicon/flags.ts';
import { ADJECTIVE, GENITIVE, INDEFINITE, has, NOUN, OTHER, SINGULAR, VERB } from '../src/lexicon/readings.ts';
import { packSections, textSection } from '../src/sections.ts';
import { buildAutomaton } from './automaton.ts';
import { applySuffix, type Dictionary, type DictionaryEntry } from './dictionary.ts';
import { coarseForms, makesCoarseCompounds, rudeForms } from './coarse-forms.ts';
import { addDoubledDegrees } from './degrees.ts';
import { IRREGULAR_NOUNS } from './irregular-nouns.ts';
import { MODERN_FIRST_PARTS } from './modern-words.ts';
import { addSyncopated } from './syncope.ts';
import { COMPOUND_PART, inflect, isForbidden, type Lexeme, VERB_FLAG } from './paradigms.ts';

/** Mistakes that the dictionary has for words, and verbs that nobody uses and everybody's »til stede« and »klemt« look like. */
const BARRED = ['menneskerne', 'menneskernes'];
const UNUSED_VERBS = new Set(['stede', 'klemte']);
/** Nouns that the dictionary inflects as neuters: it is »teenageren«, »hummeren«. By its flags 4 (-et) and 2 (-en). */
const NO_NEUTERS = new Set(['teenager', 'hummer', 'hårtrimmer']);
const [NEUTER_FLAG, COMMON_FLAG] = [4, 2];

/**
 * Compiles the dictionary into one file: the automaton over all forms, what each form is, which forms belong to the
 * same lemma, the first parts of compounds, and frequencies.
 * @param frequency quantised frequency of a form, 0–255.
 * @param english words of English that are no misspellings: those that no Danish word is like, and those that are English beside another one only.
 */
export function compileLexicon(
  dictionary: Dictionary,
  additions: readonly Lexeme[],
  frequency: (form: string) => number,
  [english = [], englishBeside = []]: readonly (readonly string[])[],
): Uint8Array {
  const lexemes: Lexeme[] = [...additions];
  const forbidden: string[] = [];
  const firstParts = new Set<string>(MODERN_FIRST_PARTS);
  const coarseParts = new Set<string>();
  // Listed bare, they would be words without a class beside the nouns that they are.
  const nouns = new Set(IRREGULAR_NOUNS.flatMap((lexeme) => lexeme.forms.map(([form]) => form)));
  const irregularForms = new Set(dictionary.entries.flatMap((entry) => entry.forms));
  for (const entry of dictionary.entries) {
    if (isForbidden(entry)) forbidden.push(entry.word);
    else if (isUnusedVerb(entry))
      lexemes.push({ lemma: entry.word, forms: [[entry.word, OTHER]], endsCompounds: false });
    else if (!entry.word.includes(' ')) {
      const lexeme = inflect(dictionary, ofRightGender(entry));
      // A form with its own line (»gik st:gå«) is read at its lemma; here it would be a word without a class.
      if (entry.stem !== null && irregularForms.has(entry.word)) {
        lexeme.forms = lexeme.forms.filter(([form, reading]) => form !== entry.word || !(reading & OTHER));
      }
      lexeme.forms = lexeme.forms.filter(([form, reading]) => !(reading & OTHER) || !nouns.has(form));
      addDoubledDegrees(lexeme);
      addSyncopated(lexeme);
      lexemes.push(lexeme);
      for (const flag of entry.flags) {
        if (!COMPOUND_PART.has(flag)) continue;
        for (const [part] of applySuffix(dictionary, entry.word, flag)) {
          firstParts.add(part);
          if (makesCoarseCompounds(entry.word)) coarseParts.add(part);
        }
      }
    }
  }
  forbidden.push(...BARRED);
  const barred = new Set(forbidden);
  for (const lexeme of lexemes) lexeme.forms = uniqueForms(lexeme.forms).filter(([form]) => !barred.has(form));
  const words = [...new Set(lexemes.flatMap((lexeme) => lexeme.forms.map(([form]) => form)))].sort(byUnits);
  const parts = [...firstParts].filter((part) => part.length > 1).sort(byUnits);
  const sections = readingSections(lexemes, words);
  const idOf = new Map(words.map((word, id) => [word, id]));
  const flag = (forms: Iterable<string>, bit: number): void => {
    for (const form of forms) sections.flags[idOf.get(form)!] = sections.flags[idOf.get(form)!]! | bit;
  };
  flag(coarseForms(lexemes, firstParts, coarseParts), COARSE);
  flag(rudeForms(lexemes), RUDE);
  flag([...unwrittenForms(lexemes).filter((form) => frequency(form) === 0), ...SLIPS_OF_OTHERS], UNWRITTEN);
  return packSections({
    ...buildAutomaton(words, 'words'),
    ...buildAutomaton(parts, 'parts'),
    ...sections,
    coarseParts: textSection([...coarseParts].sort(byUnits)),
    frequencies: Uint8Array.from(words, frequency),
    forbidden: textSection(forbidden),
    english: textSection(english),
    englishBeside: textSection(englishBeside),
  });
}

const ofRightGender = (entry: DictionaryEntry): DictionaryEntry =>
  NO_NEUTERS.has(entry.word)
    ? { ...entry, flags: entry.flags.map((flag) => (flag === NEUTER_FLAG ? COMMON_FLAG : flag)) }
    : entry;

const isUnusedVerb = ({ word, flags }: DictionaryEntry): boolean =>
  UNUSED_VERBS.has(word) && flags.some((flag) => VERB_FLAG.has(flag));

const byUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function uniqueForms(forms: [string, number][]): [string, number][] {
  const seen = new Set<string>();
  return forms.filter(([form, reading]) => {
    const key = `${form} ${reading}`;
    return form !== '' && !seen.has(key) && seen.add(key);
  });
}

/** Forms that hardly stand but by mistake for another word: »spænende« for »spændende«. */
const SLIPS_OF_OTHERS = ['spænende', 'udsmattet', 'årsske', 'complet'];

/**
 * Forms that paradigms make by the thousand and that hardly any word has in use: genitives of adjectives and verbs, nouns in -en
 * of verbs and their genitives (»forsikrens«), and the bare stem with its doubled consonant (»stramm« of »stramme«), where they
 * are nothing else; and what a noun in -lig would have beside the adjective (»usædvanliget«).
 */
function unwrittenForms(lexemes: readonly Lexeme[]): string[] {
  const unwritten = new Set<string>();
  const others = new Set<string>();
  const adjectives = new Set(
    lexemes.filter(({ forms }) => forms.some(([, reading]) => reading & ADJECTIVE)).map(({ lemma }) => lemma),
  );
  for (const { lemma, forms } of lexemes) {
    const isBesideAdjective = lemma.endsWith('lig') && adjectives.has(lemma);
    const isVerb = forms.some(([, reading]) => reading & VERB);
    for (const [form, reading] of forms) {
      const isGenitive = (reading & GENITIVE) !== 0 && (reading & (ADJECTIVE | VERB)) !== 0;
      const isVerbalNoun = isVerb && has(reading, NOUN | SINGULAR | INDEFINITE) && /ens?$/.test(form);
      const isOfVerbalNoun = isVerb && has(reading, NOUN | GENITIVE);
      const isStem = (reading & ADJECTIVE) !== 0 && form === lemma + lemma.at(-1);
      const isNounInLig = isBesideAdjective && (reading & NOUN) !== 0 && form !== lemma;
      const isUnwritten = isGenitive || isVerbalNoun || isOfVerbalNoun || isStem || isNounInLig;
      (isUnwritten ? unwritten : others).add(form);
    }
  }
  return [...unwritten].filter((form) => !others.has(form));
}

function readingSections(lexemes: readonly Lexeme[], words: readonly string[]) {
  const idOf = new Map(words.map((word, id) => [word, id]));
  const size = lexemes.reduce((sum, lexeme) => sum + lexeme.forms.length, 0);
  const formWords = new Uint32Array(size);
  const formReadings = new Int32Array(size);
  const formLexemes = new Uint32Array(size);
  const lexemeStarts = new Uint32Array(lexemes.length + 1);
  const flags = new Uint8Array(words.length);
  let at = 0;
  lexemes.forEach((lexeme, l) => {
    lexemeStarts[l] = at;
    for (const [form, reading] of lexeme.forms) {
      const word = idOf.get(form)!;
      formWords[at] = word;
      formReadings[at] = reading;
      formLexemes[at] = l;
      if (lexeme.endsCompounds) flags[word] = flags[word]! | ENDS_COMPOUNDS;
      at++;
    }
  });
  lexemeStarts[lexemes.length] = at;
  const { starts, order } = groupByWord(formWords, words.length);
  const sets = readingSets(starts, order, formReadings, words.length);
  return {
    formWords,
    formReadings,
    formLexemes,
    lexemeStarts,
    wordForms: order,
    wordFormStarts: starts,
    flags,
    ...sets,
  };
}

/** The form numbers of each word, word by word. */
function groupByWord(formWords: Uint32Array, words: number): { starts: Uint32Array; order: Uint32Array } {
  const starts = new Uint32Array(words + 1);
  for (const word of formWords) starts[word + 1]!++;
  for (let w = 0; w < words; w++) starts[w + 1]! += starts[w]!;
  const next = starts.slice();
  const order = new Uint32Array(formWords.length);
  formWords.forEach((word, form) => {
    order[next[word]!++] = form;
  });
  return { starts, order };
}

/** Words with the same readings share a set; its hash depends on the readings only, so trained models may use it. */
function readingSets(starts: Uint32Array, order: Uint32Array, readings: Int32Array, words: number) {
  const setOf = new Map<string, number>();
  const setStarts: number[] = [];
  const setReadings: number[] = [];
  const setUnions: number[] = [];
  const wordSets = new Uint16Array(words);
  for (let w = 0; w < words; w++) {
    const set = [...new Set(Array.from(order.subarray(starts[w], starts[w + 1]), (form) => readings[form]!))];
    set.sort((a, b) => a - b);
    const key = set.join(' ');
    let id = setOf.get(key);
    if (id === undefined) {
      id = setStarts.length;
      setOf.set(key, id);
      setStarts.push(setReadings.length);
      setReadings.push(...set);
      setUnions.push(set.reduce((union, reading) => union | reading, 0));
    }
    wordSets[w] = id;
  }
  if (setStarts.length > 0xffff) throw new Error('Too many reading sets for sixteen bits.');
  setStarts.push(setReadings.length);
  return {
    wordSets,
    setStarts: Uint32Array.from(setStarts),
    setReadings: Int32Array.from(setReadings),
    setUnions: Int32Array.from(setUnions),
  };
}
