import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { currentUserQuery } from './accounts.queries.ts';

it('ADM-06 TXT-105 an answer without a person is an error', async () => {
  vi.spyOn(client, 'currentUser').mockResolvedValue(null as never);
  const asked = new QueryClient().fetchQuery({ ...currentUserQuery, retry: false });
  await expect(asked).rejects.toThrow('Failed to fetch user');
});
