import type { FreeTextTask } from '../free-text-schema.ts';
import { aLetterToAHostFamily } from './a-letter-to-a-host-family.ts';
import { reviewAGame } from './review-a-game.ts';
import { shouldSchoolStartLater } from './should-school-start-later.ts';
import { theStrangestPet } from './the-strangest-pet.ts';
import { theWrongSuitcase } from './the-wrong-suitcase.ts';

/** English free-text tasks, by class level. */
export const teenTasks: readonly FreeTextTask[] = [
  theStrangestPet,
  reviewAGame,
  aLetterToAHostFamily,
  theWrongSuitcase,
  shouldSchoolStartLater,
];
