import type { BlogContent } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { blogContent } from './blog-page.ts';
import { previewPage } from './editing/preview.ts';

/** What the public page at an address is filled with: what readers see, and for editors a post beforehand. */
export async function contentAt(context: Context, url: URL, actor: Actor | null): Promise<BlogContent | null> {
  const preview = /^\/blog\/kladde\/([1-9]\d{0,8})$/.exec(url.pathname);
  if (!preview) return blogContent(context, url);
  return (await previewPage(context, url, actor, Number(preview[1]))) ?? { kind: 'missing' };
}
