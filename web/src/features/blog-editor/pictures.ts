import { API_BASE, ApiProblem, type PictureCrop } from '@ordklar/contract';
import { MAX_UPLOAD_BYTES } from '@ordklar/school';
import { client } from '../../lib/api/client.ts';
import { postText as text } from './blog-editor.text.ts';

/** What the window of the system offers. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';
const MEGABYTE = 1024 * 1024;

/** What is wrong with a picture before it is sent; undefined where nothing is. */
export const pictureFault = ({ size }: File): string | undefined =>
  size > MAX_UPLOAD_BYTES ? text.tooBig(Math.ceil(size / MEGABYTE)) : undefined;

/** The shape of pictures on the blog, and how wide a page shows them at most. */
export const SHAPE = 16 / 9;
const WIDEST = 1600;
/** The shape of those who sign posts; they are shown small. */
export const FACE = 1;
const WIDEST_FACE = 400;
/** How wide one on a list is, and a whole that is kept to be cut from. */
const SMALL = 800;
const WHOLE = 3200;

const widestOf = (shape: number): number => (shape === FACE ? WIDEST_FACE : WIDEST);

/** The middle of a picture, as much as there is. */
export const MIDDLE: PictureCrop = { zoom: 1, x: 0.5, y: 0.5 };

/** The part in pixels of the picture; `shape` is how much wider than high it is. */
export function partOf(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: PictureCrop,
  shape = SHAPE,
) {
  const across = Math.min(width, height * shape) / zoom;
  const down = across / shape;
  return { left: (width - across) * x, top: (height - down) * y, width: across, height: down };
}

/** Draws the part on a canvas as wide as it is, and no wider than it is shown. */
export function drawPart(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  crop: PictureCrop,
  { shape = SHAPE, widest = widestOf(shape) }: { shape?: number; widest?: number } = {},
): void {
  const part = partOf(picture, crop, shape);
  canvas.width = Math.round(Math.min(part.width, widest));
  canvas.height = Math.round(canvas.width / shape);
  canvas
    .getContext('2d')
    ?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
}

/** What a canvas shows, as a file: a photograph stays one, what may be see-through stays that. */
const fileOf = (canvas: HTMLCanvasElement, type: string): Promise<File | null> =>
  new Promise((resolve) => {
    const kind = type === 'image/jpeg' ? type : 'image/webp';
    canvas.toBlob((blob) => resolve(blob && new File([blob], 'billede', { type: blob.type })), kind, 0.88);
  });

/** The part as a file. */
function partFile(picture: ImageBitmap, type: string, crop: PictureCrop, size: { shape: number; widest?: number }) {
  const canvas = document.createElement('canvas');
  drawPart(canvas, picture, crop, size);
  return fileOf(canvas, type);
}

/** Kinds in which a camera writes where and when a picture was taken. */
const FROM_CAMERAS = ['image/jpeg', 'image/webp'];

/**
 * A picture no wider than `widest`, and without what a camera has written into it. What cannot be drawn, and what moves, stays
 * as it is.
 */
async function drawnAnew(file: File, widest: number): Promise<File> {
  if (file.type === 'image/gif') return file;
  try {
    const picture = await createImageBitmap(file);
    if (picture.width <= widest && !FROM_CAMERAS.includes(file.type)) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(picture.width, widest);
    canvas.height = Math.round((canvas.width / picture.width) * picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return (await fileOf(canvas, file.type)) ?? file;
  } catch {
    // the server says what is wrong with it
    return file;
  }
}

type Sent = { id: number; path: string } | { fault: string };
type Form = Parameters<typeof client.addPostImage>[0]['form'];

async function send(form: Form, files: File[]): Promise<Sent> {
  try {
    return await client.addPostImage({ form, files });
  } catch (error) {
    return { fault: error instanceof ApiProblem ? error.message : text.offline };
  }
}

/** Sends a picture; what is wrong with it is said in Danish. */
export async function sendPicture(file: File): Promise<Sent> {
  const fault = pictureFault(file);
  return fault ? { fault } : send({}, [await drawnAnew(file, WIDEST)]);
}

/** A picture that is to be cut. */
export interface ToCut {
  file: File;
  picture: ImageBitmap;
  /** What of it was shown until now. */
  crop?: PictureCrop;
  /** The picture of which this is the whole; none where it is new. */
  cutFrom?: number;
}

/**
 * Sends the part of a picture that readers are to see, or all of it where no part is named; with a small one for lists, and with
 * the whole, so that another part can be chosen later.
 */
export async function sendCut(
  { file, picture, cutFrom }: ToCut,
  crop: PictureCrop | null,
  shape: number,
): Promise<Sent> {
  const shown = crop ? await partFile(picture, file.type, crop, { shape }) : await drawnAnew(file, widestOf(shape));
  if (!shown) return { fault: text.broken };
  const small = shape === SHAPE ? await partFile(picture, file.type, crop ?? MIDDLE, { shape, widest: SMALL }) : null;
  const whole = crop && cutFrom === undefined ? await drawnAnew(file, WHOLE) : null;
  // the order says which is which
  const files = whole ? [shown, small ?? shown, whole] : [shown, ...(small ? [small] : [])];
  const part = crop && { zoom: String(crop.zoom), x: String(crop.x), y: String(crop.y) };
  return send({ ...part, ...(cutFrom !== undefined && { cutFrom: String(cutFrom) }) }, files);
}

/** The whole of a picture that was sent before. */
export async function wholeOf(imageId: number, crop: PictureCrop | null): Promise<ToCut> {
  const answer = await fetch(`${API_BASE}/editor/blog/images/${imageId}/whole`);
  if (!answer.ok) throw new Error(`the whole picture was not answered: ${answer.status}`);
  const bytes = await answer.blob();
  const file = new File([bytes], 'billede', { type: bytes.type });
  return { file, picture: await createImageBitmap(file), crop: crop ?? MIDDLE, cutFrom: imageId };
}
