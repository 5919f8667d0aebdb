import { FIRST_STEPS_PAGE } from '@ordklar/contract';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, matchRoutes, type RouteObject } from 'react-router';
import { type PageData, type PublicPageName, publicPages } from './public-pages.ts';
import type { PublicPageProps, ServerContext } from './server-context.ts';
import { loadFrame, loadPlayer } from './around-screens.ts';
import { firstFileLinks, type Load, type Manifest } from './first-files.ts';
import { placeTags } from './page-place.ts';
import { ALIVE, LATER_ID, startLater } from './start-later.ts';
import { bareScreens, firstSteps, framedScreens, type ScreenHandle, taskScreens } from './screens.ts';

export type { ServerContext } from './server-context.ts';

/**
 * A page without its template: `head` are title and meta tags, `data` what the browser goes on with, `sources` of what
 * files of ours it will be made there.
 */
export interface Rendered {
  status: number;
  head: string;
  html: string;
  data: string;
  sources: readonly string[];
}

/** React 19 writes title, meta and link first when no head is rendered; they belong into the template's head. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)*/;

async function renderPage(page: PublicPageName, props: PublicPageProps, origin: string | undefined): Promise<Rendered> {
  const { load, ...entry } = publicPages[page];
  const Page = (await load()).default as ComponentType<PublicPageProps>;
  const out = renderToString(createElement(Page, props));
  const head = HOISTED.exec(out)?.[0] ?? '';
  const data: PageData = { page, props };
  // "<" escaped, so that no text of the address can end the script element
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return {
    // a blog that could not be read is there again later
    status: 'status' in entry ? entry.status : props.content?.kind === 'feed' && !props.content.posts ? 503 : 200,
    head: origin === undefined ? head : head + placeTags(page, { origin, path: props.path }, head),
    html: out.slice(head.length),
    data: `<script type="application/json" id="page-data">${json}</script>`,
    sources: sourcesOf([load]),
  };
}

const sourcesOf = (loads: readonly Load<unknown>[]): string[] => loads.flatMap(({ source }) => source ?? []);

/** Starts the logged-in part (entry-browser.tsx). */
const START = 'src/app/start-app.tsx';

/** An address of the logged-in part: an empty page that the browser fills. */
const emptyPage = (loads: readonly Load<unknown>[]): Rendered => ({
  status: 200,
  head: '<title>Ordklar</title><meta name="robots" content="noindex">',
  html: '',
  data: '',
  sources: [START, ...sourcesOf(loads)],
});

/** What the first visit of a screen needs beside what starts the logged-in part; nothing where no screen is. */
function loadsAt(pathname: string): readonly Load<unknown>[] | undefined {
  // nearly every task is one of items: the frame that a text stands in comes when it is one
  const kinds: [RouteObject[], Load<unknown>[]][] = [
    [framedScreens, [loadFrame]],
    [taskScreens, [loadPlayer]],
    [bareScreens, []],
    [[firstSteps], []],
  ];
  for (const [screens, around] of kinds) {
    const route = matchRoutes(screens, pathname)?.at(-1)?.route;
    const own = (route?.handle as ScreenHandle | undefined)?.load;
    if (route) return own ? [...around, own] : around;
  }
  return undefined;
}

/** The page of what the server has found at the address; undefined where the address says it. */
function pageOf(content: ServerContext['content']): PublicPageName | undefined {
  const pages = { feed: 'blog', post: 'blogPost', missing: 'notFound', moved: undefined } as const;
  return content ? pages[content.kind] : undefined;
}

/**
 * Renders a page address. Public pages come complete and readable without JavaScript, screens of the logged-in part
 * as an empty page, everything else as the 404 page; a logged-in person who asks for the login is sent on, and who has first steps
 * to take from any screen to those.
 */
export async function render(
  request: Request,
  { origin, owesFirstSteps, ...context }: ServerContext,
): Promise<Response | Rendered> {
  const { pathname, search } = new URL(request.url);
  const { content } = context;
  if (content?.kind === 'moved')
    return new Response(null, { status: 301, headers: { location: content.path + search } });
  const props: PublicPageProps = { ...context, path: pathname, search };
  const names = Object.keys(publicPages) as PublicPageName[];
  const page =
    pageOf(context.content) ??
    names.find((name) => publicPages[name].path.startsWith('/') && matchPath(publicPages[name].path, pathname));
  if (page === 'login' && context.startPath)
    return new Response(null, { status: 302, headers: { location: context.startPath } });
  if (page) return renderPage(page, props, origin);
  const loads = loadsAt(pathname);
  if (loads && owesFirstSteps && pathname !== FIRST_STEPS_PAGE) {
    const location = `${FIRST_STEPS_PAGE}?til=${encodeURIComponent(pathname + search)}`;
    return new Response(null, { status: 302, headers: { location } });
  }
  if (loads) return emptyPage(loads);
  return renderPage('notFound', props, undefined);
}

/** The page for an error of the server itself. */
export function renderServerError(request: Request, { uniLogin, startPath }: ServerContext): Promise<Rendered> {
  const { pathname, search } = new URL(request.url);
  return renderPage('serverError', { uniLogin, startPath, path: pathname, search }, undefined);
}

const SCRIPTS = /\s*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)/g;

/** A page that can be read at once is drawn before it asks for what makes it alive. */
function scriptsLater(html: string, nonce: string): string {
  const scripts = html.match(SCRIPTS)?.join('') ?? '';
  const start = `(${startLater.toString()})(${JSON.stringify(LATER_ID)}, ${JSON.stringify(ALIVE)})`;
  const later = `<template id="${LATER_ID}">${scripts}</template><script nonce="${nonce}">${start}</script>`;
  return html.replaceAll(SCRIPTS, '').replace('</head>', () => `${later}</head>`);
}

/**
 * Puts a rendered page, the anti-forgery token, the nonce of the content security policy and links to what the page will
 * load into the built index.html.
 */
export function fillTemplate(
  { template, manifest }: { template: string; manifest: Manifest },
  page: Rendered,
  { csrf, nonce }: { csrf: string; nonce: string },
): string {
  const withLinks = template.replace('</head>', () => `${firstFileLinks(manifest, page.sources)}</head>`);
  const parts: Record<string, string> = {
    '<!--head-->': page.head,
    '<!--app-->': page.html,
    '<!--data-->': page.data,
    '%csrf%': csrf,
    '%nonce%': nonce,
  };
  const whole = page.html === '' ? withLinks : scriptsLater(withLinks, nonce);
  return whole.replace(/<!--(?:head|app|data)-->|%(?:csrf|nonce)%/g, (place) => parts[place] ?? '');
}
