import type { BlogSearch } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { fetchClient } from '../../lib/api/fetch-client.ts';

/** How long after the last key the search goes (CON-01). */
const DEBOUNCE_MS = 500;

interface Found {
  text: string;
  page: number;
  result: BlogSearch;
}

/**
 * The search while one types (BLOG-07–09): browsing → searching when results arrive, not before, and back when the text
 * is cleared or the search closed. A call that fails changes nothing (BLOG-27); one that comes late neither.
 */
export function useBlogSearch() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = async (searchText: string, page: number): Promise<void> => {
    const turn = ++asked.current;
    try {
      const client = await fetchClient();
      const result = await client.blogSearch({ query: { searchText, page } });
      if (turn === asked.current) setFound({ text: searchText, page, result });
    } catch {
      // what is shown stays
    }
  };
  const type = (typed: string): void => {
    setText(typed);
    clearTimeout(timer.current);
    const searchText = typed.trim();
    if (searchText === '') {
      asked.current++;
      setFound(undefined);
    } else timer.current = setTimeout(() => void search(searchText, 1), DEBOUNCE_MS);
  };
  return {
    text,
    /** What is shown in the place of the feed; undefined while browsing. */
    found,
    type,
    end: () => type(''),
    goTo: (page: number) => void (found && page >= 1 && page <= found.result.pages && search(found.text, page)),
  };
}
