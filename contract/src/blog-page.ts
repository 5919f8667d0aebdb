import type { BlogCategory, BlogPost } from './blog.ts';

/** A post on a card of the overview. */
export type BlogCard = Omit<BlogPost, 'content' | 'author'>;

/** A link to another post. */
export interface BlogLink {
  url: string;
  title: string;
}

/** What the server hands to the page of the overview. `posts` null: they could not be read. */
export interface BlogFeedPage {
  kind: 'feed';
  /** The site's own address, without a slash at its end. */
  origin: string;
  categories: BlogCategory[];
  category: BlogCategory | null;
  posts: BlogCard[] | null;
  page: number;
  pages: number;
  /** What was searched for without a script; null while browsing. */
  search: string | null;
  /** The picture that other sites show of it. */
  sharePath: string | null;
}

/** A way to tell others of a post. */
export interface ShareLink {
  key: 'facebook' | 'linkedin';
  url: string;
}

/** What the server hands to the page of a post (BLOG-26). */
export interface BlogPostPage {
  kind: 'post';
  origin: string;
  post: BlogPost;
  /** When readers last got something new there, in unix seconds. */
  modified: number;
  seo: { title: string; description: string };
  /** The picture is one of our drawings: it goes on beyond its edges, so nothing of it has to be cut away. */
  isDrawn: boolean;
  /** The picture that other sites show of it. */
  sharePath: string | null;
  /** Empty for a preview: nobody else could open it. */
  shareLinks: ShareLink[];
  previous: BlogLink | null;
  next: BlogLink | null;
  /** The overview, as the reader left it. */
  backPath: string;
  isPreview: boolean;
}

/** What a public page is filled with from the database; `missing` where nothing stands at its address. */
export type BlogContent =
  | BlogFeedPage
  | BlogPostPage
  | { kind: 'missing' }
  /** What stood here has another address now. */
  | { kind: 'moved'; path: string };
