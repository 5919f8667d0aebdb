import type { SchoolOverview } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sendWindowEvent } from '../../../lib/events/window-events.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { logOut, useCurrentUser } from '../../accounts/index.ts';
import { RollOverNotice } from '../../roll-over/index.ts';
import { LicenceTable } from '../parts/licence-table.tsx';
import { OverviewPage } from '../parts/overview-page.tsx';
import { SquadTable } from '../parts/squad-table.tsx';
import { RosterSection } from '../school/roster-section.tsx';
import { schoolOverviewQuery } from '../start-pages.queries.ts';
import { schoolText as text } from '../start-pages.text.ts';
import s from '../start-pages.module.css';

function Counts({ squads, teachers, students }: SchoolOverview) {
  const classes = squads.filter(({ kind }) => kind === 'class').length;
  return (
    <ul className={s.startCounts}>
      {text.counts(classes, squads.length - classes, teachers, students).map(([count, label]) => (
        <li key={label}>
          <b className="num">{count}</b> {label}
        </li>
      ))}
    </ul>
  );
}

/** Where a school administrator begins: the school's classes, people and licences, and where to turn. */
export default function SchoolPage() {
  const { id, institution } = useCurrentUser();
  useTitle(institution);
  return (
    <OverviewPage title={institution} lead={text.lead(institution)} query={useQuery(schoolOverviewQuery)}>
      {(school) => (
        <>
          <Counts {...school} />
          <RollOverNotice />
          <section aria-labelledby="klasser">
            <h2 id="klasser">{text.squads}</h2>
            <SquadTable squads={school.squads} />
          </section>
          <RosterSection />
          <section aria-labelledby="laeringsplatforme">
            <h2 id="laeringsplatforme">{text.platforms}</h2>
            <p>{text.platformsLead}</p>
            <p>
              <Link to="/skole/laeringsplatforme">{text.openPlatforms}</Link>
            </p>
          </section>
          <section aria-labelledby="log">
            <h2 id="log">{text.log}</h2>
            <p>{text.logLead}</p>
            <p>
              <Link to="/skole/log">{text.openLog}</Link>
            </p>
          </section>
          <section aria-labelledby="beskeder">
            <h2 id="beskeder">{text.messages}</h2>
            <p>{text.messagesLead}</p>
            <p>
              <Link to="/skole/beskeder">{text.openMessages}</Link>
            </p>
          </section>
          <section aria-labelledby="licenser">
            <h2 id="licenser">{text.licences}</h2>
            <LicenceTable licences={school.licences} />
          </section>
          <section aria-labelledby="konto">
            <h2 id="konto">{text.help}</h2>
            <p>{text.password}</p>
            <p>{text.change}</p>
            <div className={s.startButtons}>
              <Button onClick={() => sendWindowEvent('gtOpenFeedbackModal', undefined)}>{text.write}</Button>
              <Button look="quiet" onClick={() => void logOut(id).catch(() => showErrorToast())}>
                {text.logOut}
              </Button>
            </div>
          </section>
        </>
      )}
    </OverviewPage>
  );
}
