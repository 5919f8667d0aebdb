import { Suspense } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useCurrentUser } from '../../features/accounts/index.ts';
import { FeedbackButton, FeedbackButtonWithHint } from '../../features/contact/index.ts';
import { useMayChoose } from '../../features/free-exercises/index.ts';
import { LoadingRows } from '../../ui/states.tsx';
import { startOf } from '../only-for.tsx';
import { isAt, placesOf } from './places.ts';
import { cornerTools, frameLayers } from './tools.ts';
import { TopBar } from './top-bar.tsx';
import s from './frame.module.css';

/** The desk edge with its paper tabs; on phones the tabs become the bottom bar, between feedback and chat. */
export function Frame() {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const mayChoose = useMayChoose();
  return (
    <div className={s.hasTabs}>
      <header className={s.frame}>
        <a className="skip" href="#indhold">
          Gå til indholdet
        </a>
        <TopBar user={user} />
        <nav className={s.frameTabs} aria-label="Hovedsteder">
          {placesOf(user, mayChoose).map((place) => (
            <Link key={place.to} to={place.to} aria-current={isAt(place, pathname) ? 'page' : undefined}>
              <place.Icon aria-hidden="true" />
              {place.label}
            </Link>
          ))}
        </nav>
      </header>
      <Suspense fallback={<LoadingRows />}>
        <Outlet />
      </Suspense>
      {/* where one begins, never over the fields of a form */}
      {pathname === startOf(user) ? <FeedbackButtonWithHint /> : <FeedbackButton isInBar />}
      {cornerTools.map((Tool, index) => (
        <Tool key={index} />
      ))}
      {frameLayers.map((Layer, index) => (
        <Layer key={index} />
      ))}
      {/* every page that is opened afresh has the same key, and would begin where another was left */}
      <ScrollRestoration getKey={(to) => (to.key === 'default' ? to.pathname + to.search : to.key)} />
    </div>
  );
}
