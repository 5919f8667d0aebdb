import './mantine.css';
import './mantine-tokens.css';
import './mantine-look.css';
import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { theme } from './theme.ts';

/** The page's nonce, which style elements that are made in the browser must carry. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/**
 * What Mantine's parts need around them. Only what opens over a page is made of them, so each brings it along: no page
 * loads it to be read. What stands inside of another has it already. The styles are in the files above and light or dark
 * is ours (lib/color-scheme), so nothing is done to the page.
 */
export function InMantine({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children;
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={() => undefined}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
