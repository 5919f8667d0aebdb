import type { Exercise } from '../../exercise-schema.ts';
import { biord } from './biord.ts';
import { eneOgEnde } from './ene-og-ende.ts';
import { forholdsordOgBindeord } from './forholdsord-og-bindeord.ts';
import { komma } from './komma.ts';
import { navneordFormer } from './navneord-former.ts';
import { korrektur } from './korrektur.ts';
import { navneord } from './navneord.ts';
import { nogenOgNogle } from './nogen-og-nogle.ts';
import { nutidsR } from './nutids-r.ts';
import { ordDerForveksles } from './ord-der-forveksles.ts';
import { ordforraad } from './ordforraad.ts';
import { ordklasser } from './ordklasser.ts';
import { saetningsanalyse } from './saetningsanalyse.ts';
import { saetningsbygning } from './saetningsbygning.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { stedord } from './stedord.ts';
import { storeBogstaver } from './store-bogstaver.ts';
import { tegnsaetning } from './tegnsaetning.ts';
import { tillaegsordFormer } from './tillaegsord-former.ts';
import { tillaegsord } from './tillaegsord.ts';
import { udsagnsordFormer } from './udsagnsord-former.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...biord,
  ...eneOgEnde,
  ...forholdsordOgBindeord,
  ...komma,
  ...korrektur,
  ...navneord,
  ...nogenOgNogle,
  ...nutidsR,
  ...ordDerForveksles,
  ...ordforraad,
  ...ordklasser,
  ...saetningsanalyse,
  ...saetningsbygning,
  ...sammensatteOrd,
  ...stedord,
  ...storeBogstaver,
  ...tegnsaetning,
  ...tillaegsord,
  ...udsagnsord,
  ...navneordFormer,
  ...tillaegsordFormer,
  ...udsagnsordFormer,
];
