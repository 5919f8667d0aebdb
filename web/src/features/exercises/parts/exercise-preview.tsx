import type { Exercise } from '@ordklar/contract';
import { ButtonLink } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { TextBlocks } from '../../../ui/text-blocks.tsx';
import { exercisesText } from '../exercises.text.ts';
import { ExerciseAverage } from './exercise-average.tsx';
import { ExerciseMaterial } from './exercise-material.tsx';

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
    <div className="preview">
      <p className="preview-facts">
        <CourseIcon productId={exercise.productId} />
        <span>{facts.join(' · ')}</span>
      </p>
      <p className="preview-lead">{exercise.description}</p>
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
      <ExerciseMaterial exercise={exercise} />
      {source && (
        <article className="preview-source" aria-label={source.title}>
          <p className="preview-genre">{source.genre}</p>
          <h3>{source.title}</h3>
          {source.byline && <p className="preview-byline">{source.byline}</p>}
          <TextBlocks blocks={source.blocks} />
        </article>
      )}
    </div>
  );
}
