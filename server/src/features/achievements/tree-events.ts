import { contentTypeOf, courses } from '@ordklar/content';

/** How far a pupil has come, counted over the tasks that have given a leaf. */
export interface Progress {
  leaves: number;
  /** Own texts that were corrected and handed in again. */
  corrected: number;
  /** Tasks in courses that train reading. */
  read: number;
  /** The newest tasks with a deadline, without a break, that came in time. */
  inTime: number;
}

interface TreeEvent {
  event: string;
  title: string;
  /** What it was earned for. */
  text: string;
  /** What earns it. */
  toEarn: string;
  /** What a number of leaves leads to. */
  ahead?: string;
  counts: keyof Progress;
  from: number;
}

const byLeaves = (from: number, event: string, title: string, ahead: string): TreeEvent => ({
  event,
  title,
  text: from === 1 ? 'Din første opgave' : `${from} opgaver`,
  toEarn: from === 1 ? 'Når du har afleveret din første opgave' : `Når du når ${from} opgaver`,
  ahead,
  counts: 'leaves',
  from,
});

/** Everything that can happen in the tree (PD-25), in the order in which the page shows it. */
export const TREE_EVENTS: readonly TreeEvent[] = [
  byLeaves(1, 'sprout', 'Det spirer', 'så spirer det'),
  byLeaves(5, 'bird', 'En fugl flyttede ind', 'så flytter en fugl ind'),
  byLeaves(10, 'nest-box', 'Fuglekassen', 'så kommer der en fuglekasse op'),
  {
    event: 'butterfly',
    title: 'Sommerfuglen',
    text: 'Du rettede selv din første tekst',
    toEarn: 'Når du selv har rettet en tekst',
    counts: 'corrected',
    from: 1,
  },
  byLeaves(20, 'blossom', 'Træet sprang ud', 'så springer træet ud'),
  {
    event: 'squirrel',
    title: 'Egernet',
    text: 'Fem opgaver til tiden i træk',
    toEarn: 'Når du har afleveret fem opgaver i træk til tiden',
    counts: 'inTime',
    from: 5,
  },
  byLeaves(40, 'apples', 'Æblerne', 'så kommer der æbler på'),
  {
    event: 'owl',
    title: 'Uglen',
    text: 'Ti læseopgaver',
    toEarn: 'Når du har afleveret ti læseopgaver',
    counts: 'read',
    from: 10,
  },
  {
    event: 'swing',
    title: 'Gyngen',
    text: 'Du har selv rettet fem tekster',
    toEarn: 'Når du selv har rettet fem tekster',
    counts: 'corrected',
    from: 5,
  },
  byLeaves(80, 'hedgehog', 'Pindsvinet', 'så kommer pindsvinet'),
  byLeaves(160, 'lanterns', 'Lanternerne', 'så bliver lanternerne tændt'),
];

const LEAF = { title: 'Et nyt blad', text: 'En afleveret opgave' };

/** Courses whose tasks the owl counts. */
export const READING_COURSES = courses
  .map(({ productId }) => productId)
  .filter((productId) => contentTypeOf(productId) === 'reading');

/** What somebody who has come so far has earned. */
export const reached = (progress: Progress): string[] =>
  TREE_EVENTS.filter(({ counts, from }) => progress[counts] >= from).map(({ event }) => event);

/** The next number of leaves at which something happens; null after the last. */
export function nextGoal(leaves: number): { leaves: number; text: string } | null {
  const next = TREE_EVENTS.find(({ ahead, from }) => ahead !== undefined && from > leaves);
  return next ? { leaves: next.from, text: next.ahead ?? '' } : null;
}

/** The words and the picture of an event, or of a leaf. */
export function shownAs(event: string) {
  const { title, text } = TREE_EVENTS.find((one) => one.event === event) ?? LEAF;
  return { title, text, images: { '3x': `/tree/${event}.svg` } };
}
