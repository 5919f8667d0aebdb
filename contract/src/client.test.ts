import { expect, it } from 'vitest';
import { api } from './api.ts';
import { createClient } from './client.ts';
import type { Endpoint } from './endpoint.ts';

interface Sent {
  method: string | undefined;
  url: string;
  body: unknown;
  token: string | undefined;
}

/** A client whose server takes down what it is sent and answers nothing. */
function listening(): { client: ReturnType<typeof createClient>; sent: Sent[] } {
  const sent: Sent[] = [];
  const client = createClient({
    csrf: () => 'token',
    fetch: async (input, { method, body, headers } = {}) => {
      const token = (headers as Record<string, string>)['x-csrf-token'];
      sent.push({ method, url: String(input), body: body ? JSON.parse(String(body)) : null, token });
      return new Response(null, { status: 204 });
    },
  });
  return { client, sent };
}

it('SHELL-30 the wrapper knows GET, POST, PUT and DELETE, and a DELETE may carry a body', async () => {
  const { client, sent } = listening();
  const query = { q: 'bøj & sæt', courseGroups: 'dansk,engelsk', levelName: undefined };
  await client.searchExercises({ query });
  await client.selfAssign({ body: { exerciseId: 7 } });
  await client.allowFreeExercises({ params: { s: 3 }, body: { freeExercises: true } });
  // no endpoint of ours asks for it, but the wrapper passes it on
  const withBody = { params: { id: 9 }, body: { reason: 'igen' } };
  await client.deleteAttempt(withBody);
  const token = 'token';
  expect(sent).toEqual([
    {
      method: 'GET',
      url: '/api/v1/exercises/search?q=b%C3%B8j+%26+s%C3%A6t&courseGroups=dansk%2Cengelsk',
      body: null,
      token,
    },
    { method: 'POST', url: '/api/v1/free-exercises/exercise/self-assign', body: { exerciseId: 7 }, token },
    { method: 'PUT', url: '/api/v1/squads/3/free-exercises', body: { freeExercises: true }, token },
    { method: 'DELETE', url: '/api/v1/completed_homework/9', body: { reason: 'igen' }, token },
  ]);
});

it('the names that one searches for stand in no address: a proxy keeps those', async () => {
  const asked: { url: string; headers: unknown }[] = [];
  const client = createClient({
    csrf: () => 'token',
    fetch: async (url, { headers } = {}) => {
      asked.push({ url: String(url), headers });
      return new Response('[]');
    },
  });
  await client.searchStudents({ query: { keyword: 'Søren & Co', excludedIds: '1,2' } });
  await client.searchExercises({ query: { q: 'søren' } });
  expect(asked).toEqual([
    {
      url: '/api/v1/institution/student/search',
      headers: expect.objectContaining({ 'x-query': 'keyword=S%C3%B8ren+%26+Co&excludedIds=1%2C2' }),
    },
    {
      url: '/api/v1/exercises/search?q=s%C3%B8ren',
      headers: expect.not.objectContaining({ 'x-query': expect.anything() }),
    },
  ]);
});

/** Search in names of classes and groups, and in posts. */
const NOT_FOR_PEOPLE = ['classes', 'editedPosts', 'groups'];

it('every call that searches for people is one of those', () => {
  const searching = Object.entries(api as Record<string, Endpoint>).filter(([, { query }]) =>
    Object.keys(query?.shape ?? {}).some((name) => name === 'search' || name === 'keyword'),
  );
  const open = searching.filter(([, { personal }]) => !personal).map(([name]) => name);
  expect(open.toSorted()).toEqual(NOT_FOR_PEOPLE);
  expect(searching.length - open.length).toBeGreaterThanOrEqual(6);
});
