import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadExercises } from '../exercises/bank.ts';
import { classOfLevel, secondsOfSilence } from './dictation-time.ts';
import { hasItsSound, SOUND_EDITIONS, soundEditionOf, soundFile, soundFolder, soundName } from './sound-files.ts';
import { spokenOf, spokenText } from './spoken-text.ts';
import { mp3Seconds } from './testing/mp3-seconds.ts';

const bank = await loadExercises();
const heard = bank.flatMap(({ slug, version, levelId, items }) =>
  items.flatMap((item, i) => {
    const spoken = spokenOf(item);
    return spoken ? [{ of: { slug, version, number: i + 1 }, spoken, text: spokenText(spoken), levelId }] : [];
  }),
);

/** What the files of each edition speak, by name. */
const texts = Object.fromEntries(
  SOUND_EDITIONS.map((edition) => {
    const file = path.join(soundFolder(edition), 'texts.json');
    const known = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>) : {};
    return [edition, known];
  }),
);

describe('the sound of the bank (where this fails: npx tsx content/build/make-sound.ts)', () => {
  it('PD-15: whatever is heard and written has its sound, which speaks what the item asks for now', () => {
    expect(heard.length).toBeGreaterThan(1000);
    const wrong = heard.filter(({ of, text }) => {
      const edition = soundEditionOf(of);
      return edition === null || texts[edition]?.[soundName(of)] !== text;
    });
    expect(wrong.map(({ of, text }) => `${soundName(of)}: ${text}`)).toEqual([]);
    expect(bank.filter((exercise) => !hasItsSound(exercise))).toEqual([]);
  });

  it('every file is whole, and as long as its text takes to say and a sentence to write', () => {
    const odd = heard.flatMap(({ of, spoken, text, levelId }) => {
      const seconds = mp3Seconds(fs.readFileSync(soundFile(of) ?? ''));
      const { word, sentence } = spoken;
      const silence = word === null ? secondsOfSilence(sentence, classOfLevel(levelId)) : 0;
      // a dictated sentence is said four times: whole, each piece twice, whole
      const perLetter = (seconds - silence) / (word === null ? 4 * sentence.length : text.length);
      return seconds < 1.2 || perLetter < 0.055 || perLetter > 0.4 ? [`${soundName(of)}: ${seconds} s, ${text}`] : [];
    });
    expect(odd).toEqual([]);
  });

  it('an exercise waits for its sound, and one with nothing to hear does not', () => {
    const item = { kind: 'dictation', answers: ['Hunden sover.'] } as const;
    const dictation = { slug: 'grdi-3-ord-99', version: 1, items: [{ ...item, answers: [...item.answers] }] };
    expect(hasItsSound(dictation)).toBe(false);
    expect(hasItsSound({ ...dictation, items: [] })).toBe(true);
    expect(spokenText({ word: null, sentence: 'Hunden sover i sin nye kurv.' })).toBe(
      'Hunden sover i sin nye kurv. Hunden sover i … Hunden sover i … sin nye kurv. … sin nye kurv. … Hunden sover i sin nye kurv.',
    );
    expect(spokenText({ word: 'sover', sentence: 'Hunden sover.' })).toBe('Sover. Hunden sover. Sover.');
  });
});
