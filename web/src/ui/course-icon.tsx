import { classNames } from './class-names.ts';
import { courseLook } from './course-looks.ts';
import { COURSE_SYMBOLS } from './course-symbols.tsx';
import s from './course-icon.module.css';

/** Uneven tiles, one of which each course keeps. */
const TILES = [
  'M9.4 3.6L24.2 2.1L39.8 3.0L43.7 4.6L45.1 9.8L45.2 23.6L44.5 39.0L42.8 42.8L39.4 44.3L25.3 45.8L9.9 45.1L4.4 42.8L3.6 39.0L2.7 23.8L3.4 9.0L4.9 5.1Z',
  'M9.0 3.4L24.8 2.4L38.6 3.5L43.5 4.9L45.7 8.1L45.5 23.0L44.9 39.7L43.5 43.5L38.3 45.1L22.1 45.6L8.1 44.6L4.6 43.4L3.7 39.8L1.9 25.8L3.3 9.9L5.0 4.4Z',
  'M9.5 2.6L24.8 2.4L39.2 2.8L43.6 5.4L45.6 8.1L46.6 25.4L45.5 38.7L43.3 42.9L39.2 45.1L22.6 46.2L9.1 44.8L5.2 42.7L2.6 39.7L1.4 24.6L2.8 8.4L4.4 4.8Z',
  'M10.0 3.9L25.3 2.6L38.6 3.3L43.2 4.6L44.9 8.4L46.3 24.1L44.7 39.4L43.4 42.8L38.3 44.5L22.6 46.3L9.2 45.4L5.1 42.8L3.3 38.6L1.6 25.0L3.6 8.4L4.8 5.2Z',
  'M9.9 2.6L25.1 2.5L38.1 3.6L43.2 5.1L44.5 9.7L45.5 22.3L45.3 39.8L42.8 43.7L39.0 45.1L24.7 45.2L9.9 44.8L4.8 43.6L3.4 39.7L1.8 25.5L2.7 10.0L5.2 4.9Z',
  'M8.7 2.7L24.7 2.3L38.2 2.5L43.0 4.6L44.3 9.1L45.8 23.9L44.6 38.2L43.6 42.8L39.8 44.4L25.9 46.1L8.6 45.2L5.3 42.8L2.8 38.8L1.4 24.4L2.8 8.7L4.8 4.6Z',
] as const;

const tileOf = (productId: string): string => {
  const sum = [...productId].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 0);
  return TILES[sum % TILES.length] ?? TILES[0];
};

/** The paper-cut tile of a course. `locked` lays a padlock in its corner and says so (SHELL-16); `title` names it. */
export function CourseIcon({
  productId,
  locked = false,
  title,
  className,
}: {
  productId: string;
  locked?: boolean;
  title?: string;
  className?: string;
}) {
  const { symbol, color, ribbon } = courseLook(productId);
  const name = [title, locked && 'ingen licens'].filter(Boolean).join(', ');
  return (
    <svg
      className={classNames(s.course, className)}
      viewBox="0 0 48 48"
      role={name ? 'img' : undefined}
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
      style={{ '--c': `var(--course-${color})` } as object}
    >
      <path d={tileOf(productId)} fill="var(--c)" stroke="var(--c)" strokeWidth="2" strokeLinejoin="round" />
      {COURSE_SYMBOLS[symbol]}
      {ribbon && (
        <path
          d="M30 46l16.500-17v9L39 46z"
          fill={`var(--course-${ribbon})`}
          stroke="var(--cut-symbol)"
          strokeWidth="1.4"
        />
      )}
      {locked && (
        <g>
          <circle cx="37" cy="37" r="11" fill="var(--sheet)" />
          <path d="M33.500 36v-3a3.500 3.500 0 0 1 7 0v3" fill="none" stroke="var(--ink)" strokeWidth="2" />
          <path d="M31.500 36l11-.3.2 7.600-11 .3z" fill="var(--ink)" />
        </g>
      )}
    </svg>
  );
}
