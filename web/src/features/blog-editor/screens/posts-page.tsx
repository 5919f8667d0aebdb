import type { EditedPost, PostState } from '@ordklar/contract';
import { POST_STATES } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { withParams } from '../../../lib/address/with-params.ts';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/choice.tsx';
import { DropdownItem } from '../../../ui/dropdown.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconEye, IconPlus } from '../../../ui/icons.ts';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { authorsQuery, categoriesQuery, postsQuery, type Shown } from '../blog-editor.queries.ts';
import { editorText as text, postText } from '../blog-editor.text.ts';
import { ChooseFrom } from '../parts/choose-from.tsx';
import { IconArchive, IconPhoto } from '../parts/editor-icons.ts';
import { StateTags } from '../parts/state-tags.tsx';
import { useArchive } from '../use-post-steps.ts';
import s from './posts-page.module.css';

const whenOf = ({ state, publishedAt, savedAt, savedByName }: EditedPost): string => {
  if (publishedAt !== null && state !== 'archived') return longDate(publishedAt, { time: state === 'planned' });
  const when = longDate(savedAt, { time: true });
  return savedByName === null ? text.savedAt(when) : text.savedBy(when, savedByName);
};

function Row({ post }: { post: EditedPost }) {
  const { archive, restore } = useArchive();
  const title = post.title || text.untitled;
  return (
    <li>
      <span className={s.picture}>
        {post.imagePath ? <img src={post.imagePath} alt="" loading="lazy" /> : <IconPhoto aria-hidden="true" />}
      </span>
      <div>
        <Link to={`/redaktion/indlaeg/${post.id}`}>{title}</Link>
        <small>{[post.categoryName, post.authorName].filter(Boolean).join(' · ')}</small>
      </div>
      <StateTags post={post} />
      <small className={s.when}>{whenOf(post)}</small>
      <MoreMenu label={text.more(title)}>
        <DropdownItem
          icon={<IconEye aria-hidden="true" />}
          onPress={() => window.open(`/blog/kladde/${post.id}`, '_blank', 'noopener')}
        >
          {postText.preview}
        </DropdownItem>
        <DropdownItem
          icon={<IconArchive aria-hidden="true" />}
          onPress={() => void (post.state === 'archived' ? restore(post) : archive(post))}
        >
          {post.state === 'archived' ? text.restore : text.archive}
        </DropdownItem>
      </MoreMenu>
    </li>
  );
}

const numberIn = (value: string | null): number | undefined => (Number(value) > 0 ? Number(value) : undefined);

/** What the list shows, kept in the address, so that one comes back to it. */
function useShown() {
  const [params, setParams] = useSearchParams();
  const state = POST_STATES.find((one) => one === params.get('vis'));
  const search = params.get('soeg') ?? '';
  const categoryId = numberIn(params.get('kategori'));
  const authorId = numberIn(params.get('forfatter'));
  const shown: Shown = {
    page: numberIn(params.get('side')) ?? 1,
    ...(state && { state }),
    ...(search && { search }),
    ...(categoryId && { categoryId }),
    ...(authorId && { authorId }),
  };
  // another question begins at its first page
  const show = (part: Record<string, string | number | null>) =>
    setParams(withParams({ side: null, ...part }), { replace: true });
  return { shown, show, clear: () => setParams({}, { replace: true }) };
}

interface FilterProps extends Pick<ReturnType<typeof useShown>, 'shown' | 'show'> {
  counts: Record<PostState | 'all', number> | undefined;
}

/** What the list is narrowed down to. */
function Filters({ shown, show, counts }: FilterProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: authors = [] } = useQuery(authorsQuery);
  const option = (value: PostState | 'all', label: string) => ({
    value,
    label: counts ? `${label} (${counts[value]})` : label,
  });
  return (
    <div className={s.filters}>
      <Chips
        label={text.filter}
        options={[option('all', text.all), ...POST_STATES.map((state) => option(state, text.states[state]))]}
        value={shown.state ?? 'all'}
        onChange={(state) => show({ vis: state === 'all' ? null : state })}
      />
      <TextField
        label={text.search}
        type="search"
        placeholder={text.searchHint}
        value={shown.search ?? ''}
        onChange={({ currentTarget }) => show({ soeg: currentTarget.value })}
      />
      <ChooseFrom
        label={text.category}
        none={text.anyCategory}
        rows={categories}
        value={shown.categoryId ?? null}
        onChange={(id) => show({ kategori: id })}
      />
      <ChooseFrom
        label={text.author}
        none={text.anyAuthor}
        rows={authors}
        value={shown.authorId ?? null}
        onChange={(id) => show({ forfatter: id })}
      />
    </div>
  );
}

/** A new post, opened to be written on. */
function NewPost() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const { id } = await client.newPost();
      await navigate(`/redaktion/indlaeg/${id}`);
    } catch {
      setBusy(false);
      showErrorToast();
    }
  };
  return (
    <Button look="primary" busy={busy} icon={<IconPlus aria-hidden="true" />} onClick={() => void begin()}>
      {text.newPost}
    </Button>
  );
}

/** All posts of the blog, as editors see them. */
export default function PostsPage() {
  useTitle(text.posts);
  const { shown, show, clear } = useShown();
  const list = useQuery(postsQuery(shown));
  return (
    <main className={s.page} id="indhold" tabIndex={-1}>
      <div className={s.head}>
        <h1>{text.posts}</h1>
        <Link className={buttonClass('quiet')} to="/redaktion/kategorier">
          {text.shelf}
        </Link>
        <NewPost />
      </div>
      <Filters shown={shown} show={show} counts={list.data?.counts} />
      <p className="sr" role="status">
        {list.data && text.found(list.data.total)}
      </p>
      {list.isPending && <LoadingRows />}
      {list.isError && <ErrorState message={text.failed} onRetry={() => void list.refetch()} />}
      {list.data?.posts.length === 0 && (
        <EmptyState title={text.none} action={<Button onClick={clear}>{text.showAll}</Button>}>
          {text.noneHint}
        </EmptyState>
      )}
      <ul className={s.list} aria-busy={list.isPlaceholderData}>
        {list.data?.posts.map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </ul>
      {list.data && (
        <Pager label={text.pages} page={list.data.page} pages={list.data.pages} onGo={(page) => show({ side: page })} />
      )}
    </main>
  );
}
