import type { BlogCard, BlogFeedPage } from '@ordklar/contract';
import { useState } from 'react';
import type { BlogPageProps } from '../blog-page-props.ts';
import { IconButton } from '../../../ui/button.tsx';
import { IconArrowLeft } from '../../../ui/icons.ts';
import { NewsletterPopup, NewsletterStrip } from '../../newsletter/index.ts';
import { PublicFrame, publicSite } from '../../public-site/index.ts';
import { feedAddress, postAddress } from '../blog-address.ts';
import { blogText as text } from '../blog.text.ts';
import { CategoryTabs } from '../parts/category-tabs.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import { FeaturedPost, PostCard } from '../parts/post-card.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { useBlogSearch } from '../use-blog-search.ts';
import s from './blog-feed-page.module.css';

type State = Pick<BlogFeedPage, 'category' | 'search' | 'page'>;
const BROWSING = { category: null, search: null };

function FeedHead({ feed }: { feed: BlogFeedPage }) {
  const { category, page, origin, search, sharePath } = feed;
  return (
    <>
      <title>{text.pageTitle(category?.name, page)}</title>
      <meta name="description" content={text.description(category?.name)} />
      {search !== null && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={origin + feedAddress({ category, search: null, page })} />
      <link rel="alternate" type="application/rss+xml" title={text.feedTitle} href="/blog/rss.xml" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Ordklar" />
      <meta property="og:title" content={text.pageTitle(category?.name, page)} />
      <meta property="og:description" content={text.description(category?.name)} />
      <meta property="og:url" content={origin + feedAddress({ category, search: null, page })} />
      {sharePath && <meta property="og:image" content={origin + sharePath} />}
    </>
  );
}

function Cards({ posts, state }: { posts: readonly BlogCard[]; state: State }) {
  return (
    <ul className={s.cards}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} href={postAddress(post, state)} />
      ))}
    </ul>
  );
}

/** What was found, in the place of the feed (BLOG-10, BLOG-11). */
function ResultsHeading({ search, onBack }: { search: string; onBack?: () => void }) {
  return (
    <h2 className={s.results} aria-live="polite">
      {onBack ? (
        <IconButton label={text.backToAll} onClick={onBack}>
          <IconArrowLeft aria-hidden="true" />
        </IconButton>
      ) : (
        <a href="/blog" aria-label={text.backToAll}>
          <IconArrowLeft aria-hidden="true" />
        </a>
      )}
      {text.searchResults(search)}
    </h2>
  );
}

/** The feed as the server has read it; also what was searched for without a script. */
function Browsing({ feed }: { feed: BlogFeedPage }) {
  const { posts, category, search, page, pages } = feed;
  if (posts === null) return null;
  const [first] = posts;
  const featured = page === 1 && category === null && search === null ? first : undefined;
  const rest = featured ? posts.slice(1) : posts;
  const empty = search === null ? text.none : text.noResults;
  return (
    <>
      {search !== null && <ResultsHeading search={search} />}
      {posts.length === 0 && <p className={s.empty}>{empty}</p>}
      {featured && <FeaturedPost post={featured} href={postAddress(featured, feed)} />}
      <Cards posts={rest} state={feed} />
      <PageLinks
        page={page}
        pages={pages}
        link={(at, label, content) => (
          <a key={label} href={feedAddress({ category, search, page: at })} aria-label={label}>
            {content}
          </a>
        )}
      />
    </>
  );
}

function Searching({ search }: { search: ReturnType<typeof useBlogSearch> }) {
  if (!search.found) return null;
  const { text: searchText, page, result } = search.found;
  return (
    <>
      <ResultsHeading search={searchText} onBack={search.end} />
      {result.posts.length === 0 && <p className={s.empty}>{text.noResults}</p>}
      <Cards posts={result.posts} state={{ ...BROWSING, page: 1 }} />
      <PageLinks
        page={page}
        pages={result.pages}
        link={(at, label, content) => (
          <button key={label} type="button" aria-label={label} onClick={() => search.goTo(at)}>
            {content}
          </button>
        )}
      />
    </>
  );
}

const NOTHING: BlogFeedPage = {
  kind: 'feed',
  origin: '',
  categories: [],
  category: null,
  posts: null,
  page: 1,
  pages: 0,
  search: null,
  sharePath: null,
};

/** The overview of the blog: all posts, those of a category, or what was searched for. */
export default function BlogFeedScreen({ startPath, content }: BlogPageProps) {
  const feed = content?.kind === 'feed' ? content : NOTHING;
  const search = useBlogSearch();
  const [leftSearch, setLeftSearch] = useState(false);
  return (
    <PublicFrame startPath={startPath} current="/blog">
      <FeedHead feed={feed} />
      <main className={publicSite.wrap} id="indhold">
        <div className={s.head}>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        {feed.posts !== null && (
          <div className={s.tools}>
            <CategoryTabs categories={feed.categories} category={feed.category} />
            <SearchBox
              value={feed.search !== null && !leftSearch && search.text === '' ? feed.search : search.text}
              before={feed.search}
              onType={(typed) => {
                setLeftSearch(true);
                search.type(typed);
              }}
              onClose={() => (feed.search === null ? search.end() : location.assign('/blog'))}
            />
          </div>
        )}
        {search.found ? <Searching search={search} /> : <Browsing feed={feed} />}
        {feed.posts !== null && <NewsletterStrip />}
      </main>
      <NewsletterPopup loggedIn={startPath !== null} />
    </PublicFrame>
  );
}
