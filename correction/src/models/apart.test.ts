import { expect, it } from 'vitest';
import { readText } from '../analysis/read-text.ts';
import { loadEngineTools } from '../../train/language/engine-tools.ts';
import { apartAt, apartOdds } from './apart.ts';

const { reader, models } = loadEngineTools();

it.each([
  ['De købte en pap kasse.', 'pap', 'papkasse', ''],
  ['Vi spiste en kylling sandwich.', 'kylling', 'kyllingesandwich', 'e'],
])('what the words of »%s« make', (text, word, whole, link) => {
  const a = readText(text, reader);
  const at = a.types.findIndex(({ lower }) => lower === word);
  expect(apartAt(a, at)).toMatchObject({ whole, link, next: at + 1 });
});

it.each(['Pap, kasse og lim.', 'En pap  kasse.', 'En pap Kasse.'])('»%s« has no word in two', (text) => {
  const a = readText(text, reader);
  expect(apartAt(a, a.types.findIndex(({ lower }) => lower === 'pap'))).toBeNull();
});

it('a compound apart is likelier one word than a glass of water', () => {
  const oddsIn = (text: string, word: string): number => {
    const a = readText(text, reader);
    const at = a.types.findIndex(({ lower }) => lower === word);
    return apartOdds(a, at, apartAt(a, at)!, models);
  };
  expect(oddsIn('Hun kom ud fra lærer værelset.', 'lærer')).toBeGreaterThan(2);
  expect(oddsIn('Hun drak et glas vand.', 'glas')).toBeLessThan(-2);
});
