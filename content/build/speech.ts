import { execFileSync } from 'node:child_process';
import { forVoice } from './pronunciations.ts';

/** What the voice makes, 16 bits and one channel. */
export const SAMPLE_RATE = 22_050;
const HEADER_BYTES = 44;

/** Speech as samples between -1 and 1. @param pace words a minute; an ordinary speaker says about 160 */
export function say(text: string, { voice, pace }: { voice: string; pace: number }): Float32Array {
  const wave = execFileSync('espeak-ng', ['-v', voice, '-s', `${pace}`, '-g', '2', '-z', '--stdin', '--stdout'], {
    input: forVoice(text),
  });
  const samples = Float32Array.from(
    { length: (wave.length - HEADER_BYTES) >> 1 },
    (_, i) => wave.readInt16LE(HEADER_BYTES + 2 * i) / 32_768,
  );
  return withoutSilentEnds(samples);
}

export const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * SAMPLE_RATE));

export function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const AUDIBLE = 0.01;
/** Kept around what is heard, so that no sound is cut off. */
const MARGIN = Math.round(0.04 * SAMPLE_RATE);

function withoutSilentEnds(samples: Float32Array): Float32Array {
  const isAudible = (sample: number) => Math.abs(sample) > AUDIBLE;
  const first = samples.findIndex(isAudible);
  return samples.slice(Math.max(0, first - MARGIN), samples.findLastIndex(isAudible) + MARGIN);
}

/** How loud speech is, and the highest that a sample may come. */
const LOUDNESS = 0.11;
const PEAK = 0.84;

/** The same speech at the loudness that every file has; pauses do not count. */
export function levelled(samples: Float32Array): Float32Array {
  const heard = samples.filter((sample) => Math.abs(sample) > AUDIBLE);
  const loudness = Math.sqrt(heard.reduce((sum, sample) => sum + sample ** 2, 0) / heard.length);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = Math.min(LOUDNESS / loudness, PEAK / peak);
  return samples.map((sample) => sample * gain);
}

/** Kilobits a second in the mean (pauses need 8), the most that lame may spend, and the highest tone in kHz. */
export const QUALITY = {
  plain: { mean: 16, most: 32, highest: 8 },
  /** Where one must hear whether it is s, f or t. */
  fine: { mean: 32, most: 48, highest: 10.5 },
} as const;

/** As MP3, which every browser plays: one channel. */
export function mp3Of(samples: Float32Array, { mean, most, highest }: (typeof QUALITY)[keyof typeof QUALITY]): Buffer {
  const raw = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, i) => raw.writeInt16LE(Math.round(sample * 32_767), 2 * i));
  const options =
    `-r -s 22.05 --bitwidth 16 --signed --little-endian -m m --abr ${mean} -b 8 -B ${most} --lowpass ${highest} --quiet - -`.split(
      ' ',
    );
  return execFileSync('lame', options, { input: raw, stdio: ['pipe', 'pipe', 'ignore'] });
}
