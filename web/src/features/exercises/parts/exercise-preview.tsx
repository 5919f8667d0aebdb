import type { Exercise } from '@ordklar/contract';
import { ButtonLink } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { TextBlocks } from '../../../ui/text-blocks.tsx';
import { exercisesText } from '../exercises.text.ts';
import { ExerciseAverage } from './exercise-average.tsx';
import { ExerciseMaterial } from './exercise-material.tsx';
import s from './exercise-preview.module.css';

const text = exercisesText.preview;

/** A task as its pupils will see it: facts, what to write, and the text to it. */
export function ExercisePreview({ exercise }: { exercise: Exercise }) {
  const { requiredWordCount, sourceText: source } = exercise;
  const isText = exercise.kind === 'free-text';
  const facts = [
    exercise.level,
    exercise.category,
    isText && (requiredWordCount === null ? text.noMinimum : text.minimum(requiredWordCount)),
    exercise.estimatedMinutes > 0 && text.minutes(exercise.estimatedMinutes),
  ].filter(Boolean);
  return (
    <div className={s.preview}>
      <p className={s.previewFacts}>
        <CourseIcon className={s.course} productId={exercise.productId} />
        <span>{facts.join(' · ')}</span>
      </p>
      <p className={s.previewLead}>{exercise.description}</p>
      {!isText && (
        <>
          <ExerciseAverage exercise={exercise} />
          <ButtonLink href={`/minitest/${exercise.id}`} target="_blank" rel="noopener">
            {text.tryIt}
          </ButtonLink>
        </>
      )}
      <TextBlocks blocks={exercise.instructions} />
      <TextBlocks blocks={exercise.task} />
      <ExerciseMaterial className={s.material} exercise={exercise} />
      {source && (
        <article className={s.previewSource} aria-label={source.title}>
          <p className={s.previewGenre}>{source.genre}</p>
          <h3>{source.title}</h3>
          {source.byline && <p className={s.previewByline}>{source.byline}</p>}
          <TextBlocks blocks={source.blocks} />
        </article>
      )}
    </div>
  );
}
