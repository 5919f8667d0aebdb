import type { Season } from './season.ts';

const leavesOf = (n: number) => `${n} ${n === 1 ? 'blad' : 'blade'}`;
const list = new Intl.ListFormat('da');

/** How the season is said of the tree, for those who do not see it. */
const SEASONS: Record<Season, string> = {
  spring: 'Det er forår.',
  summer: 'Det er sommer.',
  autumn: 'Det er efterår.',
  winter: 'Det er vinter.',
};

/** Every Danish sentence about the tree. */
export const treeText = {
  title: 'Dit træ',
  loading: 'Henter dit træ …',
  failed: 'Dit træ kunne ikke hentes.',
  intro: 'Hver opgave, du afleverer første gang, giver et blad. Det er kun dig, der kan se dit træ.',
  label: (leaves: number) => `Dit træ har ${leavesOf(leaves)}`,
  drawing: (leaves: number, titles: string[], season: Season) =>
    [`${treeText.label(leaves)}.`, titles.length > 0 ? `Det er der sket: ${list.format(titles)}.` : '', SEASONS[season]]
      .filter(Boolean)
      .join(' '),
  first: 'Din første afleverede opgave giver træet sit første blad.',
  leaves: (n: number) => `${leavesOf(n)}.`,
  more: (n: number, ahead: string) => `${n} mere, ${ahead}.`,
  grown: 'Dit træ er fuldt udvokset.',
  progress: (leaves: number, goal: number) => `${leaves} af ${goal} blade`,
  see: 'Se dit træ',
  happened: 'Sket i træet',
  of: (earned: number, all: number) => `${earned} af ${all}`,
  courses: 'Blade i dine kurser',
  noCourses: 'Når du får opgaver, står dine kurser her.',
  notBegun: 'Ikke begyndt endnu',
  inCourse: leavesOf,
  off: {
    title: 'Træet er slået fra',
    own: 'Du eller dine lærere har slået træet fra. Dit eget valg kan du ændre på »Min bruger«.',
    settings: 'Gå til »Min bruger«',
  },
  earned: { leaf: 'Dit træ har fået et nyt blad', event: 'Der er sket noget i dit træ' },
} as const;
