import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 6, category: 'saetninger' }, [
  {
    number: 1,
    title: 'Fra nyhederne',
    summary: 'Skriv sætninger, som kunne stå i en avis.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('En ko standsede trafikken på motorvejen.'),
      dictate('Politiet efterlyser en tam papegøje.'),
      dictate('Byens ældste træ væltede i stormen.'),
      dictate('Landsholdet vandt med tre mål til nul.'),
      dictate('En bager satte rekord med en enorm snegl.'),
      dictate('Skolen får solceller på taget til sommer.'),
      dictate('Færgen måtte vende om på grund af tåge.'),
      dictate('En elev fandt et vikingesværd i sin have.'),
    ],
  },
  {
    number: 2,
    title: 'Sætninger med ikke, altid og aldrig',
    summary: 'Skriv hele sætninger om vaner.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Min bror slukker aldrig lyset efter sig.'),
      dictate('Jeg kan ikke huske koden til skabet.'),
      dictate('Hun kommer altid cyklende i sidste øjeblik.'),
      dictate('Vi har endnu ikke fundet en løsning.'),
      dictate('Hunden gøede hverken om dagen eller om natten.'),
      dictate('De har stadig ingen ledige værelser.'),
      dictate('Han glemmer sjældent en fødselsdag.'),
      dictate('Du må gerne låne min regnfrakke.'),
    ],
  },
  {
    number: 3,
    title: 'Rundt i Danmark',
    summary: 'Skriv sætninger om steder i Danmark.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Broen over Storebælt er meget lang.'),
      dictate('Skagen ligger på toppen af Jylland.'),
      dictate('Mange turister cykler på Bornholm.'),
      dictate('Der er høje klinter på Møn.'),
      dictate('Vi tog færgen fra Aarhus til Sjælland.'),
      dictate('Danmarks længste å hedder Gudenåen.'),
      dictate('I Ribe ligger en gammel domkirke.'),
      dictate('Legoland blev bygget i Billund.'),
    ],
  },
]);
