import type { Config } from './config.ts';
import { isOwnMachine } from './own-machine.ts';

/** Of which sslmode PostgreSQL's client is sure to encrypt. */
const ENCRYPTED = new Set(['require', 'verify-ca', 'verify-full', 'no-verify', 'prefer']);

const isPlainDatabase = (url: URL): boolean =>
  !ENCRYPTED.has(url.searchParams.get('sslmode') ?? '') && !/^(?:true|1)$/.test(url.searchParams.get('ssl') ?? '');

/** STARTTLS that is used only where the other side offers it can be taken away by whoever stands between. */
const isPlainMail = (url: URL): boolean => url.protocol === 'smtp:' && url.searchParams.get('requireTLS') !== 'true';

const scannerUrl = (scanner: Config['virusScanner']): string | undefined =>
  scanner && 'host' in scanner.address ? `tcp://${scanner.address.host}:${scanner.address.port}` : undefined;

/** The settings by which the server talks to another machine in the open. */
export function plainConnections({ databaseUrl, mail, s3, uniLogin, virusScanner }: Config): string[] {
  const asked: [name: string, address: string | undefined, isPlain: (url: URL) => boolean][] = [
    ['DATABASE_URL', databaseUrl, isPlainDatabase],
    ['SMTP_URL', mail.smtpUrl, isPlainMail],
    ['S3_ENDPOINT', s3?.endpoint, ({ protocol }) => protocol === 'http:'],
    // clamd knows no TLS
    ['CLAMD', scannerUrl(virusScanner), () => true],
    ['UNI_LOGIN_ISSUER', uniLogin?.issuer, ({ protocol }) => protocol === 'http:'],
  ];
  return asked.flatMap(([name, address, isPlain]) =>
    address !== undefined && URL.canParse(address) && !isOwnMachine(address) && isPlain(new URL(address)) ? [name] : [],
  );
}
