import type { WordSpelledWrong, TextErrorPlaces, TextErrorRegister } from '@ordklar/contract';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { markTitle } from '../../corrections/index.ts';
import { type Asked, reachScope } from '../read-averages.ts';
import { pupilsWith } from './read-register.ts';
import { type ClassText, countTypes, findCorrectedWords, findPlaces, findTexts } from './text-errors.repo.ts';

/** Places that are shown of a text. */
const MOST_PLACES = 3;

/** Types in which the word itself is written wrong; a capital letter or a wrong tense says nothing of how it is spelled. */
const SPELLED_WRONG = [
  'misspelling',
  'vowel',
  'consonant',
  'double-consonant',
  'silent-letter',
  'ending',
  'compound-split',
  'compound-joined',
  'hyphen',
  'apostrophe',
  'present-r',
  'infinitive',
  'past-ending',
  'participle',
  'ene-ende',
];

type OfTexts = Pick<Asked, 'squadId' | 'year' | 'studentId' | 'productId'> & { latest: number | undefined };

const sumOf = <Row>(rows: readonly Row[], number: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + number(row), 0);

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** The tasks in the order in which the class began to write them, with their texts. */
const tasksOf = (texts: readonly ClassText[]) => grouped(texts, ({ exerciseId }) => exerciseId);

/** Ids of the latest tasks; of all without a number. */
const latestOf = (texts: readonly ClassText[], latest: number | undefined): Set<number> => {
  const ids = tasksOf(texts).map(([first]) => first?.exerciseId ?? 0);
  return new Set(latest === undefined ? ids : ids.slice(-latest));
};

async function reachTexts(context: Context, actor: Actor, { latest, ...asked }: OfTexts) {
  const { scope } = await reachScope(context, actor, { ...asked, onlyLastTry: true });
  const texts = await findTexts(context.db, scope);
  return { squadId: scope.squadId, texts, counted: latestOf(texts, latest) };
}

/** Adds up under one key: of rows of the same pupil and type, or of the same task and type. */
const addUp = <Row extends { errors: number }>(rows: readonly Row[], keyOf: (row: Row) => string) =>
  grouped(rows, keyOf).flatMap((group) =>
    group.slice(0, 1).map((first) => ({ ...first, errors: sumOf(group, ({ errors }) => errors), texts: group.length })),
  );

/** Error types in the texts of a class (RES-05): by pupil over its latest texts, and text by text. */
export async function readTextErrors(context: Context, actor: Actor, asked: OfTexts): Promise<TextErrorRegister> {
  const { squadId, texts, counted } = await reachTexts(context, actor, asked);
  const byId = new Map(texts.map((text) => [text.textId, text]));
  const found = texts.length === 0 ? [] : await countTypes(context.db, [...byId.keys()]);
  const rows = found.flatMap(({ textId, ...row }) => {
    const text = byId.get(textId);
    return text ? [{ ...row, studentId: text.studentId, exerciseId: text.exerciseId }] : [];
  });
  const here = rows.filter(({ exerciseId }) => counted.has(exerciseId));
  const types = addUp(here, ({ type }) => type).toSorted((a, b) => b.errors - a.errors || (a.type < b.type ? -1 : 1));
  const countedTexts = texts.filter(({ exerciseId }) => counted.has(exerciseId));
  const people = await pupilsWith(
    context,
    squadId,
    countedTexts.map(({ studentId }) => studentId),
  );
  return {
    texts: tasksOf(texts).flatMap((written) => {
      const [first] = written;
      if (!first) return [];
      const { exerciseId, title, completedAt } = first;
      const words = sumOf(written, (text) => text.words);
      const completed = toUnix(completedAt);
      return [{ exerciseId, title, completed, words, pupils: written.length, counted: counted.has(exerciseId) }];
    }),
    types: types.map(({ type, categoryId, errors }) => ({
      id: type,
      title: markTitle(type) ?? type,
      categoryId,
      errors,
    })),
    pupils: people.map((person) => {
      const own = countedTexts.filter(({ studentId }) => studentId === person.id);
      return { ...person, words: sumOf(own, (text) => text.words), texts: own.length };
    }),
    cells: addUp(here, (row) => `${row.studentId} ${row.type}`).map((row) => ({
      studentId: row.studentId,
      type: row.type,
      errors: row.errors,
      texts: row.texts,
    })),
    trend: addUp(rows, (row) => `${row.exerciseId} ${row.type}`).map(({ exerciseId, type, errors }) => ({
      exerciseId,
      type,
      errors,
    })),
  };
}

/** Where an error type stands in a pupil's latest texts, newest text first. */
export async function readTextErrorPlaces(
  context: Context,
  actor: Actor,
  { type, ...asked }: OfTexts & { studentId: number; type: string },
): Promise<TextErrorPlaces[]> {
  // which texts are the latest the class decides, so that the places are those behind the cell
  const { studentId, ...ofClass } = asked;
  const { texts, counted } = await reachTexts(context, actor, ofClass);
  const own = texts.filter((text) => text.studentId === studentId && counted.has(text.exerciseId)).toReversed();
  if (own.length === 0) return [];
  const places = await findPlaces(
    context.db,
    own.map(({ textId }) => textId),
    type,
  );
  return own.map(({ homeworkId, exerciseProgressId, exerciseId, title, words, ...text }) => {
    const here = places.filter(({ textId }) => textId === text.textId);
    return {
      homeworkId,
      exerciseProgressId,
      exerciseId,
      title,
      words,
      completed: toUnix(text.completedAt),
      errors: here.length,
      places: here.slice(0, MOST_PLACES).map(({ token, replacement, sentence }) => ({ token, replacement, sentence })),
    };
  });
}

/** Words that a pupil spells wrong over the texts of the year, the most frequent first, then in the order of the texts. */
export async function readWordsSpelledWrong(
  context: Context,
  actor: Actor,
  asked: Pick<Asked, 'squadId' | 'year'> & { studentId: number },
): Promise<WordSpelledWrong[]> {
  const { texts } = await reachTexts(context, actor, { ...asked, productId: undefined, latest: undefined });
  if (texts.length === 0) return [];
  const found = await findCorrectedWords(
    context.db,
    texts.map(({ textId }) => textId),
    SPELLED_WRONG,
  );
  // at the beginning of a sentence it is the same word
  const words = found.map(({ word, right }) => ({
    word: word.toLocaleLowerCase('da'),
    right: right.toLocaleLowerCase('da'),
  }));
  return grouped(words, ({ word, right }) => `${word} ${right}`)
    .flatMap((alike) => alike.slice(0, 1).map((first) => ({ ...first, times: alike.length })))
    .toSorted((a, b) => b.times - a.times);
}
