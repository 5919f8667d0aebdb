/** What the tests use of the package, which brings no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Session {
    envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] };
  }

  export class SMTPServer {
    readonly server: Server;
    constructor(options: {
      authOptional?: boolean;
      disabledCommands?: string[];
      logger?: boolean;
      onRcptTo?: (address: { address: string }, session: Session, done: (error?: Error | null) => void) => void;
      onData: (stream: Readable, session: Session, done: (error?: Error | null) => void) => void;
    });
    listen(port: number, host: string, done: () => void): Server;
    close(done: () => void): void;
  }
}
