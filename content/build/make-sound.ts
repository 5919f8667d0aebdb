// npx tsx content/build/make-sound.ts [--all [slug]]: the first edition of the sound, made with espeak-ng and lame (Debian packages).
// Makes what is missing or speaks another text than the bank has now; with --all every file of the bank as it is, or of the
// exercises whose slug begins so.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { courseOf } from '../src/catalogue/catalogue.ts';
import { isTest } from '../src/catalogue/course-classes.ts';
import { loadExercises } from '../src/exercises/bank.ts';
import { classOfLevel, secondsToCheck, secondsToWrite } from '../src/sound/dictation-time.ts';
import { piecesOf } from '../src/sound/pieces.ts';
import { type SoundOf, soundFileIn, soundFolder, soundName } from '../src/sound/sound-files.ts';
import { type Spoken, spokenOf, spokenText } from '../src/sound/spoken-text.ts';
import { joined, levelled, mp3Of, QUALITY, say, silence } from './speech.ts';

const EDITION = 'espeak-first-edition';
const textsFile = path.join(soundFolder(EDITION), 'texts.json');

interface Pace {
  /** Words a minute as the voice counts them; it comes out at a fifth more. */
  word: number;
  sentence: number;
  dictated: number;
}
const SLOW: Pace = { word: 105, sentence: 88, dictated: 80 };
const MIDDLE: Pace = { word: 110, sentence: 105, dictated: 92 };
const USUAL: Pace = { word: 115, sentence: 122, dictated: 104 };
const paceOf = (classLevel: number): Pace => {
  if (classLevel >= 7) return USUAL;
  return classLevel >= 5 || classLevel === 0 ? MIDDLE : SLOW;
};
/** Seconds. */
const PAUSE = { betweenWordAndSentence: 0.7, aroundPieces: 1.1 };

const VOICES: Readonly<Record<string, string>> = { engelsk: 'en-gb', tysk: 'de', fransk: 'fr', spansk: 'es' };

function speech({ word, sentence }: Spoken, voice: string, classLevel: number): Float32Array {
  const pace = paceOf(classLevel);
  const whole = say(sentence, { voice, pace: pace.sentence });
  if (word !== null) {
    const alone = say(word, { voice, pace: pace.word });
    const pause = silence(PAUSE.betweenWordAndSentence);
    return joined([alone, pause, whole, pause, alone]);
  }
  const dictated = piecesOf(sentence).flatMap((piece) => {
    const said = say(piece, { voice, pace: pace.dictated });
    return [said, silence(secondsToWrite(piece, classLevel)), said, silence(secondsToCheck(piece, classLevel))];
  });
  const pause = silence(PAUSE.aroundPieces);
  return joined([whole, pause, ...dictated, pause, whole]);
}

/** An earlier version's sound of the item that speaks the same text; a later version keeps it. */
function earlier({ slug, version, number }: SoundOf, text: string): string | null {
  const versions = Array.from({ length: version - 1 }, (_, i) => ({ slug, version: version - 1 - i, number }));
  const same = versions.find((of) => before[soundName(of)] === text && fs.existsSync(soundFileIn(EDITION, of)));
  return same ? soundFileIn(EDITION, same) : null;
}

const before: Record<string, string> = fs.existsSync(textsFile)
  ? (JSON.parse(fs.readFileSync(textsFile, 'utf8')) as Record<string, string>)
  : {};
const texts = { ...before };
const {
  values: { all },
  positionals: [beginning = ''],
} = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
let made = 0;
for (const { slug, version, productId, levelId, items } of await loadExercises()) {
  const voice = VOICES[courseOf(productId).parent] ?? 'da';
  const isAnew = all === true && slug.startsWith(beginning);
  for (const [i, item] of items.entries()) {
    const of = { slug, version, number: i + 1 };
    const file = soundFileIn(EDITION, of);
    const name = soundName(of);
    const spoken = spokenOf(item);
    if (spoken === null) {
      // an item that was a dictation while its exercise was being written
      fs.rmSync(file, { force: true });
      delete texts[name];
      continue;
    }
    const text = spokenText(spoken);
    if (!isAnew && before[name] === text && fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const kept = isAnew ? null : earlier(of, text);
    if (kept) fs.copyFileSync(kept, file);
    else {
      const quality = isTest(productId) && spoken.word !== null ? QUALITY.fine : QUALITY.plain;
      fs.writeFileSync(file, mp3Of(levelled(speech(spoken, voice, classOfLevel(levelId))), quality));
      made += 1;
    }
    texts[name] = text;
  }
}
const sorted = Object.fromEntries(
  Object.entries(texts).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
);
fs.mkdirSync(soundFolder(EDITION), { recursive: true });
fs.writeFileSync(textsFile, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`${made} files made, ${Object.keys(sorted).length} in all.`);
