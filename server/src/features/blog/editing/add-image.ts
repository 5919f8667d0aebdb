import { type PictureCrop, pictureCrop } from '@ordklar/contract';
import type { Context } from '../../../platform/http/context.ts';
import type { Form } from '../../../platform/http/read-form.ts';
import { found, ProblemError } from '../../../platform/problems/index.ts';
import { imagePath } from '../post-to-wire.ts';
import { DRAWING, findImage } from '../blog.repo.ts';
import { insertImage } from './images.repo.ts';

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

/** The part that is shown; null where none is given that makes sense. */
function cropOf({ fields }: Form): PictureCrop | null {
  const value = (name: string) => Number.parseFloat(fields.get(name)?.[0] ?? '');
  const { data } = pictureCrop.safeParse({ zoom: value('zoom'), x: value('x'), y: value('y') });
  return data ?? null;
}

/** The whole that this is another part of, where it was kept before. */
async function knownWhole({ db }: Context, { fields }: Form): Promise<number | null> {
  const asked = fields.get('cutFrom')?.[0];
  if (asked === undefined) return null;
  const id = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0;
  return found(await findImage(db, id)).wholeId ?? id;
}

/** Keeps a picture for posts, its small one and its whole; 422 where one is none that every browser shows. */
export async function addImage(context: Context, form: Form): Promise<{ id: number; path: string }> {
  const { db, clock, files } = context;
  const kinds = form.files.map(({ bytes }) => mimetypeOf(bytes));
  if (kinds.length === 0 || kinds.includes(undefined)) throw new ProblemError('image-type');
  const known = await knownWhole(context, form);
  const keys = await Promise.all(form.files.map(({ bytes }) => files.put(bytes)));
  const addedAt = clock.now();
  const id = await db.transaction(async (tx) => {
    const keep = async (place: number, more: { isOnlyKept?: true } = {}) => {
      const [fileKey, mimetype] = [keys[place], kinds[place]];
      return fileKey && mimetype ? insertImage(tx, { fileKey, mimetype, addedAt, ...more }) : null;
    };
    const thumbnailId = await keep(1);
    const wholeId = known ?? (await keep(2, { isOnlyKept: true }));
    return insertImage(tx, {
      fileKey: keys[0] ?? '',
      mimetype: kinds[0] ?? '',
      addedAt,
      thumbnailId,
      wholeId,
      crop: wholeId === null ? null : cropOf(form),
    });
  });
  return { id, path: imagePath(id) };
}

/** Whether a picture can be cut, and which part of its whole it shows. A drawing of ours is whole at any size. */
export async function readImage({ db }: Context, id: number) {
  const image = found(await findImage(db, id));
  return { canBeCut: image.mimetype !== DRAWING, crop: image.crop };
}

/** The whole that a picture was cut from; itself where nothing was cut away. */
export async function readWhole({ db, files }: Context, id: number) {
  const image = found(await findImage(db, id));
  const whole = image.wholeId === null ? image : found(await findImage(db, image.wholeId));
  return { mimetype: whole.mimetype, bytes: found(await files.get(whole.fileKey)) };
}
