import type { Exercise } from '@ordklar/contract';
import { Sheet } from '../../../ui/paper.tsx';
import { TextBlocks } from '../../../ui/text-blocks.tsx';
import { ExerciseMaterial } from '../../exercises/index.ts';
import { taskText as text } from '../task.text.ts';
import s from '../task.module.css';

/** What is to be written: Danish help where the task is in another language, the task, and its source text on its own sheet. */
export function TaskPrompt({ exercise, homeworkId, lang }: { exercise: Exercise; homeworkId: number; lang: string }) {
  const { instructions, task, sourceText } = exercise;
  return (
    <div data-part="task-prompt" data-readable="">
      <h2 className="sr">{text.task}</h2>
      {instructions.length > 0 && (
        <div className={s.help}>
          <TextBlocks blocks={instructions} />
        </div>
      )}
      <div className={s.blocks} lang={lang}>
        <TextBlocks blocks={task} />
      </div>
      <ExerciseMaterial className={s.material} exercise={exercise} homeworkId={homeworkId} />
      {sourceText && (
        <Sheet className={s.source} aria-label={text.source(sourceText.title)} lang={lang}>
          <p className={s.genre}>{sourceText.genre}</p>
          <h2>{sourceText.title}</h2>
          {sourceText.byline && <p className={s.byline}>{sourceText.byline}</p>}
          <TextBlocks blocks={sourceText.blocks} />
        </Sheet>
      )}
    </div>
  );
}
