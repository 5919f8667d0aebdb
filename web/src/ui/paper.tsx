import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './paper.module.css';

/** The paper that one reads from; `lined` gives it the red margin of the exercise book. */
export function Sheet({ lined = false, className, ...rest }: { lined?: boolean } & HTMLAttributes<HTMLElement>) {
  return <article className={classNames(styles.sheet, lined && styles.sheetLined, className)} {...rest} />;
}

/** A slip that one fills in: sections with a hairline between them. With a `label` it stands beside a list, else in what names it. */
export function Slip({ label, className, ...rest }: { label?: string } & HTMLAttributes<HTMLElement>) {
  const Frame = label === undefined ? 'div' : 'aside';
  return <Frame className={classNames(styles.slip, className)} aria-label={label} {...rest} />;
}

export type TagTone = 'plain' | 'good' | 'bad' | 'wait' | 'new';

/** A word about a thing: 'Ny', 'Tildelt i dag', '18 af 26 har øvet'. */
export function Tag({
  tone = 'plain',
  className,
  children,
}: {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={tagClass(tone, className)}>{children}</span>;
}

/** Class names of a tag with the caller's own, for a link that reads as one. */
export const tagClass = (tone: TagTone, className?: string): string =>
  classNames(styles.tag, tone !== 'plain' && styles[tone], className);

const FACES = ['spruce', 'fjord', 'plum', 'clay', 'sea', 'brick', 'meadow', 'ochre'] as const;

/** The colour of a person: the same wherever the name stands, on every machine. The numbers spread the demo school’s well. */
function faceOf(name: string): (typeof FACES)[number] {
  let sum = 0;
  for (const sign of name.normalize('NFC')) sum = (sum * 1342 + (sign.codePointAt(0) ?? 0)) % 9973;
  return FACES[sum % FACES.length] ?? FACES[0];
}

/** The round sign of a person: the initials of the first and the last name, on a colour of their own. */
export function Face({ name, className }: { name: string; className?: string }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
  return (
    <span className={classNames(styles.face, className)} data-face={faceOf(words.join(' '))} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}

export type TickState = 'done' | 'draft' | 'none';

/** One small line per pupil: full is done, half is begun, tall ink is where one stands. */
export function Ticks({
  label,
  states,
  current,
  className,
}: {
  label: string;
  states: readonly TickState[];
  current?: number;
  className?: string;
}) {
  return (
    <div className={classNames(styles.ticks, className)} role="img" aria-label={label}>
      {states.map((state, index) => (
        <i key={index} className={index === current ? styles.now : styles[state]} />
      ))}
    </div>
  );
}
