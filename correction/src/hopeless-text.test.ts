import { describe, expect, it } from 'vitest';
import { loadEngine } from './load.ts';
import { engine } from './testing/engine.ts';
import { CandidateSearch } from './spelling/candidate-search.ts';
import { randomOf, typedAtRandom } from './testing/synthetic-slips.ts';

const read = (text: string) => engine.read(text, { language: 'da' });

/** What is said of a text, and the steps of all searches while it was read. */
function readCounting(text: string) {
  const { run } = CandidateSearch.prototype;
  let steps = 0;
  CandidateSearch.prototype.run = function counted(this: CandidateSearch, ...given: Parameters<typeof run>) {
    const found = run.apply(this, given);
    steps += this.steps;
    return found;
  };
  try {
    const said = read(text);
    return { ...said, steps };
  } finally {
    CandidateSearch.prototype.run = run;
  }
}

/** So many words that nobody knows, each different. */
function unknownWords(count: number, seed: number): string[] {
  const random = randomOf(seed);
  const words = new Set<string>();
  while (words.size < count) words.add(typedAtRandom(random));
  return [...words];
}

const DANISH = 'Vi gik hjem fra skole i går, og da snakkede vi om en stor hund, som ikke kunne lide mig.'.split(' ');
/** Danish with unknown words among it, two for every three words. */
const mixed = (words: readonly string[]): string =>
  words.map((word, i) => `${DANISH[(3 * i) % DANISH.length]} ${DANISH[(3 * i + 1) % DANISH.length]} ${word}`).join(' ');

describe('a text that is mostly no Danish', () => {
  const english =
    'The old man walked slowly down the road to his house and he was very tired because it had been raining all day. ' +
    'When he came home he made a cup of tea and sat in his chair by the fire for a while before going to bed.';
  const german =
    'Der alte Mann ging langsam die Straße hinunter zu seinem Haus und er war sehr müde, weil es den ganzen Tag geregnet ' +
    'hatte. Als er nach Hause kam, machte er sich eine Tasse Tee und setzte sich in seinen Stuhl am Feuer.';
  const latin =
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna ' +
    'aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.';
  it.each([
    ['words typed at random', unknownWords(400, 1).join(' ')],
    ['English', english],
    ['German', german],
    ['no language', latin],
  ])('%s: it is reported, hardly a word is searched for, and no comma or stop is asked for', (_, text) => {
    const { notice, corrections, steps } = readCounting(text);
    expect(notice).toBe('mostly-not-danish');
    const asked = corrections.flatMap(({ categories }) => categories.map((one) => one.subcategory.id));
    const ends = asked.filter((id) => /^(comma|period|question)/.test(id));
    expect(ends).toEqual([]);
    // a word with a slip takes about 900
    expect(steps).toBeLessThan(200);
  });

  it.each([
    [
      'a pupil who spells as he hears',
      'Jæ va ti fåbåll i gå me min ven å vi sbilte i to tima så gik vi jæm å spiste afdensmad å så så vi en fim om en ' +
        'hun dæ ku snage. dæ va ræt sjåv å vi grinne hele tien, å min far låwede pannekaer til os.',
    ],
    ['a few foreign words', 'The end.'],
    ['a Danish text that quotes an English one', `${DANISH.join(' ')} `.repeat(6) + english],
  ])('%s: nothing is reported', (_, text) => {
    expect(read(text).notice).toBeNull();
  });
});

describe('a text with many unknown words', () => {
  it('an essay full of slips is searched to the end', () => {
    const { notice, steps } = readCounting(mixed(unknownWords(40, 3)));
    expect(notice).toBeNull();
    expect(steps).toBeGreaterThan(40 * 500);
  });

  it('the more there are, the less a word may cost, and it is reported', () => {
    const { notice, steps } = readCounting(mixed(unknownWords(3000, 4)));
    expect(steps).toBeGreaterThan(600_000);
    // a step is about a quarter of a thousandth of a millisecond
    expect(steps).toBeLessThan(3000 * 1000);
    expect(notice).toBe('cut-short');
  });

  it('says the same the second time, when all is known already', () => {
    const text = mixed(unknownWords(700, 5));
    const marks = read(text);
    expect(read(text)).toEqual(marks);
    expect(loadEngine().read(text, { language: 'da' })).toEqual(marks);
  });
});

describe('the same words over and over', () => {
  it.each(['hund ', 'er ', 'den store ', 'hun køre hjem nu '])(
    '»%s…« is left alone, what stands around it is not',
    (unit) => {
      const { corrections } = read(`Jeg så en en hest.\n${unit.repeat(60)}\nHun køre hjem.`);
      expect(corrections.map(({ token }) => token)).toEqual([' en', 'køre']);
    },
  );

  it('a word that stands there a few times is judged', () => {
    expect(read(`Det ${'er '.repeat(2)}godt.`).corrections).toHaveLength(1);
  });
});

describe('eight times as long a text takes at most sixteen times as long', () => {
  const SHORT = 4000;
  it.each(['at ', 'og ', 'hund ', 'den store ', ', ', 'x', '('])('»%s«', (unit) => {
    const time = (count: number, runs: number): number => {
      const text = unit.repeat(count);
      return Math.min(
        ...Array.from({ length: runs }, () => {
          const started = process.cpuUsage();
          read(text);
          return process.cpuUsage(started).user;
        }),
      );
    };
    time(SHORT, 1);
    // what takes some milliseconds is measured too coarsely to be compared: other work, and what is thrown away at one time
    expect(time(8 * SHORT, 2)).toBeLessThan(16 * Math.max(time(SHORT, 2), 20_000));
  });
});
