import type { BlogLink, BlogPostPage } from '@ordklar/contract';
import type { BlogPageProps } from '../blog-page-props.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconArrowLeft, IconArrowRight } from '../../../ui/icons.ts';
import { NewsletterPopup } from '../../newsletter/index.ts';
import { PublicFrame, publicSite } from '../../public-site/index.ts';
import { blogText as text } from '../blog.text.ts';
import { PostDate } from '../parts/post-date.tsx';
import { ShareBlock } from '../parts/share-block.tsx';
import s from './blog-post-page.module.css';
import textStyle from '../parts/post-text.module.css';

/** Who signs it: a person, or we under one of our names. */
const authorData = ({ name, job_title, image_path }: BlogPostPage['post']['author'], origin: string) =>
  name.startsWith('Ordklar')
    ? { '@type': 'Organization', name, url: origin }
    : {
        '@type': 'Person',
        name,
        ...(job_title && { jobTitle: job_title }),
        ...(image_path && { image: origin + image_path }),
      };

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** What search engines read of the post, as JSON-LD; "<" escaped, so that no text ends the script element. */
function postData({ post, sharePath, modified, origin, seo }: BlogPostPage): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: seo.description,
    inLanguage: 'da',
    datePublished: isoOf(post.published),
    dateModified: isoOf(modified),
    articleSection: post.category_name,
    mainEntityOfPage: origin + post.url,
    ...(sharePath && { image: origin + sharePath }),
    author: authorData(post.author, origin),
    publisher: { '@type': 'Organization', name: 'Ordklar', url: origin },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function PostHead({ page }: { page: BlogPostPage }) {
  const { post, sharePath, modified, origin, seo, isPreview } = page;
  return (
    <>
      <title>{`${seo.title} – Ordklar`}</title>
      <meta name="description" content={seo.description} />
      {isPreview && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={origin + post.url} />
      <link rel="alternate" type="application/rss+xml" title={text.feedTitle} href="/blog/rss.xml" />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="Ordklar" />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={origin + post.url} />
      {sharePath && <meta property="og:image" content={origin + sharePath} />}
      {sharePath && <meta name="twitter:card" content="summary_large_image" />}
      {post.image_alt && <meta property="og:image:alt" content={post.image_alt} />}
      <meta property="article:published_time" content={isoOf(post.published)} />
      <meta property="article:modified_time" content={isoOf(modified)} />
    </>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');

function Author({ author }: { author: BlogPostPage['post']['author'] }) {
  return (
    <div className={s.author}>
      {author.image_path ? (
        <img src={author.image_path} alt="" width={64} height={64} />
      ) : (
        <span className={s.face} aria-hidden="true">
          {initials(author.name)}
        </span>
      )}
      <div>
        <b>{author.name}</b>
        <small>{author.job_title}</small>
      </div>
    </div>
  );
}

function Beside({ link, label, side }: { link: BlogLink | null; label: string; side: 'before' | 'after' }) {
  if (!link) return <span />;
  return (
    <a className={classNames(s.beside, side === 'after' && s.after)} href={link.url}>
      {side === 'before' && <IconArrowLeft aria-hidden="true" />}
      <span>
        <small>{label}</small>
        <b>{link.title}</b>
      </span>
      {side === 'after' && <IconArrowRight aria-hidden="true" />}
    </a>
  );
}

/** The picture over the whole width, with the day and the way back on it. */
function Hero({ page: { post, isDrawn, backPath } }: { page: BlogPostPage }) {
  return (
    <div className={s.hero}>
      {post.image_path && (
        <img
          className={classNames(isDrawn && s.drawn)}
          src={post.image_path}
          alt={post.image_alt}
          width={1440}
          height={450}
          fetchPriority="high"
        />
      )}
      <div className={s.over}>
        <div className={publicSite.wrap}>
          <ButtonLink className={s.back} look="line" href={backPath} icon={<IconArrowLeft aria-hidden="true" />}>
            {text.back}
          </ButtonLink>
          <PostDate seconds={post.published} />
        </div>
      </div>
    </div>
  );
}

/** A post (BLOG-20–25). */
export default function BlogPostScreen({ startPath, content }: BlogPageProps) {
  if (content?.kind !== 'post') return null;
  const { post, shareLinks, previous, next, backPath, isPreview } = content;
  return (
    <PublicFrame startPath={startPath} current="/blog">
      <PostHead page={content} />
      <main id="indhold">
        {isPreview && (
          <p className={s.preview} role="status">
            {text.preview}
          </p>
        )}
        <Hero page={content} />
        <article className={classNames(publicSite.wrap, s.post)}>
          <header>
            <p className={s.category}>
              {text.category}: <a href={`/blog?category=${post.category_id}`}>{post.category_name}</a>
            </p>
            <h1>{post.title}</h1>
            <p className={s.intro}>{post.brief}</p>
          </header>
          <aside className={s.side}>
            <div>
              <Author author={post.author} />
              <ShareBlock links={shareLinks} />
            </div>
          </aside>
          {/* cleaned by the server from an allow-list, when it was saved and again for this page */}
          <div className={classNames(s.text, textStyle.text)} dangerouslySetInnerHTML={{ __html: post.content }} />
        </article>
        <nav className={classNames(publicSite.wrap, s.next)} aria-label={text.morePosts}>
          <Beside link={previous} label={text.previousPost} side="before" />
          <ButtonLink className={s.nextBack} look="line" href={backPath}>
            {text.backToOverview}
          </ButtonLink>
          <Beside link={next} label={text.nextPost} side="after" />
        </nav>
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: postData(content) }} />
      </main>
      {!isPreview && <NewsletterPopup loggedIn={startPath !== null} />}
    </PublicFrame>
  );
}
