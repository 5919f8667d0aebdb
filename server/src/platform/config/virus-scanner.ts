import { z } from 'zod';

/** A virus scanner that speaks the protocol of ClamAV's clamd. */
export interface ScannerSettings {
  /** Where it listens: a socket of this machine, or a host with its port. */
  address: { path: string } | { host: string; port: number };
  /** What becomes of a file while it cannot be asked. */
  whenAway: 'refuse' | 'keep';
}

const addressOf = (value: string): ScannerSettings['address'] | undefined => {
  if (value.startsWith('/')) return { path: value };
  const [, host, port] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(value) ?? [];
  return host === undefined || Number(port) > 65_535
    ? undefined
    : { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
};

export const scannerSettings = {
  /** clamd, as host:3310 or the path of its socket; without it no file is scanned. */
  CLAMD: z
    .string()
    .refine((value) => addressOf(value) !== undefined, 'skal være vært:port eller en sti, der begynder med skråstreg')
    .optional(),
  CLAMD_WHEN_AWAY: z.enum(['refuse', 'keep']).default('refuse'),
};

const values = z.object(scannerSettings);

export const scannerOf = ({ CLAMD, CLAMD_WHEN_AWAY }: z.output<typeof values>): ScannerSettings | undefined => {
  const address = CLAMD === undefined ? undefined : addressOf(CLAMD);
  return address && { address, whenAway: CLAMD_WHEN_AWAY };
};
