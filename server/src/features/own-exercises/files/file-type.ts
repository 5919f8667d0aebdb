import { isUtf8 } from 'node:buffer';
import { OWN_EXERCISE_ENDINGS } from '@ordklar/contract';

type Ending = (typeof OWN_EXERCISE_ENDINGS)[number];
type Looks = (bytes: Uint8Array) => boolean;

const startsWith =
  (signature: string, at = 0): Looks =>
  (bytes) =>
    Buffer.from(bytes.subarray(at, at + signature.length)).toString('latin1') === signature;

const isZip = startsWith('PK\x03\x04');
const isJpeg = startsWith('\xff\xd8\xff');
const isText: Looks = (bytes) => isUtf8(bytes) && !bytes.includes(0);
/** An MP3 begins with its tags, or at once with a frame of sound. */
const isMp3: Looks = (bytes) => startsWith('ID3')(bytes) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);
const isWebp: Looks = (bytes) => startsWith('RIFF')(bytes) && startsWith('WEBP', 8)(bytes);

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** What a file of each ending is sent as, and how it begins when it is what its name says. */
const TYPES: Record<Ending, { contentType: string; looks: Looks }> = {
  docx: { contentType: `${OFFICE}.wordprocessingml.document`, looks: isZip },
  pptx: { contentType: `${OFFICE}.presentationml.presentation`, looks: isZip },
  xlsx: { contentType: `${OFFICE}.spreadsheetml.sheet`, looks: isZip },
  odt: { contentType: 'application/vnd.oasis.opendocument.text', looks: isZip },
  pdf: { contentType: 'application/pdf', looks: startsWith('%PDF-') },
  txt: { contentType: 'text/plain; charset=utf-8', looks: isText },
  png: { contentType: 'image/png', looks: startsWith('\x89PNG') },
  jpg: { contentType: 'image/jpeg', looks: isJpeg },
  jpeg: { contentType: 'image/jpeg', looks: isJpeg },
  gif: { contentType: 'image/gif', looks: startsWith('GIF8') },
  webp: { contentType: 'image/webp', looks: isWebp },
  mp3: { contentType: 'audio/mpeg', looks: isMp3 },
  m4a: { contentType: 'audio/mp4', looks: startsWith('ftyp', 4) },
};

/** As what a file may be kept, and with which ending: by its name, when its bytes agree; null for every other file. */
export function typeOf(filename: string, bytes: Uint8Array): { ending: Ending; contentType: string } | null {
  const name = filename.toLowerCase();
  const ending = OWN_EXERCISE_ENDINGS.find((one) => name.endsWith(`.${one}`));
  if (!ending) return null;
  const { contentType, looks } = TYPES[ending];
  return looks(bytes) ? { ending, contentType } : null;
}
