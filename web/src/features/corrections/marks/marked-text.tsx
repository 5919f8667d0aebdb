import type { Correction } from '@ordklar/contract';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { areaOf, isPressKey, markAt, markOf } from '../../../lib/text/mark-at.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/paper.tsx';
import { layOutMarks, type Paragraph } from './lay-out-marks.ts';
import type { MarkType } from './mark-type.ts';
import { MarkedParagraph } from './marked-paragraph.tsx';
import { selectedRange, type TextRange } from './selected-range.ts';
import { useMarginNumbers } from './use-margin-numbers.ts';
import s from './marked-text.module.css';

export interface MarkedTextProps {
  text: string;
  marks: readonly Correction[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Main types that the reader has switched off. */
  hiddenTypes?: ReadonlySet<MarkType>;
  /** Draw hidden marks faintly (teacher) instead of leaving them out. */
  showHidden?: boolean;
  /** Numbers of the marks in the margin. */
  numbered?: boolean;
  /** Called with what the person has selected with mouse, finger or keys: UTF-16 code units, null when nothing. */
  onSelectText?: (range: TextRange | null) => void;
  /** What the sheet is called. */
  label: string;
  className?: string;
}

const has = (paragraph: Paragraph, id: string | null): boolean =>
  id !== null && paragraph.pieces.some((piece) => piece.kind !== 'text' && piece.mark.correction.id === id);

/** Tells what is selected in the text, once the selection has come to rest. */
function useSelectedRange(
  sheet: { current: HTMLElement | null },
  text: string,
  onSelectText: MarkedTextProps['onSelectText'],
): void {
  useEffect(() => {
    if (!onSelectText) return;
    let rest: ReturnType<typeof setTimeout>;
    const changed = () => {
      clearTimeout(rest);
      rest = setTimeout(() => sheet.current && onSelectText(selectedRange(sheet.current, text)), 120);
    };
    document.addEventListener('selectionchange', changed);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('selectionchange', changed);
    };
  }, [sheet, text, onSelectText]);
}

/** What the sheet listens for: a press on a mark or near it, by mouse, finger or key, and the mouse coming near one. */
function listenersOf(onSelect: (id: string) => void) {
  const choose = (event: MouseEvent | KeyboardEvent) => {
    const id = markOf(event.target);
    if (id !== undefined) onSelect(id);
    return id !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isPressKey(event) && choose(event)) event.preventDefault();
  };
  const near = (event: MouseEvent) =>
    markAt(event.currentTarget, event.clientX, event.clientY, areaOf(event.nativeEvent as PointerEvent));
  const onClick = (event: MouseEvent) => {
    // a press that selects words does not choose the mark under them
    if (document.getSelection()?.toString().trim()) return;
    // taken: it does not close what is open about another mark
    if (choose(event)) return event.preventDefault();
    const id = near(event);
    if (id === undefined) return;
    onSelect(id);
    event.preventDefault();
  };
  const onMouseMove = (event: MouseEvent) =>
    event.currentTarget.toggleAttribute('data-near-mark', event.buttons === 0 && near(event) !== undefined);
  return { onClick, onMouseMove, onKeyDown };
}

/**
 * A text on its sheet with the red margin line: every mark is a button in reading order, drawn by shape and colour of its
 * main type. Any text may be given; a change of the chosen mark redraws two paragraphs and no more.
 */
export function MarkedText({
  text,
  marks,
  selectedId,
  onSelect,
  hiddenTypes,
  showHidden = false,
  numbered = true,
  onSelectText,
  label,
  className,
}: MarkedTextProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const laid = useMemo(
    () => layOutMarks(text, marks, { hiddenTypes, showHidden }),
    [text, marks, hiddenTypes, showHidden],
  );
  const rows = useMarginNumbers(sheet, laid.paragraphs, numbered);
  useSelectedRange(sheet, text, onSelectText);
  const selected = laid.marks.find((mark) => mark.correction.id === selectedId);

  const on = listenersOf(onSelect);
  return (
    // The marks are the buttons; the sheet only listens for them, its edges too: a mark may stand at the end of a line.
    <Sheet lined aria-label={label} className={classNames(s.marked, className)} {...on}>
      <div className={s.sheetText} data-part="text" data-readable="" ref={sheet} lang="da">
        {laid.paragraphs.map((paragraph, index) => {
          const here = has(paragraph, selectedId);
          return (
            <MarkedParagraph
              key={paragraph.start}
              paragraph={paragraph}
              rows={rows[index]}
              selectedId={here ? selectedId : null}
              selectedNumber={here ? (selected?.number ?? null) : null}
            />
          );
        })}
      </div>
    </Sheet>
  );
}
