import type { Exercise } from '../../exercise-schema.ts';
import { enOgEt } from './en-og-et.ts';
import { entalOgFlertal } from './ental-og-flertal.ts';
import { fasteUdtryk } from './faste-udtryk.ts';
import { forholdsord } from './forholdsord.ts';
import { hverdagsord } from './hverdagsord.ts';
import { iSkolen } from './i-skolen.ts';
import { laesning } from './laesning.ts';
import { ordstilling } from './ordstilling.ts';
import { stedord } from './stedord.ts';
import { tillaegsord } from './tillaegsord.ts';
import { udsagnsordOgTiderFormer } from './udsagnsord-og-tider-former.ts';
import { udsagnsordOgTider } from './udsagnsord-og-tider.ts';

export const exercises: readonly Exercise[] = [
  ...enOgEt,
  ...entalOgFlertal,
  ...fasteUdtryk,
  ...forholdsord,
  ...hverdagsord,
  ...iSkolen,
  ...laesning,
  ...ordstilling,
  ...stedord,
  ...tillaegsord,
  ...udsagnsordOgTider,
  ...udsagnsordOgTiderFormer,
];
