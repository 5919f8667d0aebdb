import { schoolYearName } from '@ordklar/school';
import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/title/use-title.ts';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useAddressedChoices } from '../../accounts/index.ts';
import { squadResultsText as text } from '../squad-results.text.ts';
import { type ShownClass, useShownClass } from '../use-shown-class.ts';
import s from '../screens/class-results-page.module.css';

/** A screen about the class that is chosen in the top bar: its own `children`, or why there is no class. */
export function ClassPage({
  title,
  back,
  children,
}: {
  title: string;
  back?: ReactNode;
  children: (squad: ShownClass) => ReactNode;
}) {
  useTitle(title);
  useAddressedChoices();
  const { squads, squad, year, hasNone, isComing } = useShownClass();
  return (
    <main className={s.results} id="indhold">
      {back}
      {squad ? (
        children(squad)
      ) : (
        <div className={s.head}>
          <h1>{title}</h1>
        </div>
      )}
      {hasNone && (
        <EmptyState title={isComing ? text.empty.coming(schoolYearName(year)) : text.empty.noSquads}>
          {isComing ? text.empty.comingText : text.empty.noSquadsText}
        </EmptyState>
      )}
      {squads.isError && <ErrorState message={text.failed} onRetry={() => void squads.refetch()} />}
      {!hasNone && !squads.isError && !squad && <LoadingRows rows={8} label={text.loading} />}
    </main>
  );
}
