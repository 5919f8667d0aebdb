import { ApiProblem } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { taskQuery } from '../homework.queries.ts';
import { HandedIn } from '../parts/handed-in.tsx';
import { TaskHead } from '../parts/task-head.tsx';
import { type Task, TaskWork } from '../parts/task-work.tsx';
import { taskText as text } from '../task.text.ts';

function TaskOf({ homeworkId }: { homeworkId: number }) {
  const task = useQuery({ ...taskQuery(homeworkId), enabled: homeworkId > 0 });
  if (task.isError || homeworkId <= 0) {
    const gone = homeworkId <= 0 || (task.error instanceof ApiProblem && task.error.status === 404);
    return gone ? (
      <ErrorState message={text.gone} />
    ) : (
      <ErrorState message={text.failed} onRetry={() => void task.refetch()} />
    );
  }
  if (task.isPending) return <LoadingRows rows={5} label={text.loading} />;
  return <TaskBody task={task.data} />;
}

function TaskBody({ task }: { task: Task }) {
  const { homework, exercise, files } = task;
  const isHandedIn = homework.exerciseProgressId !== null;
  const [cameHandedIn] = useState(isHandedIn);
  return (
    <>
      <TaskHead homework={homework} exercise={exercise} />
      {isHandedIn ? (
        <HandedIn homework={homework} file={files[0] ?? null} isFresh={!cameHandedIn} />
      ) : exercise.kind === 'free-text' ? (
        <TaskWork task={task} />
      ) : (
        <ErrorState message={text.otherKind} />
      )}
    </>
  );
}

/** A free-text task: read it, write or upload the answer, hand it in (HW-17); once handed in it is locked. */
export default function TaskPage() {
  const [params] = useSearchParams();
  const homeworkId = Number(params.get('homeworkId') ?? 0) || 0;
  return (
    <main className="page" id="indhold" tabIndex={-1}>
      <TaskOf key={homeworkId} homeworkId={homeworkId} />
    </main>
  );
}
