import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DocxError } from './docx-error.ts';
import type { Deadline, DocxLimits } from './limits.ts';

/** Bytes of a part below which its ratio of packing says nothing: it is small whatever it was packed to. */
const RATIO_COUNTS_FROM = 8 * 1024 * 1024;
/** Bytes after which other work of the process gets its turn. */
const TURN_EVERY = 256 * 1024;

/** The parts of a zip by name, each read as a stream and never written anywhere: a name is a key, not a path. */
export class ZipPackage {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  readonly #limits: DocxLimits;
  readonly #deadline: Deadline;

  private constructor(zip: ZipFile, entries: Map<string, Entry>, limits: DocxLimits, deadline: Deadline) {
    this.#zip = zip;
    this.#entries = entries;
    this.#limits = limits;
    this.#deadline = deadline;
  }

  /** Reads the directory only. Throws 'broken-zip', or 'zip-bomb' by what the directory declares. */
  static async open(bytes: Uint8Array, limits: DocxLimits, deadline: Deadline): Promise<ZipPackage> {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Sizes and names are judged here: our limits tell a lie from damage, and names never become paths.
    const zip = await fromBufferPromise(buffer, { validateEntrySizes: false, decodeStrings: false });
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    if (zip.entryCount > limits.maxEntries) throw new DocxError('zip-bomb', `${zip.entryCount} entries`);
    for await (const entry of zip.eachEntry()) {
      deadline.check();
      unpacked += entry.uncompressedSize;
      if (unpacked > limits.maxUnpackedBytes) throw new DocxError('zip-bomb', 'The entries unpack to too much');
      const name = partKey(entry.fileNameRaw.toString('utf8'));
      if (entries.has(name)) throw new DocxError('broken-zip', 'Two entries have the same name');
      entries.set(name, entry);
    }
    return new ZipPackage(zip, entries, limits, deadline);
  }

  has(name: string): boolean {
    return this.#entries.has(partKey(name));
  }

  /**
   * Hands a part's unpacked bytes to `take`, piece by piece. Throws 'too-large' past `maxBytes`, 'zip-bomb' past the
   * declared size or the ratio, 'broken-zip' where the part is missing or damaged, 'encrypted', 'too-slow'.
   */
  async read(name: string, maxBytes: number, take: (piece: Uint8Array) => void): Promise<void> {
    const entry = this.#entries.get(partKey(name));
    if (!entry) throw new DocxError('broken-zip', 'A part is missing');
    if (entry.isEncrypted()) throw new DocxError('encrypted', 'A part is encrypted');
    if (entry.uncompressedSize > maxBytes) {
      const honest = entry.uncompressedSize <= this.#limits.maxRatio * entry.compressedSize;
      throw new DocxError(honest ? 'too-large' : 'zip-bomb', 'A part declares too many bytes');
    }
    const stream = await this.#zip.openReadStreamPromise(entry);
    let size = 0;
    let checksum = 0;
    let turnAt = TURN_EVERY;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      this.#deadline.check();
      size += piece.length;
      if (size > entry.uncompressedSize) throw new DocxError('zip-bomb', 'A part is larger than it declares');
      if (size > RATIO_COUNTS_FROM && size > this.#limits.maxRatio * entry.compressedSize) {
        throw new DocxError('zip-bomb', 'A part is packed too tightly');
      }
      checksum = crc32(piece, checksum);
      take(piece);
      if (size >= turnAt) {
        turnAt = size + TURN_EVERY;
        await nextTurn();
      }
    }
    if (size !== entry.uncompressedSize || checksum !== entry.crc32) {
      throw new DocxError('broken-zip', 'A part is damaged');
    }
  }
}

/** Part names compare without case (OPC 6.2.2); some old writers put a backslash or a leading slash. */
function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}
