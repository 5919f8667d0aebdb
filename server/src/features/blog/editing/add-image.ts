import type { Context } from '../../../platform/http/context.ts';
import type { Form } from '../../../platform/http/read-form.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { imagePath } from '../post-to-wire.ts';
import { insertImage } from './posts.repo.ts';

/** How the bytes of each kind begin, what the file calls itself counts for nothing. No SVG: it can hold a script. */
const KINDS: readonly (readonly [mimetype: string, signature: string, at: number])[] = [
  ['image/jpeg', '\xff\xd8\xff', 0],
  ['image/png', '\x89PNG', 0],
  ['image/gif', 'GIF8', 0],
  ['image/webp', 'WEBP', 8],
];

const mimetypeOf = (bytes: Uint8Array): string | undefined =>
  KINDS.find(([, signature, at]) => {
    const begins = Buffer.from(bytes.subarray(at, at + signature.length)).toString('latin1');
    return begins === signature;
  })?.[0];

/** Keeps a picture for posts; 422 where it is none that every browser shows. */
export async function addImage({ db, clock, files }: Context, form: Form): Promise<{ id: number; path: string }> {
  const [file] = form.files;
  const mimetype = file && mimetypeOf(file.bytes);
  if (!mimetype) throw new ProblemError('image-type');
  const fileKey = await files.put(file.bytes);
  const id = await insertImage(db, { fileKey, mimetype, addedAt: clock.now() });
  return { id, path: imagePath(id) };
}
