import { Button } from '../../../ui/button.tsx';
import { showGradeBands, showSpellingErrorTypes, showSpellingGrades } from '../../reference-tables/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { coursesText } from '../courses.text.ts';
import s from '../courses.module.css';

/** Test courses by productId (CAT-07). */
const TESTS: readonly string[] = ['grsp', 'grlp', 'grrp', 'gret', 'grgt', 'lpte'];
const SPELLING_TEST = 'grsp';

const text = coursesText.info.tables;

/** The tables by which a test is judged; nothing for courses that are no tests. */
export function ReferenceLinks({ courseId, className }: { courseId: string; className?: string }) {
  if (!TESTS.includes(courseId)) return null;
  return (
    <nav className={classNames(s.courseReferences, className)} aria-label={text.label}>
      <Button onClick={showGradeBands}>{text.bands}</Button>
      {courseId === SPELLING_TEST && (
        <>
          <Button onClick={showSpellingGrades}>{text.extended}</Button>
          <Button onClick={showSpellingErrorTypes}>{text.errors}</Button>
        </>
      )}
    </nav>
  );
}
