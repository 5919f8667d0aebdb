import type { ReactNode } from 'react';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { Dropdown, DropdownItem } from '../../../ui/dropdown.tsx';
import { IconChevronDown, IconChevronRight } from '../../../ui/icons.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { chosenTexts, type Explorer } from '../use-explorer.ts';
import type { RoomProps, ShownRegister } from '../use-register.ts';
import s from './place-path.module.css';

const text = squadResultsText.path;

interface Step {
  key: string;
  content: ReactNode;
}

/** A step of the path that is a list to choose from. */
function Choice({
  label,
  chosen,
  options,
}: {
  label: string;
  chosen: string;
  options: readonly { key: string; label: string; isChosen: boolean; choose: () => void }[];
}) {
  return (
    <Dropdown
      label={label}
      target={(props) => (
        <button type="button" className={s.step} aria-label={`${label}: ${chosen}`} {...props}>
          {chosen}
          <IconChevronDown aria-hidden="true" />
        </button>
      )}
    >
      {options.map(({ key, label: each, isChosen, choose }) => (
        <DropdownItem key={key} checked={isChosen} onPress={choose}>
          {each}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}

const pressed = (key: string, content: ReactNode, go: (() => void) | undefined): Step => ({
  key,
  content: go ? (
    <button type="button" className={s.step} onClick={go}>
      {content}
    </button>
  ) : (
    <span className={s.step} aria-current="page">
      {content}
    </span>
  ),
});

function levelStep({ levels, place }: ShownRegister, explorer: Explorer): Step {
  const { courseId } = place;
  const chosen = levels.find(({ id }) => Number(id) === place.levelId)?.title ?? text.allLevels;
  const options = [
    ...levels.map(({ id, title }) => ({
      key: id,
      label: title,
      isChosen: Number(id) === place.levelId,
      choose: () => explorer.goTo({ courseId, levelId: Number(id) }),
    })),
    {
      key: 'alle',
      label: text.allLevels,
      isChosen: place.levelId === undefined,
      choose: () => explorer.goTo({ courseId }),
    },
    {
      key: 'trin',
      label: text.compareLevels,
      isChosen: false,
      choose: () => explorer.goTo({ courseId }, { compared: true }),
    },
  ];
  return { key: 'level', content: <Choice label={text.levels} chosen={chosen} options={options} /> };
}

function textSteps(explorer: Explorer): Step[] {
  const latest = chosenTexts(explorer);
  const options = ([3, 1, 'alle'] as const).map((each) => ({
    key: String(each),
    label: text.latest[each],
    isChosen: each === latest,
    choose: () => explorer.setLatest(String(each)),
  }));
  return [
    pressed('texts', text.textErrors, undefined),
    { key: 'latest', content: <Choice label={text.texts} chosen={text.latest[latest]} options={options} /> },
  ];
}

interface PathProps extends Omit<RoomProps, 'squad'> {
  onAllCourses: () => void;
  /** Of the chosen category and exercise, where they are known. */
  titles: { category?: string | undefined; exercise?: string | undefined };
}

function courseSteps({ shown, explorer, course, onAllCourses }: PathProps): Step[] {
  const all = pressed('all', text.allCourses, course && onAllCourses);
  if (!course) return [all];
  const name = (
    <>
      <CourseIcon productId={course.productId} className={s.course} />
      {course.title}
    </>
  );
  const { courseId } = shown.place;
  if (shown.by === 'level') return [all, pressed('course', name, undefined)];
  const compare = () => explorer.goTo({ courseId }, { compared: true });
  return [all, pressed('course', name, compare), levelStep(shown, explorer)];
}

function stepsOf(props: PathProps): Step[] {
  const { shown, explorer, titles } = props;
  const { by, place } = shown;
  if (by === 'type') return textSteps(explorer);
  const { categoryId, exerciseId } = place;
  const steps = courseSteps(props);
  if (categoryId !== undefined && titles.category) {
    const toCategory = () => explorer.goTo({ ...place, exerciseId: undefined });
    steps.push(pressed('category', titles.category, exerciseId === undefined ? undefined : toCategory));
  }
  if (exerciseId !== undefined && titles.exercise) return [...steps, pressed('exercise', titles.exercise, undefined)];
  const next = by === 'exercise' && explorer.view === 'proever' ? text.nextTest : text.next[by];
  return [...steps, { key: 'next', content: <span className={s.next}>{next}</span> }];
}

/** Where in the courses one stands; every step back is one press away. */
export function PlacePath(props: PathProps) {
  return (
    <nav aria-label={text.label}>
      <ol className={s.path}>
        {stepsOf(props).map(({ key, content }, at) => (
          <li key={key}>
            {at > 0 && <IconChevronRight aria-hidden="true" />}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
}
