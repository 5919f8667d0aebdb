import { DOCX_TYPE, MAX_UPLOAD_BYTES } from '@ordklar/school';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, RequestOptions } from '../../../testing/browser.ts';
import { docx } from '../../../testing/docx.ts';
import { assign, ESSAY } from '../../../testing/school-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';

let world: World;
let pupil: Browser;
beforeAll(async () => {
  world = await createWorld();
  pupil = await world.as('elev');
});
afterAll(() => world.close());

const form = async (fill: (form: FormData) => void): Promise<RequestOptions> => {
  const data = new FormData();
  fill(data);
  const written = new Response(data);
  const type = written.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await written.arrayBuffer()), headers: { 'content-type': type } };
};
const file = (bytes: Uint8Array, name = 'stil.docx', type = DOCX_TYPE) =>
  new File([new Uint8Array(bytes)], name, { type });
const post = async (options: RequestOptions) => {
  const answer = await pupil.call('POST', `homework/${await assign(world, 'elev')}/files`, options);
  return { status: answer.statusCode, ...answer.json<{ code?: string; message?: string; uploadedFrom?: string }>() };
};

it('UPL-10 API-033 takes the file of a form, and where it came from', async () => {
  const answer = await post(
    await form((data) => {
      data.append('uploadedFrom', 'onedrive');
      data.append('files[]', file(docx(ESSAY)));
    }),
  );
  expect(answer).toMatchObject({ status: 200, uploadedFrom: 'onedrive', original_filename: 'stil.docx' });
});

it('takes a place that it does not know for the own device', async () => {
  const answer = await post(
    await form((data) => {
      data.append('uploadedFrom', 'dropbox');
      data.append('files[]', file(docx(ESSAY)));
    }),
  );
  expect(answer).toMatchObject({ status: 200, uploadedFrom: null });
});

it('HAND-02 tells no file like a wrong type', async () => {
  const wanted = { status: 422, code: 'no-file', message: 'Du må kun uploade filer af typen DOCX' };
  expect(await post(await form((data) => data.append('uploadedFrom', 'onedrive')))).toMatchObject(wanted);
  expect(await post(await form((data) => data.append('files[]', file(new Uint8Array(), ''))))).toMatchObject(wanted);
  expect(await post({})).toMatchObject(wanted);
  expect(await post({ body: { files: [] } })).toMatchObject(wanted);
});

it('HAND-03 UPL-02 stops reading above 10485760 bytes', async () => {
  const big = await post(await form((data) => data.append('files[]', file(new Uint8Array(MAX_UPLOAD_BYTES + 1)))));
  expect(big).toEqual({ status: 413, code: 'too-large', message: 'Du må maks uploade 10 MB' });
});

it('HAND-03 takes a file of 10485760 bytes as far as its content', async () => {
  const bytes = new Uint8Array(MAX_UPLOAD_BYTES);
  bytes.set(docx(ESSAY));
  expect((await post(await form((data) => data.append('files[]', file(bytes))))).code).toBe('broken-docx');
});

it('takes the first of several files', async () => {
  const answer = await post(
    await form((data) => {
      data.append('files[]', file(docx(ESSAY), 'en.docx'));
      data.append('files[]', file(docx(ESSAY), 'to.docx'));
    }),
  );
  expect(answer).toMatchObject({ status: 200, original_filename: 'en.docx' });
});

it('a form that is cut off, or is none, is bad input and not our fault', async () => {
  const whole = await form((data) => data.append('files[]', file(docx(ESSAY))));
  const cut = { ...whole, payload: (whole.payload as Buffer).subarray(0, 300) };
  expect((await post(cut)).status).toBe(422);
  expect((await post({ payload: 'x', headers: { 'content-type': 'multipart/form-data' } })).status).toBe(422);
});

it('a file name is never a path, and comes back as a name', async () => {
  const answer = await post(
    await form((data) => data.append('files[]', file(docx(ESSAY), '../../../etc/passwd.docx'))),
  );
  expect(answer).toMatchObject({ status: 200, original_filename: 'passwd.docx' });
});

it('PD-31: a file is fetched as an attachment under its own name', async () => {
  const id = await assign(world, 'elev');
  const bytes = docx(ESSAY);
  const name = "Æblegrød; 'rød' (2).docx";
  const sent = await pupil.call(
    'POST',
    `homework/${id}/files`,
    await form((data) => data.append('files[]', file(bytes, name))),
  );
  const { id: fileId, original_filename } = sent.json<{ id: number; original_filename: string }>();
  expect(original_filename).toBe(name);
  const answer = await pupil.call('GET', `homework/${id}/files/${fileId}`);
  expect(answer.headers['content-type']).toBe(DOCX_TYPE);
  expect(answer.headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''%C3%86blegr%C3%B8d%3B%20%27r%C3%B8d%27%20%282%29.docx",
  );
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(Buffer.compare(answer.rawPayload, bytes)).toBe(0);
});

it('PD-31: a file called like a program is kept and sent as the document that it is', async () => {
  const id = await assign(world, 'elev');
  const sent = await pupil.call(
    'POST',
    `homework/${id}/files`,
    await form((data) => data.append('files[]', file(docx(ESSAY), 'stil\u202e.hta'))),
  );
  const { id: fileId, original_filename } = sent.json<{ id: number; original_filename: string }>();
  expect(original_filename).toBe('stil.docx');
  const answer = await pupil.call('GET', `homework/${id}/files/${fileId}`);
  expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''stil.docx");
});
