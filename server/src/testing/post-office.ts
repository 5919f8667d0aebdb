import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface Received {
  from: string;
  to: string[];
  /** Head and body as they were sent. */
  source: string;
}

/** A mail server of our own. */
export interface PostOffice {
  readonly url: string;
  readonly received: Received[];
  /** While true every mail is refused for the moment, as by a server that is full. */
  isClosed: boolean;
  /** Addresses that it refuses for good, as a server that has no such person. */
  readonly unknown: Set<string>;
  /** How many it has refused. */
  refused: number;
  close(): Promise<void>;
}

/** Opens a mail server on a free port of this machine. */
export async function openPostOffice(): Promise<PostOffice> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!office.unknown.has(address)) return done();
      office.refused += 1;
      return done(Object.assign(new Error('no such user'), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((source) => {
        if (office.isClosed) {
          office.refused += 1;
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    isClosed: false,
    unknown: new Set(),
    refused: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return office;
}
