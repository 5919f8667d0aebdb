import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { IconPencil, IconPlus } from '../../../ui/icons.ts';
import { exercisesText } from '../exercises.text.ts';
import s from './own-exercise-ways.module.css';

const text = exercisesText.own;
const TEXT_COURSES: readonly string[] = ['teco', 'teen', 'tety', 'tefr'];

/** The ways to an own exercise and, in a course whose texts are corrected, to trying that. */
export function OwnExerciseWays({ productId }: { productId: string | undefined }) {
  const course = productId ? `?kursus=${productId}` : '';
  return (
    <nav className={s.ways} aria-label={text.create}>
      <Link className={buttonClass('line')} to={`/opgaver/egne/ny${course}`}>
        <IconPlus aria-hidden="true" />
        {text.create}
      </Link>
      {productId && TEXT_COURSES.includes(productId) && (
        <Link className={buttonClass('quiet')} to={`/opgaver/proev${course}`}>
          <IconPencil aria-hidden="true" />
          {text.tryText}
        </Link>
      )}
    </nav>
  );
}
