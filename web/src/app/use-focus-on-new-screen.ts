import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Whoever came to another screen by something that went with the last one, begins at the new one's content instead of
 * at the top of everything. A tab that is still there keeps the focus, and so does what a screen goes to by itself.
 */
export function useFocusOnNewScreen(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const content = document.getElementById('indhold');
    if (document.activeElement !== document.body || !content) return;
    content.tabIndex = -1;
    content.focus({ preventScroll: true });
  }, [pathname]);
}
