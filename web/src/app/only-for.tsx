import type { CurrentUser } from '@ordklar/contract';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { useCurrentUser } from '../features/accounts/index.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';

/** Whom a screen is for, where it is not for everybody who is logged in. */
export type Audience = 'teachers' | 'pupils' | 'school-admins' | 'editors';

type Person = Pick<CurrentUser, 'isTeacher' | 'roles'>;

/** What the person is, what they begin as first. A teacher sees the teachers' side only of what pupils have too. */
export const audiencesOf = ({ isTeacher, roles }: Person): readonly Audience[] => [
  ...(isTeacher ? (['teachers'] as const) : roles.includes('student') ? (['pupils'] as const) : []),
  ...(roles.includes('school-admin') ? (['school-admins'] as const) : []),
  ...(roles.includes('editor') ? (['editors'] as const) : []),
];

/** Where teachers begin: what waits in all their classes. */
export const OVERVIEW = '/overblik';

const START: Record<Audience, string> = {
  teachers: OVERVIEW,
  pupils: '/lektier',
  'school-admins': '/skole',
  editors: '/redaktion',
};

/** Where the person begins: the same as the server's `homeOf`; the front page for who is nothing here. */
export function startOf(person: Person): string {
  const [first] = audiencesOf(person);
  return first ? START[first] : '/';
}

/** The screen for its audiences; others come to their own start page. What may be seen is the server's to say. */
export function onlyFor(audiences: readonly Audience[], Screen: ComponentType): ComponentType {
  return function ScreenForSome() {
    const user = useCurrentUser();
    const own = audiencesOf(user);
    if (own.some((audience) => audiences.includes(audience))) return <Screen />;
    return own.length > 0 ? <Navigate to={startOf(user)} replace /> : <NotFoundPage />;
  };
}
