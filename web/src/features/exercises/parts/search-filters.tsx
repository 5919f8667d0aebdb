import { exercisesText } from '../exercises.text.ts';
import type { ExerciseSearch } from '../use-exercise-search.ts';
import { classNames } from '../../../ui/class-names.ts';
import assign from '../assign.module.css';
import choices from './choices.module.css';
import s from './search-filters.module.css';

const text = exercisesText.found;

function Choices<Id extends string>({
  id,
  heading,
  all,
  options,
  chosen,
  onChoose,
}: {
  id: string;
  heading: string;
  all: string;
  options: readonly { id: Id; title: string }[];
  chosen: Id | undefined;
  onChoose: (id: Id | undefined) => void;
}) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <div className={classNames(choices.cats, s.cats)} role="group" aria-labelledby={id}>
        <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          {all}
        </button>
        {options.map((option) => (
          <button key={option.id} type="button" aria-pressed={option.id === chosen} onClick={() => onChoose(option.id)}>
            {option.title}
          </button>
        ))}
      </div>
    </>
  );
}

/** Subject and level that a search is narrowed to. */
export function SearchFilters({ search }: { search: ExerciseSearch }) {
  return (
    <div className={classNames(assign.nav, s.navSearch)}>
      {search.groups.length > 1 && (
        <Choices
          id="fag"
          heading={text.groups}
          all={text.allGroups}
          options={search.groups}
          chosen={search.group?.id}
          onChoose={search.chooseGroup}
        />
      )}
      <Choices
        id="trin"
        heading={text.levels}
        all={text.allLevels}
        options={search.levels.map((title) => ({ id: title, title }))}
        chosen={search.level}
        onChoose={search.chooseLevel}
      />
    </div>
  );
}
