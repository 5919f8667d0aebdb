import { useEffect, useState } from 'react';
import { dismissBanner, isBannerDismissed } from './banner-dismissal.ts';

/** CON-10. */
export const HIDE_CHECK_DELAY = 100;

/** A header that stays on the screen takes the room of the banner (LEAD-14). */
const hasStickyHeader = (): boolean =>
  [...document.querySelectorAll('header')].some((header) =>
    ['sticky', 'fixed'].includes(getComputedStyle(header).position),
  );

/** States of the presentation banner: collapsed ⇄ expanded, and hidden by a sticky header or after the sign-up. */
export function usePresentationBanner(loggedIn: boolean) {
  const [isHidden, setHidden] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (hasStickyHeader()) setHidden(true);
      // when the server cannot say, the banner stays
      else void isBannerDismissed(loggedIn).then(setHidden, () => undefined);
    }, HIDE_CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [loggedIn]);
  return {
    isHidden,
    isExpanded,
    expand: () => setExpanded(true),
    /** 'Luk': collapses, and after the sign-up hides for good. */
    close: (sent: boolean) => {
      setExpanded(false);
      if (!sent) return;
      setHidden(true);
      dismissBanner(loggedIn).catch(() => undefined);
    },
  };
}

export type PresentationBannerState = ReturnType<typeof usePresentationBanner>;
