import type { ItemFeedback } from '@ordklar/contract';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { MarkSign, wentOf } from './mark-sign.tsx';
import s from './gap.module.css';

/** A list with another value at one place. */
export const withAt = (list: readonly string[], at: number, value: string): string[] =>
  list.map((other, index) => (index === at ? value : other));

/** Round what is filled in: how it went, once that is known, and what may help. */
export function Gap({
  isRight,
  isWide = false,
  hint = null,
  children,
}: {
  isRight: boolean | null;
  isWide?: boolean;
  hint?: string | null;
  children: ReactNode;
}) {
  return (
    <span className={classNames(s.gap, isWide && s.gapWide)} data-part="gap" data-went={wentOf(isRight)}>
      {children}
      {isRight !== null && <MarkSign className={s.sign} isRight={isRight} />}
      {hint !== null && <span className={s.hint}> ({hint})</span>}
    </span>
  );
}

/** A field for an answer, in which neither browser nor phone helps with the spelling. */
export function AnswerField({
  isRight,
  onWrite,
  ...rest
}: { isRight: boolean | null; onWrite: (value: string) => void } & ComponentProps<'input'>) {
  return (
    <input
      type="text"
      aria-invalid={isRight === false || undefined}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onWrite(event.currentTarget.value)}
      {...rest}
    />
  );
}

/** A text with gaps, each filled by `field`. */
export function TextWithGaps<Part extends object>({
  parts,
  feedback,
  field,
  hintOf = () => null,
}: {
  parts: readonly (string | Part)[];
  feedback: ItemFeedback | null;
  field: (part: Part, gap: number, isRight: boolean | null) => ReactNode;
  /** What may help with a gap. */
  hintOf?: (part: Part) => string | null;
}) {
  let gaps = 0;
  return (
    <p data-part="sentence">
      {parts.map((part, place) => {
        if (typeof part === 'string') return part;
        const gap = gaps++;
        const isRight = feedback?.grade.parts[gap]?.isRight ?? null;
        return (
          <Gap key={place} isRight={isRight} hint={hintOf(part)}>
            {field(part, gap, isRight)}
          </Gap>
        );
      })}
    </p>
  );
}
