import type { EditorOverview } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { OverviewPage } from '../parts/overview-page.tsx';
import { editorOverviewQuery } from '../start-pages.queries.ts';
import { editorText as text } from '../start-pages.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../start-pages.module.css';

const lastWords = (last: number | null) => (last ? text.last(longDate(last, { time: true })) : text.none);

function Received({ contactRequests, feedback, mails }: EditorOverview) {
  return (
    <section aria-labelledby="modtaget">
      <h2 id="modtaget">{text.received}</h2>
      <dl className={s.startList}>
        <div>
          <dt>{text.requests(contactRequests.total)}</dt>
          <dd>{lastWords(contactRequests.last)}</dd>
        </div>
        <div>
          <dt>{text.feedback(feedback.total)}</dt>
          <dd>
            {lastWords(feedback.last)}
            {feedback.subjects.length > 0 && (
              <ul aria-label={text.subjects}>
                {feedback.subjects.map(({ subject, count }) => (
                  <li key={subject}>
                    {subject}: {count}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        <div>
          <dt>{text.mails}</dt>
          <dd>{text.mailStates(mails)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Bank({ bank }: Pick<EditorOverview, 'bank'>) {
  const exercises = bank.reduce((sum, course) => sum + course.exercises, 0);
  return (
    <section aria-labelledby="banken">
      <h2 id="banken">
        {text.bank} <span>{text.bankCount(exercises, bank.length)}</span>
      </h2>
      <details className={s.courses}>
        <summary>{text.showCourses}</summary>
        <table className={s.startTable}>
          <thead>
            <tr>
              <th scope="col">{text.course}</th>
              <th scope="col" className={s.startNumber}>
                {text.exercises}
              </th>
            </tr>
          </thead>
          <tbody>
            {bank.map((course) => (
              <tr key={course.productId}>
                <th scope="row">{course.title}</th>
                <td className={classNames(s.startNumber, 'num')} data-label={text.exercises}>
                  {course.exercises}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** Where an editor begins: what people have written, the public pages and the exercise bank. */
export default function EditorPage() {
  useTitle(text.title);
  return (
    <OverviewPage title={text.title} lead={text.lead} query={useQuery(editorOverviewQuery)}>
      {(overview) => (
        <>
          <Received {...overview} />
          <section aria-labelledby="steder">
            <h2 id="steder">{text.places}</h2>
            <dl className={s.startList}>
              {text.placeLinks.map(([to, name, what]) => (
                <div key={to}>
                  <dt>
                    <Link to={to}>{name}</Link>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="sider">
            <h2 id="sider">{text.pages}</h2>
            <dl className={s.startList}>
              {text.pageLinks.map(([href, name, what]) => (
                <div key={href}>
                  <dt>
                    {/* public pages know no router */}
                    <a href={href}>{name}</a>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
          <Bank bank={overview.bank} />
        </>
      )}
    </OverviewPage>
  );
}
