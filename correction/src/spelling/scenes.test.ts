import { describe, expect, it } from 'vitest';
import { readText } from '../analysis/read-text.ts';
import { loadEngineTools } from '../../train/language/engine-tools.ts';
import { LACK, lacksAt, mends } from './room-in-clause.ts';
import { lookAround } from './scenes.ts';

const { reader, models } = loadEngineTools();
const { lexicon } = reader;

/** How much more `other` is at home in the sentence than the word of it. */
function gain(sentence: string, word: string, other: string): number {
  const a = readText(sentence, reader);
  const at = a.types.findIndex(({ lower }) => lower === word);
  const around = lookAround(a, at, models.scenes);
  const [own, others] = [models.scenes.ofType(a.types[at]!), models.scenes.of(lexicon.find(other))];
  return around.near(others) - around.near(own);
}

describe('a word is at home where the words around belong to its scenes', () => {
  it.each([
    ['Cyklens jul og kæde var rustne.', 'jul', 'hjul'],
    ['Vi tændte et bold og ristede pølser over flammerne.', 'bold', 'bål'],
    ['Vi fodrede enderne med brød nede ved søen.', 'enderne', 'ænderne'],
    ['Tandlægen fandt et hold i tanden.', 'hold', 'hul'],
  ])('%s', (sentence, word, other) => {
    expect(gain(sentence, word, other)).toBeGreaterThan(0);
  });

  it.each([
    ['Til jul fik vi gaver under juletræet.', 'jul', 'hjul'],
    ['Målmanden sparkede til bolden, og dommeren fløjtede.', 'bolden', 'bålet'],
  ])('%s', (sentence, word, other) => {
    expect(gain(sentence, word, other)).toBeLessThan(0);
  });

  it('in compounds, too', () => {
    expect(gain('Fiskestangen blev bøjet, og så rev jeg i min snog.', 'snog', 'snor')).toBeGreaterThan(0);
  });

  it('small words belong nowhere', () => {
    expect(models.scenes.of(lexicon.find('for'))).toEqual([]);
  });
});

describe('what a clause lacks', () => {
  const mended = (sentence: string, word: string, other: string): number => {
    const a = readText(sentence, reader);
    const at = a.types.findIndex(({ lower }) => lower === word);
    return mends(a, at, lacksAt(a, at), lexicon.find(other));
  };

  it.each([
    ['Min bror side i en stol.', 'side', 'sidder', LACK.finite],
    ['Vi skal lag noget mad.', 'lag', 'lave', LACK.infinitive],
    ['Hun boede på en stejl.', 'stejl', 'sti', LACK.noun],
    ['Jeg er meget dom.', 'dom', 'dum', LACK.adjective],
  ])('%s', (sentence, word, other, lack) => {
    expect(mended(sentence, word, other) & lack).toBe(lack);
  });

  it.each([
    ['Min bror sidder i en stol.', 'stol', 'står'],
    ['Vi skal lave noget mad.', 'mad', 'have'],
    ['Hun boede på en hus.', 'hus', 'hun'],
  ])('nothing: %s', (sentence, word, other) => {
    expect(mended(sentence, word, other)).toBe(0);
  });
});
