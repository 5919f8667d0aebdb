import type { ComponentType } from 'react';
import type { Load } from './first-files.ts';
import type { PublicPageProps } from './server-context.ts';

interface PublicPage {
  /** Address pattern as React Router writes it. */
  path: string;
  status?: number;
  load: Load<{ default: ComponentType<PublicPageProps> }>;
}

/* One line per public page. They are rendered by the server and made alive without the router, which alone would be
   a third of the script that such a page may load; the links between them are ordinary links. */
export const publicPages = {
  front: { path: '/', load: () => import('../features/front-page/pages/front-page.tsx') },
  login: { path: '/login', load: () => import('../features/accounts/screens/login-page.tsx') },
  blog: { path: '/blog', load: () => import('../features/blog/pages/blog-feed-page.tsx') },
  // its address may be a category's as well: what the server has found there decides
  blogPost: { path: '', load: () => import('../features/blog/pages/blog-post-page.tsx') },
  newsletter: {
    path: '/nyhedsbrev/tilmeld',
    load: () => import('../features/public-site/pages/newsletter-page.tsx'),
  },
  leaveNewsletter: {
    path: '/nyhedsbrev/frameld',
    load: () => import('../features/public-site/pages/leave-newsletter-page.tsx'),
  },
  folkeskole: { path: '/folkeskole', load: () => import('../features/audiences/pages/audience-page.tsx') },
  gymnasium: { path: '/gymnasium', load: () => import('../features/audiences/pages/audience-page.tsx') },
  voksne: { path: '/voksenuddannelse', load: () => import('../features/audiences/pages/audience-page.tsx') },
  prices: { path: '/priser', load: () => import('../features/public-site/pages/prices-page.tsx') },
  legal: { path: '/juridisk', load: () => import('../features/public-site/pages/legal-page.tsx') },
  accessibility: {
    path: '/tilgaengelighed',
    load: () => import('../features/public-site/pages/accessibility-page.tsx'),
  },
  notFound: { path: '*', status: 404, load: () => import('./pages/public-not-found.tsx') },
  serverError: { path: '', status: 500, load: () => import('./pages/public-server-error.tsx') },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof publicPages;

/** What the server leaves in the page for the browser to go on with. */
export interface PageData {
  page: PublicPageName;
  props: PublicPageProps;
}
