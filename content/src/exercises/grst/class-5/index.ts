import type { Exercise } from '../../exercise-schema.ts';
import { bloedeKonsonanter } from './bloede-konsonanter.ts';
import { dobbeltKonsonant } from './dobbelt-konsonant.ts';
import { endelser } from './endelser.ts';
import { findFejlen } from './find-fejlen.ts';
import { forstavelser } from './forstavelser.ts';
import { fremmedord } from './fremmedord.ts';
import { orddeling } from './orddeling.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { stummeBogstaver } from './stumme-bogstaver.ts';
import { stumtD } from './stumt-d.ts';
import { svaereSmaaord } from './svaere-smaaord.ts';
import { vokaler } from './vokaler.ts';

export const exercises: readonly Exercise[] = [
  ...bloedeKonsonanter,
  ...dobbeltKonsonant,
  ...endelser,
  ...findFejlen,
  ...forstavelser,
  ...fremmedord,
  ...orddeling,
  ...sammensatteOrd,
  ...stummeBogstaver,
  ...stumtD,
  ...svaereSmaaord,
  ...vokaler,
];
