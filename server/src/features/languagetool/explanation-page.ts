import { explanationHtml, isSubcategoryId, pageOf } from '@ordklar/correction/taxonomy';

const STYLE = 'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}';

/**
 * The page behind a mark's »more information« in an editor, as a whole HTML document.
 * @param nonce lets the page's one style pass the server's policy.
 * @returns undefined where there is no such subcategory.
 */
export function explanationPage(subcategory: string, nonce: string): string | undefined {
  if (!isSubcategoryId(subcategory)) return undefined;
  const page = pageOf(subcategory);
  return (
    `<!doctype html><html lang="da"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${page.title} – Ordklar</title><style nonce="${nonce}">${STYLE}</style>` +
    `<h1>${page.title}</h1>${explanationHtml(page)}</html>`
  );
}
