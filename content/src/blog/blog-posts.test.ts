import { expect, it } from 'vitest';
import { blogPicture, blogPosts, blogSharePicture } from './blog-posts.ts';

const posts = blogPosts();
const drawing = (name: string) => blogPicture(name)?.toString('utf8') ?? '';

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

it('a drawing fills a frame that is wider than itself, and sites that show no SVG get it as a PNG', () => {
  for (const { picture } of posts) {
    const [background] = /<path[^>]*>/.exec(drawing(picture)) ?? [];
    expect([picture, background]).toEqual([picture, expect.stringContaining('d="M-3000 0h7440v860h-7440z"')]);
    const png = blogSharePicture(picture);
    // the width and the height stand first in a PNG
    expect([picture, png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([picture, 1200, 630]);
    expect(png?.length).toBeLessThan(100_000);
  }
  expect(blogPicture('findes-ikke')).toBeNull();
});
