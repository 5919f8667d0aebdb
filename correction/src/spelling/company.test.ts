import { describe, expect, it } from 'vitest';
import { loadEngineTools } from '../../train/language/engine-tools.ts';
import { readText } from '../analysis/read-text.ts';
import { lookAlikeSigns } from './look-alike-odds.ts';

const { reader, models } = loadEngineTools();

/** Whether a phrase, and whether the words near, say that `meant` was meant. */
function told(sentence: string, written: string, meant: string): { phrase: number; company: number } | undefined {
  const a = readText(sentence, reader);
  const at = a.types.findIndex(({ lower }) => lower === written);
  return lookAlikeSigns(a, at, models).find(({ word }) => word === meant);
}

describe('the words near tell two words apart that are written for one another', () => {
  it.each([
    ['Hendes hjerne bankede, da døren gik op.', 'hjerne', 'hjerte'],
    ['Han smadrede ruten med en bold.', 'ruten', 'ruden'],
    ['Vi sang en sag om sommeren i koret.', 'sag', 'sang'],
    ['Tandlægen fandt et hold i min tand.', 'hold', 'hul'],
  ])('%s', (sentence, written, meant) => {
    expect(told(sentence, written, meant)?.company).toBe(1);
  });

  it.each([
    ['Hun slog sin hjerne til og løste opgaven.', 'opgaven', 'hjerte'],
    ['Busruten er lang, og ruten går til Køge.', 'ruten', 'ruden'],
    ['Vi spillede på det samme hold i går.', 'hold', 'hul'],
  ])('nothing is told in: %s', (sentence, written, meant) => {
    expect(told(sentence, written, meant)?.company ?? 0).toBe(0);
  });
});

describe('a phrase that is always said in one way asks for its words', () => {
  it.each([
    ['Vi kom for sent, og den anden dreng løb om kat med os.', 'kat', 'kap'],
    ['Jeg har løst til at bade.', 'løst', 'lyst'],
    ['Han faldt i brøden.', 'brøden', 'brønden'],
  ])('%s', (sentence, written, meant) => {
    expect(told(sentence, written, meant)?.phrase).toBe(1);
  });

  it('where another phrase has the word that stands there nothing is asked', () => {
    expect(told('De gik op ad stien til huset.', 'stien', 'stigen')?.phrase ?? 0).toBe(0);
  });
});
