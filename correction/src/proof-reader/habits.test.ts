import { describe, expect, it } from 'vitest';
import { loadEngineTools } from '../../train/language/engine-tools.ts';
import { readText } from '../analysis/read-text.ts';
import { GAP_KINDS } from './gap-kinds.ts';
import { HABITS, habitsOf } from './habits.ts';
import { SETS } from './likeliest.ts';

const { reader, models } = loadEngineTools();
const habits = (text: string): readonly number[] => habitsOf(readText(text, reader), models.secondReader);
const [STOPS, VERBS] = [0, 1];
const ARTICLES = 1 + SETS + GAP_KINDS.indexOf('article');

const RIGHT =
  'I går fik min søster en cykel. Den var rød, og den havde en kurv foran. Hun cyklede en tur i skoven, og der så hun en ræv. Ræven løb væk, da den hørte en gren knække.';

describe("a writer's habits", () => {
  it('are one number for each kind of mistake', () => expect(habits(RIGHT)).toHaveLength(HABITS));

  it('tell who leaves out articles', () => {
    const without = RIGHT.replaceAll(/ en (?=cykel|kurv|tur|ræv|gren)/g, ' ');
    expect(habits(without)[ARTICLES]).toBeGreaterThan(habits(RIGHT)[ARTICLES]! + 0.5);
  });

  it('tell who confuses forms of verbs', () => {
    const confused = RIGHT.replace('fik', 'får').replace('havde', 'have').replace('løb', 'løbe').replace('så', 'se');
    expect(habits(confused)[VERBS]).toBeGreaterThan(habits(RIGHT)[VERBS]! + 0.3);
  });

  it('tell who sets no full stops', () => {
    const joined = RIGHT.replaceAll(/\. (\p{Lu})/gu, (_, capital: string) => ` ${capital.toLowerCase()}`);
    expect(habits(joined)[STOPS]).toBeGreaterThan(habits(RIGHT)[STOPS]! + 0.5);
  });

  it('of an empty text are the usual ones', () => expect(habits('').every((habit) => habit === 0)).toBe(true));
});
