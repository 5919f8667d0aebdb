// npx tsx content/build/make-sound.ts [--all]: the first edition of the sound, made with espeak-ng and lame (Debian packages).
// Makes what is missing or speaks another text than the bank has now; with --all every file of the bank as it is.
import fs from 'node:fs';
import path from 'node:path';
import { courseOf } from '../src/catalogue/catalogue.ts';
import { loadExercises } from '../src/exercises/bank.ts';
import { soundFileIn, soundFolder, soundName } from '../src/sound/sound-files.ts';
import { type Spoken, spokenOf, spokenText } from '../src/sound/spoken-text.ts';
import { piecesOf } from './pieces.ts';
import { joined, levelled, mp3Of, say, silence } from './speech.ts';

const EDITION = 'espeak-first-edition';
const textsFile = path.join(soundFolder(EDITION), 'texts.json');

/** Words a minute: a word alone, a sentence that is listened to, and one that is written down meanwhile. */
const PACE = { word: 115, sentence: 130, dictated: 110 };
/** Seconds. A piece gets time to be written; who needs more stops the sound. */
const PAUSE = { betweenWordAndSentence: 0.7, beforePieces: 1.1, perLetter: 0.08 };

const VOICES: Readonly<Record<string, string>> = { engelsk: 'en-gb', tysk: 'de', fransk: 'fr', spansk: 'es' };

function speech({ word, sentence }: Spoken, voice: string): Float32Array {
  if (word !== null) {
    const alone = say(word, { voice, pace: PACE.word });
    const pause = silence(PAUSE.betweenWordAndSentence);
    return joined([alone, pause, say(sentence, { voice, pace: PACE.sentence }), pause, alone]);
  }
  const whole = say(sentence, { voice, pace: PACE.sentence });
  const pieces = piecesOf(sentence);
  const dictated = pieces.flatMap((piece, i) => [
    silence(i === 0 ? PAUSE.beforePieces : PAUSE.perLetter * pieces[i - 1].length),
    say(piece, { voice, pace: PACE.dictated }),
  ]);
  return joined([whole, ...dictated]);
}

const before: Record<string, string> = fs.existsSync(textsFile)
  ? (JSON.parse(fs.readFileSync(textsFile, 'utf8')) as Record<string, string>)
  : {};
const texts = { ...before };
const isAll = process.argv.includes('--all');
let made = 0;
for (const { slug, version, productId, items } of await loadExercises()) {
  const voice = VOICES[courseOf(productId).parent] ?? 'da';
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
    if (!isAll && before[name] === text && fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, mp3Of(levelled(speech(spoken, voice))));
    texts[name] = text;
    made += 1;
  }
}
const sorted = Object.fromEntries(
  Object.entries(texts).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
);
fs.mkdirSync(soundFolder(EDITION), { recursive: true });
fs.writeFileSync(textsFile, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`${made} files made, ${Object.keys(sorted).length} in all.`);
