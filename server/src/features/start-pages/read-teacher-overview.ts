import {
  type SquadFigures,
  type Suggestion,
  type TeacherOverview,
  type WeekDeadline,
  WEEKS_SHOWN,
} from '@ordklar/contract';
import { schoolYear, schoolYearSpan, sentenceAround } from '@ordklar/school';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { taughtIn } from '../classes/index.ts';
import { exercisesFor } from '../copilot/index.ts';
import { mainTypeOf, markTitle } from '../corrections/index.ts';
import { isLate, type SquadTasks, tasksOfSquads } from '../homework/index.ts';
import { unansweredOf } from '../mark-questions/index.ts';
import { findProgress, findWeeks } from './progress-of-squads.repo.ts';
import { countErrorsOfSquads, findExamples, findFinished } from './teacher-overview.repo.ts';
import { waitingThings } from './waiting-things.ts';
import { weekOf } from './week-of.ts';
import { GOES_WELL, wellDone } from './well-done.ts';

/** What is listed at most; the figures of the classes count everything. */
const MOST_THINGS = 40;
const MOST_FINISHED = 8;
const MOST_TYPES = 3;
/** Hand-ins of each class that are looked at for what went well, and how long ago the oldest may be. */
const LOOKED_AT = 10;
const LATELY_MS = 7 * 24 * 60 * 60 * 1000;
/** Places that one is chosen among to show, and how long its sentence may be. */
const EXAMPLES = 8;
const LONGEST_SENTENCE = 160;

type Taught = Awaited<ReturnType<typeof taughtIn>>[number];
type ErrorRow = Awaited<ReturnType<typeof countErrorsOfSquads>>[number];

/** The error types of a squad that have a name, the most frequent first. */
const errorsOf = (rows: readonly ErrorRow[], squadId: number) =>
  rows.flatMap((row) => {
    const title = row.type !== null && row.squadId === squadId ? markTitle(row.type) : null;
    return title === null || row.type === null
      ? []
      : [{ id: row.type, title, errors: row.errors, studentIds: row.studentIds.toSorted((a, b) => a - b) }];
  });

const sum = <K extends string>(rows: readonly Record<K, number>[], figure: K) =>
  rows.reduce((total, row) => total + row[figure], 0);

const deadlinesOf = (tasks: readonly SquadTasks[], week: { from: Date; to: Date }): Omit<WeekDeadline, 'squadName'>[] =>
  tasks
    .flatMap(({ deadline, isCorrecting, squadId, exerciseId, title, productId, total, handedIn, begun }) =>
      deadline && deadline >= week.from && deadline < week.to && total > 0 && !isCorrecting
        ? [{ squadId, exerciseId, title, productId, deadline: toUnix(deadline), total, handedIn, begun }]
        : [],
    )
    .toSorted((a, b) => a.deadline - b.deadline || a.title.localeCompare(b.title, 'da'));

/** A sentence that shows an error: a short one that one understands alone. */
function exampleOf(type: string, places: Awaited<ReturnType<typeof findExamples>>): Suggestion['example'] {
  const shown = places.flatMap(({ text, offset, length, replacements }) => {
    const sentence = sentenceAround(text, offset);
    const start = text.lastIndexOf(sentence, offset);
    const end = offset + length - start;
    if (start < 0 || end > sentence.length || sentence.length > LONGEST_SENTENCE) return [];
    return [
      {
        before: sentence.slice(0, offset - start),
        token: sentence.slice(offset - start, end),
        after: sentence.slice(end),
        replacement: replacements[0] ?? null,
        categoryId: mainTypeOf(type),
      },
    ];
  });
  return shown[0] ?? null;
}

/** The class with the most errors of one type, and what trains that type; null where no text has an error. */
async function suggest(
  context: Context,
  actor: Actor,
  { squads, rows, span }: { squads: readonly Taught[]; rows: readonly ErrorRow[]; span: { from: Date; to: Date } },
): Promise<Suggestion | null> {
  const most = rows.filter((row) => row.type !== null).toSorted((a, b) => b.errors - a.errors)[0];
  const squad = squads.find(({ id }) => id === most?.squadId);
  if (!most || !squad) return null;
  const errors = errorsOf(rows, squad.id);
  const { type, exercises } = await exercisesFor(
    context,
    actor,
    squad,
    errors.map((error) => error.id),
  );
  const error = errors.find(({ id }) => id === type) ?? errors[0];
  if (!error) return null;
  const places = await findExamples(context.db, { squadId: squad.id, type: error.id, span, limit: EXAMPLES });
  return {
    squadId: squad.id,
    squadName: squad.name,
    studentCount: squad.studentCount,
    texts: most.texts,
    error,
    example: exampleOf(error.id, places),
    exercises,
  };
}

/** What waits in the teacher's classes and groups of this school year, this week's deadlines, errors and hand-ins. */
export async function readTeacherOverview(context: Context, actor: Actor): Promise<TeacherOverview> {
  const now = context.clock.now();
  const year = schoolYear(now);
  const squads = await taughtIn(context, actor, year);
  if (squads.length === 0)
    return { year, squads: [], waiting: [], deadlines: [], suggestion: null, finished: [], wellDone: [] };
  const squadIds = squads.map(({ id }) => id);
  const [span, week] = [schoolYearSpan(year), weekOf(now)];
  const [{ tasks, texts }, questions, finished, rows, weeks, progress] = await Promise.all([
    tasksOfSquads(context, { squadIds, assigned: span, week, now }),
    unansweredOf(context, squadIds, span),
    findFinished(context.db, { squadIds, span, limit: MOST_FINISHED }),
    countErrorsOfSquads(context.db, { squadIds, span }),
    findWeeks(context.db, { squadIds, now, weeks: WEEKS_SHOWN }),
    findProgress(context.db, {
      squadIds,
      since: new Date(now.getTime() - LATELY_MS),
      ofEach: LOOKED_AT,
      goesWell: GOES_WELL,
      teacherId: actor.id,
    }),
  ]);
  const names = new Map(squads.map(({ id, name }) => [id, name]));
  const named = <T extends { squadId: number }>(row: T) => ({ ...row, squadName: names.get(row.squadId) ?? '' });
  return {
    year,
    squads: squads.map(({ id, name, kind, studentCount }): SquadFigures => {
      const own = tasks.filter((row) => row.squadId === id);
      return {
        id,
        name,
        kind,
        studentCount,
        waiting: sum(
          texts.filter((row) => row.squadId === id),
          'waiting',
        ),
        missing: sum(own, 'missing'),
        overdue: sum(own, 'overdue'),
        questions: questions.filter((row) => row.squadId === id).length,
        texts: rows.find((row) => row.squadId === id)?.texts ?? 0,
        errors: errorsOf(rows, id).slice(0, MOST_TYPES),
        weeks: Array.from(
          { length: WEEKS_SHOWN },
          (_, nth) => weeks.find((each) => each.squadId === id && each.week === WEEKS_SHOWN - 1 - nth)?.percent ?? null,
        ),
      };
    }),
    waiting: waitingThings({ tasks, texts }, questions, MOST_THINGS).map(named),
    deadlines: deadlinesOf(tasks, week).map(named),
    suggestion: await suggest(context, actor, { squads, rows, span }),
    finished: finished.map(({ deadline, completedAt, ...row }) =>
      named({ ...row, completed: toUnix(completedAt), isLate: isLate(deadline, completedAt, now) }),
    ),
    wellDone: wellDone(progress).map(named),
  };
}
