import type { Item } from '@ordklar/exercise-kinds/grade';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../catalogue/catalogue.ts';
import { loadExercises } from './bank.ts';
import type { Exercise } from './exercise-schema.ts';
import { bareAnswers } from './testing/bare-answers.ts';
import { unfrontedPieces } from './testing/unfronted-pieces.ts';

const bank = await loadExercises();
const languageOf = ({ productId }: Exercise): string => courseOf(productId).parent.replace(/-u$/, '');
const isOf = (language: RegExp) => (exercise: Exercise) => language.test(languageOf(exercise));
const DANISH = /^(dansk|ap|voksenuddannelse)$/;

type Choice = Extract<Item, { kind: 'choice' }>;
const questionsOf = (item: Item): readonly Item[] => (item.kind === 'read-and-answer' ? item.questions : [item]);
const itemsOf = (exercises: readonly Exercise[]) =>
  exercises.flatMap(({ slug, items }) => items.map((item, i) => ({ item, where: `${slug}, item ${i + 1}` })));

/** How many right options are longer than all others, and how many more that is than chance explains once in twenty. */
function longestRight(choices: readonly Choice[]): { longest: number; most: number } {
  const asked = choices.filter(({ options }) => {
    const longest = Math.max(...options.map(({ length }) => length));
    return options.filter(({ length }) => length === longest).length === 1;
  });
  const chances = asked.map(({ options }) => 1 / options.length);
  const mean = chances.reduce((sum, p) => sum + p, 0);
  const variance = chances.reduce((sum, p) => sum + p * (1 - p), 0);
  return {
    longest: asked.filter(({ answer, options }) => options.every((one) => one === answer || one.length < answer.length))
      .length,
    most: Math.ceil(mean + 1.65 * Math.sqrt(variance)),
  };
}

describe('the right option cannot be guessed by its length', () => {
  it('counts: three right ones out of three that are longest are too many', () => {
    const one = (options: string[]): Choice => ({
      kind: 'choice',
      question: 'Hvad?',
      options,
      answer: options[0] ?? '',
    });
    const obvious = [one(['en lang en', 'kort', 'to']), one(['en lang to', 'to', 'en']), one(['en lang', 'en', 'to'])];
    expect(longestRight([...obvious, ...obvious])).toEqual({ longest: 6, most: 4 });
    expect(longestRight([one(['en', 'to'])])).toEqual({ longest: 0, most: 0 });
  });

  it.each([...new Set(bank.map(({ productId }) => productId))])('in %s, in questions about a text and in all', (id) => {
    const items = bank.filter(({ productId }) => productId === id).flatMap((exercise) => exercise.items);
    const choices = (all: readonly Item[]) => all.flatMap(questionsOf).filter((item) => item.kind === 'choice');
    for (const asked of [choices(items), choices(items.filter(({ kind }) => kind === 'read-and-answer'))]) {
      const { longest, most } = longestRight(asked);
      expect(longest, id).toBeLessThanOrEqual(most);
    }
  });
});

/** Items whose pieces are parts of one member of the sentence, so that none of them can begin it alone. */
const PARTS_OF_ONE_MEMBER: Readonly<Record<string, string>> = {
  'gram-7-saetningsbygning-2, item 7': '»hverken … eller« holds the two nouns together, in both orders',
  'grda-12-tillaegsord-2, item 9': '»end din« is one member',
  'grdk-1-ord-og-saetninger-2, item 1': '»min kat«',
  'grdk-1-ord-og-saetninger-2, item 2': '»den røde bil«',
  'grdk-1-ord-og-saetninger-2, item 3': '»en løs tand«',
  'grdk-1-ord-og-saetninger-2, item 4': '»en pære«',
  'grdk-1-ord-og-saetninger-2, item 5': '»i sandet«',
  'grdk-1-ord-og-saetninger-2, item 7': '»for os«',
};

describe('sentences to put in order', () => {
  it('say which order is asked for, or take every piece that can stand first there', () => {
    const items = itemsOf(bank.filter(isOf(/^(dansk|ap|voksenuddannelse|tysk)$/)));
    const orders = items.filter(({ item }) => item.kind === 'order');
    expect(orders.length).toBeGreaterThan(80);
    const faults = orders.flatMap(({ item, where }) =>
      item.kind === 'order' && !(where in PARTS_OF_ONE_MEMBER)
        ? unfrontedPieces(item).map((piece) => `${where}: »${piece}« can stand first too`)
        : [],
    );
    expect(faults).toEqual([]);
  });

  it('ask for a question where the answer is one', () => {
    const wrong = itemsOf(bank).filter(
      ({ item }) => item.kind === 'order' && item.pieces.at(-1)?.endsWith('?') && item.task.includes('fortæller noget'),
    );
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });

  it('have the commas that German asks for', () => {
    const clause = /(^|\s)(weil|dass|obwohl|als|wenn|ob|bevor|nachdem)\s/i;
    const faults = itemsOf(bank.filter(isOf(/^tysk$/))).filter(
      ({ item }) => item.kind === 'order' && clause.test(item.pieces.join(' ')) && !item.pieces.join(' ').includes(','),
    );
    expect(faults.map(({ where }) => where)).toEqual([]);
  });
});

/** Two whole sentences with only a comma between them: the second begins with its subject and verb, or with an order. */
const SPLICE =
  /, (?:(?:I|you|he|she|it|we|they|this|that|there)(?:'m|'re|'s|'ll| am| is| are| was| want| will| can| need| really)|the \w+ (?:is|are)|come|use|turn|did you) /;
/** What makes the first half no sentence of its own, or holds the halves together. */
const HELD =
  /^(?:if|when|while|as|since|because|although|though|after|before|once|until|unless|whereas|instead|in|on|by|but|and|hello|hi|hey|dear|sorry|thank|yes|no|well|oh|sir|not|however|moreover|most|the (?:more|older|faster))\b/i;

it('no right English sentence is two sentences with a comma between them', () => {
  const spliced = itemsOf(bank.filter(isOf(/^engelsk$/))).flatMap(({ item, where }) => {
    if (item.kind !== 'gap-text' && item.kind !== 'gap-list') return [];
    const text = item.parts
      .map((part) => (typeof part === 'string' ? part : 'answers' in part ? part.answers[0] : part.answer))
      .join('');
    return text
      .split(/(?<=[.!?]"?)\s+/)
      .filter((sentence) => SPLICE.test(sentence) && !HELD.test(sentence))
      .map((sentence) => `${where}: ${sentence}`);
  });
  expect(spliced).toEqual([
    // a tag that belongs to the sentence before it
    "grex-11-ordforraad-1, item 8: He is a heavy smoker, I'm afraid.",
  ]);
});

describe('reasons', () => {
  it('put the word that they speak of between »…«', () => {
    const faults = itemsOf(bank.filter(isOf(DANISH))).flatMap(({ item, where }) =>
      questionsOf(item).flatMap((question) => bareAnswers(question).map((bare) => `${where}: ${bare}`)),
    );
    expect(faults).toEqual([]);
  });

  it('say »spiser« of somebody as what the form is like, not as the reason itself', () => {
    const odd = itemsOf(bank).filter(({ item }) => / for (?!det hedder)[^.»«]* spiser\b/.test(JSON.stringify(item)));
    expect(odd.map(({ where }) => where)).toEqual([]);
  });

  it('are there for every item but words of a spelling test and texts to read', () => {
    const silent = itemsOf(bank.filter(({ productId }) => !['grsp', 'grrp'].includes(productId))).filter(
      ({ item }) => item.kind === 'order' && !item.because,
    );
    expect(silent.map(({ where }) => where)).toEqual([]);
    const dictations = itemsOf(bank.filter(({ productId }) => productId === 'grdi'));
    expect(dictations.filter(({ item }) => item.kind === 'dictation' && !item.because)).toEqual([]);
  });
});
