import { Tooltip as MantineTooltip } from '@mantine/core';
import { type ImgHTMLAttributes, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { deadlineWords, longDate, shortDate, type Timestamp } from '../lib/dates/danish-dates.ts';

/** CON-21. */
const TOOLTIP_WIDTH = 240;

/** Words that appear over an element on hover and focus; 240 px wide unless told (SHELL-15). */
export function Tooltip({
  label,
  width = TOOLTIP_WIDTH,
  children,
}: {
  label: ReactNode;
  width?: number;
  children: ReactElement;
}) {
  return (
    <MantineTooltip label={label} w={width} multiline withArrow events={{ hover: true, focus: true, touch: true }}>
      {children}
    </MantineTooltip>
  );
}

/** One line of text, cut where the room ends; only when it is cut does a tooltip show the whole (SHELL-16). */
export function TruncatedText({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = () => setCut(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return (
    <MantineTooltip
      label={text}
      w={TOOLTIP_WIDTH}
      multiline
      disabled={!cut}
      events={{ hover: true, focus: true, touch: true }}
    >
      <span ref={line} className="one-line" tabIndex={cut ? 0 : undefined}>
        {text}
      </span>
    </MantineTooltip>
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
