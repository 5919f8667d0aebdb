import { z } from 'zod';

/** TLS of the server's own door, for the way between the proxy and it: files in PEM. */
export interface TlsFiles {
  certFile: string;
  keyFile: string;
  /** Who calls shows a certificate of this authority, or is not answered; undefined = nobody is asked for one. */
  clientCaFile: string | undefined;
}

export const tlsSettings = {
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  TLS_CLIENT_CA_FILE: z.string().optional(),
};

const values = z.object(tlsSettings);
type Values = z.output<typeof values>;

/** What of the settings lacks; undefined where they belong together. */
export const tlsFault = (value: Values): { path: string; message: string } | undefined => {
  if (value.TLS_CERT_FILE !== undefined && value.TLS_KEY_FILE === undefined)
    return { path: 'TLS_KEY_FILE', message: 'mangler; TLS_CERT_FILE og TLS_KEY_FILE hører sammen' };
  if (value.TLS_CERT_FILE === undefined && (value.TLS_KEY_FILE ?? value.TLS_CLIENT_CA_FILE) !== undefined)
    return { path: 'TLS_CERT_FILE', message: 'mangler; TLS_CERT_FILE og TLS_KEY_FILE hører sammen' };
  return undefined;
};

export const tlsOf = ({ TLS_CERT_FILE, TLS_KEY_FILE, TLS_CLIENT_CA_FILE }: Values): TlsFiles | undefined =>
  TLS_CERT_FILE && TLS_KEY_FILE
    ? { certFile: TLS_CERT_FILE, keyFile: TLS_KEY_FILE, clientCaFile: TLS_CLIENT_CA_FILE }
    : undefined;
