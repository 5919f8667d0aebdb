import { classNames } from '../../../ui/class-names.ts';
import { Drawing, Leaf } from '../../../ui/drawings.tsx';
import s from './homework-drawings.module.css';

/** A tidy desk: the exercise books in a pile, the pencil on top. */
export function TidyDesk() {
  return (
    <Drawing>
      <path d="M48 92l96-3 2 12-97 2z" fill="var(--cut-spruce)" />
      <path d="M54 79l88 1 1 10-90 2z" fill="var(--cut-apricot)" />
      <path d="M50 67l91-3 2 13-92 3z" fill="var(--cut-leaf)" />
      <path d="M62 60l62-9 2 7-62 9z" fill="var(--cut-sand)" />
      <path d="M124 51l12 1-10 6z" fill="var(--cut-ink)" />
      <path d="M150 100c-1-14-1-22 2-30" fill="none" stroke="var(--cut-trunk)" strokeWidth="4" strokeLinecap="round" />
      <Leaf x={152} y={72} turn={28} size={36} color="var(--cut-leaf-2)" />
      <Leaf x={150} y={84} turn={-48} size={30} color="var(--cut-spruce)" />
    </Drawing>
  );
}

/** A sheet that flies off as a paper plane: handed in. */
export function SentPlane() {
  return (
    <Drawing>
      <path
        d="M22 98c30 2 46-6 50-18s-8-16-10-6 14 14 30 4"
        fill="none"
        stroke="var(--cut-ghost)"
        strokeWidth="3"
        strokeDasharray="5 6"
        strokeLinecap="round"
      />
      <path d="M88 62l88-44-42 76-20-18z" fill="var(--cut-spruce)" />
      <path d="M114 76l62-58-74 52z" fill="var(--cut-leaf-2)" />
      <path d="M114 76l4 22 16-4z" fill="var(--cut-leaf)" />
    </Drawing>
  );
}

/** A sheet with an arrow into a tray: where a file is dropped. */
export function DropTray({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.tray, className)} viewBox="0 0 96 72" aria-hidden="true">
      <path d="M8 46l16-2 6 10h36l6-10 16 2 2 20-84 1z" fill="var(--cut-sand)" />
      <path d="M30 6l34-2 4 42-36 2z" fill="var(--cut-paper)" stroke="var(--cut-ghost)" strokeWidth="2" />
      <path d="M48 14v20M40 27l8 9 8-9" fill="none" stroke="var(--cut-spruce)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
