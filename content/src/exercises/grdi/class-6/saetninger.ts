import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 6, category: 'saetninger' }, [
  {
    number: 1,
    version: 2,
    title: 'Fra nyhederne',
    summary: 'Skriv sætninger, som kunne stå i en avis.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('En ko standsede trafikken på motorvejen.', '»Trafikken« har to k’er, og »standsede« har et stumt d.'),
      dictate('Politiet efterlyser en tam papegøje.', '»Efterlyser« er ét ord og har r, ligesom »politiet spiser«.'),
      dictate('Byens ældste træ væltede i stormen.', '»Ældste« har et stumt d, og »væltede« ender på »-ede«.'),
      dictate('Landsholdet vandt med tre mål til nul.', '»Landsholdet« er ét ord med s mellem de to led.'),
      dictate('En bager satte rekord med en enorm snegl.', '»Enorm« skrives med ét n og ét m.'),
      dictate('Skolen får solceller på taget til sommer.', '»Solceller« er ét ord, og »celler« begynder med c.'),
      dictate('Færgen måtte vende om på grund af tåge.', '»På grund af« er tre ord.'),
      dictate('En elev fandt et vikingesværd i sin have.', '»Vikingesværd« er ét ord med e mellem de to led.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Sætninger med ikke, altid og aldrig',
    summary: 'Skriv hele sætninger om vaner.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate(
        'Min bror slukker aldrig lyset efter sig.',
        '»Slukker« har r, ligesom »din bror spiser«, også når »aldrig« står bagefter.',
      ),
      dictate('Jeg kan ikke huske koden til skabet.', '»Huske« har ikke r, for det står efter »kan«.'),
      dictate(
        'Hun kommer altid cyklende i sidste øjeblik.',
        '»Cyklende« ender på »-ende«, for hun gør det imens. »Øjeblik« ender på ét k.',
      ),
      dictate('Vi har endnu ikke fundet en løsning.', '»Fundet« er kort tillægsform efter »har« og ender på t.'),
      dictate(
        'Hunden gøede hverken om dagen eller om natten.',
        '»Hverken« begynder med »hv«, og »gøede« har ikke noget mellem ø og e.',
      ),
      dictate('De har stadig ingen ledige værelser.', '»Ledige« har ét d, og »værelser« har ét l.'),
      dictate('Han glemmer sjældent en fødselsdag.', '»Sjældent« begynder med »sj« og har et stumt d.'),
      dictate('Du må gerne låne min regnfrakke.', '»Regnfrakke« er ét ord, og »låne« har ikke r efter »må«.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Rundt i Danmark',
    summary: 'Skriv sætninger om steder i Danmark.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Broen over Storebælt er meget lang.', '»Storebælt« er et navn med stort bogstav.'),
      dictate('Skagen ligger på toppen af Jylland.', '»Ligger« har to g’er: Skagen er et sted, der ligger.'),
      dictate('Mange turister cykler på Bornholm.', '»Turister« ender på »-er«, for der er mange.'),
      dictate('Der er høje klinter på Møn.', '»Klinter« har i, og »høje« skrives med j.'),
      dictate(
        'Vi tog færgen fra Aarhus til Sjælland.',
        '»Færgen« skrives med æ, og alle navne på steder har stort bogstav.',
      ),
      dictate('Danmarks længste å hedder Gudenåen.', '»Længste« skrives med æ, for det kommer af »lang«.'),
      dictate('I Ribe ligger en gammel domkirke.', '»Domkirke« er ét ord: »dom« og »kirke«.'),
      dictate('Legoland blev bygget i Billund.', '»Bygget« har to g’er og ender på t efter »blev«.'),
    ],
  },
]);
