import type { Exercise } from '../../exercise-schema.ts';
import { boejning } from './boejning.ts';
import { dobbeltKonsonant } from './dobbelt-konsonant.ts';
import { findFejlen } from './find-fejlen.ts';
import { forstavelser } from './forstavelser.ts';
import { fremmedord } from './fremmedord.ts';
import { ordDerLyderEns } from './ord-der-lyder-ens.ts';
import { orddeling } from './orddeling.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { stumtD } from './stumt-d.ts';
import { svaereSmaaord } from './svaere-smaaord.ts';
import { vokaler } from './vokaler.ts';

export const exercises: readonly Exercise[] = [
  ...boejning,
  ...dobbeltKonsonant,
  ...findFejlen,
  ...forstavelser,
  ...fremmedord,
  ...ordDerLyderEns,
  ...orddeling,
  ...sammensatteOrd,
  ...stumtD,
  ...svaereSmaaord,
  ...vokaler,
];
