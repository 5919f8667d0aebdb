import { z } from 'zod';

/** Every path of the contract stands under this prefix. */
export const API_BASE = '/api/v1';

/** Holds the query of a call about people, written as in an address, in place of the address or beside it. */
export const QUERY_HEADER = 'x-query';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a person may be; one person can have several roles (PD-02). */
export const ROLES = ['student', 'teacher', 'school-admin', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call: anyone, anyone logged in, or people with one of these roles. Whose data they reach is the policy's matter. */
export type Access = 'anyone' | 'user' | readonly Role[];

type PathParams<P extends string> = P extends `${string}{${infer K}}${infer Rest}` ? K | PathParams<Rest> : never;

/** One endpoint: relative path with `{name}` parameters, who may call it, what goes in and what comes out. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The query is about people: our client sends it in {@link QUERY_HEADER}, as addresses stand in the log of every proxy. */
  readonly personal?: true;
  readonly body?: z.ZodType;
  /** Text fields of a multipart body; its files are read as a stream by the handler. */
  readonly form?: z.ZodObject;
  /** The files of a multipart body: at most how many, of what kind, and whether the call makes sense without. */
  readonly files?: { readonly most: number; readonly what: string; readonly required?: true };
  /** May be called by who has first steps to take yet: an own password, or two-step login. All else is refused to them. */
  readonly beforeFirstSteps?: true;
  /** Every open page asks for it again and again: what has not changed since is answered with 304 and no body. */
  readonly polled?: true;
  /** Good answers by status. Errors are always a {@link Problem}. */
  readonly answers: Partial<Record<200 | 201 | 204, z.ZodType>>;
}

type Spec = Omit<Endpoint, 'method' | 'path' | 'params'>;
type WithParams<P extends string> = [PathParams<P>] extends [never]
  ? { params?: undefined }
  : { params: z.ZodObject<Record<PathParams<P>, z.ZodType>> };

/** Every `{name}` in the path must have a schema in `params`: the compiler checks it. */
const builder =
  <const M extends Method>(method: M) =>
  <const P extends string, const E extends Spec & WithParams<P>>(path: P, spec: E): E & { method: M; path: P } => ({
    ...spec,
    method,
    path,
  });

export const get = builder('GET');
export const post = builder('POST');
export const put = builder('PUT');
export const del = builder('DELETE');

/** The biggest whole number that the database keeps in a column of ids and counts. */
const MAX_INT32 = 2_147_483_647;

/** A numeric id in a path or a query. */
export const idParam = z.coerce.number().int().positive().max(MAX_INT32);

/** A numeric id in a body or an answer. */
export const id = z.int32();

/** Ids in a query, with commas between them. */
export const idList = z
  .string()
  .transform((value) => value.split(',').filter(Boolean).map(Number))
  .pipe(z.array(id).max(1000));

/** The start year of a school year, in a path or a query. */
export const yearParam = z.coerce.number().int().min(1970).max(9998);

/** The end of the year 9999: later moments are mistakes, and not every program can hold them. */
const LAST_SECOND = 253_402_300_799;

/** A point in time: whole seconds since 1970 in UTC. */
export const unixSeconds = z.number().int().min(0).max(LAST_SECOND).meta({ description: 'unix seconds' });

/** A yes or no in a query: 1, 0, true, false. */
export const flag = z
  .enum(['1', '0', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')
  .or(z.boolean());

/** The answer of calls that answer nothing (204). */
export const nothing = z.null();

/** The one shape of an error (PD-33): Danish text for people, code for programs, texts by field. */
export const problem = z
  .object({
    message: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    /** What a program needs to go on, such as who saved last. */
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.output<typeof problem>;
