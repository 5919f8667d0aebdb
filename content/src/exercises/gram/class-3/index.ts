import type { Exercise } from '../../exercise-schema.ts';
import { komma } from './komma.ts';
import { navneordFormer } from './navneord-former.ts';
import { navneord } from './navneord.ts';
import { nogenOgNogle } from './nogen-og-nogle.ts';
import { nutidsR } from './nutids-r.ts';
import { ordDerForveksles } from './ord-der-forveksles.ts';
import { ordforraad } from './ordforraad.ts';
import { ordklasser } from './ordklasser.ts';
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
  ...komma,
  ...navneord,
  ...nogenOgNogle,
  ...nutidsR,
  ...ordDerForveksles,
  ...ordforraad,
  ...ordklasser,
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
