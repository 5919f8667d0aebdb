import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageData, publicPages } from './public-pages.ts';
import type { PublicPageProps } from './server-context.ts';

/** Makes a page alive that the server has rendered. */
export async function hydratePublicPage(root: HTMLElement, { page, props }: PageData): Promise<void> {
  const Page = (await publicPages[page].load()).default as ComponentType<PublicPageProps>;
  hydrateRoot(root, <Page {...props} />);
}
