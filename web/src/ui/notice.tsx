import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import s from './notice.module.css';

/** A coloured box with what one should know before one goes on: yellow, or red where something is refused or lost. */
export function Notice({
  as: Tag = 'div',
  tone = 'wait',
  className,
  ...rest
}: { as?: 'div' | 'p' | 'section' | 'ul' | 'li'; tone?: 'wait' | 'bad' } & HTMLAttributes<HTMLElement>) {
  return <Tag className={classNames(s.notice, s[tone], className)} {...rest} />;
}
