import { DOCX_TYPE } from '@ordklar/school';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { badDocx, docx, fixture } from '../../../testing/docx.ts';
import { codeOf, problemOf } from '../../../testing/problem-of.ts';
import { assign, ESSAY, upload, writeAndHandIn, write } from '../../../testing/school-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { detachFile, filesOf, readFile } from './attach-file.ts';
import { handIn } from './hand-in.ts';
import { removeHomework } from '../manage/manage-homework.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('ENT-03 API-033 answers the file as the interface shows it, and keeps its bytes', async () => {
  const id = await assign(world, 'elev');
  const bytes = docx(ESSAY);
  const file = await upload(world, 'elev', id, bytes, 'Min lange stil om efteråret.docx');
  expect(file).toEqual({
    id: expect.any(Number),
    original_filename: 'Min lange stil om efteråret.docx',
    short_name: 'Min lange st..docx',
    size: bytes.length,
    fileSizeKb: Math.round((bytes.length / 1024) * 10) / 10,
    uploadedFrom: null,
    word_count: 15,
    notes: [],
  });
  const kept = await readFile(world.context, world.people.laerer, id, file.id);
  expect([Buffer.compare(kept.bytes, bytes), kept.filename]).toEqual([0, 'Min lange stil om efteråret.docx']);
});

describe('PD-19: reads documents as they come', () => {
  it.each(['word.docx', 'word-strict.docx', 'libreoffice.docx', 'google-docs.docx', 'pages.docx', 'docx-package.docx'])(
    '%s',
    async (name) => {
      const id = await assign(world, 'elev');
      expect((await upload(world, 'elev', id, fixture(name), name)).word_count).toBeGreaterThan(3);
    },
  );
});

describe('a file that is no Word document is refused, and the one before it stays', () => {
  const oldDoc = Buffer.alloc(2048);
  oldDoc.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n');
  const only = 'Du må kun uploade filer af typen DOCX';
  const cases: [title: string, bytes: () => Uint8Array, name: string, type: string, code: string, text: string][] = [
    ['HAND-01 another type', () => pdf, 'stil.pdf', 'application/pdf', 'not-docx', only],
    ['HAND-01 a name ending .pages', () => docx('Hej'), 'stil.pages', DOCX_TYPE, 'not-docx', only],
    ['HAND-01 another ending and no type', () => docx('Hej'), 'stil.zip', '', 'not-docx', only],
    ['HAND-04 a PDF renamed', () => pdf, 'stil.docx', DOCX_TYPE, 'no-zip-signature', `Fejl: ${only}`],
    ['HAND-04 nothing in it', () => Buffer.alloc(0), 'stil.docx', DOCX_TYPE, 'no-zip-signature', `Fejl: ${only}`],
    ['HAND-01 another zip', badDocx.otherZip, 'stil.docx', DOCX_TYPE, 'not-docx', only],
    ['HAND-01 an old .doc', () => oldDoc, 'stil.docx', DOCX_TYPE, 'not-docx', only],
    ['a broken one', badDocx.broken, 'stil.docx', DOCX_TYPE, 'broken-docx', 'Filen er beskadiget og kan ikke læses.'],
    ['a bomb', badDocx.bomb, 'stil.docx', DOCX_TYPE, 'zip-bomb', 'Filen fylder for meget, når den pakkes ud.'],
    [
      'a locked one',
      badDocx.encrypted,
      'stil.docx',
      DOCX_TYPE,
      'encrypted-docx',
      'Filen er beskyttet med en adgangskode.',
    ],
    ['an empty one', badDocx.empty, 'stil.docx', DOCX_TYPE, 'empty-text', 'Der er ingen tekst at aflevere.'],
  ];
  it.each(cases)('%s', async (_title, bytes, name, type, code, text) => {
    const id = await assign(world, 'elev');
    const before = await upload(world, 'elev', id, docx(ESSAY));
    const problem = await problemOf(upload(world, 'elev', id, bytes(), name, type));
    expect([problem.code, problem.status]).toEqual([code, 422]);
    expect(problem.message.startsWith(text)).toBe(true);
    expect(await filesOf(world.context, id)).toEqual([before]);
  });
});

it('a DOCX of a type that the browser does not know is taken by its ending', async () => {
  for (const type of ['', 'application/octet-stream', 'application/zip']) {
    const id = await assign(world, 'elev');
    expect((await upload(world, 'elev', id, docx(ESSAY), 'STIL.DOCX', type)).word_count).toBe(15);
  }
});

it('HAND-05 a new file takes the place of the one before; of many at once exactly one stays', async () => {
  const id = await assign(world, 'elev');
  const files = await Promise.all(
    ['en', 'to', 'tre', 'fire'].map((name) => upload(world, 'elev', id, docx(name), `${name}.docx`)),
  );
  const [left, ...more] = await filesOf(world.context, id);
  expect(more).toEqual([]);
  expect(files).toContainEqual(left);
  const { homeworkFile } = tables;
  const rows = await world.db.select().from(homeworkFile).where(eq(homeworkFile.homeworkId, id));
  expect(rows.filter((row) => row.removedAt === null)).toHaveLength(1);
});

it('API-034 a file taken away is gone, cannot be fetched any more, and the task can be given another', async () => {
  const id = await assign(world, 'elev');
  const file = await upload(world, 'elev', id, docx(ESSAY));
  await detachFile(world.context, world.people.elev, id, file.id);
  expect(await filesOf(world.context, id)).toEqual([]);
  expect(await codeOf(readFile(world.context, world.people.elev, id, file.id))).toBe('not-found');
  expect(await codeOf(detachFile(world.context, world.people.elev, id, file.id))).toBe('not-found');
  expect((await upload(world, 'elev', id, docx(ESSAY))).word_count).toBe(15);
});

it('what is handed in can be neither replaced nor taken away', async () => {
  const id = await assign(world, 'elev');
  const file = await upload(world, 'elev', id, docx(ESSAY));
  await handIn(world.context, world.people.elev, id);
  const problem = await problemOf(upload(world, 'elev', id, docx('Ny.')));
  expect([problem.code, problem.status]).toEqual(['already-handed-in', 409]);
  expect(await codeOf(detachFile(world.context, world.people.elev, id, file.id))).toBe('already-handed-in');
  const kept = await readFile(world.context, world.people.elev, id, file.id);
  expect(kept.bytes.length).toBe(file.size);
});

it('a task that is handed in or taken back while the file is read refuses it', async () => {
  const read = world.context.textEngine.extract;
  const during = async (meanwhile: (id: number) => Promise<unknown>): Promise<string> => {
    const id = await assign(world, 'elev');
    await write(world, 'elev', id);
    const textEngine = {
      ...world.context.textEngine,
      extract: async (bytes: Uint8Array) => {
        await meanwhile(id);
        return read(bytes);
      },
    };
    return codeOf(upload({ ...world, context: { ...world.context, textEngine } }, 'elev', id, docx(ESSAY)));
  };
  expect(await during((id) => handIn(world.context, world.people.elev, id))).toBe('already-handed-in');
  const removing = (id: number) => removeHomework(world.context, world.people.laerer, { homeworkIds: [id] });
  expect(await during(removing)).toBe('not-found');
});

it('ROLE-03 nobody attaches to, reads from or takes from the task of another', async () => {
  const id = await assign(world, 'elev');
  const file = await upload(world, 'elev', id, docx(ESSAY));
  for (const who of ['elev2', 'fremmed', 'inviteret'] as const) {
    expect(await codeOf(upload(world, who, id, docx(ESSAY)))).toBe('not-found');
    expect(await codeOf(readFile(world.context, world.people[who], id, file.id))).toBe('not-found');
    expect(await codeOf(detachFile(world.context, world.people[who], id, file.id))).toBe('not-found');
  }
  const { homeworkId } = await writeAndHandIn(world, 'elev2', await assign(world, 'elev2'));
  expect(await codeOf(readFile(world.context, world.people.elev2, homeworkId, file.id))).toBe('not-found');
});

it('PD-33 a full disk is reported as such, as a lost database is, and what was attached before stays', async () => {
  const id = await assign(world, 'elev');
  const before = await upload(world, 'elev', id, docx(ESSAY));
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const put = vi.spyOn(world.context.files, 'put').mockRejectedValueOnce(full);
  const { api } = await world.as('elev');
  const files = [new File([new Uint8Array(docx(ESSAY))], 'ny.docx', { type: DOCX_TYPE })];
  await expect(api.addFile({ params: { id }, form: {}, files })).rejects.toMatchObject({
    status: 503,
    code: 'database-away',
  });
  put.mockRestore();
  expect(await filesOf(world.context, id)).toEqual([before]);
});
