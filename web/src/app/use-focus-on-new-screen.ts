import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Whoever came to another screen by something that went with the last one, begins at the new one's content instead of
 * at the top of everything, and at its beginning instead of as far down as the last one was scrolled. A tab that is still there keeps the focus, and so does what a screen goes to by itself.
 */
export function useFocusOnNewScreen(): void {
  const { pathname, hash } = useLocation();
  const isNew = useNavigationType() === NavigationType.Push;
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // the browser itself scrolls when one goes back
    if (isNew && hash === '') window.scrollTo(0, 0);
    const content = document.getElementById('indhold');
    if (document.activeElement !== document.body || !content) return;
    content.tabIndex = -1;
    content.focus({ preventScroll: true });
  }, [pathname, hash, isNew]);
}
