import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { docx } from '../testing/docx.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { assign, ESSAY } from '../testing/school-day.ts';
import { createWorld, type World } from '../testing/world.ts';
import { serverRoot } from '../platform/server-root.ts';
import { s3FileStore } from '../platform/files/s3-file-store.ts';
import { BucketProblem, openCheckedFiles } from './files-at-start.ts';

let s3: S3Server;
let world: World;
beforeAll(async () => {
  s3 = await startS3Server();
  world = await createWorld({ context: { files: s3FileStore(s3.settings) } });
});
afterEach(() => s3.fail(null));
afterAll(async () => {
  await world.close();
  await s3.close();
});

const warned: string[] = [];
const open = (settings: S3Server['settings'] | undefined) =>
  openCheckedFiles(
    { dataDir: world.context.config.dataDir, s3: settings },
    { warn: (_details, message) => warned.push(message) },
  );

it('a server with its files on the own disk never loads the client: the bundle takes it in when it is first used', async () => {
  const { metafile } = await build({
    entryPoints: [path.join(serverRoot(), 'src/app/main.ts')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const ofClient = imports.filter((one) => one.path.startsWith('@aws-sdk/'));
  expect(ofClient.map(({ kind }) => kind)).toEqual(['dynamic-import']);
  const files = await open(undefined);
  expect(await files.get(await files.put(Buffer.from('hej')))).toHaveLength(3);
});

it('a bucket that says no ends the start with a Danish sentence; one that is away does not', async () => {
  await open(s3.settings);
  await expect(open({ ...s3.settings, bucket: 'en-anden' })).rejects.toThrow(BucketProblem);
  await expect(open({ ...s3.settings, bucket: 'en-anden' })).rejects.toThrow('findes »en-anden«?');
  s3.fail(503);
  await open(s3.settings);
  expect(warned).toEqual(['the file store is away at the start']);
});

const attach = (pupil: Browser, homeworkId: number) =>
  pupil.api.addFile({
    params: { id: homeworkId },
    form: {},
    files: [new File([Uint8Array.from(docx(ESSAY))], 'stil.docx')],
  });

it('an upload goes into the bucket and comes from it; while that is away it is 503, and the file before it stays', async () => {
  const pupil = await world.as('elev');
  const homeworkId = await assign(world, 'elev');
  const file = await attach(pupil, homeworkId);
  expect(s3.objects.size).toBe(1);
  const read = () => pupil.call('GET', `homework/${homeworkId}/files/${file.id}`);
  expect((await read()).rawPayload.equals(Buffer.from(docx(ESSAY)))).toBe(true);
  s3.fail(503);
  expect((await read()).statusCode).toBe(503);
  await expect(attach(pupil, homeworkId)).rejects.toMatchObject({ code: 'database-away' });
  s3.fail(null);
  expect((await read()).statusCode).toBe(200);
  expect(s3.objects.size).toBe(1);
});
