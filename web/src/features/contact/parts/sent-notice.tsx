import { type ReactNode, useEffect, useRef } from 'react';
import { Leaf } from '../../../ui/drawings.tsx';
import s from '../contact.module.css';
import drawingsStyle from '../../../ui/drawings.module.css';

/** Takes the place of a form that has been sent; focus goes to it, so that it is read out. */
export function SentNotice({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={s.contactSent} ref={notice} tabIndex={-1} role="status">
      <svg viewBox="0 0 200 120" className={drawingsStyle.drawing} aria-hidden="true">
        <path d="M18 104c40-9 124-10 164-1-38 9-122 11-164 1z" fill="var(--cut-sand)" />
        <path d="M52 44l96-26 2 62-94 16z" fill="var(--cut-paper)" />
        <path d="M52 44l54 26 42-52" fill="none" stroke="var(--cut-ghost)" strokeWidth="5" strokeLinejoin="round" />
        <Leaf x={150} y={96} turn={34} size={46} color="var(--cut-leaf)" />
        <Leaf x={144} y={98} turn={-24} size={38} color="var(--cut-spruce)" />
      </svg>
      <h3>{title}</h3>
      {children}
      {action}
    </div>
  );
}
