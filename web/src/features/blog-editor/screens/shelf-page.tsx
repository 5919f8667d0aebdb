import { useQuery } from '@tanstack/react-query';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LeadPage } from '../../../ui/lead-page.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { authorsQuery, categoriesQuery } from '../blog-editor.queries.ts';
import { shelfText as text } from '../blog-editor.text.ts';
import { Authors, Categories } from '../parts/shelves.tsx';
import s from '../parts/shelf.module.css';

/** The categories of the blog and those who sign its posts. */
export default function ShelfPage() {
  useTitle(text.title);
  const [categories, authors] = [useQuery(categoriesQuery), useQuery(authorsQuery)];
  const again = () => void Promise.all([categories.refetch(), authors.refetch()]);
  return (
    <LeadPage
      className={s.page}
      title={text.title}
      lead={text.lead}
      back={<BackLink to="/redaktion/indlaeg">{text.back}</BackLink>}
    >
      {(categories.isPending || authors.isPending) && <LoadingRows />}
      {(categories.isError || authors.isError) && <ErrorState message={text.failed} onRetry={again} />}
      {categories.data && <Categories rows={categories.data} />}
      {authors.data && <Authors rows={authors.data} />}
    </LeadPage>
  );
}
