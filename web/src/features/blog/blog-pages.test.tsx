import type { BlogCard, BlogFeedPage, BlogPostPage } from '@ordklar/contract';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import BlogFeedScreen from './pages/blog-feed-page.tsx';
import BlogPostScreen from './pages/blog-post-page.tsx';

const card = (id: number, more: Partial<BlogCard> = {}): BlogCard => ({
  id,
  title: `Indlæg ${id}`,
  brief: `${'Kort om komma. '.repeat(25)}`,
  published: Date.UTC(2026, 10, 4, 23, 30) / 1000,
  thumbnail_path: null,
  image_path: `/blog/billeder/${id}`,
  image_alt: '',
  url: `/blog/indlaeg-${id}`,
  category_id: 1,
  category_name: 'Grammatik',
  ...more,
});
const GRAMMAR = { id: 1, name: 'Grammatik', slug: 'grammatik' };
const FEED: BlogFeedPage = {
  kind: 'feed',
  origin: 'https://ordklar.example',
  categories: [GRAMMAR, { id: 2, name: 'Prøver', slug: 'proever' }],
  category: null,
  posts: [card(1), card(2), card(3, { thumbnail_path: '/blog/billeder/99' }), card(4)],
  page: 1,
  pages: 3,
  search: null,
  sharePath: '/blog/billeder/1/deling',
};
const show = (feed: Partial<BlogFeedPage> = {}) =>
  render(<BlogFeedScreen startPath={null} content={{ ...FEED, ...feed }} />);
const part = (name: string) => [...document.querySelectorAll(`[data-part=${name}]`)] as HTMLElement[];

describe('the overview', () => {
  it('BLOG-04 TXT-01 has a tab for all and one for each category', () => {
    show();
    const tabs = within(screen.getByRole('navigation', { name: 'Kategorier' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Alle', '/blog', 'page'],
      ['Grammatik', '/blog/grammatik', null],
      ['Prøver', '/blog/proever', null],
    ]);
  });

  it('BLOG-05 opens and closes the categories under a button', async () => {
    show({ category: GRAMMAR });
    const opener = screen.getByRole('button', { name: 'Grammatik' });
    for (const open of ['false', 'true', 'false']) {
      expect(opener.getAttribute('aria-expanded')).toBe(open);
      await userEvent.click(opener);
    }
  });

  it('BLOG-14 BLOG-15 TXT-03 shows the first post big, and the others on cards with all that a card has', () => {
    show();
    const [big] = part('featured-post');
    expect(big?.textContent).toMatch(/Grammatik · 5\. nov\. 2026Indlæg 1/);
    expect(big?.querySelector('p')?.textContent?.length).toBeGreaterThan(250);
    const cards = part('post-card');
    expect(cards).toHaveLength(3);
    expect(cards[0]?.textContent).toMatch(/^Grammatik · 5\. nov\. 2026Indlæg 2Kort om komma.*\.\.\.Læs mere/);
    const { length } = cards[0]?.querySelector('p')?.textContent ?? '';
    expect([length <= 120, length > 100]).toEqual([true, true]);
    expect(cards[1]?.querySelector('img')?.getAttribute('src')).toBe('/blog/billeder/99');
    expect(cards[0]?.querySelector('img')?.getAttribute('src')).toBe('/blog/billeder/2');
  });

  it('BLOG-15 the words of a big post without a picture have a place to stand on', () => {
    show({ posts: [{ ...card(1), image_path: null, thumbnail_path: null }] });
    expect(part('featured-post')[0]?.querySelector('[data-part=no-picture]')).toBeTruthy();
  });

  it.each([[{ page: 2 }], [{ category: GRAMMAR }], [{ search: 'komma' }]])(
    'BLOG-15 has no big post when %o',
    (state) => {
      show(state);
      expect(part('featured-post')).toEqual([]);
      expect(part('post-card')).toHaveLength(4);
    },
  );

  it('BLOG-03 BLOG-16 BLOG-24 leads to pages, categories and posts by addresses that say where one is', () => {
    show({ category: GRAMMAR, page: 2 });
    const pager = screen.getByRole('navigation', { name: 'Sider' });
    expect(within(pager).getByRole('link', { name: 'Næste' }).getAttribute('href')).toBe('/blog/grammatik?page=3');
    expect(within(pager).getByRole('link', { name: 'Side 1' }).getAttribute('href')).toBe('/blog/grammatik');
    expect(screen.getByRole('link', { name: 'Prøver' }).getAttribute('href')).toBe('/blog/proever');
    expect(part('post-card')[0]?.querySelector('a')?.getAttribute('href')).toBe('/blog/indlaeg-1?page=2&category=1');
  });

  it('BLOG-18 shows dots where pages are left out of a long pager', () => {
    show({ page: 7, pages: 14 });
    const pager = screen.getByRole('navigation', { name: 'Sider' });
    expect([...pager.children].map(({ textContent }) => textContent?.trim())).toEqual([
      'Forrige',
      '1',
      '…',
      '6',
      '7',
      '8',
      '…',
      '14',
      'Næste',
    ]);
    expect(within(pager).getByRole('link', { current: 'page' }).textContent).toBe('7');
  });

  it('BLOG-19 hides the way back on the first page and the way on on the last', () => {
    const { unmount } = show();
    expect(screen.queryByRole('link', { name: 'Forrige' })).toBeNull();
    unmount();
    show({ page: 3 });
    expect(screen.queryByRole('link', { name: 'Næste' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Forrige' }).getAttribute('href')).toBe('/blog?page=2');
  });

  it('BLOG-13 TXT-04 says so when there are no posts', () => {
    show({ posts: [], pages: 0 });
    expect(screen.getByText('Der er endnu ingen indlæg at vise...')).toBeTruthy();
  });

  it('BLOG-27 shows nothing of the blog when it could not be read', () => {
    show({ posts: null, categories: [] });
    expect(screen.getByRole('main').textContent).toBe(
      'BlogTil jer, der underviser i sprog. Korte ideer, som kan bruges i næste time.',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the search', () => {
  const fetched = vi.fn<typeof fetch>();
  const answer = (posts: BlogCard[], more = {}) =>
    fetched.mockImplementationOnce(async () => Response.json({ posts, pages: 2, total: 11, per_page: 10, ...more }));
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', fetched);
    // the sign-up for the newsletter asks nothing then
    document.cookie = 'ordklar_newsletter=hide; path=/';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetched.mockReset();
  });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  // and then as many turns as the body of an answer takes to be read
  const pass = (ms: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      for (let turn = 0; turn < 5; turn++) await vi.advanceTimersByTimeAsync(0);
    });
  const open = async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Søg i bloggen' }));
    return screen.getByPlaceholderText('Søg ...');
  };
  const asked = (at: number) => new URL(String(fetched.mock.calls[at]?.[0]), 'http://x').searchParams;

  it('BLOG-06 CON-02 TXT-02 gives the field the focus 100 ms after opening', async () => {
    const field = await open();
    await pass(100);
    expect(document.activeElement).toBe(field);
  });

  it('BLOG-07 BLOG-08 BLOG-10 BLOG-12 CON-01 TXT-06 asks 500 ms after the last key, and shows what comes when it comes', async () => {
    const field = await open();
    await user.type(field, '  ');
    await pass(600);
    expect(fetched).not.toHaveBeenCalled();
    let come: (response: Response) => void = () => {};
    fetched.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
    await user.type(field, 'komma');
    await pass(450);
    expect(fetched).not.toHaveBeenCalled();
    await pass(100);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect([asked(0).get('searchText'), asked(0).get('page')]).toEqual(['komma', '1']);
    expect(part('featured-post')).toHaveLength(1);
    come(Response.json({ posts: [card(7)], pages: 2, total: 11, per_page: 10 }));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Viser resultater for "komma"', hidden: true }).textContent).toContain(
      '"komma"',
    );
    expect(part('post-card').map((each) => each.querySelector('h2')?.textContent)).toEqual(['Indlæg 7']);
    answer([card(8)]);
    await user.click(screen.getByRole('button', { name: 'Side 2' }));
    await pass(0);
    expect(asked(1).get('page')).toBe('2');
    answer([card(9)]);
    await user.type(field, 'r');
    await pass(550);
    expect([asked(2).get('searchText'), asked(2).get('page')]).toEqual(['kommar', '1']);
  });

  it.each(['Tilbage til alle indlæg', 'Luk søgningen', 'clear'])('BLOG-09 ends by %s', async (way) => {
    const field = await open();
    answer([card(7)]);
    await user.type(field, 'komma');
    await pass(550);
    await vi.waitFor(() => expect(part('featured-post')).toEqual([]));
    await (way === 'clear' ? user.clear(field) : user.click(screen.getByRole('button', { name: way })));
    await vi.waitFor(() => expect(part('featured-post')).toHaveLength(1));
  });

  it('BLOG-11 TXT-05 says so when nothing is found', async () => {
    const field = await open();
    answer([], { pages: 0, total: 0 });
    await user.type(field, 'zzz');
    await pass(550);
    expect(screen.getByText('Vi fandt desværre ingen resultater ud fra din søgning')).toBeTruthy();
  });

  it('BLOG-27 changes nothing when the call fails', async () => {
    const field = await open();
    fetched.mockRejectedValueOnce(new TypeError('no net'));
    await user.type(field, 'komma');
    await pass(550);
    expect(part('featured-post')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a post', () => {
  const PAGE: BlogPostPage = {
    kind: 'post',
    origin: 'https://ordklar.example',
    post: {
      ...card(2),
      content: '<p>Tekst <strong>her</strong>.</p>',
      author: { name: 'Ordklars redaktion', image_path: null, job_title: 'Skriver' },
    },
    modified: 1_790_000_000,
    seo: { title: 'Indlæg 2', description: 'Kort' },
    isDrawn: true,
    sharePath: '/blog/billeder/2/deling',
    shareLinks: [
      { key: 'facebook', url: 'https://www.facebook.com/x' },
      { key: 'linkedin', url: 'https://www.linkedin.com/x' },
    ],
    previous: { url: '/blog/indlaeg-3', title: 'Indlæg 3' },
    next: null,
    backPath: '/blog?page=2&category=1',
    isPreview: false,
  };
  const open = (more: Partial<BlogPostPage> = {}) =>
    render(<BlogPostScreen startPath={null} content={{ ...PAGE, ...more }} />);

  it('BLOG-20 BLOG-21 BLOG-23 TXT-07 TXT-09 shows picture, date, category, title, text, author and ways back', () => {
    open();
    const main = screen.getByRole('main');
    expect(main.querySelector('img')?.getAttribute('height')).toBe('450');
    expect(main.querySelector('time')?.textContent).toBe('5. nov. 2026');
    expect(screen.getByText(/^Kategori/).textContent).toBe('Kategori: Grammatik');
    expect(screen.getByRole('link', { name: 'Grammatik' }).getAttribute('href')).toBe('/blog?category=1');
    expect(screen.getByText('her').tagName).toBe('STRONG');
    expect(main.textContent).toContain('Ordklars redaktionSkriver');
    for (const name of ['Tilbage', 'Tilbage til oversigten'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/blog?page=2&category=1');
  });

  it('BLOG-22 leads to the posts beside it, and nowhere where there is none', () => {
    open();
    expect(screen.getByRole('link', { name: /Forrige indlæg/ }).getAttribute('href')).toBe('/blog/indlaeg-3');
    expect(screen.queryByRole('link', { name: /Næste indlæg/ })).toBeNull();
  });

  it('BLOG-25 CON-07 TXT-08 opens a window of 500x500 to share it', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open();
    expect(screen.getByRole('heading', { name: 'Del indlæg' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Del på LinkedIn' }));
    expect(opened).toHaveBeenCalledWith('https://www.linkedin.com/x', 'linkedin', 'popup,width=500,height=500');
    opened.mockRestore();
  });

  it('tells search engines what schema.org asks of a post, each address whole', () => {
    const structured = () =>
      JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as object;
    const { unmount } = open();
    expect(structured()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Indlæg 2',
      description: 'Kort',
      inLanguage: 'da',
      datePublished: '2026-11-04T23:30:00.000Z',
      dateModified: new Date(1_790_000_000_000).toISOString(),
      articleSection: 'Grammatik',
      mainEntityOfPage: 'https://ordklar.example/blog/indlaeg-2',
      image: 'https://ordklar.example/blog/billeder/2/deling',
      author: { '@type': 'Organization', name: 'Ordklars redaktion', url: 'https://ordklar.example' },
      publisher: { '@type': 'Organization', name: 'Ordklar', url: 'https://ordklar.example' },
    });
    unmount();
    const author = { name: 'Mette Holm', job_title: 'Dansklærer', image_path: '/blog/billeder/7' };
    open({ post: { ...PAGE.post, title: '</script><script>x()', image_path: null, author }, sharePath: null });
    expect(structured()).toMatchObject({
      headline: '</script><script>x()',
      author: {
        '@type': 'Person',
        name: 'Mette Holm',
        jobTitle: 'Dansklærer',
        image: 'https://ordklar.example/blog/billeder/7',
      },
    });
    expect(structured()).not.toHaveProperty('image');
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('BLOG-25 has no such block without links', () => {
    open({ shareLinks: [], isPreview: true });
    expect(screen.queryByText('Del indlæg')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/Forhåndsvisning/);
  });
});
