import { type Correction, isDeletion, signChange } from '@ordklar/contract';
import { isActive, type MarkType, markType } from './mark-type.ts';

/** How a mark is drawn: a line under words, a sign put in after them, a ring around a sign, a stroke through a word. */
export type MarkShape = 'line' | 'add' | 'ring' | 'delete';

/** Where and how a mark stands in the text; offsets are UTF-16 code units. An 'add' takes no room: start = end. */
export interface MarkPlace {
  start: number;
  end: number;
  shape: MarkShape;
  type: MarkType;
  /** The sign that is put in. */
  sign?: string;
}

/** A sign that can be drawn in its place: one to three characters, no letters. */
const isSign = (text: string): boolean => /^[^\p{L}\p{N}\s]{1,3}$/u.test(text);

/** Where to draw a mark. A mark that adds or takes away a sign is anchored on a word: its sign's place is found here. */
export function markPlace(correction: Correction): MarkPlace {
  const { offset, length } = correction;
  const type = markType(correction);
  const whole: MarkPlace = { start: offset, end: offset + length, shape: 'line', type };
  if (type === 'own') return whole;
  const change = signChange(correction);
  if (change && 'adds' in change && isSign(change.adds.trim()))
    return { start: whole.end, end: whole.end, shape: 'add', type, sign: change.adds.trim() };
  if (change && 'removes' in change) {
    const sign = change.removes.trim();
    const start = whole.end - change.removes.length + change.removes.indexOf(sign);
    if (isSign(sign)) return { start, end: start + sign.length, shape: 'ring', type };
  }
  return isDeletion(correction) && length > 0 ? { ...whole, shape: 'delete' } : whole;
}

/** The classes of ui/marks.css for a drawn mark. */
export function markClasses(correction: Correction, place: MarkPlace, hidden: boolean): string {
  const shape =
    place.shape === 'line'
      ? ({ wordconfusion: 'mark--confusion', other: '' }[place.type as string] ?? `mark--${place.type}`)
      : `mark--${place.shape}`;
  const leaf = (correction.isUser || correction.comment !== null) && place.type !== 'own';
  return ['mark', shape, leaf && 'has-leaf', hidden && 'is-hidden'].filter(Boolean).join(' ');
}

/** Whether the mark is faint or left out where the reader has switched some types off. */
export const isFaint = (correction: Correction, hiddenTypes: ReadonlySet<MarkType>): boolean =>
  !isActive(correction) || hiddenTypes.has(markType(correction));
