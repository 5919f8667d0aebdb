import { BackLink } from '../../../ui/back-link.tsx';
import { useLocation, useNavigate, useParams } from 'react-router';
import { StudentAnswer } from '../parts/text/student-answer.tsx';
import type { TaskState } from '../task-words.ts';
import { resultsText as text } from '../results.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../results.module.css';

/** A handed-in text of the pupil's own, at an address of its own. */
export default function TextPage() {
  const id = Number(useParams().exerciseProgressId) || 0;
  const navigate = useNavigate();
  const title = (useLocation().state as TaskState | null)?.title;
  return (
    <main className={classNames('page', styles.page)} id="indhold" tabIndex={-1}>
      <BackLink to="/resultater">{text.back}</BackLink>
      <StudentAnswer
        exerciseProgressId={id}
        onSwitch={(next) => void navigate(`/resultater/tekst/${next}`, { state: { title }, preventScrollReset: true })}
        {...(title !== undefined && { title })}
      />
    </main>
  );
}
