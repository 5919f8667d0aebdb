import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { useCurrentUser } from '../features/accounts/index.ts';

/** Whom a screen is for, where it is not for everybody who is logged in. */
export type Audience = 'teachers' | 'pupils';

/** Where each begins: the same as the server's `homeOf`. */
const START: Record<Audience, string> = { teachers: '/opgaver', pupils: '/lektier' };

/** The screen for its audience; others come to their own start page. What may be seen is the server's to say. */
export function onlyFor(audience: Audience, Screen: ComponentType): ComponentType {
  return function ScreenForSome() {
    const own: Audience = useCurrentUser().isTeacher ? 'teachers' : 'pupils';
    return own === audience ? <Screen /> : <Navigate to={START[own]} replace />;
  };
}
