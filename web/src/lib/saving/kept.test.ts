import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSecrets, holdSecret, keptBy } from './kept-keys.ts';
import { keptPlace } from './kept.ts';

const MINE = btoa('mine mine mine mine mine mine ok');
const THEIRS = btoa('theirs theirs theirs theirs thei');
const KEY = 'ordklar-draft-7-12-9';
const TEXT = 'Det var en mørk aften på Ærø';
const isText = (value: unknown): value is string => typeof value === 'string';
const place = (key = KEY) => keptPlace(key, isText);
/** A new page, on which this person has logged in. */
const openPage = (userId: number, secret: string) => {
  forgetSecrets();
  holdSecret(userId, secret);
};
const stored = () => JSON.stringify(Object.entries(localStorage));

beforeEach(() => openPage(7, MINE));

it('what is kept is nowhere readable, and its writer has it back on the next page', () => {
  place().keep(TEXT);
  for (const word of ['mørk', 'aften', 'Ærø', btoa('Det var')]) expect(stored()).not.toContain(word);
  const first = localStorage.getItem(KEY);
  openPage(7, MINE);
  expect(place().read()).toBe(TEXT);
  expect(place().parse(first)).toBe(TEXT);
  place().keep(TEXT);
  // the same text twice does not look the same
  expect(localStorage.getItem(KEY)).not.toBe(first);
  place().keep(null);
  expect(stored()).toBe('[]');
});

it('who is not logged in, or is somebody else, reads nothing, and takes nothing from its writer', () => {
  place().keep(TEXT);
  forgetSecrets();
  expect(place().read()).toBeNull();
  openPage(8, THEIRS);
  expect(place().read()).toBeNull();
  // not even who takes the number of another
  openPage(7, THEIRS);
  expect(place().read()).toBeNull();
  openPage(7, MINE);
  expect(place().read()).toBe(TEXT);
});

it.each([
  ['is changed', (sealed: string) => `${sealed.slice(0, -6)}AAAA==`],
  ['is cut off', (sealed: string) => sealed.slice(0, 20)],
  ['is no text of ours', () => 'x1.'],
  ['is no JSON', () => '{broken'],
])('what %s reads as nothing, stays, and is written over only by what is written there next', (_, damage) => {
  place().keep(TEXT);
  localStorage.setItem(KEY, damage(localStorage.getItem(KEY) ?? ''));
  expect(place().read()).toBeNull();
  expect(keptBy(7)).toEqual([KEY]);
  place().keep('Ny');
  expect(place().read()).toBe('Ny');
});

it('what lies at another place of the same writer does not open there', () => {
  place().keep(TEXT);
  const other = 'ordklar-draft-7-12-10';
  localStorage.setItem(other, localStorage.getItem(KEY) ?? '');
  expect([place(other).read(), place().read()]).toEqual([null, TEXT]);
});

it('what an older Ordklar left open is sealed as soon as its writer is there, and read as before', () => {
  const other = 'ordklar-marks-7-3';
  localStorage.setItem(KEY, JSON.stringify(TEXT));
  localStorage.setItem(other, JSON.stringify('Min stil'));
  localStorage.setItem('ordklar-draft-8-1-1', JSON.stringify('En andens'));
  expect(place().read()).toBe(TEXT);
  expect(stored()).not.toMatch(/mørk|stil/);
  expect(place(other).read()).toBe('Min stil');
  // whose writer has not come yet
  expect(stored()).toContain('En andens');
});

it('without its writer nothing is written, rather than open', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  forgetSecrets();
  place().keep(TEXT);
  expect(stored()).toBe('[]');
});

it('a storage that is full or closed stops nobody from writing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => place().keep(TEXT)).not.toThrow();
});

it('a long text is sealed while a key is pressed', () => {
  const long = 'Ordene står på række. '.repeat(3000);
  place().keep(long);
  const began = performance.now();
  for (let times = 0; times < 10; times++) place().keep(long);
  expect((performance.now() - began) / 10).toBeLessThan(150);
  expect(place().read()).toBe(long);
});
