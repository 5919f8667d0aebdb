import net from 'node:net';
import type { ScannerSettings } from '../config/virus-scanner.ts';

/** Whoever waits longer for a scanner thinks that the upload hangs. */
const ANSWERS_WITHIN_MS = 20_000;
/** More than any answer of a scanner. */
const LONGEST_ANSWER = 4096;

/** Pieces are as long as clamd's own client makes them. */
const PIECE = 128 * 1024;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** The command INSTREAM of clamd: pieces, each after its length, and a length of nought at the end. */
function* instream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

/** What clamd answers to the bytes. Throws where it cannot be reached or does not answer in time. */
function ask(address: ScannerSettings['address'], bytes: Uint8Array, withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address);
    let answer = '';
    // by the clock and not by silence: a scanner that says a little now and then would hold an upload for ever
    const late = setTimeout(() => socket.destroy(new Error('the virus scanner did not answer in time')), withinMs);
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      answer += part;
      if (answer.length > LONGEST_ANSWER) socket.destroy(new Error('the virus scanner answers too much'));
    });
    // it may answer and hang up in the middle, as where a stream is too long for it: what it said counts
    socket.on('error', (error) => (answer.includes('\0') ? resolve(answer) : reject(error)));
    socket.on('close', () => {
      clearTimeout(late);
      resolve(answer);
    });
    socket.on('connect', () => {
      for (const piece of instream(bytes)) socket.write(piece);
    });
  });
}

/**
 * Has clamd look at the bytes. Answers the name of what it found, null where it found nothing. Throws where it said neither,
 * as it does of a file that is longer than it takes (StreamMaxLength).
 */
export async function findVirus(
  address: ScannerSettings['address'],
  bytes: Uint8Array,
  withinMs = ANSWERS_WITHIN_MS,
): Promise<string | null> {
  const answer = (await ask(address, bytes, withinMs)).replaceAll('\0', '').trim();
  if (answer === 'stream: OK') return null;
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name === undefined) throw new Error(`the virus scanner answered: ${answer || 'nothing'}`);
  return name;
}
