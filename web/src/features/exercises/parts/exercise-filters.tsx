import { exercisesText as text } from '../exercises.text.ts';
import type { ExerciseFilter } from '../use-exercise-filter.ts';
import assign from '../assign.module.css';
import s from './choices.module.css';

/** '7.' of '7. klasse': the heading over the buttons says the rest. */
const short = (title: string) => title.replace(/ klasse$/, '');

/** Levels and categories of the course, with how many exercises each category holds. */
export function ExerciseFilters({ filter }: { filter: ExerciseFilter }) {
  const { levels, level, categories, category } = filter;
  const total = categories.reduce((sum, { exerciseCount = 0 }) => sum + exerciseCount, 0);
  return (
    <div className={assign.nav}>
      <h2 id="klassetrin">{text.levels}</h2>
      <div className={s.levels} role="group" aria-labelledby="klassetrin">
        <button
          type="button"
          aria-pressed={!level}
          aria-label={text.allLevels}
          onClick={() => filter.chooseLevel(undefined)}
        >
          {text.all}
        </button>
        {levels.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === level?.id}
            aria-label={title}
            onClick={() => filter.chooseLevel(id)}
          >
            {short(title)}
          </button>
        ))}
      </div>
      <h2 id="kategori">{text.categories}</h2>
      <div className={s.cats} role="group" aria-labelledby="kategori">
        <button type="button" aria-pressed={!category} onClick={() => filter.chooseCategory(undefined)}>
          {text.all} <span className="num">{total}</span>
        </button>
        {categories.map(({ id, title, exerciseCount }) => (
          <button key={id} type="button" aria-pressed={id === category?.id} onClick={() => filter.chooseCategory(id)}>
            {title} <span className="num">{exerciseCount}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
