import { api, API_BASE, type Endpoint } from '@ordklar/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  operationId?: string;
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required?: string[] } }> };
}

let world: World;
let document: Document;
beforeAll(async () => {
  world = await createWorld();
  document = (await (await world.visitor()).call('GET', 'openapi.json')).json();
});
afterAll(() => world.close());

it('describes itself as a valid OpenAPI 3.1 document', async () => {
  expect(document.openapi).toBe('3.1.0');
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it('holds every endpoint of the contract under its path, method and name, and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => `${method.toUpperCase()} ${path} ${operation.operationId}`),
  );
  const wanted = Object.entries(api as Record<string, Endpoint>).map(
    ([name, endpoint]) => `${endpoint.method} ${API_BASE}/${endpoint.path} ${name}`,
  );
  expect(described.toSorted()).toEqual(wanted.toSorted());
});

it('names the one shape of an error at every operation', () => {
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods)) expect(Object.keys(operation.responses)).toContain('4XX');
});

/** What goes in at each multipart endpoint, by the names on the wire. */
const FORMS: Record<string, string[]> = {
  addPostImage: ['zoom', 'x', 'y', 'cutFrom', 'files[]'],
  addFile: ['uploadedFrom', 'files[]'],
  createExercise: ['title', 'description', 'text', 'fileLinks[]', 'wordCount', 'courseId', 'files[]'],
  tryExercise: ['courseId', 'text', 'startkomma', 'uploadedFrom', 'fileLinks[]', 'files[]'],
  editExercise: ['title', 'description', 'text', 'fileLinks[]', 'wordCount', 'keepFiles[]', 'files[]'],
  planRoster: ['files[]'],
  importRoster: ['fingerprint', 'absent', 'files[]'],
};
const NEEDS_A_FILE: ReadonlySet<string> = new Set(['addFile', 'addPostImage', 'planRoster', 'importRoster']);

it('API-033 API-083 API-084 API-085 names the fields and files of every multipart body', () => {
  const withForm = Object.entries(api as Record<string, Endpoint>).filter(([, { form, files }]) => form ?? files);
  expect(withForm.map(([name]) => name).toSorted()).toEqual(Object.keys(FORMS).toSorted());
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const [name, fields] of Object.entries(FORMS)) {
    const body = operations.find(({ operationId }) => operationId === name)?.requestBody;
    expect(Object.keys(body?.content ?? {}), name).toEqual(['multipart/form-data']);
    const schema = body?.content['multipart/form-data']?.schema;
    expect(Object.keys(schema?.properties ?? {}), name).toEqual(fields);
    expect(schema?.properties['files[]'], name).toMatchObject({
      type: 'array',
      items: { type: 'string', format: 'binary' },
    });
    expect(schema?.required?.includes('files[]') ?? false, name).toBe(NEEDS_A_FILE.has(name));
  }
});
