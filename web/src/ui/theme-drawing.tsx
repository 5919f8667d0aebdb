import { type ReactNode, useState } from 'react';
import { type Theme, useTheme } from '../lib/theme/theme.ts';

type ThemeEvent = Theme['event'];

/** Blossom, leaf, autumn leaf or bare twig with snow: by the month, 0–11. */
function season(month: number) {
  const rib =
    'M0-1.400V-29.200M0-8.500l-8.100-5.800M0-8.500l8.100-5.800M0-14.300l-7.200-5.800M0-14.300l7.200-5.800M0-20.100l-6.400-5.700M0-20.100l6.400-5.700';
  const blade = 'M0 0C-15.300-7.500-12.200-24.500 0-34 13.300-23.100 15-6.800 0 0Z';
  if (month === 11 || month < 2)
    return (
      <g transform="translate(40 50)" stroke="var(--cut-trunk)" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M0 0V-38M0-14l-13-12M0-20l12-11M0-29l-7-8" />
        <g fill="var(--cut-ghost)" stroke="none">
          <circle cx="-14" cy="-28" r="4" />
          <circle cx="13" cy="-33" r="4" />
          <circle cx="0" cy="-40" r="4.500" />
          <circle cx="-8" cy="-39" r="3" />
        </g>
      </g>
    );
  if (month < 5)
    return (
      <g transform="translate(40 28)">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path
            key={turn}
            d="M0 0c-9-5-10-17 0-20 10 3 9 15 0 20z"
            fill="var(--cut-apricot)"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="5" fill="var(--cut-sand)" />
      </g>
    );
  const isAutumn = month > 7;
  return (
    <g transform="translate(40 48)">
      <g transform="rotate(-26)">
        <path d={blade} fill="var(--cut-leaf)" />
        <path d={rib} stroke="var(--cut-paper)" strokeLinecap="round" fill="none" opacity=".75" />
      </g>
      <g transform="rotate(24)">
        <path d={blade} fill={isAutumn ? 'var(--cut-apricot)' : 'var(--cut-leaf-2)'} />
        <path d={rib} stroke="var(--cut-paper)" strokeLinecap="round" fill="none" opacity=".75" />
      </g>
    </g>
  );
}

const DRAWINGS: Record<ThemeEvent, (month: number) => ReactNode> = {
  ingen: () => null,
  aarstiden: season,
  advent: () => (
    <g transform="translate(40 30) scale(.8)">
      <path d="M0-28v12" stroke="var(--cut-trunk)" strokeWidth="3" />
      <path d="M-14-16h28l4 34h-36z" fill="var(--cut-apricot)" />
      <path d="M-16-20h32v6h-32zM-20 16h40v7h-40z" fill="var(--cut-trunk)" />
      <path d="M0-6c6 8 6 16 0 18-6-2-6-10 0-18z" fill="var(--cut-paper)" />
    </g>
  ),
  fastelavn: () => (
    <>
      <path d="M14 26c10-10 42-10 52 0-2 18-18 22-26 12-8 10-24 6-26-12z" fill="var(--course-plum)" />
      <circle cx="28" cy="28" r="4" fill="var(--sheet)" />
      <circle cx="52" cy="28" r="4" fill="var(--sheet)" />
    </>
  ),
  vejret: () => (
    <>
      <circle cx="30" cy="24" r="11" fill="var(--cut-apricot)" />
      <path d="M22 46c-10 0-10-14 2-14 2-12 22-12 24 0 14-2 16 14 4 14z" fill="var(--cut-sky)" />
    </>
  ),
};

/** The drawing of an event (SET-03); 'Årstiden' changes with the months. Nothing where none is chosen. */
export function ThemeDrawing({ event, className }: { event: ThemeEvent; className?: string | undefined }) {
  const [month] = useState(() => new Date().getMonth());
  return (
    <svg className={className} viewBox="0 0 80 56" aria-hidden="true">
      {DRAWINGS[event](month)}
    </svg>
  );
}

/** What the person has chosen, where a part wears it; nothing where none is chosen. */
export function OwnThemeDrawing({ className }: { className?: string | undefined }) {
  const { event } = useTheme();
  return event === 'ingen' ? null : <ThemeDrawing event={event} className={className} />;
}
