import { expect, it } from 'vitest';
import { mayRead, whyNotSend } from './chat.policy.ts';

const open = { isOpen: true };
const closed = { isOpen: false };

it.each([
  ['strangers', [], false, false, 'chat-stranger'],
  ['people who have left', [], true, true, 'chat-left'],
  ['people of a closed class', [closed], false, true, 'chat-closed'],
  ['people of an open class', [open], false, true, null],
  ['people of an open group and a closed class', [closed, open], true, true, null],
])('PD-27 of %s: who may read and write', (_, squads, haveWritten, reads, why) => {
  expect(mayRead({ squads, haveWritten })).toBe(reads);
  expect(whyNotSend({ squads, haveWritten })).toBe(why);
});
