import { useEffect } from 'react';

/** The name of the screen in the browser's tab: 'Tildelte lektier – Ordklar'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Ordklar`;
  }, [title]);
}
