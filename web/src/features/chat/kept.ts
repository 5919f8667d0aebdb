import type { KeptKind } from '../../lib/saving/kept-kind.ts';
import { outboxOf } from './outbox.ts';

/** What the browser keeps here until the server has it. */
export const kept: readonly KeptKind[] = [
  {
    key: /^ordklar-chat-outbox-(\d+)$/,
    name: 'En besked, der ikke er kommet af sted',
    send: (userId) => outboxOf(userId).flush(),
  },
  { key: /^ordklar-chat-draft-(\d+)-(\d+)$/, name: 'En besked, du er begyndt på' },
];
