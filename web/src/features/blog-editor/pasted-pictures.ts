import { isOwnAddress } from '@ordklar/contract';
import { sendPicture } from './pictures.ts';

const DATA = /^data:(image\/(?:jpeg|png|webp|gif));base64,([A-Za-z0-9+/=\s]+)$/;

/** The picture that an address holds in itself; null of any other address. */
function pictureIn(address: string): File | null {
  const [, type, base64] = DATA.exec(address) ?? [];
  if (!type || !base64) return null;
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0));
  return new File([bytes], 'billede', { type });
}

/** What came of a paste: its HTML with the pictures that are kept, and how many could not follow. */
export interface Pasted {
  html: string;
  missing: number;
  /** What was wrong with one that was sent. */
  fault?: string;
}

/**
 * Keeps the pictures of pasted HTML on the server. Those that another site has are not fetched: they may not be used without
 * asking, and would break when that site changes. They go, and the text stays.
 */
export async function keepPictures(html: string, send = sendPicture): Promise<Pasted> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pasted: Pasted = { html: '', missing: 0 };
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    if (isOwnAddress(address)) continue;
    const file = pictureIn(address);
    const sent = file && (await send(file));
    if (sent && 'path' in sent) {
      image.setAttribute('src', sent.path);
      // a word processor gives it a paragraph of its own, which would stand empty before it
      const around = image.parentElement;
      if (around?.matches('p') && around.children.length === 1 && !around.textContent?.trim())
        around.replaceWith(image);
      continue;
    }
    if (sent) pasted.fault = sent.fault;
    pasted.missing += 1;
    (image.closest('figure') ?? image).remove();
  }
  return { ...pasted, html: body.innerHTML };
}

/** The same of pictures that are pasted or dropped as files, such as a cut-out of the screen. */
export async function keepFiles(files: readonly File[], send = sendPicture): Promise<Pasted> {
  const pasted: Pasted = { html: '', missing: 0 };
  for (const file of files) {
    const sent = await send(file);
    if ('path' in sent) pasted.html += `<figure><img src="${sent.path}" alt=""></figure>`;
    else Object.assign(pasted, { missing: pasted.missing + 1, fault: sent.fault });
  }
  return pasted;
}

/** The pictures among what is carried by a paste or a drop. */
export const picturesOf = (carried: DataTransfer | null): File[] =>
  [...(carried?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
