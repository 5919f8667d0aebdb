import type { Exercise } from '../../exercise-schema.ts';
import { boejning } from './boejning.ts';
import { findFejlen } from './find-fejlen.ts';
import { fremmedord } from './fremmedord.ts';
import { ordDerLyderEns } from './ord-der-lyder-ens.ts';
import { orddeling } from './orddeling.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { svaereSmaaord } from './svaere-smaaord.ts';

export const exercises: readonly Exercise[] = [
  ...boejning,
  ...findFejlen,
  ...fremmedord,
  ...ordDerLyderEns,
  ...orddeling,
  ...sammensatteOrd,
  ...svaereSmaaord,
];
