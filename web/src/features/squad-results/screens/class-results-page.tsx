import { schoolYearName } from '@ordklar/school';
import { Link } from 'react-router';
import { useActiveCourse } from '../../../lib/storage/use-active.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useShownSheet } from '../export/use-shown-sheet.ts';
import { ClassPage } from '../parts/class-page.tsx';
import { DownloadMenu } from '../parts/download-menu.tsx';
import { ExplorerRoom } from '../parts/explorer-room.tsx';
import { squadResultsText as text } from '../squad-results.text.ts';
import { type Explorer, useExplorer, VIEWS } from '../use-explorer.ts';
import { useRegister } from '../use-register.ts';
import type { ShownClass } from '../use-shown-class.ts';
import s from './class-results-page.module.css';

function Views({ explorer }: { explorer: Explorer }) {
  return (
    <div className={`${s.views} no-print`} role="group" aria-label={text.views.label}>
      {VIEWS.map((view) => (
        <button key={view} type="button" aria-pressed={explorer.view === view} onClick={() => explorer.setView(view)}>
          {text.views[view]}
        </button>
      ))}
    </div>
  );
}

function Results({ squad }: { squad: ShownClass }) {
  const course = useActiveCourse() ?? undefined;
  const explorer = useExplorer(course?.productId);
  const ofClass = { squadId: squad.id, year: squad.year };
  const shown = useRegister(ofClass, explorer);
  const sheet = useShownSheet(ofClass, { explorer, shown, squadName: squad.name });
  return (
    <>
      <div className={s.head}>
        <h1>{text.title}</h1>
        <p className={s.printed}>{[squad.name, schoolYearName(squad.year), text.views[explorer.view]].join(' · ')}</p>
        <Views explorer={explorer} />
        <div className={`${s.end} no-print`}>
          <Link className={buttonClass('quiet')} to="/resultater/karakterer">
            {text.grades.title}
          </Link>
          <DownloadMenu
            table={sheet}
            name={text.download.name(squad.name, text.views[explorer.view].toLowerCase(), schoolYearName(squad.year))}
          />
        </div>
      </div>
      <ExplorerRoom squad={squad} course={course} explorer={explorer} shown={shown} />
    </>
  );
}

/** 'Resultater' of a teacher: one register of a class, from the courses down to the answers, and from any cell to exercises. */
export default function ClassResultsPage() {
  return <ClassPage title={text.title}>{(squad) => <Results key={squad.id} squad={squad} />}</ClassPage>;
}
