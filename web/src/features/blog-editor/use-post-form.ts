import type { EditedPost, PostWriting } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { longDate } from '../../lib/dates/danish-dates.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { BRIEFLY, showToast } from '../../lib/toasts/toast-store.ts';
import { blogEditorKey } from './blog-editor.queries.ts';
import { postText as text } from './blog-editor.text.ts';
import { slugOf } from './slug.ts';
import type { Writing } from './use-writing.ts';

const FIELDS = [
  'title',
  'slug',
  'brief',
  'content',
  'categoryId',
  'authorId',
  'imageId',
  'imageAlt',
  'seoTitle',
  'seoDescription',
] as const;

/** What is said when a post has been published. */
function sayPublished({ state, publishedAt, slug }: EditedPost, wanted: number | null): void {
  if (state === 'planned')
    return void showToast({ message: text.planned(longDate(publishedAt, { time: true })), timeout: BRIEFLY });
  showToast({
    message: wanted === null ? text.published : text.publishedLate,
    timeout: BRIEFLY,
    buttonText: text.see,
    clickCallback: () => window.open(`/blog/${slug}`, '_blank', 'noopener'),
  });
}

/** The fields of a post over its draft, and the publishing of it; what the server misses is said at its field. */
export function usePostForm(post: EditedPost, writing: PostWriting, draft: Writing) {
  const queries = useQueryClient();
  /** The address goes with the title, until somebody gives it another or readers know it. */
  const change = (part: Partial<PostWriting>) => {
    const follows = post.publishedAt === null && writing.slug === slugOf(writing.title);
    const slug = part.title !== undefined && part.slug === undefined && follows ? { slug: slugOf(part.title) } : {};
    draft.change({ ...part, ...slug });
  };
  const form = useForm({
    typed: { values: writing, change },
    fields: FIELDS,
    send: async () => {
      const published = await draft.afterSaving((version) =>
        client.publishPost({ params: { id: post.id }, body: { version } }),
      );
      await queries.invalidateQueries({ queryKey: blogEditorKey });
      sayPublished(published, writing.publishAt);
    },
  });
  return form;
}
/** What the parts of the page need of it. */
export type PostForm = Omit<ReturnType<typeof usePostForm>, 'frame' | 'form'>;
