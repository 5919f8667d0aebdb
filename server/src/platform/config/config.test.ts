import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { plainConnections } from './plain-connections.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-config-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: folder, ...env });

it('needs nothing: an own database, the own machine, port 4000', () => {
  expect(read()).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: folder,
    databaseUrl: undefined,
    trustProxy: 0,
    runJobs: true,
    seedDemo: undefined,
    uniLogin: undefined,
  });
});

it('an empty setting is one that is not there', () => {
  expect(read({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

it('reads numbers, yes and no, and moves the data', () => {
  const config = read({ PORT: '5001', RUN_JOBS: 'no', SEED_DEMO: 'true', CORRECTION_WORKERS: '4' });
  expect(config).toMatchObject({ port: 5001, runJobs: false, seedDemo: true, correctionWorkers: 4 });
  expect(path.isAbsolute(readConfig({ DATA_DIR: './data', SESSION_SECRET: 'x'.repeat(32) }).dataDir)).toBe(true);
});

it('names every setting that is wrong, in Danish', () => {
  expect(() => read({ PORT: 'fire', PUBLIC_URL: 'ordklar.dk', SESSION_SECRET: 'kort' })).toThrow(
    /^Indstillingerne i miljøet kan ikke bruges:\n {2}PORT: .*\n {2}PUBLIC_URL: .*\n {2}SESSION_SECRET: .*$/,
  );
});

it('keeps the secret that it made at the first start, for its owner only', () => {
  const { sessionSecret } = read();
  expect(sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(read().sessionSecret).toBe(sessionSecret);
  expect(fs.statSync(path.join(folder, 'session-secret')).mode & 0o077).toBe(0);
  expect(read({ SESSION_SECRET: 'y'.repeat(40) }).sessionSecret).toBe('y'.repeat(40));
});

it('takes a secret from a file, as a vault, systemd or a container platform hands it over', () => {
  const file = path.join(folder, 'hemmelighed');
  fs.writeFileSync(file, `${'h'.repeat(40)}\n`);
  expect(read({ SESSION_SECRET_FILE: file }).sessionSecret).toBe('h'.repeat(40));
  expect(read({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('h'.repeat(40));
  expect(read({ SESSION_SECRET: 'y'.repeat(40), SESSION_SECRET_FILE: '' }).sessionSecret).toBe('y'.repeat(40));
  const missing = path.join(folder, 'findes-ikke');
  const empty = path.join(folder, 'tom');
  fs.writeFileSync(empty, '\n');
  expect(() => read({ SESSION_SECRET_FILE: missing, SMTP_URL_FILE: empty })).toThrow(
    /SESSION_SECRET_FILE: filen .*findes-ikke kan ikke læses\n[^]*SMTP_URL_FILE: filen .*tom er tom/,
  );
  expect(() => read({ SESSION_SECRET: 'y'.repeat(40), SESSION_SECRET_FILE: file })).toThrow(/Brug kun den ene/);
});

it('knows which connections to other machines are not encrypted', () => {
  const plain = (env: NodeJS.ProcessEnv) => plainConnections(read(env));
  expect(plain({})).toEqual([]);
  const db = 'postgres://ordklar:x@db.kommune.dk/ordklar';
  const bucket = { S3_BUCKET: 'ordklar', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' };
  const uni = { UNI_LOGIN_CLIENT_ID: 'a', UNI_LOGIN_CLIENT_SECRET: 'b' };
  const inTheOpen = {
    DATABASE_URL: db,
    SMTP_URL: 'smtp://mail.kommune.dk:587',
    ...bucket,
    S3_ENDPOINT: 'http://s3.kommune.dk',
    ...uni,
    UNI_LOGIN_ISSUER: 'http://uni.kommune.dk',
    CLAMD: 'clamd.kommune.dk:3310',
  };
  expect(plain(inTheOpen)).toEqual(['DATABASE_URL', 'SMTP_URL', 'S3_ENDPOINT', 'CLAMD', 'UNI_LOGIN_ISSUER']);
  const encrypted = {
    DATABASE_URL: `${db}?sslmode=verify-full`,
    SMTP_URL: 'smtp://mail.kommune.dk:587?requireTLS=true',
    ...bucket,
    S3_ENDPOINT: 'https://s3.kommune.dk',
    ...uni,
    UNI_LOGIN_ISSUER: 'https://uni.kommune.dk',
  };
  expect(plain(encrypted)).toEqual([]);
  expect(plain({ DATABASE_URL: `${db}?sslmode=disable`, SMTP_URL: 'smtps://mail.kommune.dk' })).toEqual([
    'DATABASE_URL',
  ]);
  expect(
    plain({ DATABASE_URL: 'postgres://x@127.0.0.1/x', SMTP_URL: 'smtp://localhost:25', CLAMD: '127.0.0.1:3310' }),
  ).toEqual([]);
  expect(plain({ CLAMD: '/run/clamav/clamd.ctl' })).toEqual([]);
});

it('takes UNI-Login only when all three settings are there', () => {
  const uni = { UNI_LOGIN_ISSUER: 'https://uni.test', UNI_LOGIN_CLIENT_ID: 'a', UNI_LOGIN_CLIENT_SECRET: 'b' };
  expect(read(uni).uniLogin).toMatchObject({ issuer: 'https://uni.test', clientId: 'a', clientSecret: 'b' });
  expect(read(uni).uniLogin).toMatchObject({ idClaim: 'sub', roleClaim: 'aktoer_gruppe' });
  expect(read({ ...uni, UNI_LOGIN_ID_CLAIM: 'uniid' }).uniLogin?.idClaim).toBe('uniid');
  expect(read({ ...uni, UNI_LOGIN_CLIENT_SECRET: '' }).uniLogin).toBeUndefined();
});

it('trusts one proxy when people come over TLS, by default, and else as many as are configured', () => {
  expect(read({ PUBLIC_URL: 'https://ordklar.test' }).trustProxy).toBe(1);
  expect(read({ PUBLIC_URL: 'http://ordklar.test' }).trustProxy).toBe(0);
  for (const [said, meant] of [
    ['no', 0],
    ['yes', 1],
    ['0', 0],
    ['1', 1],
    ['2', 2],
  ] as const)
    expect(read({ PUBLIC_URL: 'https://ordklar.test', TRUST_PROXY: said }).trustProxy).toBe(meant);
  expect(() => read({ TRUST_PROXY: '-1' })).toThrow(/TRUST_PROXY/);
});

it.each([
  [undefined, false],
  ['http://localhost:4000', false],
  ['http://ordklar.localhost', false],
  ['http://127.0.0.1:4000', false],
  ['http://[::1]:4000', false],
  ['https://ordklar.dk', true],
  ['http://192.168.1.20:4000', true],
  ['http://localhost.ordklar.dk', true],
  ['http://127.0.0.1.ordklar.dk', true],
])('with PUBLIC_URL %s the demo school is left out unless it is asked for: %s', (PUBLIC_URL, isPublic) => {
  const env = PUBLIC_URL === undefined ? {} : { PUBLIC_URL };
  expect(read(env)).toMatchObject({ isPublic, seedDemo: isPublic ? false : undefined });
  expect(read({ ...env, SEED_DEMO: 'yes' }).seedDemo).toBe(true);
  expect(read({ ...env, SEED_DEMO: 'no' }).seedDemo).toBe(false);
});

it('is a LanguageTool server only when that is set, with limits of its own', () => {
  expect(read().languageTool).toBeUndefined();
  expect(read({ LANGUAGETOOL_MAX_TEXT: '7' }).languageTool).toBeUndefined();
  expect(read({ LANGUAGETOOL: 'yes' }).languageTool).toEqual({
    maxText: 50_000,
    callsPerMinute: 300,
    allowOrigin: undefined,
  });
  const settings = { LANGUAGETOOL_MAX_TEXT: '7', LANGUAGETOOL_CALLS_PER_MINUTE: '8', LANGUAGETOOL_ALLOW_ORIGIN: '*' };
  expect(read({ LANGUAGETOOL: 'true', ...settings }).languageTool).toEqual({
    maxText: 7,
    callsPerMinute: 8,
    allowOrigin: '*',
  });
});

it('every setting stands in the README', () => {
  const textOf = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const names = [...textOf('config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  const readme = textOf('../../../../README.md');
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

describe('what one person may fill', () => {
  const MB = 1024 * 1024;

  it('is what the environment says, and else far above what school work takes', () => {
    const quotas = read({ QUOTA_PUPIL_FILES: '500/40', QUOTA_STAFF_DRAFTS: ' 11/7 ' }).quotas;
    expect(quotas).toEqual({
      pupil: {
        drafts: { bytes: 20 * MB, count: 5000 },
        filesADay: { bytes: 200 * MB, count: 100 },
        files: { bytes: 500 * MB, count: 40 },
      },
      staff: {
        drafts: { bytes: 11 * MB, count: 7 },
        filesADay: { bytes: 2048 * MB, count: 1000 },
        files: { bytes: 10 * 1024 * MB, count: 20_000 },
      },
    });
  });

  it.each(['200', '200/', '200 MB', '9/100', '200/0', '-20/5', '1e3/5', '20/5/1'])('refuses %s at start', (written) => {
    expect(() => read({ QUOTA_STAFF_FILES_A_DAY: written })).toThrow(
      /QUOTA_STAFF_FILES_A_DAY: skrives MB\/antal, mindst 10\/1/,
    );
  });
});

describe('files in a bucket', () => {
  const s3 = { S3_BUCKET: 'ordklar', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  it('are asked for by bucket and key; the path holds the bucket where the store is not Amazon’s', () => {
    expect(read().s3).toBeUndefined();
    expect(read(s3).s3).toMatchObject({ bucket: 'ordklar', region: 'us-east-1', prefix: '', pathStyle: false });
    const own = { ...s3, S3_ENDPOINT: 'https://s3.kommune.dk', S3_PREFIX: 'ordklar/' };
    expect(read(own).s3).toMatchObject({ endpoint: 'https://s3.kommune.dk', prefix: 'ordklar/', pathStyle: true });
    expect(read({ ...own, S3_PATH_STYLE: 'no' }).s3?.pathStyle).toBe(false);
    expect(read(own).s3?.keys).toEqual({ accessKeyId: 'a', secretAccessKey: 'b' });
    expect(read({ S3_BUCKET: 'ordklar', S3_CREDENTIALS: 'machine' }).s3).toMatchObject({ keys: undefined });
  });
  it.each([
    [{ S3_BUCKET: 'ordklar' }, 'S3_ACCESS_KEY_ID: mangler'],
    [{ S3_ENDPOINT: 'https://s3.kommune.dk' }, 'S3_BUCKET: mangler'],
    [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: mangler'],
    [{ ...s3, S3_ENDPOINT: 's3.kommune.dk' }, 'S3_ENDPOINT: '],
    [{ S3_CREDENTIALS: 'machine' }, 'S3_BUCKET: mangler'],
    [{ ...s3, S3_CREDENTIALS: 'machine' }, 'S3_ACCESS_KEY_ID: må ikke være sat'],
    [{ ...s3, S3_PREFIX: '../' }, 'S3_PREFIX: '],
    [{ ...s3, S3_PREFIX: 'ordklar' }, 'S3_PREFIX: slutter med /'],
  ])('%j is half a setting or a wrong one', (env, line) => {
    expect(() => read(env)).toThrow(line);
  });
});

it('two-step login is a duty for all but pupils where the server is open to the world, unless it is said otherwise', () => {
  const open = { PUBLIC_URL: 'https://ordklar.kommune.dk' };
  expect(read().twoStepFor).toBe('nobody');
  expect(read({ PUBLIC_URL: 'http://localhost:4000' }).twoStepFor).toBe('nobody');
  expect(read(open).twoStepFor).toBe('staff');
  for (const said of ['nobody', 'administrators', 'staff'] as const)
    expect(read({ ...open, TWO_STEP_FOR: said }).twoStepFor).toBe(said);
  expect(() => read({ TWO_STEP_FOR: 'alle' })).toThrow(/TWO_STEP_FOR: /);
});
