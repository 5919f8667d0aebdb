import { useEffect } from 'react';

/** Scrolls the chosen mark out from under 'Lær mere'; how much room it needs stands in the CSS (scroll-margin). */
export function useMarkInSight(selectedId: string | null): void {
  useEffect(() => {
    if (selectedId === null) return;
    const marks = [...document.querySelectorAll<HTMLElement>('[data-mark]')];
    marks.find(({ dataset }) => dataset.mark === selectedId)?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
}
