import { ClauseTrack } from '../src/analysis/clause-track.ts';
import { FIT_FEATURES, fitFeatures } from '../src/models/fit-features.ts';
import { type FitKeys, FitModel, fitKeys } from '../src/models/fit-model.ts';
import { readerOf } from './reader-of.ts';
import { COST_AMONG } from '../src/spelling/meant-word.ts';
import { COST_WEIGHT, EVEN } from '../src/spelling/rivals.ts';
import { type FitSentence, type FitTools, trainFit } from './fit-trainer.ts';
import { misspelled } from './mistakes.ts';
import { seededRandom } from './random.ts';

/** Every fourth block of so many sentences is kept apart, so that a text is on one side only. */
const BLOCK = 40;
const PASSES = 6;
/** Share of words that are made a real-word mistake, and a misspelling, in each pass but the first. */
const REAL_WORDS = 0.03;
const MISSPELLINGS = 0.04;
/** How often pupils' words are such mistakes, for the precision. */
const TRUE_RATE = 0.01;

/** What was best at a place: by how much, and whether it was the right word. */
interface Judged {
  margin: number;
  isRight: boolean;
}

/**
 * How well a model that has not seen a quarter of the sentences tells real-word mistakes put into them from correct
 * words: for several margins the false alarms in correct text, the mistakes found, and the precision at TRUE_RATE.
 */
export function fitFigures(sentences: readonly FitSentence[], tools: FitTools): string[] {
  const isHeld = (i: number): boolean => Math.floor(i / BLOCK) % 4 === 2;
  const sections = trainFit(
    sentences.filter((_, i) => !isHeld(i)),
    tools,
  );
  const model = new FitModel(readerOf(sections));
  const held = sentences.filter((_, i) => isHeld(i));
  const clean: Judged[] = [];
  const wrong: Judged[] = [];
  let words = 0;
  const random = seededRandom(7);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const sentence of held) {
      if (pass === 0) words += sentence.forms.length;
      judgeSentence(sentence, pass > 0, random, tools, model, clean, wrong);
    }
  }
  const lines = [`${words} words kept apart, ${wrong.length} simulated mistakes`];
  for (let margin = EVEN - 1; margin <= EVEN + 2; margin += 0.5) {
    const found = wrong.filter((one) => one.margin > margin);
    const falseAlarms = clean.filter((one) => one.margin > margin).length / words;
    const recall = found.length / wrong.length;
    const precision = (recall * TRUE_RATE) / (recall * TRUE_RATE + falseAlarms);
    const right = found.filter(({ isRight }) => isRight).length / found.length;
    lines.push(
      `margin ${margin}: ${(1000 * falseAlarms).toFixed(2)} false per 1,000 words, recall ${percent(recall)}, ` +
        `precision ${percent(precision)}, first right ${percent(right)}`,
    );
  }
  return lines;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function judgeSentence(
  sentence: FitSentence,
  withMistakes: boolean,
  random: () => number,
  tools: FitTools,
  model: FitModel,
  clean: Judged[],
  wrong: Judged[],
): void {
  const right = sentence.forms.map((form) => tools.type(form, sentence.tagger));
  const types = right.map((type) => {
    const dice = random();
    if (!withMistakes || type.listed < 0 || dice > REAL_WORDS + MISSPELLINGS || !/^[a-zæøå]+$/.test(type.text))
      return type;
    const mistake = dice < REAL_WORDS ? tools.mistakes.draw(type.listed, random) : misspelled(type.text, random);
    return mistake === null ? type : tools.type(mistake, sentence.tagger);
  });
  const tags = new Uint8Array(types.length);
  sentence.tagger.tag(types, 0, types.length, tags);
  TRACK.fill(types, tags, 0, types.length, sentence.tagsTell);
  for (let i = 0; i < types.length; i++) {
    const written = types[i]!.listed;
    const isMistake = types[i] !== right[i];
    if (written < 0 || right[i]!.listed < 0 || isMistake !== withMistakes || !/^[a-zæøå]+$/.test(types[i]!.text))
      continue;
    const count = fitFeatures(TRACK, i, FEATURES);
    const own = model.score(keysOf(written, tools), FEATURES, count);
    let best: Judged = { margin: Number.NEGATIVE_INFINITY, isRight: false };
    let nearest = Number.NEGATIVE_INFINITY;
    for (const { listed, cost } of tools.lookAlikes(written)) {
      const better = model.score(keysOf(listed, tools), FEATURES, count) - own;
      if (better - cost * COST_AMONG <= nearest) continue;
      nearest = better - cost * COST_AMONG;
      best = { margin: better - cost * COST_WEIGHT, isRight: listed === right[i]!.listed };
    }
    (isMistake ? wrong : clean).push(best);
  }
}

const TRACK = new ClauseTrack();
const FEATURES = new Int32Array(FIT_FEATURES);
const KEYS = new Map<number, FitKeys>();

function keysOf(listed: number, { lexicon }: FitTools): FitKeys {
  const keys = KEYS.get(listed) ?? fitKeys(lexicon.words.word(listed).toLowerCase(), listed, lexicon);
  KEYS.set(listed, keys);
  return keys;
}
