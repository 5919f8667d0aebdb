import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fetchClient } from '../../lib/api/fetch-client.ts';

/** After how long it opens, and how long it stays (CON-08). */
const DELAY_MS = 1000;
const VISIBLE_MS = 10_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The server sets and reads it too. */
const COOKIE = 'ordklar_newsletter';

const isOverTls = (): boolean => window.location.protocol === 'https:';
/** As the server names it. */
const cookieName = (): string => (isOverTls() ? `__Host-${COOKIE}` : COOKIE);
const isHidden = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${cookieName()}=`));

/** Whether the server wants it shown; not where it cannot be asked. */
async function isWanted(): Promise<boolean> {
  try {
    const client = await fetchClient();
    return (await client.newsletterPopup()).show;
  } catch {
    return false;
  }
}

/** Here too, and first: it holds although the call may fail. */
async function hideForGood(): Promise<void> {
  document.cookie = `${cookieName()}=hide; path=/; max-age=${YEAR_SECONDS}; samesite=lax${isOverTls() ? '; secure' : ''}`;
  try {
    const client = await fetchClient();
    await client.hideNewsletterPopup();
  } catch {
    // the cookie says it
  }
}

/** Calls `giveWay` when somebody begins to write in a field of the page outside the frame: what they write is not to be covered. */
function useWhileWriting(frame: RefObject<HTMLElement | null>, isOn: boolean, giveWay: () => void) {
  const onWriting = useEffectEvent(giveWay);
  useEffect(() => {
    if (!isOn) return;
    const notice = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches('input, textarea, select')) return;
      if (!frame.current?.contains(target)) onWriting();
    };
    document.addEventListener('focusin', notice);
    return () => document.removeEventListener('focusin', notice);
  }, [frame, isOn]);
}

/** Calls `giveWay` when the frame lies over `place`: before it is seen, and once one scrolls there. */
function useNotOver(
  frame: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null> | undefined,
  isOn: boolean,
  giveWay: () => void,
) {
  const onOver = useEffectEvent(giveWay);
  useLayoutEffect(() => {
    if (!isOn || !place) return;
    const look = () => {
      const [mine, theirs] = [frame, place].map(({ current }) => current?.getBoundingClientRect());
      if (!mine || !theirs || mine.top >= theirs.bottom || mine.bottom <= theirs.top) return;
      if (mine.left < theirs.right && mine.right > theirs.left) onOver();
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [frame, place, isOn]);
}

/**
 * The sign-up that opens by itself (NEWS-02–05): a second after the page, where the server says so and no cookie hides
 * it; it closes after ten seconds unless somebody is in it, and at once where somebody writes elsewhere on the page or it
 * would lie over `place`. By hand it can be opened and closed at any time.
 */
export function useNewsletterPopup(place?: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  /** Somebody has put the focus into it: it no longer closes by itself. */
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(false);
  const touched = useRef(false);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isHidden()) return;
    let gone = false;
    const openIfWanted = async () => {
      if ((await isWanted()) && !gone && !touched.current) setOpen(true);
    };
    const timer = setTimeout(() => void openIfWanted(), DELAY_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    const sheet = frame.current;
    if (!open || !sheet) return;
    const hold = () => setHeld(true);
    const press = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    sheet.addEventListener('focusin', hold);
    sheet.addEventListener('keydown', press);
    return () => {
      sheet.removeEventListener('focusin', hold);
      sheet.removeEventListener('keydown', press);
    };
  }, [open]);
  useEffect(() => {
    if (!open || held) return;
    const timer = setTimeout(() => setOpen(false), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [open, held]);
  useNotOver(frame, place, open && !held, () => setOpen(false));
  useWhileWriting(frame, !held, () => {
    touched.current = true;
    setOpen(false);
  });
  return {
    frame,
    open,
    hidden,
    toggle: () => {
      touched.current = true;
      setHeld(!open);
      setOpen(!open);
    },
    hold: () => setHeld(true),
    hide: () => {
      setOpen(false);
      setHidden(true);
      void hideForGood();
    },
  };
}
