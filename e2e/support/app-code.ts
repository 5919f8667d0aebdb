import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What a busy machine needs to write a code and send it, at most. */
const ROOM_MS = 10_000;

/** The step of 30 seconds that it is now, or the next one where little of this one is left: its code counts in it alone. */
export async function stepNow(): Promise<number> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < ROOM_MS) await sleep(left + 1);
  return Math.floor(Date.now() / STEP_MS);
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app shows in a step: written after RFC 6238 and not with the server's library, which it checks. */
export function appCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
