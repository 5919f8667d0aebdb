import { coursesText } from '../courses.text.ts';
import { shortTitle } from '../overview-tables.ts';
import s from '../courses.module.css';

/** A level as courses/{id}/overview tells it. */
export interface OverviewLevel {
  id: number;
  title: string;
  categories: readonly { id: number; title: string }[];
  exerciseCount: number;
}

const text = coursesText.info;

/** Levels with their categories and how many exercises they hold. */
export function OverviewTable({ levels, caption }: { levels: readonly OverviewLevel[]; caption: string }) {
  return (
    <table className={s.courseTable}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.level}</th>
          <th scope="col">{text.categories}</th>
          <th scope="col">{text.count}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ id, title, categories, exerciseCount }) => (
          <tr key={id}>
            <th scope="row" title={title} aria-label={title}>
              {shortTitle(title)}
            </th>
            <td>
              <ul className={s.categories}>
                {categories.map((category) => (
                  <li key={category.id}>{category.title}</li>
                ))}
              </ul>
            </td>
            <td className="num">{exerciseCount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
