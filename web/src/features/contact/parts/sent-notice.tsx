import { type ReactNode, useEffect, useRef } from 'react';
import { Drawing, Leaf } from '../../../ui/drawings.tsx';
import s from '../contact.module.css';

/** Takes the place of a form that has been sent; focus goes to it, so that it is read out. */
export function SentNotice({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={s.contactSent} ref={notice} tabIndex={-1} role="status">
      <Drawing>
        <path d="M52 44l96-26 2 62-94 16z" fill="var(--cut-paper)" />
        <path d="M52 44l54 26 42-52" fill="none" stroke="var(--cut-ghost)" strokeWidth="5" strokeLinejoin="round" />
        <Leaf x={150} y={96} turn={34} size={46} color="var(--cut-leaf)" />
        <Leaf x={144} y={98} turn={-24} size={38} color="var(--cut-spruce)" />
      </Drawing>
      <h3>{title}</h3>
      {children}
      {action}
    </div>
  );
}
