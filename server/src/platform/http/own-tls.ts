import fs from 'node:fs';
import type { Server } from 'node:https';
import type { FastifyInstance } from 'fastify';
import type { TlsFiles } from '../config/tls.ts';
import { repeat } from '../jobs/repeat.ts';

/** Certificates of an inner network may live a day only. */
const LOOK_MS = 10 * 60_000;

/** What the server shows, and whom it asks to show something. Throws where a file cannot be read. */
export const tlsContext = ({ certFile, keyFile, clientCaFile }: TlsFiles) => ({
  cert: fs.readFileSync(certFile),
  key: fs.readFileSync(keyFile),
  ...(clientCaFile !== undefined && { ca: fs.readFileSync(clientCaFile) }),
  requestCert: clientCaFile !== undefined,
  rejectUnauthorized: clientCaFile !== undefined,
  minVersion: 'TLSv1.2' as const,
});

/** Takes the certificate again from its files every few minutes: whoever renews it need not start the server again. */
export function renewTls(app: FastifyInstance, files: TlsFiles, everyMs = LOOK_MS): void {
  let stop: (() => void) | undefined;
  app.addHook('onReady', async () => {
    stop = await repeat(app.log, everyMs, 'the certificate could not be taken again', async () =>
      (app.server as unknown as Server).setSecureContext(tlsContext(files)),
    );
  });
  app.addHook('onClose', async () => stop?.());
}
