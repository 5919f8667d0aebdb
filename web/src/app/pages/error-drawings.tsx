import { Leaf } from '../../ui/drawings.tsx';
import s from './pages.module.css';

/** A sentence whose last word has blown away: the leaf falls and rocks until it lies. */
export function LostWord() {
  return (
    <svg viewBox="0 0 420 260" aria-hidden="true">
      <path d="M20 236c90-12 290-13 380-2-86 14-292 15-380 2z" fill="var(--cut-sand)" />
      <path d="M70 40l240-10 8 170-250 8z" fill="var(--cut-paper)" />
      <path d="M112 34l3 170" stroke="var(--margin-rule)" strokeWidth="2" />
      <path
        d="M132 74h140M132 108h152M132 142h62"
        stroke="var(--cut-ink)"
        strokeWidth="8"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d="M214 152c5-6 10-6 15 0s10 6 15 0 10-6 15 0 10 6 15 0"
        fill="none"
        stroke="var(--cut-brick)"
        strokeWidth="4"
      />
      <g className={s.lostWordLeaf}>
        <Leaf x={0} y={34} turn={0} size={68} color="var(--cut-spruce)" />
      </g>
    </svg>
  );
}

/** A tipped pot of ink that drips: something went wrong with us. */
export function SpiltInk() {
  return (
    <svg viewBox="0 0 420 260" aria-hidden="true">
      <path d="M20 236c90-12 290-13 380-2-86 14-292 15-380 2z" fill="var(--cut-sand)" />
      <path d="M120 70l170-14 30 150-178 16z" fill="var(--cut-paper)" />
      <path d="M150 96l108-9M156 124l60-5" stroke="var(--cut-ghost)" strokeWidth="8" strokeLinecap="round" />
      <path
        className={s.spiltInkPool}
        d="M196 196c-6-26 24-44 48-36 12-22 50-20 58 6 30-2 40 30 18 44-34 22-118 22-124-14z"
        fill="var(--cut-spruce)"
      />
      <path d="M300 118l58 18-20 62-58-20z" fill="var(--cut-apricot)" />
      <path d="M288 108l16-8 66 22-4 18-66-22z" fill="var(--cut-brick)" />
      <path className={s.spiltInkDrop} d="M292 184c6 8 8 12 4 16s-11 2-11-4c0-4 3-7 7-12z" fill="var(--cut-spruce)" />
    </svg>
  );
}
