import fs from 'node:fs';
import path from 'node:path';
import type { Item } from '@ordklar/exercise-kinds/grade';

/** Below `content/sound/`: what a person has recorded wins over what a machine said. */
export const SOUND_EDITIONS = ['recorded', 'espeak-first-edition'] as const;
type SoundEdition = (typeof SOUND_EDITIONS)[number];

/** An item of one version of a bank exercise; `number` counts from 1. */
export interface SoundOf {
  slug: string;
  version: number;
  number: number;
}

/** What the item's sound is called in the list of texts of its edition. */
export const soundName = ({ slug, version, number }: SoundOf): string => `${slug}/${version}-${number}`;

export const soundFolder = (edition: SoundEdition): string => path.join(import.meta.dirname, '../../sound', edition);

/** Where the edition keeps, or would keep, the item's sound. */
export const soundFileIn = (edition: SoundEdition, of: SoundOf): string =>
  path.join(soundFolder(edition), `${soundName(of)}.mp3`);

/** The best edition that has the item's sound; null where none has. */
export const soundEditionOf = (of: SoundOf): SoundEdition | null =>
  SOUND_EDITIONS.find((edition) => fs.existsSync(soundFileIn(edition, of))) ?? null;

/** The MP3 of an item; null where there is none. The slug must be a bank exercise's, never what somebody typed. */
export function soundFile(of: SoundOf): string | null {
  const edition = soundEditionOf(of);
  return edition && soundFileIn(edition, of);
}

/** Whether all that a pupil must hear in an exercise can be heard. */
export const hasItsSound = (exercise: { slug: string; version: number; items: readonly Item[] }): boolean =>
  exercise.items.every(
    (item, i) => item.kind !== 'dictation' || soundEditionOf({ ...exercise, number: i + 1 }) !== null,
  );
