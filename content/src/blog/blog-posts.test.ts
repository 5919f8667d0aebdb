import { expect, it } from 'vitest';
import { blogPicture, blogPosts } from './blog-posts.ts';

const posts = blogPosts();
const drawing = (name: string) => Buffer.from(blogPicture(name)).toString('utf8');

it('each post has a drawing of its own', () => {
  const names = posts.map(({ picture }) => picture);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('letters in a drawing are drawn: a picture has no fonts of the page, and each machine its own', () => {
  for (const { picture } of posts) {
    expect(drawing(picture), picture).toMatch(/^<svg [^>]*viewBox="0 0 1440 860"/);
    expect(drawing(picture), picture).not.toMatch(/<text|font-family/);
  }
});
