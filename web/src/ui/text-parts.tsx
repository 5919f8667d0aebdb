import { type ImgHTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { deadlineWords, longDate, shortDate, type Timestamp } from '../lib/dates/danish-dates.ts';
import { Tooltip } from './tooltip.tsx';

/** One line of text, cut where the room ends; only when it is cut does a tooltip show the whole (SHELL-16). */
export function TruncatedText({ text }: { text: string }) {
  const [line, setLine] = useState<HTMLElement | null>(null);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    if (!line) return;
    const measure = () => setCut(line.scrollWidth > line.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [line, text]);
  return (
    <Tooltip label={text} disabled={!cut} withArrow={false} onElement={setLine}>
      <span className="one-line" tabIndex={cut ? 0 : undefined}>
        {text}
      </span>
    </Tooltip>
  );
}

/** A picture; when it cannot be fetched the fallback stands in its place (SHELL-16). */
export function Picture({
  fallback,
  src,
  alt,
  ...rest
}: { fallback: ReactNode; alt: string } & ImgHTMLAttributes<HTMLImageElement>) {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return <>{fallback}</>;
  return <img {...rest} src={src} alt={alt} onError={() => setFailed(src)} />;
}

/** A date as the specification writes it: `short` 21/11/26 09.05, `long`, `long-time`, or `deadline` in words. */
export function DateText({ at, form = 'long' }: { at: Timestamp; form?: 'short' | 'long' | 'long-time' | 'deadline' }) {
  const words = {
    short: () => shortDate(at),
    long: () => longDate(at),
    'long-time': () => longDate(at, { time: true }),
    deadline: () => deadlineWords(at),
  }[form]();
  if (!at) return <span className="muted">{words}</span>;
  return <time dateTime={new Date(at * 1000).toISOString()}>{words}</time>;
}
