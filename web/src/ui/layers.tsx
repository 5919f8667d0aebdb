import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

/** What is drawn over the page lies in one landmark, so that nothing stands outside of one. */
export const layers = (): HTMLElement => document.getElementById('layers') ?? document.body;

/** What React Aria's parts need around them: Danish words and dates, and the place that they are drawn in. */
export function Layers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="da-DK">
      <PortalProvider getContainer={layers}>{children}</PortalProvider>
    </I18nProvider>
  );
}
