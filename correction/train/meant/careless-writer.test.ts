import { expect, it } from 'vitest';
import { readPart } from '../../evaluate/corpus.ts';
import { loadEngineTools } from '../language/engine-tools.ts';
import { readPupils } from '../pupils.ts';
import { seededRandom } from '../random.ts';
import { CarelessWriter } from './careless-writer.ts';
import { MeantLessons } from './meant-lessons.ts';

const { reader, models } = loadEngineTools();
const passages = readPart('tune').slice(0, 60);
const RIGHT =
  'Min lillebror glemte sin skoletaske i bussen, fordi han altid drømmer. Så måtte far køre hele vejen tilbage til busstationen, og chaufføren havde heldigvis fundet den. ' +
  'Da de kom hjem, lavede mor varm kakao, og vi spillede brætspil ved køkkenbordet, indtil lampen gik ud. Bagefter fandt vi lommelygterne og læste højt af en uhyggelig bog.';

it('a careless writer says where his mistakes are and what was meant', () => {
  const writer = new CarelessWriter(passages, reader, models, seededRandom(3));
  const { text, mistakes } = writer.write(RIGHT, 3);
  expect(mistakes.length).toBeGreaterThan(3);
  const mended = mistakes
    .toReversed()
    .reduce(
      (said, { start, end, kind, meant }) =>
        said.slice(0, start) + meant + (kind === 'left' ? ' ' : '') + said.slice(end),
      text,
    );
  const letters = (of: string): string => of.toLowerCase().replaceAll(/[^\p{L} ]/gu, '');
  expect(letters(mended)).toBe(letters(RIGHT));
  for (const { start, end, kind, meant } of mistakes)
    if (kind === 'apart') expect(text.slice(start, end).toLowerCase().replace(' ', '')).toBe(meant);
});

it('lessons of a careless text tell its mistakes from what is right beside them', () => {
  const writer = new CarelessWriter(passages, reader, models, seededRandom(5));
  const { text, mistakes } = writer.write(RIGHT, 3);
  const lessons = new MeantLessons(reader, models);
  lessons.addCareless(text, mistakes);
  const apart = mistakes.filter(({ kind }) => kind === 'apart');
  expect(apart.length).toBeGreaterThan(0);
  expect(new Set(lessons.apart.filter(({ answer }) => answer).map(({ group }) => group))).toContain('listed');
  expect(lessons.apart.some(({ answer }) => !answer)).toBe(true);
  expect(lessons.meant.filter(({ answer }) => answer).length).toBeLessThan(lessons.meant.length / 2);
});

it('lost full stops and small words of learners are lessons, too', () => {
  const learners = readPupils().filter(({ writer: kind }) => kind === 'second-language');
  const writer = new CarelessWriter(learners.slice(0, 60), reader, models, seededRandom(7));
  const { text, mistakes } = writer.write(Array(6).fill(RIGHT).join(' '), 3);
  const lessons = new MeantLessons(reader, models);
  lessons.addCareless(text, mistakes);
  for (const [kind, table] of [
    ['stop', lessons.runOn],
    ['left', lessons.left],
  ] as const) {
    const right = table.filter(({ answer }) => answer).length;
    expect(right).toBeGreaterThan(0);
    expect(right).toBeLessThanOrEqual(mistakes.filter((one) => one.kind === kind).length);
  }
});
