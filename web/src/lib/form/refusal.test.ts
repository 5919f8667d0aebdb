import { ApiProblem } from '@ordklar/contract';
import { describe, expect, it } from 'vitest';
import { readRefusal } from './refusal.ts';

const FIELDS = ['title', 'email'] as const;
const NOT_SENT = 'Din besked blev ikke sendt.';
const invalid = (errors: Record<string, string[]>) =>
  new ApiProblem(422, { code: 'invalid', message: 'Noget er ikke udfyldt rigtigt.', errors });

describe('What the server says against a form', () => {
  it('stands at its fields, the first sentence of each', () => {
    expect(readRefusal(invalid({ email: ['Ukendt adresse', 'For lang'], title: ['For lang'] }), FIELDS)).toEqual({
      faults: { email: 'Ukendt adresse', title: 'For lang' },
      failure: '',
    });
  });

  it('is said of the whole form where the form has no such field', () => {
    expect(readRefusal(invalid({ title: ['For lang'], recipients: ['Vælg en klasse'] }), FIELDS)).toEqual({
      faults: { title: 'For lang' },
      failure: 'Vælg en klasse',
    });
    expect(readRefusal(invalid({}), FIELDS, NOT_SENT).failure).toBe('Noget er ikke udfyldt rigtigt.');
  });

  it.each([
    ['no net', new ApiProblem(0, { code: 'network', message: 'Ingen forbindelse' }), 'Ingen forbindelse'],
    ['a refusal', new ApiProblem(409, { code: 'gone', message: 'Den er slettet' }), 'Den er slettet'],
    ['a server that failed', new ApiProblem(503, { code: 'database-away', message: 'Vi er væk' }), NOT_SENT],
    ['anything else', new TypeError('x is undefined'), NOT_SENT],
  ])('%s is said in words of its own or of the form', (_, error, sentence) => {
    expect(readRefusal(error, FIELDS, NOT_SENT)).toEqual({ faults: {}, failure: sentence });
  });

  it('a form without words of its own says those of the server, and never those of a program', () => {
    const away = new ApiProblem(503, { code: 'database-away', message: 'Vi er væk' });
    expect(readRefusal(away, FIELDS).failure).toBe('Vi er væk');
    expect(readRefusal(new TypeError('x is undefined'), FIELDS).failure).toBe('Der opstod en fejl. Prøv igen om lidt.');
  });
});
