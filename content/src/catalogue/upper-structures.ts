import type { CourseStructure } from './level-schema.ts';

const twoSteps: CourseStructure['levels'] = [
  [11, 'Grundlæggende'],
  [12, 'Videregående'],
];

const foreign: CourseStructure['categories'] = [
  [1, 'ordforraad', 'Ordforråd'],
  [2, 'udsagnsord', 'Udsagnsord'],
  [3, 'navneord-og-tillaegsord', 'Navneord og tillægsord'],
  [4, 'stedord', 'Stedord'],
  [5, 'forholdsord', 'Forholdsord'],
  [6, 'saetningsbygning', 'Sætningsbygning'],
  [7, 'laesning', 'Læsning'],
];

const danish: CourseStructure['categories'] = [
  [1, 'ordklasser', 'Ordklasser'],
  [2, 'saetningsanalyse', 'Sætningsanalyse'],
  [3, 'komma', 'Komma'],
  [4, 'stavning', 'Stavning'],
  [5, 'ordforraad', 'Ordforråd'],
  [6, 'stil-og-sammenhaeng', 'Stil og sammenhæng'],
  [7, 'laesning', 'Læsning'],
];

/** Highschool and adults: no classes, but two steps; Danish for foreigners has three. */
export const upperStructures: readonly CourseStructure[] = [
  { productId: 'gcda', levels: twoSteps, categories: danish },
  { productId: 'gcea', levels: twoSteps, categories: foreign },
  { productId: 'gceb', levels: twoSteps, categories: foreign },
  { productId: 'gcfa', levels: twoSteps, categories: foreign },
  { productId: 'gctb', levels: twoSteps, categories: foreign },
  { productId: 'gces', levels: twoSteps, categories: foreign },
  {
    productId: 'gcas',
    levels: twoSteps,
    categories: [
      [1, 'ordklasser', 'Ordklasser'],
      [2, 'saetningsanalyse', 'Sætningsanalyse'],
      [3, 'latin', 'Latin'],
      [4, 'sproghistorie', 'Sproghistorie'],
      [5, 'sprog-i-brug', 'Sprog i brug'],
      [6, 'laaneord', 'Låneord'],
    ],
  },
  { productId: 'gfvu', levels: twoSteps, categories: danish },
  { productId: 'grag', levels: twoSteps, categories: danish },
  {
    productId: 'grdf',
    levels: [
      [11, 'Begynder'],
      [12, 'Let øvet'],
      [13, 'Øvet'],
    ],
    categories: [
      [1, 'hverdagsord', 'Hverdagsord'],
      [2, 'en-og-et', 'En og et'],
      [3, 'udsagnsord-og-tider', 'Udsagnsord og tider'],
      [4, 'ordstilling', 'Ordstilling'],
      [5, 'forholdsord', 'Forholdsord'],
      [6, 'paa-arbejde', 'På arbejde'],
      [7, 'laesning', 'Læsning'],
    ],
  },
];
