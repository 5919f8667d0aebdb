import type { FreeTextTask } from '../free-text-schema.ts';
import { anmeldDetDuKender } from './anmeld-det-du-kender.ts';
import { ansoegningTilFritidsjob } from './ansoegning-til-fritidsjob.ts';
import { artikelOmMadspild } from './artikel-om-madspild.ts';
import { brevTilEnNyVen } from './brev-til-en-ny-ven.ts';
import { daAltGikGalt } from './da-alt-gik-galt.ts';
import { daLysetGikUd } from './da-lyset-gik-ud.ts';
import { debatOmSkaermhjaelp } from './debat-om-skaermhjaelp.ts';
import { detSidsteMinut } from './det-sidste-minut.ts';
import { digtanalyseVinterhave } from './digtanalyse-vinterhave.ts';
import { doerenIEgetraeet } from './doeren-i-egetraeet.ts';
import { essayOmAtVente } from './essay-om-at-vente.ts';
import { essayOmHjem } from './essay-om-hjem.ts';
import { etStedJegKender } from './et-sted-jeg-kender.ts';
import { interviewEnVoksen } from './interview-en-voksen.ts';
import { laeserbrevOmLektier } from './laeserbrev-om-lektier.ts';
import { minBedsteDag } from './min-bedste-dag.ts';
import { mobilfriSkole } from './mobilfri-skole.ts';
import { novelleanalyseTrappevask } from './novelleanalyse-trappevask.ts';
import { opfindEtDyr } from './opfind-et-dyr.ts';
import { rapportOmSkolevejen } from './rapport-om-skolevejen.ts';

/** Danish free-text tasks, by class level. */
export const tecoTasks: readonly FreeTextTask[] = [
  minBedsteDag,
  doerenIEgetraeet,
  brevTilEnNyVen,
  opfindEtDyr,
  anmeldDetDuKender,
  daLysetGikUd,
  mobilfriSkole,
  interviewEnVoksen,
  daAltGikGalt,
  laeserbrevOmLektier,
  etStedJegKender,
  ansoegningTilFritidsjob,
  detSidsteMinut,
  artikelOmMadspild,
  digtanalyseVinterhave,
  essayOmAtVente,
  rapportOmSkolevejen,
  novelleanalyseTrappevask,
  debatOmSkaermhjaelp,
  essayOmHjem,
];
