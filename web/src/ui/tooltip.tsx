import {
  cloneElement,
  type FocusEventHandler,
  type KeyboardEvent,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useState,
} from 'react';
import { useOverlays } from './load-overlays.ts';

/** CON-21. */
const TOOLTIP_WIDTH = 240;

/** What the element under the words is given. */
interface Pointed {
  ref: Ref<HTMLElement>;
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Words that appear over an element on hover and focus, and go by Escape; 240 px wide by default (SHELL-15). */
export function Tooltip({
  label,
  width = TOOLTIP_WIDTH,
  disabled = false,
  withArrow = true,
  onElement,
  children,
}: {
  label: ReactNode;
  width?: number;
  disabled?: boolean;
  withArrow?: boolean;
  /** Called with the element under the words, for whoever wants to measure it; must not change. */
  onElement?: (element: HTMLElement | null) => void;
  children: ReactElement<Partial<Pointed>>;
}) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const take = useCallback(
    (found: HTMLElement | null) => {
      setElement(found);
      onElement?.(found);
    },
    [onElement],
  );
  const [isOver, setOver] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const open = (isOver || hasFocus) && !disabled;
  const overlays = useOverlays(open);
  return (
    <>
      {cloneElement(children, {
        ref: take,
        onPointerEnter: () => setOver(true),
        onPointerLeave: () => setOver(false),
        onFocus: (event) => setFocus(event.target.matches(':focus-visible')),
        onBlur: () => setFocus(false),
        onKeyDown: (event) => {
          if (event.key !== 'Escape') return;
          setOver(false);
          setFocus(false);
        },
      })}
      {overlays && (
        <overlays.TooltipBubble of={element} open={open} label={label} width={width} withArrow={withArrow} />
      )}
    </>
  );
}
