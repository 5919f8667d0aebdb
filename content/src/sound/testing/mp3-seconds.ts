/** Bit rates and sampling rates of MPEG-2, layer III, as the header of a frame numbers them. */
const KBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [22_050, 24_000, 16_000];
const SAMPLES_IN_FRAME = 576;

/** How long an MP3 like ours plays, frame by frame. Throws where it is not one, or ends within a frame. */
export function mp3Seconds(file: Buffer): number {
  let seconds = 0;
  for (let at = 0; at < file.length; ) {
    const header = file.readUInt32BE(at);
    const kbits = KBITS[(header >>> 12) & 15];
    const rate = RATES[(header >>> 10) & 3];
    if (header >>> 17 !== 0b111_1111_1111_10_01 || !kbits || !rate) throw new Error(`no frame at byte ${at}`);
    at += Math.floor((72_000 * kbits) / rate) + ((header >>> 9) & 1);
    if (at > file.length) throw new Error('the last frame is cut off');
    seconds += SAMPLES_IN_FRAME / rate;
  }
  return seconds;
}
