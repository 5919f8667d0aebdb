import { classLevels, tenth } from './class-levels.ts';
import type { CourseStructure } from './level-schema.ts';

/** The categories of Danish grammar; 10. klasse and efterskole have the same ones. */
const grammar: CourseStructure['categories'] = [
  [1, 'navneord', 'Navneord'],
  [2, 'udsagnsord', 'Udsagnsord'],
  [3, 'tillaegsord', 'Tillægsord'],
  [4, 'stedord', 'Stedord'],
  [5, 'biord', 'Biord'],
  [6, 'forholdsord-og-bindeord', 'Forholdsord og bindeord'],
  [7, 'ordklasser', 'Ordklasser'],
  [8, 'saetningsanalyse', 'Sætningsanalyse'],
  [9, 'nutids-r', 'Nutids-r'],
  [10, 'ene-og-ende', '-ene og -ende'],
  [11, 'nogen-og-nogle', 'Nogen og nogle'],
  [12, 'komma', 'Komma'],
  [13, 'sammensatte-ord', 'Sammensatte ord'],
  [14, 'store-bogstaver', 'Store bogstaver'],
  [15, 'tegnsaetning', 'Tegnsætning'],
  [16, 'ordforraad', 'Ordforråd'],
  [17, 'ord-der-forveksles', 'Ord, der forveksles'],
  [18, 'saetningsbygning', 'Sætningsbygning'],
  [19, 'fremmedord', 'Fremmedord'],
  [20, 'sammenhaeng', 'Sammenhæng i teksten'],
  [21, 'stil-og-tone', 'Stil og tone'],
  [22, 'korrektur', 'Løbende korrektur'],
];

/** Middleschool Danish without the free texts. */
export const danishStructures: readonly CourseStructure[] = [
  { productId: 'gram', levels: classLevels(3, 9), categories: grammar },
  { productId: 'grdx', levels: tenth, categories: grammar },
  {
    productId: 'grbd',
    levels: classLevels(9, 10),
    categories: grammar,
  },
  {
    productId: 'grst',
    levels: classLevels(3, 9),
    categories: [
      [1, 'dobbelt-konsonant', 'Dobbelt konsonant'],
      [2, 'stumme-bogstaver', 'Stumme bogstaver'],
      [3, 'vokaler', 'Vokaler'],
      [4, 'bloede-konsonanter', 'Bløde konsonanter'],
      [5, 'endelser', 'Endelser'],
      [6, 'sammensatte-ord', 'Sammensatte ord'],
      [7, 'fremmedord', 'Fremmedord'],
      [8, 'ord-der-lyder-ens', 'Ord, der lyder ens'],
      [9, 'svaere-smaaord', 'Svære småord'],
      [10, 'stumt-d', 'Stumt d'],
      [11, 'forstavelser', 'Forstavelser'],
      [12, 'boejning', 'Bøjning'],
      [13, 'orddeling', 'Orddeling'],
      [14, 'find-fejlen', 'Find fejlen'],
    ],
  },
  {
    productId: 'grdi',
    levels: classLevels(3, 9),
    categories: [
      [1, 'ord', 'Ord'],
      [2, 'saetninger', 'Sætninger'],
      [3, 'smaa-historier', 'Små historier'],
    ],
  },
  {
    productId: 'grda',
    levels: [
      [11, 'Begynder'],
      [12, 'Let øvet'],
      [13, 'Øvet'],
    ],
    categories: [
      [1, 'hverdagsord', 'Hverdagsord'],
      [2, 'en-og-et', 'En og et'],
      [3, 'ental-og-flertal', 'Ental og flertal'],
      [4, 'tillaegsord', 'Tillægsord'],
      [5, 'udsagnsord-og-tider', 'Udsagnsord og tider'],
      [6, 'ordstilling', 'Ordstilling'],
      [7, 'forholdsord', 'Forholdsord'],
      [8, 'stedord', 'Stedord'],
      [9, 'i-skolen', 'I skolen'],
      [10, 'laesning', 'Læsning'],
      [11, 'faste-udtryk', 'Faste udtryk'],
    ],
  },
  { productId: 'grsp', levels: classLevels(3, 9), categories: [[1, 'staveproeve', 'Staveprøve']] },
  {
    productId: 'grlp',
    levels: classLevels(5, 9),
    categories: [[1, 'laeseproeve', 'Læseprøve']],
  },
  {
    productId: 'grlt',
    levels: classLevels(5, 9),
    categories: [
      [1, 'fagtekster', 'Fagtekster'],
      [2, 'fortaellinger', 'Fortællinger'],
      [3, 'ordforstaaelse', 'Ordforståelse'],
      [4, 'find-oplysninger', 'Find oplysninger'],
    ],
  },
  { productId: 'grrp', levels: classLevels(9, 10), categories: [[1, 'retskrivningsproeve', 'Retskrivningsprøve']] },
  {
    productId: 'grrw',
    levels: classLevels(0, 2),
    categories: [
      [1, 'bogstaver-og-lyde', 'Bogstaver og lyde'],
      [2, 'korte-ord', 'Korte ord'],
      [3, 'rim', 'Rim'],
      [4, 'foerste-saetninger', 'De første sætninger'],
    ],
  },
  {
    productId: 'grdk',
    levels: classLevels(1, 3),
    categories: [
      [1, 'ord-og-saetninger', 'Ord og sætninger'],
      [2, 'stavning', 'Stavning'],
      [3, 'ordklasser', 'Ordklasser'],
      [4, 'laesning', 'Læsning'],
    ],
  },
];
