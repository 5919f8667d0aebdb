import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readPart } from '../../evaluate/corpus.ts';
import { corrected } from '../../evaluate/passage.ts';
import type { Analysis } from '../../src/analysis/analysis.ts';
import { readText } from '../../src/analysis/read-text.ts';
import type { KnownWord } from '../../src/language-model/known-word.ts';
import * as r from '../../src/lexicon/readings.ts';
import { adjectivesBefore, isOpened } from '../../src/models/article.ts';
import { headSpelling } from '../../src/around/head-of-noun.ts';
import { fillGapWindow, GAP_SLOTS, GAP_WORDS } from '../../src/around/gap-window.ts';
import { fillNounWindow, NOUN_SLOTS } from '../../src/around/noun-window.ts';
import { type Window, windowOf } from '../../src/around/window.ts';
import { DEN_DET_DE, EN_ET } from '../../src/words/articles.ts';
import { loadEngineTools } from '../language/engine-tools.ts';
import { ownTexts } from '../noun-lessons.ts';
import { readPupils } from '../pupils.ts';
import { seededRandom } from '../random.ts';

/**
 * The nouns and gaps of right text as the net sees their places, and what stands there: `npx tsx train/around/encode.ts WORK CORPUS [even|odd]` writes
 * `noun.near`, `gap.near` (train/texts, what pupils meant, news and everyday sentences), `noun.far` and `gap.far` (parliament). With `even` or `odd` only every second
 * annotated text is read: what is fitted on the others is then honest. A row is what `Rows` says, as numbers of sixteen bits (`data.py`).
 */
const [work, corpus, half] = process.argv.slice(2) as [string, string, string?];
const [BARE, WITH_ARTICLE, DEFINITE, PLURAL, DEFINITE_PLURAL] = [0, 1, 2, 3, 4];
const NOBODY_KNOWS = 2;
const LINES_AT_A_TIME = 100;
/** Nouns of every so many lines of what is much alike, and gaps of every so many. */
const EUROPARL = { nouns: 2, gaps: 6 };
const FOLKETINGET = { nouns: 1, gaps: 2 };
const EVERY = { nouns: 1, gaps: 1 };
/** So many gaps in which nothing stands are told of. */
const EMPTY = 0.4;

mkdirSync(work, { recursive: true });
const { reader, models } = loadEngineTools();
const { lexicon } = reader;
const random = seededRandom(1);
const lemmas = new Map<number, readonly [lemma: KnownWord, head: KnownWord] | null>();

/** What is known of a noun's lemma and of what it is as a compound; null of what is no noun. */
function lemmaOf(word: number): readonly [KnownWord, KnownWord] | null {
  const kept = lemmas.get(word);
  if (kept !== undefined) return kept;
  const lemma = word < 0 ? null : lexicon.lemma(word, r.NOUN);
  const made =
    lemma === null
      ? null
      : (models.secondReader.meant([lemma, headSpelling(lemma, lexicon)]) as [KnownWord, KnownWord]);
  lemmas.set(word, made);
  return made;
}

/** A file of places: what stands there, a number for each of FACTS, then the window's rows of both tables. */
class Rows {
  readonly #file: number;
  readonly #row: Uint16Array;
  readonly window: Window;
  count = 0;
  constructor(name: string, slots: number) {
    this.#file = openSync(join(work, name), 'w');
    this.#row = new Uint16Array(FACTS + 2 * slots);
    this.window = windowOf(slots);
  }
  /** Writes the place whose window was filled. */
  add(facts: readonly number[]): void {
    this.#row.set(facts);
    this.#row.set(this.window.words, FACTS);
    this.#row.set(this.window.endings, FACTS + this.window.words.length);
    writeSync(this.#file, this.#row);
    this.count++;
  }
  close(): number {
    closeSync(this.#file);
    return this.count;
  }
}
/** Of a noun the form, whether the text has named it (2: nobody knows), adjectives, whether the phrase opens its sentence; of a gap the word, whether it opens its sentence. */
const FACTS = 4;

interface Places {
  readonly nouns: Rows;
  readonly gaps: Rows;
}
const placesOf = (name: string): Places => ({
  nouns: new Rows(`noun.${name}`, NOUN_SLOTS),
  gaps: new Rows(`gap.${name}`, GAP_SLOTS),
});

const gapWords = new Map(GAP_WORDS.map((word, k) => [word, k + 1]));
/** Every small word of a text as a gap that it stood in, and some gaps in which nothing stands. */
function addGaps(text: string, rows: Rows): void {
  const a = readText(text, reader);
  const known = models.secondReader.words(a);
  for (let at = 0; at < a.count; at++) {
    const word = gapWords.get(a.lower(at));
    const isFirst = Number(at === a.sentenceStart(at));
    if (word !== undefined) {
      fillGapWindow(a, known, at, true, rows.window);
      rows.add([word, isFirst]);
    }
    if (random() > EMPTY) continue;
    fillGapWindow(a, known, at, false, rows.window);
    rows.add([0, isFirst]);
  }
}

/** All nouns of a text that no word but an article opens. */
function addNouns(text: string, isWhole: boolean, rows: Rows): void {
  const a = readText(text, reader);
  const known = models.secondReader.words(a);
  const named = new Set<KnownWord>();
  for (let at = 0; at < a.count; at++) {
    if (!a.isWord(at) || !a.is(at, r.NOUN) || a.is(at, r.GENITIVE) || (a.hasCapital(at) && !a.opensSentence(at)))
      continue;
    const found = lemmaOf(a.types[at]!.word);
    if (found === null) continue;
    const [lemma, head] = found;
    const isNamed = isWhole ? Number(named.has(lemma)) : NOBODY_KNOWS;
    named.add(lemma);
    const adjectives = adjectivesBefore(a, at);
    const place = placeOf(a, at, adjectives);
    if (place === null) continue;
    fillNounWindow(a, known, { at, adjectives, opener: place.opener, lemma, head }, rows.window);
    rows.add([place.form, isNamed, adjectives, Number(a.opensSentence(at - adjectives))]);
  }
}

/** The form that stands there, and the last place before the phrase and its article; null where another word opens it. */
function placeOf(a: Analysis, at: number, adjectives: number): { form: number; opener: number } | null {
  const opener = at - adjectives - 1;
  const isDefinite = a.is(at, r.NOUN | r.DEFINITE);
  const form = a.is(at, r.NOUN | r.PLURAL) ? (isDefinite ? DEFINITE_PLURAL : PLURAL) : isDefinite ? DEFINITE : BARE;
  if (opener < a.sentenceStart(at)) return { form, opener };
  const article = a.commaAfter(opener) ? '' : a.lower(opener);
  if (EN_ET.test(article)) return form === BARE ? { form: WITH_ARTICLE, opener: opener - 1 } : null;
  if (DEN_DET_DE.test(article)) return isDefinite && adjectives > 0 ? { form, opener: opener - 1 } : null;
  return isOpened(a, opener) ? null : { form, opener };
}

function addLines(name: string, every: { nouns: number; gaps: number }, { nouns, gaps }: Places): void {
  const lines = readFileSync(join(corpus, `${name}.txt`), 'utf8').split('\n');
  const inPieces = (share: number, add: (text: string) => void): void => {
    const some = lines.filter((_, k) => k % share === 0);
    for (let k = 0; k < some.length; k += LINES_AT_A_TIME) add(some.slice(k, k + LINES_AT_A_TIME).join('\n\n'));
  };
  inPieces(every.nouns, (text) => addNouns(text, false, nouns));
  inPieces(every.gaps, (text) => addGaps(text, gaps));
}

const near = placesOf('near');
const texts = ownTexts(join(import.meta.dirname, '..', '..')).flatMap((text) => text.split(/\n\s*\n\s*\n/));
const passages = [...readPart('tune'), ...readPupils()].filter(
  (_, k) => half === undefined || k % 2 === (half === 'even' ? 0 : 1),
);
for (const text of [...texts, ...passages.map(corrected)]) {
  addNouns(text, true, near.nouns);
  addGaps(text, near.gaps);
}
addLines('news', EVERY, near);
addLines('tatoeba', EVERY, near);
const far = placesOf('far');
addLines('folketinget', FOLKETINGET, far);
addLines('europarl', EUROPARL, far);
for (const { nouns, gaps } of [near, far]) console.log(`${nouns.close()} nouns, ${gaps.close()} gaps`);
