import type { ReactNode } from 'react';

/* Symbols on the course tiles, scissor-cut in one paper on a 48 × 48 tile; --c is the colour of the tile. */
const PAPER = 'var(--cut-symbol)';
const TILE = 'var(--c)';

const letters = (text: string, size: number, y: number, spacing = 0, x = 24) => (
  <text x={x} y={y} fontSize={size} textAnchor="middle" fill={PAPER} letterSpacing={spacing}>
    {text}
  </text>
);

/** A cut sheet with a tick: the tests. */
const test = (line: ReactNode) => (
  <>
    <path fill={PAPER} d="M13 10l22-1 1 30-23 1z" />
    {line}
    <path d="M18 29l4.500 4.500L32 24" fill="none" stroke={TILE} strokeWidth="3.4" />
  </>
);

const onSheet = (text: string) => (
  <text x="24" y="21.500" fontSize="12" textAnchor="middle" fill={TILE}>
    {text}
  </text>
);

const book = (
  <path fill={PAPER} d="M8 14c6-3 11-2.500 15 1v22c-4-3-9-3.500-15-1zM40 14c-6-3-11-2.500-15 1v22c4-3 9-3.500 15-1z" />
);

const bubble = (
  <path
    fill={PAPER}
    d="M9 12.500c9-2.600 21-2.800 30-.5 2.300 7 2.200 14-.4 20.500-5 1.300-9.600 1.800-14.600 1.700L15.500 41l.6-7.400c-2.500-.2-4.700-.6-6.600-1.200-2.200-6.400-2.300-13.300-.5-19.900z"
  />
);

/** A word and an arrow that turns back to it: practice. */
const training = (text: string) => (
  <>
    {letters(text, 20, 28, -0.6)}
    <path d="M11 34c8 5.500 17.500 5.500 25 .5" fill="none" stroke={PAPER} strokeWidth="3.6" />
    <path fill={PAPER} d="M31.500 30l9.500-.5-4 9z" />
  </>
);

/** Symbols by the catalogue's iconName. */
export const COURSE_SYMBOLS = {
  grammar: (
    <g fill="none" stroke={PAPER} strokeWidth="4.4">
      <path d="M10 18l10 12M20 18L10 30" />
      <circle cx="32" cy="24" r="6.6" />
    </g>
  ),
  'grammar-ten': (
    <>
      <g fill="none" stroke={PAPER} strokeWidth="3.8">
        <path d="M11 11l8 9M19 11l-8 9" />
        <circle cx="32" cy="15.500" r="5" />
      </g>
      {letters('10.', 18, 40)}
    </>
  ),
  spelling: letters('å', 33, 34),
  'spelling-test': test(
    <path d="M17 18c2-3 4-3 5.500 0s4 3 5.500 0 3-2 4-1" fill="none" stroke={TILE} strokeWidth="2.4" />,
  ),
  reading: (
    <>
      {book}
      <path
        d="M12 20c3-1 5-.8 7.500.5M12 26c3-1 5-.8 7.500.5M36 20c-3-1-5-.8-7.500.5M36 26c-3-1-5-.8-7.500.5"
        fill="none"
        stroke={TILE}
        strokeWidth="2"
      />
    </>
  ),
  'reading-test': (
    <>
      {book}
      <path d="M12 21c3-1 5-.8 7.500.5M12 27c3-1 5-.8 7.500.5" fill="none" stroke={TILE} strokeWidth="2" />
      <path d="M28 25l3 3.500 6-7" fill="none" stroke={TILE} strokeWidth="3" />
    </>
  ),
  dictation: (
    <>
      <path d="M11 29v-4a13 13 0 0 1 26 0v4" fill="none" stroke={PAPER} strokeWidth="4" />
      <path
        fill={PAPER}
        d="M9 27.500l7-1 1 12-6 .5c-1.800-3.500-2.500-7.500-2-11.500zM39 27.500l-7-1-1 12 6 .5c1.800-3.500 2.500-7.500 2-11.500z"
      />
    </>
  ),
  'free-text': (
    <>
      <path fill={PAPER} d="M31 8.500l8.500 8L19 38.500l-11.500 3 3-11.500z" />
      <path d="M26.500 13.500l8.500 8M10.500 30l8.500 8.500" stroke={TILE} strokeWidth="2.2" />
      <path d="M7.500 41.500l1.300-5 3.800 3.700z" fill={TILE} />
    </>
  ),
  'orthography-test': (
    <>
      <circle cx="16" cy="25" r="6" fill={PAPER} />
      <path
        fill={PAPER}
        d="M33 18.500c4.200.2 7 3.200 6.600 8-.5 5.500-4.600 10.500-10.600 12.500l-1.500-3.500c3-1.300 5-3.200 5.600-5.300-3.800.2-6.400-2.200-6.300-5.700.1-3.400 2.700-6.200 6.200-6z"
      />
    </>
  ),
  'second-language': (
    <>
      {bubble}
      <text x="24" y="29" fontSize="19" textAnchor="middle" fill={TILE}>
        æø
      </text>
    </>
  ),
  'early-writing': (
    <>
      {letters('Aa', 23, 29, -0.5)}
      <path d="M9 37.500c10-2.600 20 1.600 30-1" fill="none" stroke={PAPER} strokeWidth="3.2" />
    </>
  ),
  'first-years': (
    <>
      <path fill={PAPER} d="M24 7.500l12.500 12L25 34.500 12.500 20z" />
      <path d="M24 8v26M13 20l23-.5" stroke={TILE} strokeWidth="2" />
      <path d="M25 34c-4 3 3 4.500-1 8" fill="none" stroke={PAPER} strokeWidth="2.6" />
    </>
  ),
  'boarding-school': (
    <>
      <path fill={PAPER} d="M24 8.500l17 13.500-2.500 3.500L24 14 9.500 25.500 7 22z" />
      <path fill={PAPER} d="M12.500 26.500L24 17.500l11.500 9 .5 13-24 .5z" />
      <path fill={TILE} d="M20.500 40l.3-10 6.500-.2.2 10z" />
    </>
  ),
  english: letters('th', 25, 33, -1),
  'english-test': test(onSheet('th')),
  'english-training': training('ing'),
  german: letters('ß', 31, 35),
  'german-test': test(onSheet('ß')),
  'german-training': training('der'),
  french: letters('ç', 33, 31),
  'language-theory': (
    <>
      <path d="M24 17v5M13 30v-5.500l22-.5v6" fill="none" stroke={PAPER} strokeWidth="3" />
      <path
        fill={PAPER}
        d="M18.500 8.500l11-.5.5 9.500-11.500.5zM7.500 30l11-.5.500 9.500-11.500.5zM29.500 30l11-.5.500 9.500-11.500.5z"
      />
    </>
  ),
  spanish: (
    <path
      fill={PAPER}
      d="M6.500 9.500c.5 5.500 3.500 8.600 8.500 8.800 5.500-2 12.500-2 18 0 5-.2 8-3.300 8.500-8.800 2.300 7.500-.6 13.300-7 14.700.2 7-3 13.600-10.500 17.300-7.500-3.700-10.700-10.300-10.500-17.300-6.400-1.400-9.300-7.200-7-14.700z"
    />
  ),
  adult: (
    <>
      <path fill={PAPER} d="M10 17l22-.5-2.500 20.500-16 .5z" />
      <path d="M31.500 21c8-1.500 8.500 10-1 10" fill="none" stroke={PAPER} strokeWidth="3.6" />
      <path
        d="M17 13c-2.500-3.500 2.500-4.500 0-8M25 13c-2.500-3.500 2.500-4.500 0-8"
        fill="none"
        stroke={PAPER}
        strokeWidth="2.4"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type CourseSymbol = keyof typeof COURSE_SYMBOLS;
