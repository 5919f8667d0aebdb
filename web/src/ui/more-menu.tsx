import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Dropdown } from './dropdown.tsx';
import { IconDots } from './icons.ts';

/** Three dots at the end of a line, with what is done to it now and then. `label` says of what there is more. */
export const MoreMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Dropdown
    label={label}
    align="end"
    target={(props) => (
      <IconButton label={label} {...props}>
        <IconDots aria-hidden="true" />
      </IconButton>
    )}
  >
    {children}
  </Dropdown>
);
