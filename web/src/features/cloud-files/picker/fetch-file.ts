import { type Failure, PickFailure } from './messages.ts';

/** Google says no with 403 to a document that is too large to be exported, as to one without leave. */
async function whyRefused(answer: Response): Promise<Failure> {
  if (answer.status === 401) return 'expired';
  if (answer.status !== 403) return 'fetch';
  return (await answer.text().catch(() => '')).includes('exportSizeLimitExceeded') ? 'too-large' : 'expired';
}

/** The body, read no further than the limit of an upload. */
async function readBody(answer: Response, maxBytes: number): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  if (!reader) return [await answer.arrayBuffer()];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    size += value.length;
    if (size > maxBytes) {
      void reader.cancel();
      throw new PickFailure('too-large');
    }
    parts.push(value);
  }
}

/** What is fetched, and what it is called; no more than `maxBytes` of it. */
interface Wanted {
  url: string;
  name: string;
  type: string;
  maxBytes: number;
  headers?: Record<string, string>;
}

/** Fetches a chosen file. Throws `expired`, `too-large` or `fetch`. */
export async function fetchFile({ url, name, type, maxBytes, headers = {} }: Wanted): Promise<File> {
  try {
    const answer = await fetch(url, { headers, credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!answer.ok) throw new PickFailure(await whyRefused(answer));
    return new File(await readBody(answer, maxBytes), name, { type });
  } catch (error) {
    throw error instanceof PickFailure ? error : new PickFailure('fetch');
  }
}
