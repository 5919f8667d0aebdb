import type { Suggestion } from '@ordklar/contract';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { Slip } from '../../../ui/paper.tsx';
import { MarkedWords } from '../../corrections/index.ts';
import { trainingAddress } from './addresses.ts';
import { overviewText } from './overview.text.ts';
import { useAssignSuggestion } from './use-assign-suggestion.ts';
import s from './suggestion-slip.module.css';

const text = overviewText.suggestion;

function Example({ example }: { example: NonNullable<Suggestion['example']> }) {
  return (
    <figure className={s.example}>
      <figcaption className="sr">{text.example}</figcaption>
      <blockquote>
        {example.before}
        <MarkedWords {...example} />
        {example.after}
      </blockquote>
      {example.replacement !== null && <p>{text.proposed(example.replacement)}</p>}
    </figure>
  );
}

/** What a class got wrong most in its last texts, and one click to what trains it. */
export function SuggestionSlip({ suggestion }: { suggestion: Suggestion }) {
  const { squadName, error, texts, example, exercises } = suggestion;
  const assign = useAssignSuggestion();
  return (
    <Slip label={text.for(squadName)} className={s.slip}>
      <section>
        <p className={s.kick}>{text.for(squadName)}</p>
        <h2>{error.title}</h2>
        <p>{text.why(error.errors, error.studentIds.length, texts)}</p>
        {example && <Example example={example} />}
      </section>
      <section>
        {exercises.length > 0 ? (
          <ul className={s.exercises} aria-label={text.exercises}>
            {exercises.map((exercise) => (
              <li key={exercise.id}>
                <CourseIcon productId={exercise.productId} />
                <span>
                  <b>{exercise.title}</b>
                  <small>
                    {exercise.category} · {exercise.level}
                  </small>
                </span>
                <small>{text.minutes(exercise.estimatedMinutes)}</small>
              </li>
            ))}
          </ul>
        ) : (
          <p>{text.none}</p>
        )}
        <div className={s.buttons}>
          {exercises.length > 0 && (
            <Button onClick={() => assign(suggestion)}>{text.assign(exercises.length, error.studentIds.length)}</Button>
          )}
          <Link className={buttonClass('quiet')} to={trainingAddress(suggestion.squadId, error.id)}>
            {text.more}
          </Link>
        </div>
      </section>
    </Slip>
  );
}
