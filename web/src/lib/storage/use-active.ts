import { useState, useSyncExternalStore } from 'react';
import { onWindowEvent, type WindowEvents } from '../events/window-events.ts';
import { notExcluded, readActive, readActiveCourse } from './active.ts';
import type { ActiveCourse, ActiveSquad, ActiveStudent } from './active-choice.ts';

type Choices = Pick<WindowEvents, 'gtActiveSchoolYear' | 'gtActiveCourse' | 'gtActiveSquad' | 'gtActiveStudent'>;

/** What is stored of each choice, by the event that tells of it. */
const STORED: { [N in keyof Choices]: () => Choices[N] | null } = {
  gtActiveSchoolYear: () => readActive('active-year'),
  gtActiveCourse: () => readActiveCourse(),
  gtActiveSquad: () => readActive('active-squad'),
  gtActiveStudent: () => readActive('active-student'),
};

/**
 * What is chosen, following the event that tells of it. As with any store that React follows, it is read once more when
 * the listening begins: between drawing and listening another part, such as the address, may have chosen.
 */
function useFollowed<N extends keyof Choices>(event: N): Choices[N] | null {
  const [store] = useState(() => {
    let chosen = STORED[event]();
    const take = (next: Choices[N] | null) => {
      if (JSON.stringify(next) !== JSON.stringify(chosen)) chosen = next;
    };
    return {
      read: () => chosen,
      listen: (changed: () => void) => {
        take(STORED[event]());
        return onWindowEvent(event, (next) => {
          take(next);
          changed();
        });
      },
    };
  });
  return useSyncExternalStore(store.listen, store.read, store.read);
}

/** The chosen school year (start year), following the top bar; null until one is chosen. */
export const useActiveYear = (): number | null => useFollowed('gtActiveSchoolYear');

/** The chosen course, following the top bar; null for all (SHELL-27 when text correction is excluded). */
export function useActiveCourse({ excludeTextCorrection = false } = {}): ActiveCourse | null {
  return notExcluded(useFollowed('gtActiveCourse'), excludeTextCorrection);
}

/** The chosen class, following the top bar; null until one is chosen. */
export const useActiveSquad = (): ActiveSquad | null => useFollowed('gtActiveSquad');

/** The pupil whose answers were looked at last, null until there is one. */
export const useActiveStudent = (): ActiveStudent | null => useFollowed('gtActiveStudent');
