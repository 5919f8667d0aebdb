/* Keys under which a slice keeps what another slice's action makes stale. */

/** The pupil's tasks: open, finished, and each one. */
export const homeworkKey = ['homework'] as const;

/** Handed-in texts with what the teacher sent back. */
export const resultsKey = ['results'] as const;

/** Everything that an assignment changes in this slice. */
export const exercisesKey = ['exercises'] as const;

/** Own and shared classes and groups, as their owner administers them. */
export const classAdministrationKey = ['class-administration'] as const;
