import type { KeptKind } from '../../lib/saving/kept-kind.ts';
import { postKeeper } from './use-writing.ts';

/** What the browser keeps here until the server has it. */
export const kept: readonly KeptKind[] = [
  {
    key: /^ordklar-draft-post-(\d+)-(\d+)$/,
    name: 'Et indlæg, du er ved at skrive',
    send: (userId, postId = 0) => postKeeper(userId, postId).flush(),
  },
];
