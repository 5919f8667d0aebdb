/** Whether a task has become visible to its pupil; one that the teacher hides again takes what was handed in with it (HW-02). */
export const isVisibleTask = ({ availableAt }: { availableAt: Date | null }, now: Date): boolean =>
  availableAt === null || availableAt <= now;
