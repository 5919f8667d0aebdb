import { ApiProblem } from '@ordklar/contract';
import { MAX_UPLOAD_BYTES } from '@ordklar/school';
import { client } from '../../lib/api/client.ts';
import { postText as text } from './blog-editor.text.ts';

/** What the window of the system offers. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';
const MEGABYTE = 1024 * 1024;

/** What is wrong with a picture before it is sent; undefined where nothing is. */
export const pictureFault = ({ size }: File): string | undefined =>
  size > MAX_UPLOAD_BYTES ? text.tooBig(Math.ceil(size / MEGABYTE)) : undefined;

/** Kinds in which a camera writes where and when a picture was taken. */
const FROM_CAMERAS = ['image/jpeg', 'image/webp'];

/**
 * A picture as readers are given it: no wider than a page shows it, and without what a camera has written into it. What
 * cannot be drawn, and what moves, stays as it is.
 */
async function asShown(file: File): Promise<File> {
  if (file.type === 'image/gif') return file;
  try {
    const picture = await createImageBitmap(file);
    if (picture.width <= WIDEST && !FROM_CAMERAS.includes(file.type)) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(picture.width, WIDEST);
    canvas.height = Math.round((canvas.width / picture.width) * picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return (await fileOf(canvas, file.type)) ?? file;
  } catch {
    // the server says what is wrong with it
    return file;
  }
}

/** Sends a picture; what is wrong with it is said in Danish. */
export async function sendPicture(file: File): Promise<{ id: number; path: string } | { fault: string }> {
  const fault = pictureFault(file);
  if (fault) return { fault };
  try {
    return await client.addPostImage({ form: {}, files: [await asShown(file)] });
  } catch (error) {
    return { fault: error instanceof ApiProblem ? error.message : text.offline };
  }
}

/** A part of a picture: how far it is magnified, and where the part lies, each from 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** The shape of pictures on the blog. */
export const SHAPE = 16 / 9;
/** The shape of those who sign posts. */
export const FACE = 1;
const WIDEST = 1600;

/** The part in pixels of the picture; `shape` is how much wider than high it is. */
export function partOf({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop, shape = SHAPE) {
  const across = Math.min(width, height * shape) / zoom;
  const down = across / shape;
  return { left: (width - across) * x, top: (height - down) * y, width: across, height: down };
}

/** Draws the part on a canvas as wide as it is, at most 1600 pixels. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, shape = SHAPE): void {
  const part = partOf(picture, crop, shape);
  canvas.width = Math.round(Math.min(part.width, WIDEST));
  canvas.height = Math.round(canvas.width / shape);
  canvas
    .getContext('2d')
    ?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
}

/** What a canvas shows, as a file: a photograph stays one, what may be see-through stays that. */
export const fileOf = (canvas: HTMLCanvasElement, type: string): Promise<File | null> =>
  new Promise((resolve) => {
    const kind = type === 'image/jpeg' ? type : 'image/webp';
    canvas.toBlob((blob) => resolve(blob && new File([blob], 'billede', { type: blob.type })), kind, 0.88);
  });
