import type { PublicPageName } from './public-pages.ts';

/** Pages with a picture of their own for those who share them (tools/site-pictures/shoot.ts). */
const PICTURED: readonly PublicPageName[] = ['folkeskole', 'gymnasium', 'voksne'];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Meta tags that say where a public page stands and which picture those who share it show: the address without what was asked
 * for in it. Nothing of pages that search engines are to leave, and of those of the blog, which say it themselves.
 */
export function placeTags(
  page: PublicPageName,
  { origin, path }: { origin: string; path: string },
  head: string,
): string {
  if (head.includes('rel="canonical"') || head.includes('name="robots"') || !head.includes('property="og:')) return '';
  const address = escape(origin + (path === '/' ? path : path.replace(/\/$/, '')));
  const picture = `${escape(origin)}/deling/${PICTURED.includes(page) ? page : 'front'}.png`;
  return [
    `<link rel="canonical" href="${address}"/>`,
    `<meta property="og:url" content="${address}"/>`,
    `<meta property="og:image" content="${picture}"/>`,
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
}
