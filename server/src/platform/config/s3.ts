import { z } from 'zod';

/** Where files lie that are not on the own disk: a bucket of anything that speaks S3. */
export interface S3Settings {
  /** Undefined = AWS's own in the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stands before every key, such as 'ordklar/'; may be empty. */
  prefix: string;
  /** The bucket is part of the path, not of the host's name. */
  pathStyle: boolean;
}

export const s3Settings = {
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
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
  const keys = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = keys.filter((key) => value[key] !== undefined);
  const lacks = keys.find((key) => value[key] === undefined);
  if (lacks === undefined || (given.length === 0 && value.S3_ENDPOINT === undefined)) return undefined;
  // half a store would let the files fall onto the own disk in silence
  return { path: lacks, message: `mangler; ${keys.join(', ')} hører sammen` };
};

export const s3Of = (value: Values): S3Settings | undefined =>
  value.S3_BUCKET && value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY
    ? {
        endpoint: value.S3_ENDPOINT,
        region: value.S3_REGION,
        bucket: value.S3_BUCKET,
        accessKeyId: value.S3_ACCESS_KEY_ID,
        secretAccessKey: value.S3_SECRET_ACCESS_KEY,
        prefix: value.S3_PREFIX,
        pathStyle: value.S3_PATH_STYLE ?? value.S3_ENDPOINT !== undefined,
      }
    : undefined;
