import { PRAISE_KEY } from '@ordklar/contract';
import { sql } from 'drizzle-orm';
import { atMoment, type Db, tables } from '../../platform/db/index.ts';
import { isShownError, reasonsOfMark } from '../corrections/index.ts';

const { answerText, chatMessage, correction, exercise, exerciseCategory, exerciseProgress, homework, users } = tables;

/** The mean of what was handed in, week by week: `week` is 0 for the seven days until `now`, 1 for those before. */
export async function findWeeks(
  db: Db,
  { squadIds, now, weeks }: { squadIds: number[]; now: Date; weeks: number },
): Promise<{ squadId: number; week: number; percent: number }[]> {
  // each week of a class is one range of the index `homework_handed_in`
  const { rows } = await db.execute<{ squadId: number; week: number; percent: number }>(sql`
    select of_squad as "squadId", week, done.percent
    from unnest(${sql.param(squadIds)}::int[]) of_squad, generate_series(0, ${weeks}::int - 1) week
    cross join lateral (
      select round(avg(task.percent))::int as percent from ${homework} task
      where task.squad_id = of_squad and task.removed_at is null and task.percent is not null
        and task.handed_in_at > ${atMoment(now)} - (week + 1) * interval '168 hours'
        and task.handed_in_at <= ${atMoment(now)} - week * interval '168 hours') done
    where done.percent is not null`);
  return rows;
}

/** So many tasks of the squad that were due before tell whether somebody hands in in time. */
const DUE_BEFORE = 10;
/** They are looked for among so many of the pupil's, which are read in the order of an index, and no more of it. */
const LOOKED_THROUGH = 40;

/** Something that a pupil has handed in lately, beside what the pupil did before. */
export interface Progress extends Record<string, unknown> {
  homeworkId: number;
  squadId: number;
  exerciseId: number;
  title: string;
  productId: string;
  kind: string;
  studentId: number;
  studentName: string;
  category: string;
  /** Whole percent now and, of earlier exercises of the category, on average; null where nothing is counted. */
  percent: number | null;
  earlier: number | null;
  /** Of a self-correction: marks in the text that was sent back, and in the corrected one. */
  marksBefore: number | null;
  marksNow: number | null;
  /** The last tasks with an earlier deadline, where this one came in time: handed in in time, and not. */
  inTime: number;
  late: number;
  isInTime: boolean;
  /** Whether the teacher has sent praise for it. */
  isPraised: boolean;
}

interface NewestHandIns {
  squadIds: number[];
  since: Date;
  ofEach: number;
  goesWell: number;
  teacherId: number;
}

const marksOf = (textOf: ReturnType<typeof sql>) => sql`(
  select count(*)::int from ${correction} where ${correction}.answer_text_id = (${textOf}) and ${correction}.active
    and exists (select 1 from ${reasonsOfMark} where ${isShownError}))`;

/** The text of a task's newest attempt, once it is marked. */
const newestText = (homeworkId: ReturnType<typeof sql>) => sql`
  select written.id from ${exerciseProgress} attempt join ${answerText} written on written.exercise_progress_id = attempt.id
  where attempt.homework_id = ${homeworkId} and attempt.deleted_at is null and written.marking = 'marked'
  order by attempt.completed_at desc limit 1`;

/**
 * The newest hand-ins of each squad since `since`, so many of each, with what each pupil did before; what was right before
 * is asked only where `goesWell` percent are right now. It is read through the indexes of one pupil's tasks, never a class's.
 */
export async function findProgress(
  db: Db,
  { squadIds, since, ofEach, goesWell, teacherId }: NewestHandIns,
): Promise<Progress[]> {
  const { rows } = await db.execute<Progress>(sql`
    select task.id as "homeworkId", task.squad_id as "squadId", task.exercise_id as "exerciseId", of_task.title,
      of_task.product_id as "productId", of_task.kind, task.student_id as "studentId", pupil.name as "studentName",
      category.title as category, task.percent, earlier.percent as earlier,
      case when task.parent_id is not null then ${marksOf(newestText(sql`task.parent_id`))} end as "marksBefore",
      case when task.parent_id is not null then ${marksOf(newestText(sql`task.id`))} end as "marksNow",
      before.in_time as "inTime", before.late, coalesce(task.handed_in_at <= task.deadline, false) as "isInTime",
      exists (select 1 from ${chatMessage} praise
        where praise.from_user = ${teacherId} and praise.key = ${PRAISE_KEY} || task.id) as "isPraised"
    from unnest(${sql.param(squadIds)}::int[]) of_squad
    cross join lateral (
      select * from ${homework} newest
      where newest.squad_id = of_squad and newest.removed_at is null and newest.handed_in_at >= ${atMoment(since)}
      order by newest.handed_in_at desc limit ${ofEach}) task
    join ${exercise} of_task on of_task.id = task.exercise_id
    join ${exerciseCategory} category on category.id = of_task.category_id
    join ${users} pupil on pupil.id = task.student_id
    cross join lateral (
      select round(avg(done.percent))::int as percent
      from ${exercise} alike
      join ${homework} done on done.exercise_id = alike.id and done.squad_id = task.squad_id
        and done.student_id = task.student_id and done.removed_at is null and done.parent_id is null
        and done.handed_in_at < task.handed_in_at
      where alike.category_id = of_task.category_id and task.percent >= ${goesWell}) earlier
    cross join lateral (
      select count(*) filter (where due.handed_in_at <= due.deadline)::int as in_time,
        count(*) filter (where due.handed_in_at > due.deadline)::int as late
      from (
        select done.handed_in_at, done.deadline from (
          select * from ${homework} due_before
          where due_before.student_id = task.student_id and due_before.deadline < task.deadline
            and task.handed_in_at <= task.deadline
          order by due_before.deadline desc limit ${LOOKED_THROUGH}) done
        where done.squad_id = task.squad_id and done.removed_at is null and done.id <> task.id
        order by done.deadline desc limit ${DUE_BEFORE}) due) before
    order by task.handed_in_at desc, task.id desc`);
  return rows;
}
