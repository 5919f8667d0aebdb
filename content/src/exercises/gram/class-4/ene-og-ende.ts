import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const eneOgEnde = exerciseGroup({ productId: 'gram', level: 4, category: 'ene-og-ende' }, [
  {
    number: 1,
    version: 2,
    title: '-ene eller -ende?',
    summary: 'Skeln mellem navneord i flertal og noget, der sker imens.',
    instruction:
      '»-ene« bruges om flere bestemte ting: »bilerne«. »-ende« bruges om noget, som nogen er i gang med: »løbende«.',
    trains: ['ene-ende'],
    items: [
      lists('{Husene|Husende} på vores vej er gule.', 'Der er flere bestemte huse: husene.'),
      lists('Hun kom {løbende|løbene} ind ad døren.', 'Hun løb imens: »løbende«.'),
      lists('{Træerne|Træende} taber bladene om efteråret.', 'Der er flere bestemte træer: træerne.'),
      lists('Han stod {grinende|grinene} i døren.', 'Han grinede imens: »grinende«.'),
      lists('{Løbene|Løbende} til sportsdagen var spændende.', 'Der er flere bestemte løb: løbene.'),
      lists('Den {sovende|sovene} kat hørte ingenting.', 'Katten sov imens: »sovende«.'),
      lists('Læg {brevene|brevende} i postkassen.', 'Der er flere bestemte breve: »brevene«.'),
      lists('De gik {syngende|syngene} gennem gaden.', 'De sang imens: »syngende«.'),
      lists('{Øjnene|Øjnende} på uglen lyste i mørket.', 'Der er flere bestemte øjne: øjnene.'),
      lists('Et {brændende|brændene} bål varmer godt.', 'Bålet brænder imens: »brændende«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Skriv -ene eller -ende',
    summary: 'Skriv ordet med den rigtige endelse.',
    instruction: 'Lav ordet om, så det passer i sætningen.',
    trains: ['ene-ende'],
    items: [
      gaps('Hvem har spist alle [æblerne](æble)?', 'Der er flere bestemte æbler: »æblerne«.'),
      gaps('Drengen kom [dansende](danse) ned ad trappen.', 'Han dansede imens: »dansende«.'),
      gaps('Vi talte [skibene](skib) i havnen.', 'Der er flere bestemte skibe: »skibene«.'),
      gaps('Min [hylende](hyle) lillesøster ville have is.', 'Hun hylede imens: »hylende«.'),
      gaps('[Bordene](bord) i klassen er nye.', 'Der er flere bestemte borde: bordene.'),
      gaps('Hun blev [siddende](sidde) i bussen.', 'Hun sad imens: »siddende«.'),
      gaps('Alle [dyrene](dyr) i zoo blev fodret.', 'Der er flere bestemte dyr: »dyrene«.'),
      gaps('De fandt en [tikkende](tikke) æske på loftet.', 'Æsken tikkede imens: »tikkende«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Filmen var spændende.',
        ['Filmen var spændene.'],
        'Ordet kommer af »spænde« og får »-ende«.',
      ),
    ],
  },
]);
