import { matchPath, matchRoutes, type RouteObject } from 'react-router';
import { IconChartBar, IconClipboardList, IconListCheck, IconTrees, IconUsers } from '../../ui/icons.ts';
import { framedScreens } from '../screens.ts';

/** A main place under the top bar. */
export interface Place {
  to: string;
  /** The start of further addresses that belong to the place. */
  also?: string;
  label: string;
  Icon: typeof IconUsers;
  /** Only for pupils whose class lets them choose exercises (decision 10). */
  forChoosers?: true;
}

const TEACHER: readonly Place[] = [
  { to: '/opgaver', label: 'Opgaver', Icon: IconClipboardList },
  { to: '/status', label: 'Status', Icon: IconListCheck },
  { to: '/resultater/klasse', label: 'Resultater', Icon: IconChartBar },
  { to: '/teacher/admin', label: 'Klasser og grupper', Icon: IconUsers },
];

const PUPIL: readonly Place[] = [
  { to: '/lektier', also: '/exercise/page', label: 'Tildelte lektier', Icon: IconClipboardList },
  { to: '/resultater', label: 'Resultater', Icon: IconChartBar },
  { to: '/frie-opgaver', label: 'Frie opgaver', Icon: IconTrees, forChoosers: true },
];

/** Whether a screen stands at the address, so that no tab and no menu line leads nowhere. */
export const screenExists = (address: string, screens: RouteObject[] = framedScreens): boolean =>
  matchRoutes(screens, address) !== null;

/** Whether the address is the place's own or below it. */
export const isAt = ({ to, also }: Place, pathname: string): boolean =>
  [to, also].some((path) => path !== undefined && matchPath({ path, end: false }, pathname) !== null);

/** The tabs of a person: those places of the role that have a screen and are open to the person. */
export const placesOf = (isTeacher: boolean, mayChoose: boolean, screens?: RouteObject[]): readonly Place[] =>
  (isTeacher ? TEACHER : PUPIL).filter((place) => (mayChoose || !place.forChoosers) && screenExists(place.to, screens));
