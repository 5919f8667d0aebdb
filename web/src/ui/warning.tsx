import { classNames } from './class-names.ts';
import { IconAlertTriangle } from './icons.ts';
import { Notice } from './notice.tsx';
import s from './warning.module.css';

/** A notice with the sign of a warning before its words. */
export function Warning({
  as = 'p',
  className,
  children,
}: Pick<Parameters<typeof Notice>[0], 'as' | 'className' | 'children'>) {
  return (
    <Notice as={as} className={classNames(s.warning, className)}>
      <IconAlertTriangle aria-hidden="true" />
      {children}
    </Notice>
  );
}
