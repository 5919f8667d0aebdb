import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Categories of the blog, in the order of its tabs. */
export const blogCategories = [
  { name: 'Grammatik', slug: 'grammatik' },
  { name: 'Undervisning', slug: 'undervisning' },
  { name: 'Ordblindhed', slug: 'ordblindhed' },
  { name: 'Prøver', slug: 'proever' },
  { name: 'Nyt i Ordklar', slug: 'nyt-i-ordklar' },
] as const;

/** Who signs the posts: those who make Ordklar, never somebody invented. */
export const blogAuthors = [
  { key: 'redaktion', name: 'Ordklars redaktion', jobTitle: 'Skriver om sprog og undervisning' },
  { key: 'udvikling', name: 'Ordklars udviklere', jobTitle: 'Bygger tekstretteren og opgaverne' },
] as const;

const slugs = blogCategories.map(({ slug }) => slug);
const keys = blogAuthors.map(({ key }) => key);

/** What stands above the text of a post's file. */
const head = z.strictObject({
  title: z.string().min(5).max(90),
  brief: z.string().min(80).max(300),
  category: z.enum(slugs),
  author: z.enum(keys),
  published: z.iso.date(),
  /** A drawing in `blog/pictures`, without its ending. */
  picture: z.string().regex(/^[a-z-]+$/),
  /** What the drawing shows. */
  alt: z.string().min(10).max(150),
});

/** A post of the content package; `content` is HTML. */
export type SeededPost = z.output<typeof head> & { slug: string; content: string };

const folder = path.join(import.meta.dirname, '../../blog');

const drawing = (file: string): Buffer | null => {
  const place = path.join(folder, file);
  return fs.existsSync(place) ? fs.readFileSync(place) : null;
};
/** The SVG of a drawing; null where there is none of that name. What fills its width goes on beyond its edges. */
export const blogPicture = (name: string) => drawing(`pictures/${name}.svg`);

/** The drawing as a PNG of 1200 × 630, which is what other sites show of a page (tools/site-pictures/share.ts). */
export const blogSharePicture = (name: string) => drawing(`shared/${name}.png`);

/** Reads a post's file: lines of `name: value`, an empty line, and the text as HTML. */
export function readPost(slug: string, source: string): SeededPost {
  const [lines = '', ...rest] = source.split('\n\n');
  const fields = lines.split('\n').map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2)];
  });
  return { ...head.parse(Object.fromEntries(fields)), slug, content: rest.join('\n\n').trim() };
}

/** All posts of the content package, newest first. */
export function blogPosts(): SeededPost[] {
  const posts = path.join(folder, 'posts');
  return fs
    .readdirSync(posts)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPost(file.slice(0, -'.html'.length), fs.readFileSync(path.join(posts, file), 'utf8')))
    .toSorted((a, b) => (a.published < b.published ? 1 : -1));
}
