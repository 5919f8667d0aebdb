import { freeText as text } from '../free-exercises.text.ts';
import type { useFreeChoice } from '../use-free-choice.ts';
import { choiceStyles as s, FoldedFilters } from '../../exercises/index.ts';
import freeExercises from '../free-exercises.module.css';

type Choice = ReturnType<typeof useFreeChoice>;

/** '7.' of '7. klasse': the heading over the buttons says the rest. */
const short = (title: string) => title.replace(/ klasse$/, '');

/** Levels of the course and categories of what is chosen of them, folded on a phone. */
export function FreeNav({ choice }: { choice: Choice }) {
  const total = choice.categories.reduce((sum, { exerciseCount }) => sum + exerciseCount, 0);
  return (
    <div className={freeExercises.freeNav}>
      <FoldedFilters set={Number(Boolean(choice.level)) + Number(Boolean(choice.category))}>
        <h2 id="trin">{text.levels}</h2>
        <div className={s.levels} role="group" aria-labelledby="trin">
          <button
            type="button"
            aria-pressed={!choice.level}
            aria-label={text.allLevels}
            onClick={() => choice.chooseLevel(undefined)}
          >
            {text.all}
          </button>
          {choice.levels.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === choice.level?.id}
              aria-label={title}
              onClick={() => choice.chooseLevel(id)}
            >
              {short(title)}
            </button>
          ))}
        </div>
        <h2 id="emner">{text.categories}</h2>
        <div className={s.cats} role="group" aria-labelledby="emner">
          <button type="button" aria-pressed={!choice.category} onClick={() => choice.chooseCategory(undefined)}>
            {text.all} <span className="num">{total}</span>
          </button>
          {choice.categories.map(({ id, title, exerciseCount }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === choice.category?.id}
              onClick={() => choice.chooseCategory(id)}
            >
              {title} <span className="num">{exerciseCount}</span>
            </button>
          ))}
        </div>
      </FoldedFilters>
    </div>
  );
}
