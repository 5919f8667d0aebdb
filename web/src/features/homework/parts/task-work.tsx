import type { Exercise, FileObject, Homework, TaskCommaSystem } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconChevronDown, IconChevronUp } from '../../../ui/icons.ts';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { HandInPanel } from '../hand-in/hand-in-panel.tsx';
import { handInText } from '../hand-in/hand-in.text.ts';
import { taskQuery } from '../homework.queries.ts';
import { taskText as text } from '../task.text.ts';
import type { Draft } from '../writing/draft.ts';
import { useSavedDraft } from '../writing/use-draft.ts';
import { EarlierText } from './earlier-text.tsx';
import { TaskPrompt } from './task-prompt.tsx';
import s from '../task.module.css';

/** The language that a free-text course is written in; all other courses are Danish. */
const LANGUAGE: Readonly<Record<string, string>> = { teen: 'en', tety: 'de', tefr: 'fr' };
const PANEL = 'task-view';
/** Where what to read stands over what to write, and folds (task.css), in px. */
const ONE_COLUMN = 1000;

export interface Task {
  homework: Homework;
  exercise: Exercise;
  files: readonly FileObject[];
  startText: string | null;
  commaSystem: TaskCommaSystem | null;
}

function Reading({ task, draft }: { task: Task; draft: Draft | null }) {
  const { homework, exercise, startText } = task;
  const [view, setView] = useState<'marks' | 'task'>('marks');
  const prompt = (
    <TaskPrompt exercise={exercise} homeworkId={homework.homeworkId} lang={LANGUAGE[exercise.productId] ?? 'da'} />
  );
  if (startText === null) return prompt;
  return (
    <>
      <Tabs
        className={s.views}
        label={text.views}
        tabs={[
          { id: 'marks', label: text.corrections },
          { id: 'task', label: text.task },
        ]}
        selected={view}
        onSelect={setView}
        panelId={PANEL}
      />
      <div role="tabpanel" id={PANEL} aria-labelledby={`${PANEL}-${view}`}>
        {view === 'marks' ? <EarlierText homework={homework} startText={startText} draft={draft} /> : prompt}
      </div>
    </>
  );
}

function Answer({ task, onDraft }: { task: Task; onDraft: (draft: Draft) => void }) {
  const { homework, files, startText, commaSystem } = task;
  const { homeworkId, exerciseId, studentId } = homework;
  const queries = useQueryClient();
  const keepSystem = (system: TaskCommaSystem) =>
    void queries.setQueryData(taskQuery(homeworkId).queryKey, (now) => now && { ...now, commaSystem: system });
  const saved = useSavedDraft({ userId: studentId, homeworkId, exerciseId, startText: startText ?? '' });
  if (saved.isPending) return <LoadingRows rows={4} label={text.loading} />;
  if (saved.isError) return <ErrorState message={handInText.draftFailed} onRetry={() => void saved.refetch()} />;
  return (
    <HandInPanel
      homework={homework}
      file={files[0] ?? null}
      startText={startText ?? ''}
      saved={saved.data ?? null}
      commaSystem={commaSystem}
      onCommaSystem={keepSystem}
      onDraft={onDraft}
    />
  );
}

/** What to read on one side, what to write or upload on the other; on a phone the reading shows its beginning until it is unfolded. */
export function TaskWork({ task }: { task: Task }) {
  const [folded, setFolded] = useState(true);
  const [draft, setDraft] = useState<Draft | null>(null);
  // a link that is cut by the fold is neither pressed nor reached by Tab
  const isCut = useNarrow(ONE_COLUMN) && folded;
  const { files, links } = task.exercise;
  return (
    <div className={s.cols}>
      <section className={classNames(s.read, folded && s.isFolded)} aria-label={text.task} tabIndex={0}>
        <Button
          look="quiet"
          className={s.fold}
          aria-expanded={!folded}
          icon={folded ? <IconChevronDown aria-hidden="true" /> : <IconChevronUp aria-hidden="true" />}
          onClick={() => setFolded(!folded)}
        >
          {folded ? text.unfold(task.startText !== null, files.length, links.length) : text.fold}
        </Button>
        {/* of a self-correction the beginning is two tabs, which say nothing without what is under them */}
        <div className={s.foldBody} inert={isCut} hidden={isCut && task.startText !== null}>
          <Reading task={task} draft={draft} />
        </div>
      </section>
      <Answer task={task} onDraft={setDraft} />
    </div>
  );
}
