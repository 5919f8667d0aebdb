import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { LoadingRows } from '../../../ui/states.tsx';
import type { Register } from '../model/register-model.ts';
import { monthsQuery } from '../squad-results.queries.ts';
import { squadResultsText as text } from '../squad-results.text.ts';
import type { RoomProps } from '../use-register.ts';
import { ChosenCell } from '../slip/chosen-cell.tsx';
import { comparableTexts, ErrorTrends } from '../charts/error-trends.tsx';
import s from './explorer-room.module.css';
import { YearChart } from '../charts/year-chart.tsx';

/** Beside the register: the slip of the chosen cell, the class over the year, its most frequent errors. */
export function ClassSide(props: RoomProps & { register: Register }) {
  const { squad, course, explorer, shown } = props;
  const ofClass = { squadId: squad.id, year: squad.year };
  const { courseId } = shown.place;
  const months = useQuery(monthsQuery(ofClass, { courseId, onlyLastTry: explorer.onlyLastTry }));
  const { texts } = shown;
  return (
    <div className={s.side}>
      <ChosenCell {...props} />
      <section>
        <RuledHead title={text.year.title(squad.name)} />
        <p className={s.lead}>{text.year.what(course?.title ?? text.path.allCourses.toLowerCase())}</p>
        {months.isPending && <LoadingRows rows={3} label={text.loading} />}
        {months.isError && <p className="small">{text.year.failed}</p>}
        {months.data && <YearChart months={months.data} squadName={squad.name} />}
      </section>
      <section>
        <RuledHead title={text.trends.title} className={s.head}>
          {explorer.view !== 'fejltyper' && texts.data && texts.data.texts.length > 0 && (
            <Button look="quiet" onClick={() => explorer.setView('fejltyper')}>
              {text.trends.see}
            </Button>
          )}
        </RuledHead>
        {texts.isPending && <LoadingRows rows={3} label={text.loading} />}
        {texts.isError && <p className="small">{text.failed}</p>}
        {texts.data && texts.data.texts.length === 0 && <p className={s.lead}>{text.trends.none}</p>}
        {texts.data && texts.data.texts.length > 0 && (
          <>
            <p className={s.lead}>{text.trends.lead(comparableTexts(texts.data).length)}</p>
            <ErrorTrends from={texts.data} onType={explorer.showErrors} />
          </>
        )}
      </section>
    </div>
  );
}
