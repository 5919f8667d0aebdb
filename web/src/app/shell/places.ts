import type { CurrentUser } from '@ordklar/contract';
import { matchPath, matchRoutes, type RouteObject } from 'react-router';
import {
  IconBuilding,
  IconChartBar,
  IconClipboardList,
  IconFileText,
  IconListCheck,
  IconMail,
  IconMessage2,
  IconPencil,
  IconTrees,
  IconUsers,
} from '../../ui/icons.ts';
import { type Audience, audiencesOf } from '../only-for.tsx';
import { framedScreens } from '../screens.ts';

/** A main place under the top bar. */
export interface Place {
  to: string;
  /** The starts of further addresses that belong to the place. */
  also?: readonly string[];
  /** Addresses below it are places of their own. */
  alone?: true;
  label: string;
  Icon: typeof IconUsers;
  /** Only for pupils whose class lets them choose exercises (PD-10). */
  forChoosers?: true;
}

const TEACHER: readonly Place[] = [
  { to: '/opgaver', label: 'Opgaver', Icon: IconClipboardList },
  { to: '/status', label: 'Status', Icon: IconListCheck },
  { to: '/resultater/klasse', also: ['/resultater/karakterer'], label: 'Resultater', Icon: IconChartBar },
  { to: '/teacher/admin', also: ['/teacher/group-admin', '/login-kort'], label: 'Klasser og grupper', Icon: IconUsers },
];

const PUPIL: readonly Place[] = [
  { to: '/lektier', also: ['/exercise/page'], label: 'Tildelte lektier', Icon: IconClipboardList },
  { to: '/resultater', label: 'Resultater', Icon: IconChartBar },
  { to: '/frie-opgaver', label: 'Frie opgaver', Icon: IconTrees, forChoosers: true },
];

const SCHOOL_ADMIN: readonly Place[] = [{ to: '/skole', label: 'Skolen', Icon: IconBuilding }];
const EDITOR: readonly Place[] = [
  {
    to: '/redaktion',
    also: ['/redaktion/udbakke', '/redaktion/meddelelser', '/admin'],
    alone: true,
    label: 'Redaktion',
    Icon: IconFileText,
  },
  { to: '/redaktion/indlaeg', also: ['/redaktion/kategorier'], label: 'Indlæg', Icon: IconPencil },
  { to: '/redaktion/henvendelser', label: 'Henvendelser', Icon: IconMessage2 },
  { to: '/redaktion/nyhedsbrev', label: 'Nyhedsbrev', Icon: IconMail },
];

const PLACES: Record<Audience, readonly Place[]> = {
  teachers: TEACHER,
  pupils: PUPIL,
  'school-admins': SCHOOL_ADMIN,
  editors: EDITOR,
};

/** Whether a screen stands at the address, so that no tab and no menu line leads nowhere. */
export const screenExists = (address: string, screens: RouteObject[] = framedScreens): boolean =>
  matchRoutes(screens, address) !== null;

/** Whether the address is the place's own or below it. */
export const isAt = ({ to, also = [], alone }: Place, pathname: string): boolean =>
  matchPath({ path: to, end: alone === true }, pathname) !== null ||
  also.some((path) => matchPath({ path, end: false }, pathname) !== null);

/** The tabs of a person, of all their roles: those places that have a screen and are open to the person. */
export const placesOf = (
  user: Pick<CurrentUser, 'isTeacher' | 'roles'>,
  mayChoose: boolean,
  screens?: RouteObject[],
): readonly Place[] =>
  audiencesOf(user)
    .flatMap((audience) => PLACES[audience])
    .filter((place) => (mayChoose || !place.forChoosers) && screenExists(place.to, screens));
