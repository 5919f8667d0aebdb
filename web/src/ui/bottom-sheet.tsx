import type { ReactNode } from 'react';
import { useOverlays } from './load-overlays.ts';

/** A sheet that slides up from the lower edge of a phone; `overlay` off leaves the page under it readable. */
export function BottomSheet({
  open,
  onClose,
  title,
  overlay = true,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  overlay?: boolean;
  children: ReactNode;
}) {
  const overlays = useOverlays(open);
  return (
    overlays && (
      <overlays.Sheet open={open} onClose={onClose} title={title} overlay={overlay}>
        {children}
      </overlays.Sheet>
    )
  );
}
