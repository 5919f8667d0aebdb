import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** What the scanner of the tests takes for a virus; the real test file of the trade would set off scanners of this machine. */
export const VIRUS = 'ORDKLAR-PROEVEVIRUS';

/** A server that speaks clamd's INSTREAM: each connection brings one stream and gets one answer. */
export interface Scanner {
  readonly address: { host: string; port: number };
  /** The streams that came whole. */
  readonly scanned: Buffer[];
  /** What it does instead of scanning. */
  mood: 'scans' | 'finds a virus in all' | 'is silent' | 'hangs up' | 'finds it too long' | 'talks without end';
  close(): Promise<void>;
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** The stream of what has come, undefined while its end has not. Throws where it does not follow the protocol. */
function streamOf(come: Buffer): Buffer | undefined {
  if (come.length < COMMAND.length) return undefined;
  if (!come.subarray(0, COMMAND.length).equals(COMMAND)) throw new Error('no zINSTREAM');
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= come.length; ) {
    const length = come.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(come.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Opens such a server on a free port of this machine. */
export async function openScanner(): Promise<Scanner> {
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    let come: Buffer = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      if (scanner.mood === 'hangs up') return void socket.destroy();
      if (scanner.mood === 'finds it too long') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (scanner.mood === 'talks without end') return void socket.write('stream: '.repeat(2000));
      come = Buffer.concat([come, part]);
      const stream = scanner.mood === 'is silent' ? undefined : streamOf(come);
      if (!stream) return;
      scanner.scanned.push(stream);
      const isInfected = scanner.mood === 'finds a virus in all' || stream.includes(VIRUS);
      socket.end(isInfected ? 'stream: Ordklar.Proeve FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const scanner: Scanner = {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    scanned: [],
    mood: 'scans',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return scanner;
}
