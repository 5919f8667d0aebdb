import type { Exercise } from '../../exercise-schema.ts';
import { boejning } from './boejning.ts';
import { dobbeltKonsonant } from './dobbelt-konsonant.ts';
import { endelser } from './endelser.ts';
import { findFejlen } from './find-fejlen.ts';
import { fremmedord } from './fremmedord.ts';
import { ordDerLyderEns } from './ord-der-lyder-ens.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { stumtD } from './stumt-d.ts';
import { svaereSmaaord } from './svaere-smaaord.ts';

// Word division is in class 5 (grst-5-orddeling-2); number 1 of it was used here and stays with its answers.
export const exercises: readonly Exercise[] = [
  ...boejning,
  ...dobbeltKonsonant,
  ...endelser,
  ...findFejlen,
  ...fremmedord,
  ...ordDerLyderEns,
  ...sammensatteOrd,
  ...stumtD,
  ...svaereSmaaord,
];
