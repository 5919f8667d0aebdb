import type { EditedAuthor, EditedCategory } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { IconButton } from '../../../ui/button.tsx';
import { blogEditorKey } from '../blog-editor.queries.ts';
import { shelfText as text } from '../blog-editor.text.ts';
import { slugOf } from '../slug.ts';
import { IconArrowDown, IconArrowUp } from './editor-icons.ts';
import { Shelf } from './shelf.tsx';

/** The categories, in the order of the blog's tabs. */
export function Categories({ rows }: { rows: readonly EditedCategory[] }) {
  const queries = useQueryClient();
  const move = async ({ id }: EditedCategory, place: number) => {
    try {
      await client.moveCategory({ params: { id }, body: { place } });
    } catch {
      showErrorToast();
    }
    await queries.invalidateQueries({ queryKey: blogEditorKey });
  };
  return (
    <Shelf
      heading={text.categories}
      addLabel={text.addCategory}
      rows={rows}
      second={{ field: 'slug', label: text.slug, from: slugOf, of: ({ slug }) => slug }}
      say={({ slug }) => `/blog/${slug}`}
      add={({ name, second: slug }) => client.addCategory({ body: { name, slug } })}
      edit={(id, { name, second: slug }) => client.editCategory({ params: { id }, body: { name, slug } })}
      remove={(id, moveTo) => client.removeCategory({ params: { id }, query: moveTo ? { moveTo } : {} })}
      tools={(row, index) => (
        <>
          <IconButton label={text.up(row.name)} disabled={index === 0} onClick={() => void move(row, index - 1)}>
            <IconArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text.down(row.name)}
            disabled={index === rows.length - 1}
            onClick={() => void move(row, index + 1)}
          >
            <IconArrowDown aria-hidden="true" />
          </IconButton>
        </>
      )}
    />
  );
}

/** Those who posts are signed by. */
export const Authors = ({ rows }: { rows: readonly EditedAuthor[] }) => (
  <Shelf
    heading={text.authors}
    addLabel={text.addAuthor}
    rows={rows}
    second={{ field: 'jobTitle', label: text.job, of: ({ jobTitle }) => jobTitle }}
    say={({ jobTitle }) => jobTitle}
    picture={({ imageId }) => imageId}
    add={({ name, second: jobTitle, imageId }) => client.addAuthor({ body: { name, jobTitle, imageId } })}
    edit={(id, { name, second: jobTitle, imageId }) =>
      client.editAuthor({ params: { id }, body: { name, jobTitle, imageId } })
    }
    remove={(id, moveTo) => client.removeAuthor({ params: { id }, query: moveTo ? { moveTo } : {} })}
  />
);
