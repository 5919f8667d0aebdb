import type { BlogCard } from '@ordklar/contract';
import { IconArrowRight } from '../../../ui/icons.ts';
import { blogText as text } from '../blog.text.ts';
import { BRIEF_FEATURED, BRIEF_SHORT, cutBrief } from '../cut-brief.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PostDate } from './post-date.tsx';
import { classNames } from '../../../ui/class-names.ts';
import s from './post-card.module.css';

interface Card {
  post: BlogCard;
  href: string;
}

/** What was published when, and what it is about. */
function When({ post }: { post: BlogCard }) {
  return (
    <span className={s.when}>
      <b>{post.category_name}</b> · <PostDate seconds={post.published} />
    </span>
  );
}

/** A post in the grid (BLOG-14). */
export function PostCard({ post, href }: Card) {
  const picture = post.thumbnail_path ?? post.image_path;
  return (
    <li className={s.card} data-part="post-card">
      <a href={href}>
        {picture ? (
          <img src={picture} alt="" loading="lazy" width={640} height={384} />
        ) : (
          <span className={s.noPicture} />
        )}
        <When post={post} />
        <h2>{post.title}</h2>
        <p>{cutBrief(post.brief, BRIEF_SHORT)}</p>
        <span className={s.more}>
          {text.readMore} <IconArrowRight aria-hidden="true" />
        </span>
      </a>
    </li>
  );
}

/** The newest post over its picture (BLOG-15). */
export function FeaturedPost({ post, href }: Card) {
  const picture = post.image_path ?? post.thumbnail_path;
  return (
    <a className={s.featured} href={href} data-part="featured-post">
      {picture ? (
        <img src={picture} alt="" width={1112} height={480} fetchPriority="high" />
      ) : (
        // the words stand on the place of the picture
        <span className={s.blank} data-part="no-picture" />
      )}
      <div className={s.featuredText}>
        <svg className={s.cut} viewBox="0 0 1112 80" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 40c150-44 300-30 470 2s330 34 460 0 130-28 182-22v60H0z" className={s.night} />
        </svg>
        <When post={post} />
        <h2>{post.title}</h2>
        <p>{cutBrief(post.brief, BRIEF_FEATURED)}</p>
        <span className={classNames(buttonClass('line'), s.featuredMore)}>{text.readMore}</span>
      </div>
    </a>
  );
}
