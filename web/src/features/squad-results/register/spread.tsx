/** How the class is spread over a scale, in ten parts; the weak ones darker, so that an average never hides a split class. */
export function Spread({
  bins,
  weakTo,
  className,
}: {
  bins: readonly number[];
  weakTo: number;
  className?: string | undefined;
}) {
  const most = Math.max(1, ...bins);
  return (
    <svg className={className} viewBox="0 0 64 17" aria-hidden="true" preserveAspectRatio="none">
      <path d="M0 16.500h64" stroke="currentColor" strokeWidth="1" />
      {bins.map((count, at) => {
        const height = (count / most) * 15;
        const isWeak = weakTo < 0 ? at >= -weakTo : at < weakTo;
        return (
          <rect
            key={at}
            x={at * 6.4 + 0.6}
            y={16 - height}
            width="5.2"
            height={height}
            fill="currentColor"
            opacity={isWeak ? 1 : 0.5}
          />
        );
      })}
    </svg>
  );
}

/** Bins under 50 percent; of errors those from 2 in 100 words on. */
export const WEAK_BINS = { percent: 5, rate: -4 } as const;
