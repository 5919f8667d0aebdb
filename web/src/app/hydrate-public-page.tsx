import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageData, publicPages } from './public-pages.ts';
import type { PublicPageProps } from './server-context.ts';
import { ALIVE } from './start-later.ts';

/** Tells when the page listens, so that what was done before is done now. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(ALIVE));
  }, []);
  return children;
}

/**
 * Makes a page alive that the server has rendered. As a transition it goes in steps of a few milliseconds: a slow phone
 * scrolls and answers meanwhile.
 */
export async function hydratePublicPage(root: HTMLElement, { page, props }: PageData): Promise<void> {
  const Page = (await publicPages[page].load()).default as ComponentType<PublicPageProps>;
  startTransition(() => {
    hydrateRoot(
      root,
      <Alive>
        <Page {...props} />
      </Alive>,
    );
  });
}
