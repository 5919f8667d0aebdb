import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import s from './button.module.css';

/** One primary button per view; `warm` only for what is new. */
export type ButtonLook = 'primary' | 'line' | 'quiet' | 'warm' | 'ink';

interface Looks {
  look?: ButtonLook;
  large?: boolean;
  icon?: ReactNode;
}

const classesOf = (look: ButtonLook = 'line', large = false, className?: string) =>
  classNames(s.btn, s[look], large && s.large, className);

/** A ring that turns while one waits; whoever shows it says so in words. */
export const Spinner = () => <span className={s.spinner} aria-hidden="true" />;

/** A button; while `busy` it cannot be pressed and says so, and keeps the focus: whoever pressed it by keys goes on from there. */
export function Button({
  look,
  large,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: Looks & { busy?: boolean; ref?: Ref<HTMLButtonElement> } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={classesOf(look, large, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      // a button of a form sends it unless this is refused
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button, for addresses outside the router. Inside it: `<Link className={buttonClass()}>`. */
export function ButtonLink({
  look,
  large,
  icon,
  className,
  children,
  ...rest
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classesOf(look, large, className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}

/** Class names of a button with the caller's own, for elements that are not ours (React Router's Link). */
export const buttonClass = (kind: ButtonLook = 'line', large = false, className?: string): string =>
  classesOf(kind, large, className);

/** As {@link buttonClass}, of a square with only a sign. */
export const iconButtonClass = (className?: string): string => classNames(s.btn, s.icon, s.quiet, className);

/** A round-cornered square with only a sign: `label` is what a screen reader says, `badge` a small count. */
export function IconButton({
  label,
  badge = 0,
  className,
  children,
  ...rest
}: { label: string; badge?: number; ref?: Ref<HTMLButtonElement> } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className={iconButtonClass(className)} aria-label={label} title={label} {...rest}>
      {children}
      {badge > 0 && (
        <span className={s.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </button>
  );
}
