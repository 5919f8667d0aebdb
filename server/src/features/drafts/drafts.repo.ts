import { and, eq, isNull } from 'drizzle-orm';
import { toUnix } from '../../platform/clock/clock.ts';
import { type Db, tables } from '../../platform/db/index.ts';

const { draft } = tables;

/** Whose draft of what. Another teacher has one of the own. */
export type DraftOf = { teacherId: number } & (
  | { kind: 'feedback' | 'marks'; exerciseProgressId: number }
  | { kind: 'exercise'; exerciseId: number | null }
);

const keyOf = (of: DraftOf) => ({
  teacherId: of.teacherId,
  kind: of.kind,
  exerciseProgressId: of.kind === 'exercise' ? null : of.exerciseProgressId,
  exerciseId: of.kind === 'exercise' ? of.exerciseId : null,
});

function isOf(of: DraftOf) {
  const { teacherId, kind, exerciseProgressId, exerciseId } = keyOf(of);
  return and(
    eq(draft.teacherId, teacherId),
    eq(draft.kind, kind),
    exerciseProgressId === null ? isNull(draft.exerciseProgressId) : eq(draft.exerciseProgressId, exerciseProgressId),
    exerciseId === null ? isNull(draft.exerciseId) : eq(draft.exerciseId, exerciseId),
  );
}

/** A draft with its version; null where there is none. */
export async function findDraft(db: Db, of: DraftOf) {
  const [row] = await db
    .select({ id: draft.id, content: draft.content, version: draft.version, savedAt: draft.savedAt })
    .from(draft)
    .where(isOf(of));
  return row ?? null;
}

/** Writes over the version that is named, or a new draft where that is 0; null where another version stands there. */
export async function writeDraft(
  db: Db,
  of: DraftOf,
  { content, bytes, version, savedAt }: { content: unknown; bytes: number; version: number; savedAt: Date },
): Promise<number | null> {
  if (version === 0) {
    // begins with the clock: a draft that was forgotten and begun again never has a version that was there before
    const first = { ...keyOf(of), content, bytes, savedAt, version: toUnix(savedAt) };
    const [row] = await db.insert(draft).values(first).onConflictDoNothing().returning({ version: draft.version });
    return row?.version ?? null;
  }
  const [row] = await db
    .update(draft)
    .set({ content, bytes, savedAt, version: version + 1 })
    .where(and(isOf(of), eq(draft.version, version)))
    .returning({ version: draft.version });
  return row?.version ?? null;
}

/** Deletes a draft, of the given version only where one is given. */
export async function deleteDraft(db: Db, of: DraftOf, version?: number): Promise<void> {
  await db.delete(draft).where(and(isOf(of), version === undefined ? undefined : eq(draft.version, version)));
}
