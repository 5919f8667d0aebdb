import type { Exercise } from '../../exercise-schema.ts';
import { bloedeKonsonanter } from './bloede-konsonanter.ts';
import { dobbeltKonsonant } from './dobbelt-konsonant.ts';
import { endelser } from './endelser.ts';
import { findFejlen } from './find-fejlen.ts';
import { fremmedord } from './fremmedord.ts';
import { ordDerLyderEns } from './ord-der-lyder-ens.ts';
import { stummeBogstaver } from './stumme-bogstaver.ts';
import { stumtD } from './stumt-d.ts';
import { svaereSmaaord } from './svaere-smaaord.ts';
import { vokaler } from './vokaler.ts';

export const exercises: readonly Exercise[] = [
  ...bloedeKonsonanter,
  ...dobbeltKonsonant,
  ...endelser,
  ...findFejlen,
  ...fremmedord,
  ...ordDerLyderEns,
  ...stummeBogstaver,
  ...stumtD,
  ...svaereSmaaord,
  ...vokaler,
];
