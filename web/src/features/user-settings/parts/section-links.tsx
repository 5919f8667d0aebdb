import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import s from './section-links.module.css';

/** A part of the page, whose heading has the id. */
export interface Section {
  id: string;
  title: string;
  Icon: ComponentType<{ 'aria-hidden': true }>;
}

/** So far down the window a section has been reached. */
const REACHED = 0.3;

/** The section that one reads: the last whose heading has come so far up; at the end of the page, the last of all. */
function reached(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2) return ids.at(-1);
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top < innerHeight * REACHED;
  });
}

/** Links to the sections of a page; the one that one is in is marked. On a phone they are a row of chips. */
export function SectionLinks({ label, sections }: { label: string; sections: readonly Section[] }) {
  const { hash } = useLocation();
  const [current, setCurrent] = useState(hash.slice(1));
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const look = () => setCurrent(reached(ids.split(' ')) ?? ids.split(' ')[0] ?? '');
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return (
    <nav className={s.nav} aria-label={label}>
      {sections.map(({ id, title, Icon }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          <Icon aria-hidden={true} />
          {title}
        </a>
      ))}
    </nav>
  );
}
