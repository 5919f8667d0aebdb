import { classLevels, tenth } from './class-levels.ts';
import type { CourseStructure } from './level-schema.ts';

const english: CourseStructure['categories'] = [
  [1, 'ordforraad', 'Ordforråd'],
  [2, 'udsagnsord', 'Udsagnsord'],
  [3, 'navneord', 'Navneord'],
  [4, 'stedord', 'Stedord'],
  [5, 'tillaegsord-og-biord', 'Tillægsord og biord'],
  [6, 'forholdsord', 'Forholdsord'],
  [7, 'ordstilling', 'Ordstilling'],
  [8, 'stavning', 'Stavning'],
  [9, 'laesning', 'Læsning'],
];

const german: CourseStructure['categories'] = [
  [1, 'ordforraad', 'Ordforråd'],
  [2, 'udsagnsord', 'Udsagnsord'],
  [3, 'koen-og-kasus', 'Køn og kasus'],
  [4, 'stedord', 'Stedord'],
  [5, 'forholdsord', 'Forholdsord'],
  [6, 'ordstilling', 'Ordstilling'],
  [7, 'stavning', 'Stavning'],
  [8, 'laesning', 'Læsning'],
];

const french: CourseStructure['categories'] = [
  [1, 'ordforraad', 'Ordforråd'],
  [2, 'udsagnsord', 'Udsagnsord'],
  [3, 'koen-og-tal', 'Køn og tal'],
  [4, 'stedord', 'Stedord'],
  [5, 'forholdsord', 'Forholdsord'],
  [6, 'ordstilling', 'Ordstilling'],
  [7, 'stavning', 'Stavning'],
  [8, 'laesning', 'Læsning'],
];

/** Middleschool English, German and French without the free texts. */
export const languageStructures: readonly CourseStructure[] = [
  { productId: 'gren', levels: classLevels(3, 9), categories: english },
  { productId: 'grep', levels: classLevels(8, 9), categories: english },
  { productId: 'gret', levels: classLevels(8, 9), categories: [[1, 'engelskproeve', 'Engelskprøve']] },
  { productId: 'grte', levels: classLevels(8, 9), categories: english },
  { productId: 'grex', levels: tenth, categories: english },
  { productId: 'grei', levels: classLevels(1, 2), categories: english },
  { productId: 'grbe', levels: classLevels(9, 10), categories: english },
  { productId: 'grty', levels: classLevels(5, 9), categories: german },
  { productId: 'grgt', levels: classLevels(8, 9), categories: [[1, 'tyskproeve', 'Tyskprøve']] },
  { productId: 'grgx', levels: classLevels(8, 9), categories: german },
  { productId: 'grtp', levels: classLevels(8, 9), categories: german },
  { productId: 'grtx', levels: tenth, categories: german },
  { productId: 'grbg', levels: classLevels(9, 10), categories: german },
  { productId: 'grfr', levels: classLevels(5, 9), categories: french },
  { productId: 'gcft', levels: classLevels(7, 9), categories: french },
];
