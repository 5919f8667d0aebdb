import type { Exercise } from '../../exercise-schema.ts';
import { biord } from './biord.ts';
import { eneOgEnde } from './ene-og-ende.ts';
import { forholdsordOgBindeord } from './forholdsord-og-bindeord.ts';
import { komma } from './komma.ts';
import { navneord } from './navneord.ts';
import { nogenOgNogle } from './nogen-og-nogle.ts';
import { nutidsR } from './nutids-r.ts';
import { ordklasser } from './ordklasser.ts';
import { saetningsanalyse } from './saetningsanalyse.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { stedord } from './stedord.ts';
import { storeBogstaver } from './store-bogstaver.ts';
import { tillaegsord } from './tillaegsord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...biord,
  ...eneOgEnde,
  ...forholdsordOgBindeord,
  ...komma,
  ...navneord,
  ...nogenOgNogle,
  ...nutidsR,
  ...ordklasser,
  ...saetningsanalyse,
  ...sammensatteOrd,
  ...stedord,
  ...storeBogstaver,
  ...tillaegsord,
  ...udsagnsord,
];
