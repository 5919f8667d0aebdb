import { classNames } from './class-names.ts';
import s from './logo.module.css';

/** Class names of the link that leads home, with the caller's own. */
export const logoClass = (className?: string): string => classNames(s.logo, className);

/** The comma-leaf and the name. It stands in the link: `<Link className={logoClass()}>`. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 26 30" aria-hidden="true">
        <path
          d="M14.500 1C21 2.200 25 7 24.600 13.400 24 21.600 17 28 6.600 29.200L5 25.600c5.400-1.300 8.800-3.600 10-6.800C7.800 20.400 1.700 17 1.400 10.800 1.200 5 7 .2 14.500 1z"
          fill="var(--accent)"
        />
        <path
          d="M7.600 7.400c4 1.600 7.600 5.600 9 10.400M11 9.800l5.600-1M14 13.400l5.600-.6"
          stroke="var(--page)"
          strokeWidth="1.6"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
      <span>Ordklar</span>
    </>
  );
}
