import { z } from 'zod';

/** Where files lie that are not on the own disk: a bucket of anything that speaks S3. */
export interface S3Settings {
  /** Undefined = AWS's own in the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Undefined = what the platform lends the machine or the container, for an hour or so at a time (`S3_CREDENTIALS=machine`). */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** The only authority, in a PEM file, whose certificate of the store is believed; undefined = those that Node knows. */
  caFile: string | undefined;
  /** Stands before every key, such as 'ordklar/'; may be empty. */
  prefix: string;
  /** The bucket is part of the path, not of the host's name. */
  pathStyle: boolean;
}

export const s3Settings = {
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_CREDENTIALS: z.enum(['keys', 'machine']).default('keys'),
  S3_CA_FILE: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[\w-][\w.-]*\/)*$/, 'slutter med /, for eksempel ordklar/')
    .default(''),
  S3_PATH_STYLE: z.stringbool().optional(),
};

const values = z.object(s3Settings);
type Values = z.output<typeof values>;

/** What of the settings lacks or is too much; undefined where they belong together. */
export const s3Fault = (value: Values): { path: string; message: string } | undefined => {
  const secrets = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const tooMuch = value.S3_CREDENTIALS === 'machine' && secrets.find((key) => value[key] !== undefined);
  if (tooMuch) return { path: tooMuch, message: 'må ikke være sat: Med S3_CREDENTIALS=machine bruges den ikke' };
  const keys: ('S3_BUCKET' | (typeof secrets)[number])[] = [
    'S3_BUCKET',
    ...(value.S3_CREDENTIALS === 'machine' ? [] : secrets),
  ];
  const given = keys.filter((key) => value[key] !== undefined);
  const lacks = keys.find((key) => value[key] === undefined);
  const isAsked = given.length > 0 || value.S3_ENDPOINT !== undefined || value.S3_CREDENTIALS === 'machine';
  if (lacks === undefined || !isAsked) return undefined;
  // half a store would let the files fall onto the own disk in silence
  return { path: lacks, message: `mangler; ${keys.join(', ')} hører sammen` };
};

const keysOf = ({ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }: Values) =>
  accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;

export const s3Of = (value: Values): S3Settings | undefined =>
  value.S3_BUCKET && (value.S3_CREDENTIALS === 'machine' || keysOf(value))
    ? {
        endpoint: value.S3_ENDPOINT,
        region: value.S3_REGION,
        bucket: value.S3_BUCKET,
        keys: keysOf(value),
        caFile: value.S3_CA_FILE,
        prefix: value.S3_PREFIX,
        pathStyle: value.S3_PATH_STYLE ?? value.S3_ENDPOINT !== undefined,
      }
    : undefined;
