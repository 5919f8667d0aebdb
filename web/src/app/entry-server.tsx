import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, matchRoutes } from 'react-router';
import {
  type PageData,
  type PublicPageName,
  type PublicPageProps,
  publicPages,
  type ServerContext,
} from './public-pages.ts';
import { bareScreens, framedScreens, taskScreens } from './screens.ts';

export type { ServerContext } from './public-pages.ts';

/** A page without its template: `head` are title and meta tags, `data` what the browser goes on with. */
export interface Rendered {
  status: number;
  head: string;
  html: string;
  data: string;
}

/** React 19 writes title, meta and link first when no head is rendered; they belong into the template's head. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)*/;

async function renderPage(page: PublicPageName, props: PublicPageProps): Promise<Rendered> {
  const { load, ...entry } = publicPages[page];
  const Page = (await load()).default as ComponentType<PublicPageProps>;
  const out = renderToString(createElement(Page, props));
  const head = HOISTED.exec(out)?.[0] ?? '';
  const data: PageData = { page, props };
  // "<" escaped, so that no text of the address can end the script element
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return {
    status: 'status' in entry ? entry.status : 200,
    head,
    html: out.slice(head.length),
    data: `<script type="application/json" id="page-data">${json}</script>`,
  };
}

/** An address of the logged-in part: an empty page that the browser fills. */
const EMPTY: Rendered = {
  status: 200,
  head: '<title>Ordklar</title><meta name="robots" content="noindex">',
  html: '',
  data: '',
};

/**
 * Renders a page address. Public pages come complete and readable without JavaScript, screens of the logged-in part
 * as an empty page, everything else as the 404 page; a logged-in person who asks for the login is sent on.
 */
export async function render(request: Request, context: ServerContext): Promise<Response | Rendered> {
  const { pathname, search } = new URL(request.url);
  const props: PublicPageProps = { ...context, path: pathname, search };
  const names = Object.keys(publicPages) as PublicPageName[];
  const page = names.find(
    (name) => publicPages[name].path.startsWith('/') && matchPath(publicPages[name].path, pathname),
  );
  if (page === 'login' && context.startPath)
    return new Response(null, { status: 302, headers: { location: context.startPath } });
  if (page) return renderPage(page, props);
  if (matchRoutes([...framedScreens, ...taskScreens, ...bareScreens], pathname)) return EMPTY;
  return renderPage('notFound', props);
}

/** The page for an error of the server itself. */
export function renderServerError(request: Request, context: ServerContext): Promise<Rendered> {
  const { pathname, search } = new URL(request.url);
  return renderPage('serverError', { ...context, path: pathname, search });
}

/** Puts a rendered page, the anti-forgery token and the nonce of the content security policy into the built index.html. */
export function fillTemplate(
  template: string,
  page: Rendered,
  { csrf, nonce }: { csrf: string; nonce: string },
): string {
  const parts: Record<string, string> = {
    '<!--head-->': page.head,
    '<!--app-->': page.html,
    '<!--data-->': page.data,
    '%csrf%': csrf,
    '%nonce%': nonce,
  };
  return template.replace(/<!--(?:head|app|data)-->|%(?:csrf|nonce)%/g, (place) => parts[place] ?? '');
}
