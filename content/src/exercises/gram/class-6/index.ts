import type { Exercise } from '../../exercise-schema.ts';
import { biord } from './biord.ts';
import { eneOgEnde } from './ene-og-ende.ts';
import { forholdsordOgBindeord } from './forholdsord-og-bindeord.ts';
import { fremmedord } from './fremmedord.ts';
import { komma } from './komma.ts';
import { korrektur } from './korrektur.ts';
import { navneord } from './navneord.ts';
import { nogenOgNogle } from './nogen-og-nogle.ts';
import { nutidsR } from './nutids-r.ts';
import { ordDerForveksles } from './ord-der-forveksles.ts';
import { ordforraad } from './ordforraad.ts';
import { ordklasser } from './ordklasser.ts';
import { saetningsanalyse } from './saetningsanalyse.ts';
import { saetningsbygning } from './saetningsbygning.ts';
import { sammenhaeng } from './sammenhaeng.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { stedord } from './stedord.ts';
import { stilOgTone } from './stil-og-tone.ts';
import { storeBogstaver } from './store-bogstaver.ts';
import { tegnsaetning } from './tegnsaetning.ts';
import { tillaegsord } from './tillaegsord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...biord,
  ...eneOgEnde,
  ...forholdsordOgBindeord,
  ...fremmedord,
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
  ...sammenhaeng,
  ...sammensatteOrd,
  ...stedord,
  ...stilOgTone,
  ...storeBogstaver,
  ...tegnsaetning,
  ...tillaegsord,
  ...udsagnsord,
];
