import type { Exercise } from '../../exercise-schema.ts';
import { boejning } from './boejning.ts';
import { endelser } from './endelser.ts';
import { findFejlen } from './find-fejlen.ts';
import { fremmedord } from './fremmedord.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { stummeBogstaver } from './stumme-bogstaver.ts';
import { svaereSmaaord } from './svaere-smaaord.ts';

export const exercises: readonly Exercise[] = [
  ...boejning,
  ...endelser,
  ...findFejlen,
  ...fremmedord,
  ...sammensatteOrd,
  ...stummeBogstaver,
  ...svaereSmaaord,
];
