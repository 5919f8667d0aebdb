import s from './tally.module.css';

/** One line each, and every fifth across the four before it. */
export function Tally({ count }: { count: number }) {
  const width = 9 + count * 6 + Math.floor(count / 5) * 3;
  const x = (n: number) => 3 + n * 6 + Math.floor(n / 5) * 3;
  const lines = Array.from({ length: count }, (_, n) =>
    n % 5 === 4 ? `M${x(n - 4)} 19L${x(n - 1) + 4} 5` : `M${x(n)} 4.5c.6 6-.4 10 .4 15`,
  );
  return (
    <svg className={s.tally} width={width} height="24" viewBox={`0 0 ${width} 24`} aria-hidden="true">
      <path d={lines.join('')} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
