import { expect, it } from 'vitest';
import { createClient } from './client.ts';

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
