import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import s from './bubble.module.css';
import { classNames } from './class-names.ts';
import { layers } from './layers.tsx';

/** Words beside an element, there as long as they are rendered; they follow it when the page is scrolled. */
export function Bubble({
  of,
  role,
  placement = 'top',
  width,
  withArrow,
  zIndex,
  className,
  children,
}: {
  of: HTMLElement | null;
  role: 'tooltip' | 'note';
  placement?: 'top' | 'left' | 'right' | 'bottom';
  /** In px for a reader who has not made the letters larger. */
  width: number;
  withArrow: boolean;
  /** Over everything by default. */
  zIndex?: number;
  className?: string | undefined;
  children: ReactNode;
}) {
  const overlayRef = useRef<HTMLDivElement>(null);
  const arrowRef = useRef<HTMLSpanElement>(null);
  const targetRef = useMemo(() => ({ current: of }), [of]);
  const {
    overlayProps,
    arrowProps,
    placement: side,
    updatePosition,
  } = useOverlayPosition({ targetRef, overlayRef, arrowRef, placement, offset: withArrow ? 9 : 5, isOpen: true });
  useEffect(() => {
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', updatePosition, { capture: true });
  }, [updatePosition]);
  return createPortal(
    <div
      ref={overlayRef}
      role={role}
      className={classNames(s.bubble, className)}
      style={{ ...overlayProps.style, width: `${width / 16}rem`, ...(zIndex && { zIndex }) }}
      data-side={side}
    >
      {children}
      {withArrow && <span ref={arrowRef} {...arrowProps} className={s.arrow} />}
    </div>,
    layers(),
  );
}
