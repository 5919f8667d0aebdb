import type { Exercise } from '../../exercise-schema.ts';
import { boejning } from './boejning.ts';
import { dobbeltKonsonant } from './dobbelt-konsonant.ts';
import { endelser } from './endelser.ts';
import { findFejlen } from './find-fejlen.ts';
import { forstavelser } from './forstavelser.ts';
import { fremmedord } from './fremmedord.ts';
import { ordDerLyderEns } from './ord-der-lyder-ens.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { stummeBogstaver } from './stumme-bogstaver.ts';
import { svaereSmaaord } from './svaere-smaaord.ts';

export const exercises: readonly Exercise[] = [
  ...boejning,
  ...dobbeltKonsonant,
  ...endelser,
  ...findFejlen,
  ...forstavelser,
  ...fremmedord,
  ...ordDerLyderEns,
  ...sammensatteOrd,
  ...stummeBogstaver,
  ...svaereSmaaord,
];
