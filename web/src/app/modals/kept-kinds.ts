import { kept as blogEditor } from '../../features/blog-editor/kept.ts';
import { kept as chat } from '../../features/chat/kept.ts';
import { kept as classes } from '../../features/classes/kept.ts';
import { kept as commentBank } from '../../features/comment-bank/kept.ts';
import { kept as corrections } from '../../features/corrections/kept.ts';
import { kept as evaluations } from '../../features/evaluations/kept.ts';
import { kept as homework } from '../../features/homework/kept.ts';
import { kept as ownExercises } from '../../features/own-exercises/kept.ts';
import { kept as player } from '../../features/player/kept.ts';

const KINDS = [
  ...homework,
  ...player,
  ...chat,
  ...corrections,
  ...evaluations,
  ...ownExercises,
  ...blogEditor,
  ...classes,
  ...commentBank,
];

/** What is kept under a key, and how it is sent. */
export function keptAt(key: string): { name: string; send: () => Promise<unknown> } {
  for (const { key: pattern, name, send } of KINDS) {
    const match = pattern.exec(key);
    if (!match) continue;
    const [userId = 0, ...ids] = match.slice(1).map(Number);
    return { name, send: async () => send?.(userId, ...ids) };
  }
  return { name: OTHER, send: async () => undefined };
}

/** Names what no kind names. */
export const OTHER = 'Noget, du har skrevet';
