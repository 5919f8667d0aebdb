import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Correction } from './api.ts';
import { Lexicon } from './lexicon/lexicon.ts';
import { ADJECTIVE, GENITIVE, has, hasAny, VERB } from './lexicon/readings.ts';
import { loadEngine } from './load.ts';
import { syntheticSlips } from './testing/synthetic-slips.ts';

const engine = loadEngine();
const check = (text: string): Correction[] => engine.check(text, { language: 'da' });
const suggestedFor = (text: string): string[] => check(text).flatMap(({ replacements }) => replacements);

const file = join(
  dirname(createRequire(import.meta.url).resolve('@ordklar/correction/package.json')),
  'dist',
  'lexicon.bin',
);
const lexicon = new Lexicon(Uint8Array.from(readFileSync(file)).buffer);

/** What must never be seen, named here once more so that an empty list of coarse words would be noticed. */
const COARSE =
  /^(neg(er|re|erne|rene|eren)|nigger\w*|perker\w*|luder\w*|pik|pikken?|kuss\w*|fiss\w*|røv|røven|bøsse\w*|kælling\w*|kneppe\w*|spasser|lort\w*|sgu|pis|pisse\w*|sex|porno\w*|hore|horer|patter|penis\w*|mongol\w*|svans|pæderast\w*|nymfoman\w*|negér|bitche\w*|sexe(t|de)|tissem[aæ]nd)$/i;
const INNOCENT = /^(pisk|bøssemager|fissil)/;

/** Words in use, in small letters, that are not coarse themselves. */
const ordinaryWords: string[] = [];
lexicon.frequencies.forEach((frequency, listed) => {
  const word = lexicon.words.word(listed);
  if (frequency >= 60 && /^[a-zæøå]{3,}$/.test(word) && !lexicon.isCoarse(listed)) ordinaryWords.push(word);
});

it('no compound is made of a part that hardly anybody uses', () => {
  expect(suggestedFor('Han tog pikkehuen på.')).not.toContain('pikehuen');
});

describe('what 10,000 slips of ordinary words are given as suggestions', () => {
  const SLIPS = 10_000;
  const PER_TEXT = 50;
  const FRAMES = ['Det var # i går.', 'Jeg så # på vejen.', 'Mine # er her.', '#', 'Vi vil # sammen.'];
  const marks: Correction[] = [];
  const slips = syntheticSlips(ordinaryWords, SLIPS, 7);
  for (let from = 0; from < SLIPS; from += PER_TEXT) {
    const text = slips
      .slice(from, from + PER_TEXT)
      .map(({ written }, i) => FRAMES[i % FRAMES.length]!.replace('#', written));
    marks.push(...check(text.join('\n\n')));
  }
  const suggested = marks.flatMap(({ token, replacements }) =>
    replacements.flatMap((replacement) => replacement.split(/[^\p{L}]+/u).map((word) => ({ token, word }))),
  );

  it('they are marked, and given suggestions', () => {
    expect(marks.length).toBeGreaterThan(SLIPS / 2);
    expect(suggested.length).toBeGreaterThan(SLIPS);
  });

  it('none is coarse that the writer has not written', () => {
    const coarse = suggested.filter(
      ({ token, word }) =>
        (lexicon.isCoarseSpelling(word) || (COARSE.test(word) && !INNOCENT.test(word))) &&
        !token.split(/[^\p{L}]+/u).some((own) => lexicon.isCoarseSpelling(own)),
    );
    expect(coarse).toEqual([]);
  });

  it('none is the genitive of an adjective or a verb that nobody writes', () => {
    const odd = suggested.filter(({ word }) => {
      const listed = lexicon.findAnyCase(word);
      return (
        listed >= 0 &&
        lexicon.frequencies[listed] === 0 &&
        [...lexicon.readings(listed)].every((reading) => has(reading, GENITIVE) && hasAny(reading, ADJECTIVE | VERB))
      );
    });
    expect(odd).toEqual([]);
  });
});

describe('the first suggestion is what was meant', () => {
  it.each([
    ['Jeg lærer svens.', 'svensk'],
    ['Hun taler svens og dansk.', 'svensk'],
    ['Jeg bider mine nege.', 'negle'],
    ['Jeg spiser min måd.', 'mad'],
  ])('»%s«', (text, right) => {
    expect(suggestedFor(text)[0]).toBe(right);
  });
});

describe('coarse words', () => {
  it.each([
    'Jeg bidder mine nege.',
    'Hun luter til musik.',
    'Vi åbnede påkken.',
    'Vi vil kose.',
    'prkere',
    'Han er en prker.',
    'sgo',
    'pikk',
    'Det er en pæderest.',
    'Hun er nymfomann.',
    'Der er en rød fise i søen.',
    'Hun er en bitsh.',
    'Jeg så en btich.',
    'Der stod en negger.',
    'Vi er skxet.',
    'En tssemand.',
  ])('»%s« is offered none', (text) => {
    expect(suggestedFor(text).filter((word) => lexicon.isCoarseSpelling(word) || COARSE.test(word))).toEqual([]);
  });

  it('are known in all their forms and compounds', () => {
    for (const word of 'negre perkeren luderne kussen fisser røvhul lorteskole spasser Neger pikken bøsserøv kællinger bitche bitcher negér sexet sexede tissemænd vaginal'.split(
      ' ',
    ))
      expect(lexicon.isCoarseSpelling(word), word).toBe(true);
  });

  it('are not seen where they are not', () => {
    const innocent =
      'negl kosteskaft bolle bryst sparebøsse pattedyr rugsæd sæder skidt knep røve røver piske fisk fiskeri slut klit idiot numse ' +
      'kusine pikkolo seks sekstant fission unisex Montenegro homogen tusse';
    for (const word of innocent.split(' ')) expect(lexicon.isCoarseSpelling(word), word).toBe(false);
  });

  it('whoever has written one may be helped with its form and with writing it as one word', () => {
    expect(suggestedFor('Han er et røv hul.')).toContain('røvhul');
    expect(suggestedFor('Det var en lorte film.')).toContain('lortefilm');
  });
});

describe('forms that nobody writes', () => {
  it.each([
    'Han er en professionell.',
    'Det var en overraskelsse.',
    'Det er en overraskels fest.',
    'Hun spiller profesionelt.',
    'overaskelse',
    'profesionel',
  ])('»%s«', (text) => {
    const suggested = suggestedFor(text);
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.filter((word) => /(elles|els|elses|ts)$/i.test(word))).toEqual([]);
  });

  it('a genitive is offered before what it may belong to', () => {
    expect(suggestedFor('Det er en gorilllas store arm.')).toContain('gorillas');
  });
});

it('never offers »spænende«, which hardly stands but for »spændende«', () => {
  for (const slip of ['spænene', 'spænnende', 'spendende', 'spænede'])
    expect(suggestedFor(`Det er meget ${slip} at læse bogen.`)).not.toContain('spænende');
  expect(suggestedFor('Filmen var spænene.')).toContain('spændende');
});
