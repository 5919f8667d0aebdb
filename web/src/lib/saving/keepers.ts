import { useEffect, useSyncExternalStore } from 'react';
import { createDraftKeeper, type DraftKeeper, type DraftView, type DraftWorld, type Held } from './draft-keeper.ts';
import { hasAll, keptPlace } from './kept.ts';
import { savingOf } from './unsaved.ts';

/** The keeper of a draft: the one that is there already, or a new one. The key names the teacher and what is written. */
export const keeperOf = <T>(key: string, world: Pick<DraftWorld<T>, 'load' | 'save'>): DraftKeeper<T> =>
  savingOf(key, () => {
    const place = keptPlace<Held<T>>(`ordklar-draft-${key}`, (value): value is Held<T> =>
      hasAll(value, 'content', 'version'),
    );
    const hold: DraftWorld<T>['hold'] = (unsent) =>
      place.keep(unsent && { ...unsent, at: Math.round(Date.now() / 1000) });
    return createDraftKeeper<T>({ ...world, hold }, place.read());
  });

/** What a keeper holds, following its changes; asks the server when the screen opens. */
export function useDraft<T>(keeper: DraftKeeper<T>): DraftView<T> {
  useEffect(() => void keeper.refresh(), [keeper]);
  return useSyncExternalStore(keeper.listen, keeper.read);
}
