import { check as checkWithGramma, replaceAll } from 'gramma';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWorkerPool, type TextEngine } from '../../platform/text-engine/index.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { CheckAnswer } from './check-text.ts';
import type { Match } from './match.ts';

/** A misspelling, a verb without its r, and nothing else. */
const TEXT = 'Min hundd er sød. Hun køre hjem.';
const MAX_TEXT = 2000;
const SETTINGS = {
  LANGUAGETOOL: 'yes',
  LANGUAGETOOL_MAX_TEXT: String(MAX_TEXT),
  LANGUAGETOOL_ALLOW_ORIGIN: 'https://editor.test',
};

let engine: TextEngine;
let world: World;
/** Where the server listens, as an editor would have it in its settings. */
let address: string;
beforeAll(async () => {
  engine = await startWorkerPool(1);
  world = await createWorld({ env: SETTINGS, context: { textEngine: engine } });
  address = await (await world.app()).listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await world.close();
  await engine.close();
});

type Form = Record<string, string>;
const post = (form: Form, path = 'check'): Promise<Response> =>
  fetch(`${address}/v2/${path}`, { method: 'POST', body: new URLSearchParams(form) });
const check = async (form: Form): Promise<CheckAnswer> => {
  const answer = await post({ language: 'da-DK', ...form });
  expect(answer.status).toBe(200);
  return (await answer.json()) as CheckAnswer;
};
/** What is marked, and what is put there first. */
const marked = ({ matches }: CheckAnswer, text = TEXT): string[] =>
  matches.map((match) => `${text.slice(match.offset, match.offset + match.length)} → ${match.replacements[0]?.value}`);
const refusal = async (form: Form): Promise<[number, string]> => {
  const answer = await post(form);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return [answer.status, await answer.text()];
};

describe('the answer', () => {
  it('has the shape that clients read', async () => {
    const answer = await check({ text: 'Min hundd er sød.' });
    expect(answer).toEqual({
      software: {
        name: 'Ordklar',
        version: engine.version,
        buildDate: '',
        apiVersion: 1,
        premium: false,
        status: '',
      },
      warnings: { incompleteResults: false },
      language: {
        name: 'Danish',
        code: 'da-DK',
        detectedLanguage: { name: 'Danish', code: 'da-DK', confidence: expect.any(Number) },
      },
      matches: [
        {
          message: expect.stringContaining('hundd'),
          shortMessage: expect.stringMatching(/\S/),
          replacements: expect.arrayContaining([{ value: 'hund' }]),
          offset: 4,
          length: 5,
          context: { text: 'Min hundd er sød.', offset: 4, length: 5 },
          sentence: 'Min hundd er sød.',
          type: { typeName: 'UnknownWord' },
          rule: {
            id: 'DA_MISSPELLING',
            description: expect.stringMatching(/\S/),
            issueType: 'misspelling',
            urls: [{ value: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v2\/explanations\/[a-z-]+$/) }],
            category: { id: 'TYPOS', name: 'Stavning' },
          },
          ignoreForIncompleteSentence: false,
          contextForSureMatch: 0,
        },
      ],
    });
  });

  it('tells a grammatical mark as one that needs the whole sentence', async () => {
    const { matches } = await check({ text: 'Hun køre hjem.' });
    expect(matches).toHaveLength(1);
    expect(matches[0]).toMatchObject({
      replacements: [{ value: 'kører' }],
      type: { typeName: 'Other' },
      rule: { id: 'DA_VERB_FORM', issueType: 'grammar', category: { id: 'GRAMMAR', name: 'Grammatik' } },
      ignoreForIncompleteSentence: true,
      contextForSureMatch: -1,
    });
  });

  it('counts in UTF-16 units, also after emoji, and cuts none of them in half', async () => {
    const text = `${'🦊🐻‍❄️'.repeat(12)} Min hundd er sød ${'🎉'.repeat(60)}`;
    const { matches } = await check({ text });
    const [match] = matches.filter((each) => each.replacements[0]?.value === 'hund') as [Match];
    expect(text.slice(match.offset, match.offset + match.length)).toBe('hundd');
    const { context } = match;
    expect(context.text.slice(context.offset, context.offset + context.length)).toBe('hundd');
    expect(context.text).toMatch(/^\.\.\..*\.\.\.$/u);
    expect(context.text).not.toMatch(/\p{Surrogate}/u);
  });

  it('puts the context on one line', async () => {
    const [match] = (await check({ text: 'Hej.\n\nMin hundd\ter sød.' })).matches;
    expect(match?.context.text).toBe('Hej.  Min hundd er sød.');
  });

  it('tells each rule by a page that explains it', async () => {
    const [match] = (await check({ text: 'Hun køre hjem.' })).matches;
    const page = await fetch(match?.rule.urls[0]?.value ?? '');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toMatch(/<html lang="da">.*<h1>Nutids-r.*Sådan kan du selv tjekke/s);
    const missing = await fetch(`${address}/v2/explanations/findes-ikke`);
    expect([missing.status, await missing.text()]).toEqual([404, "Error: There is no explanation 'findes-ikke'"]);
  });
});

describe('a client from npm (gramma)', () => {
  const options = { api_url: '', language: 'da-DK' };
  beforeAll(() => {
    options.api_url = `${address}/v2/check`;
  });

  it('finds the words, and its corrections make the text right', async () => {
    const { matches } = await checkWithGramma(TEXT, options);
    expect(matches.map(({ word }) => word)).toEqual(['hundd', 'køre']);
    const changes = matches.map((match) => ({ ...match, change: match.replacements[0]?.value ?? '' }));
    expect(replaceAll(TEXT, changes)).toBe('Min hund er sød. Hun kører hjem.');
  });

  it('reads Markdown, where the markup is distinguished from the text', async () => {
    const text = '# Min ferie\n\nMin **hundd** er sød.\n\n- Hun køre [hjem](https://eksempel.dk/hundd).\n';
    const { matches } = await checkWithGramma(text, { ...options, markdown: true });
    expect(matches.map((match) => text.slice(match.offset, match.offset + match.length))).toEqual(['hundd', 'køre']);
  });

  it('switches whole categories off', async () => {
    const { matches } = await checkWithGramma(TEXT, { ...options, rules: { typos: false } });
    expect(matches.map(({ word }) => word)).toEqual(['køre']);
  });

  it('shows what the server says of a mistake of its own', async () => {
    await expect(checkWithGramma(TEXT, { ...options, language: 'pl-PL' })).rejects.toThrow(/'pl-PL' is not a language/);
  });
});

describe('the parameters', () => {
  it('may stand in the body, in the address, or in both, where the address counts', async () => {
    const query = new URLSearchParams({ text: TEXT, language: 'da' });
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${address}/v2/check?${query}`, { method });
      expect(marked((await answer.json()) as CheckAnswer)).toEqual(['hundd → hund', 'køre → kører']);
    }
    const answer = await post({ text: 'Alt er godt.', language: 'da' }, `check?text=${encodeURIComponent(TEXT)}`);
    expect(marked((await answer.json()) as CheckAnswer)).toHaveLength(2);
  });

  it('are read whatever the type of the body is called', async () => {
    const body = String(new URLSearchParams({ text: TEXT, language: 'da' }));
    for (const type of ['text/plain', 'application/json', 'application/octet-stream']) {
      const answer = await fetch(`${address}/v2/check`, { method: 'POST', body, headers: { 'content-type': type } });
      expect(marked((await answer.json()) as CheckAnswer)).toHaveLength(2);
    }
  });

  it('data: markup is counted but not read', async () => {
    const annotation = [
      { markup: '<p>' },
      { text: 'Min ' },
      { markup: '<i>' },
      { text: 'hundd' },
      { text: ' er sød.' },
    ];
    const answer = await check({ data: JSON.stringify({ annotation }) });
    const document = '<p>Min <i>hundd er sød.';
    expect(marked(answer, document)).toEqual(['hundd → hund']);
    expect(answer.matches[0]).toMatchObject({
      offset: 10,
      context: { text: document, offset: 10, length: 5 },
      sentence: 'Min hundd er sød.',
    });
  });

  it('language: auto finds Danish, and says so where a text is not', async () => {
    const danish = await check({ language: 'auto', text: TEXT });
    expect(danish.language).toMatchObject({ code: 'da-DK', detectedLanguage: { code: 'da-DK' } });
    expect(marked(danish)).toHaveLength(2);
    const english = await check({ language: 'auto', text: 'The dog were not here, but we have all of it.' });
    expect(english).toMatchObject({
      language: { name: 'English (US)', code: 'en-US', detectedLanguage: { code: 'en-US' } },
      warnings: { incompleteResults: true, incompleteResultsReason: expect.stringContaining('English') },
      matches: [],
    });
  });

  it('disabledRules and disabledCategories leave theirs out', async () => {
    expect(marked(await check({ text: TEXT, disabledRules: 'DA_MISSPELLING,OTHER' }))).toEqual(['køre → kører']);
    expect(marked(await check({ text: TEXT, disabledCategories: 'GRAMMAR, STYLE' }))).toEqual(['hundd → hund']);
  });

  it('enabledRules and enabledCategories bring theirs back, and alone with enabledOnly', async () => {
    const disabledCategories = 'GRAMMAR,TYPOS';
    expect(marked(await check({ text: TEXT, disabledCategories }))).toEqual([]);
    const back = await check({ text: TEXT, disabledCategories, enabledRules: 'DA_VERB_FORM' });
    expect(marked(back)).toEqual(['køre → kører']);
    for (const enabledOnly of ['true', 'yes']) {
      expect(marked(await check({ text: TEXT, enabledOnly, enabledCategories: 'TYPOS' }))).toEqual(['hundd → hund']);
      expect(marked(await check({ text: TEXT, enabledOnly, enabledRules: 'DA_VERB_FORM' }))).toEqual(['køre → kører']);
    }
    expect(marked(await check({ text: TEXT, enabledOnly: 'false', enabledRules: 'DA_VERB_FORM' }))).toHaveLength(2);
  });

  it('mode: of a client that asks twice only one answer has our marks', async () => {
    expect(marked(await check({ text: TEXT, mode: 'textLevelOnly' }))).toEqual([]);
    for (const mode of ['all', 'allButTextLevelOnly'])
      expect(marked(await check({ text: TEXT, mode }))).toHaveLength(2);
  });

  it('level, motherTongue, preferredVariants, user names and unknown ones change nothing', async () => {
    const others = { motherTongue: 'de', preferredVariants: 'en-GB', username: 'x', apiKey: 'y', dicts: 'z', ny: '1' };
    for (const level of ['default', 'picky'])
      expect(marked(await check({ text: TEXT, level, ...others }))).toHaveLength(2);
  });

  it('an empty text has no marks', async () => {
    expect(marked(await check({ text: '' }))).toEqual([]);
    expect(marked(await check({ data: '{"annotation":[]}' }))).toEqual([]);
  });
});

describe('a bad request is answered in plain text', () => {
  const language = 'da';
  it.each<[string, Form, number, RegExp]>([
    ['no text', { language }, 400, /^Error: Missing 'text' or 'data' parameter$/],
    ['two texts', { language, text: 'a', data: '{}' }, 400, /^Error: Set only 'text' or 'data' parameter, not both$/],
    ['broken data', { language, data: '{"annotation"' }, 400, /^Error: Could not parse JSON from 'data' parameter$/],
    ['no language', { text: 'a' }, 400, /^Error: Missing 'language' parameter/],
    ['an unknown language', { text: 'a', language: 'en-US' }, 400, /^Error: 'en-US' is not a language code known/],
    ['an unknown level', { language, text: 'a', level: 'x' }, 400, /^Error: If 'level' is set, it must be one of:/],
    ['an unknown mode', { language, text: 'a', mode: 'x' }, 400, /^Error: If 'mode' is set, it must be one of:/],
    ['only what is enabled, of nothing', { language, text: 'a', enabledOnly: 'true' }, 400, /^Error: You must specify/],
    [
      'only what is enabled, and something disabled',
      { language, text: 'a', enabledOnly: 'true', enabledRules: 'X', disabledRules: 'Y' },
      400,
      /^Error: You cannot specify disabled rules/,
    ],
    ['a text too long', { language, text: 'a'.repeat(MAX_TEXT + 1) }, 413, /^Error: .*limit of 2000 .*it's 2001 /],
    ['a body too big', { language, text: 'å'.repeat(100_000) }, 413, /^Error: Your text exceeds the limit of 2000 /],
  ])('%s', async (_title, form, status, reason) => {
    const [given, message] = await refusal(form);
    expect(given).toBe(status);
    expect(message).toMatch(reason);
  });

  it('a text as long as the limit is none', async () => {
    expect((await post({ language, text: 'å'.repeat(MAX_TEXT) })).status).toBe(200);
  });

  it('an address that is not there', async () => {
    const answer = await post({}, 'words/add');
    expect([answer.status, await answer.text()]).toEqual([404, "Error: Unsupported action: 'words/add'"]);
  });
});

it('lists the languages', async () => {
  const answer = await fetch(`${address}/v2/languages`);
  expect(await answer.json()).toEqual([{ name: 'Danish', code: 'da', longCode: 'da-DK' }]);
});

describe('pages of another origin', () => {
  it('may ask when the setting names theirs, and read errors too', async () => {
    const preflight = await fetch(`${address}/v2/check`, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, POST']);
    for (const answer of [preflight, await post({ language: 'da', text: 'Hej.' }), await post({})])
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://editor.test');
  });

  it('may not without the setting', async () => {
    const closed = await createWorld({ env: { LANGUAGETOOL: 'yes' } });
    const answer = await (await closed.app()).inject('/v2/languages');
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, undefined]);
    await closed.close();
  });
});

it('needs no session and gives none, also where a browser that is logged in asks', async () => {
  const teacher = await world.as('laerer');
  const payload = String(new URLSearchParams({ text: TEXT, language: 'da' }));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await teacher.request('POST', '/v2/check', { payload, headers, token: false });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
});

it('is not there unless it is switched on', async () => {
  const off = await createWorld();
  const app = await off.app();
  expect((await app.inject('/v2/languages')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/v2/check', payload: { text: 'a' } })).statusCode).not.toBe(200);
  await off.close();
});

describe('limits', () => {
  const call = {
    method: 'POST',
    url: '/v2/check',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'language=da&text=Hej',
  } as const;

  it('counts the calls of an address by itself', async () => {
    const limited = await createWorld({ env: { ...SETTINGS, LANGUAGETOOL_CALLS_PER_MINUTE: '3' } });
    const app = await limited.app();
    const ask = (remoteAddress: string) => app.inject({ ...call, remoteAddress });
    for (let n = 0; n < 3; n++) expect((await ask('10.0.0.1')).statusCode).toBe(200);
    const refused = await ask('10.0.0.1');
    expect([refused.statusCode, refused.body]).toEqual([
      429,
      'Error: Access from 10.0.0.1 denied: too many requests. Please try again later.',
    ]);
    expect((await ask('10.0.0.2')).statusCode).toBe(200);
    expect((await app.inject('/api/v1/course-groups')).statusCode).toBe(200);
    await limited.close();
  });

  it('lets no more than a few wait for the workers, where hand-ins wait too', async () => {
    let release = (): void => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const correct = vi.fn(() => blocked.then(() => ({ corrections: [], notice: null, drawings: [], hints: [] })));
    const busy = await createWorld({ env: SETTINGS, context: { textEngine: { ...engine, correct } } });
    const app = await busy.app();
    const ask = () => app.inject(call);
    const waiting = Array.from({ length: 16 }, ask);
    await vi.waitFor(() => expect(correct).toHaveBeenCalledTimes(16));
    const refused = await ask();
    expect([refused.statusCode, refused.body]).toEqual([
      503,
      'Error: There are currently too many parallel requests. Please try again later.',
    ]);
    release();
    for (const answer of await Promise.all([...waiting, ask()])) expect(answer.statusCode).toBe(200);
    await busy.close();
  });

  it('a fault of ours is logged, and reported without details', async () => {
    const failing: TextEngine = { ...engine, correct: () => Promise.reject(new Error('hemmelig')) };
    const broken = await createWorld({ env: SETTINGS, context: { textEngine: failing } });
    const answer = await (await broken.app()).inject(call);
    expect([answer.statusCode, answer.body]).toEqual([500, 'Error: Internal Error']);
    await broken.close();
  });
});
