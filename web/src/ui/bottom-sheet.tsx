import type { ReactNode } from 'react';
import { useOverlays } from './load-overlays.ts';

/** A sheet that slides up from the lower edge of a phone. */
export function BottomSheet({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}) {
  const overlays = useOverlays(open);
  return (
    overlays && (
      <overlays.Sheet open={open} onClose={onClose} title={title}>
        {children}
      </overlays.Sheet>
    )
  );
}
