import type { Exercise } from '../../exercise-schema.ts';
import { boejning } from './boejning.ts';
import { fremmedord } from './fremmedord.ts';
import { ordDerLyderEns } from './ord-der-lyder-ens.ts';
import { orddeling } from './orddeling.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { svaereSmaaord } from './svaere-smaaord.ts';

export const exercises: readonly Exercise[] = [
  ...boejning,
  ...fremmedord,
  ...ordDerLyderEns,
  ...orddeling,
  ...sammensatteOrd,
  ...svaereSmaaord,
];
