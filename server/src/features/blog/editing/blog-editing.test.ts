import { ApiProblem, type Client, type PostWriting } from '@ordklar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { finishedWriting, PNG, writtenPost } from '../../../testing/blog-editing-samples.ts';
import { newBlogPost } from '../../../testing/blog-samples.ts';
import { HOUR } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { contentAt } from '../content-at.ts';
import { startSweepingImages } from './sweep-images.ts';

let world: World;
let editor: Client;
beforeAll(async () => {
  world = await createWorld();
  editor = (await world.as('redaktor')).api;
});
afterAll(() => world.close());

const problemOf = async (
  call: Promise<unknown>,
): Promise<Pick<ApiProblem, 'status' | 'code' | 'errors' | 'details'>> => {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiProblem)) throw new Error('the call was not refused');
  return outcome;
};
const publish = (id: number, version: number) => editor.publishPost({ params: { id }, body: { version } });
const save = (id: number, content: PostWriting, version: number) =>
  editor.savePostDraft({ params: { id }, body: { content, version } });
/** What stands at an address for readers. */
async function shown(slug: string, who: 'redaktor' | 'laerer' | null = null) {
  const url = new URL(`http://ordklar.test/blog/${slug}`);
  const content = await contentAt(world.context, url, who && world.people[who]);
  return content?.kind === 'post' ? content.post : (content?.kind ?? null);
}

describe('PD-28 a post', () => {
  it('is seen by readers once it is published, and a correction once that is', async () => {
    const { id, version, content } = await writtenPost(world);
    expect(await shown(content.slug)).toBe('missing');
    expect(await publish(id, version)).toMatchObject({ state: 'published', hasChanges: false });
    expect(await shown(content.slug)).toMatchObject({ title: 'Startkomma uden tårer' });

    const saved = await save(id, { ...content, title: 'Startkomma' }, version);
    expect(await editor.editedPost({ params: { id } })).toMatchObject({ title: 'Startkomma', hasChanges: true });
    expect(await shown(content.slug)).toMatchObject({ title: 'Startkomma uden tårer' });
    await publish(id, saved.version);
    expect(await shown(content.slug)).toMatchObject({ title: 'Startkomma' });
  });

  it('keeps the readers who come by its old address, also after two changes and back again', async () => {
    const { id, version, content } = await writtenPost(world);
    await publish(id, version);
    const moved = async (slug: string) => {
      const found = await contentAt(world.context, new URL(`http://ordklar.test/blog/${slug}`), null);
      return found?.kind === 'moved' ? found.path : (found?.kind ?? null);
    };
    let at = version;
    const rename = async (slug: string) => {
      ({ version: at } = await save(id, { ...content, slug }, at));
      await publish(id, at);
    };
    await rename('komma-uden-taarer');
    await rename('komma-med-latter');
    expect([await moved(content.slug), await moved('komma-uden-taarer')]).toEqual([
      '/blog/komma-med-latter',
      '/blog/komma-med-latter',
    ]);
    await rename(content.slug);
    expect([await moved(content.slug), await moved('komma-med-latter')]).toEqual(['post', `/blog/${content.slug}`]);
    // a new post may take an address that nobody has any more
    const other = await writtenPost(world, { slug: 'komma-med-latter' });
    await publish(other.id, other.version);
    expect(await moved('komma-med-latter')).toBe('post');
  });

  it('with a time to come is planned and comes by itself; with a time that has passed it is published at once', async () => {
    const soon = Math.floor(world.clock.now().getTime() / 1000) + 3600;
    const planned = await writtenPost(world, { publishAt: soon });
    expect(await publish(planned.id, planned.version)).toMatchObject({ state: 'planned', publishedAt: soon });
    expect((await editor.postDraft({ params: { id: planned.id } })).content.publishAt).toBe(soon);
    expect(await shown(planned.content.slug)).toBe('missing');
    world.clock.advance(HOUR + 1000);
    expect(await shown(planned.content.slug)).toMatchObject({ published: soon });

    const late = await writtenPost(world, { publishAt: 1000 });
    const now = Math.floor(world.clock.now().getTime() / 1000);
    expect(await publish(late.id, late.version)).toMatchObject({ state: 'published', publishedAt: now });
  });

  it('is looked at beforehand as readers will see it, by editors only', async () => {
    const { id, content } = await writtenPost(world, { content: '<h2>Nyt</h2>' });
    expect(await shown(`kladde/${id}`, 'redaktor')).toMatchObject({ title: content.title, content: '<h2>Nyt</h2>' });
    for (const who of ['laerer', null] as const) expect(await shown(`kladde/${id}`, who)).toBe('missing');
    expect(await shown('kladde/999999', 'redaktor')).toBe('missing');
  });

  it('that lacks something is not published, and each field says what', async () => {
    const { id } = await editor.newPost();
    const { status, errors } = await problemOf(publish(id, 1));
    expect([status, Object.keys(errors ?? {}).toSorted()]).toEqual([
      422,
      ['authorId', 'brief', 'categoryId', 'content', 'slug', 'title'],
    ]);
    const image = await editor.addPostImage({ form: {}, files: [new File([PNG], 'x.png')] });
    const noAlt = await writtenPost(world, { imageId: image.id });
    expect((await problemOf(publish(noAlt.id, noAlt.version))).errors).toEqual({
      imageAlt: ['Beskriv billedet for dem, der ikke kan se det'],
    });
  });

  it('gets no address that another post or a category has, and keeps the text', async () => {
    const first = await writtenPost(world);
    await publish(first.id, first.version);
    const second = await writtenPost(world, { slug: first.content.slug });
    const taken = `Adressen bruges allerede af indlægget »Startkomma uden tårer«. Vælg en anden.`;
    expect((await problemOf(publish(second.id, second.version))).errors).toEqual({ slug: [taken] });
    const fault = async (slug: string) =>
      (await editor.slugOwner({ params: { id: second.id }, query: { slug } })).fault;
    expect(await fault(first.content.slug)).toBe(taken);
    const [category] = await editor.editedCategories();
    expect(await fault(category?.slug ?? '')).toContain('kategorien');
    expect(await fault('Æblegrød!')).toContain('små bogstaver');
    expect(await fault('helt-fri')).toBeNull();
    expect((await editor.postDraft({ params: { id: second.id } })).content).toEqual(second.content);
  });

  it('is corrected at its address although a draft has been given the same, and an archived one has none', async () => {
    const first = await writtenPost(world);
    await publish(first.id, first.version);
    const second = await writtenPost(world, { slug: first.content.slug });
    const saved = await save(first.id, { ...first.content, title: 'Rettet' }, first.version);
    expect(await publish(first.id, saved.version)).toMatchObject({ title: 'Rettet', slug: first.content.slug });
    expect((await problemOf(publish(second.id, second.version))).status).toBe(422);
    const [away, third] = [await writtenPost(world), await writtenPost(world)];
    await editor.archivePost({ params: { id: away.id } });
    const { version } = await save(third.id, { ...third.content, slug: away.content.slug }, third.version);
    expect(await publish(third.id, version)).toMatchObject({ state: 'published' });
  });

  it('with a script in it is cleaned when it is saved', async () => {
    const { id } = await writtenPost(world, { content: '<p onclick="x()">A<script>alert(1)</script></p>' });
    expect((await editor.postDraft({ params: { id } })).content.content).toBe('<p>A</p>');
  });

  it('of two editors at once is not written over: the later one is shown who has saved', async () => {
    const { id, version, content } = await writtenPost(world);
    await save(id, { ...content, brief: 'Hendes.' }, version);
    const refused = await problemOf(save(id, { ...content, brief: 'Hans.' }, version));
    expect([refused.status, refused.code]).toEqual([409, 'stale-save']);
    expect(refused.details).toMatchObject({ version: version + 1, savedByName: world.people.redaktor.name });
    expect((await problemOf(publish(id, version))).status).toBe(409);
    expect((await editor.postDraft({ params: { id } })).content.brief).toBe('Hendes.');
  });

  it('is withdrawn, archived and brought back with its text and address', async () => {
    const { id, version, content } = await writtenPost(world);
    await publish(id, version);
    expect(await editor.withdrawPost({ params: { id } })).toMatchObject({ state: 'draft' });
    expect(await shown(content.slug)).toBe('missing');
    await publish(id, version);
    await editor.archivePost({ params: { id } });
    expect(await shown(content.slug)).toBe('missing');
    expect((await problemOf(publish(id, version))).code).toBe('post-archived');
    expect(await editor.restorePost({ params: { id } })).toMatchObject({ state: 'published' });
    expect(await shown(content.slug)).toMatchObject({ title: content.title });
  });

  it('tells who has changed what, and goes back to an older text', async () => {
    const { id, version, content } = await writtenPost(world);
    await publish(id, version);
    const { version: next } = await save(id, { ...content, title: 'Forkert' }, version);
    await save(id, { ...content, title: 'Helt forkert' }, next);
    const { changes } = await editor.editedPost({ params: { id } });
    expect(changes.map(({ what, title }) => [what, title])).toEqual([
      ['edited', 'Helt forkert'],
      ['published', content.title],
      ['edited', content.title],
      ['created', null],
    ]);
    expect(changes[0]?.byName).toBe(world.people.redaktor.name);
    await editor.restorePostVersion({ params: { id, changeId: changes[1]?.id ?? 0 } });
    const restored = await editor.postDraft({ params: { id } });
    expect(restored.content.title).toBe(content.title);
    expect((await problemOf(save(id, content, next + 1))).status).toBe(409);
    const other = await writtenPost(world);
    expect(
      (await problemOf(editor.restorePostVersion({ params: { id: other.id, changeId: changes[0]?.id ?? 0 } }))).status,
    ).toBe(404);
  });

  it('keeps in its log what one save takes away, such as another window of the same editor', async () => {
    const { id, version, content } = await writtenPost(world);
    const first = `<p>${'Skrevet i det ene vindue. '.repeat(20)}</p>`;
    const second = `<p>${'Noget andet fra det andet. '.repeat(20)}</p>`;
    const one = await save(id, { ...content, content: first }, version);
    const two = await save(id, { ...content, content: second }, one.version);
    await save(id, { ...content, content: second.replace('andet fra', 'nyt fra') }, two.version);
    const { changes } = await editor.editedPost({ params: { id } });
    expect(changes.map(({ what }) => what)).toEqual(['edited', 'edited', 'created']);
    await editor.restorePostVersion({ params: { id, changeId: changes[1]?.id ?? 0 } });
    expect((await editor.postDraft({ params: { id } })).content.content).toContain('det ene vindue');
  });

  it('tells when readers last got something new: a correction does, what is only saved does not', async () => {
    const { id, version, content } = await writtenPost(world);
    await publish(id, version);
    const modified = async () => {
      const found = await contentAt(world.context, new URL(`http://ordklar.test/blog/${content.slug}`), null);
      return found?.kind === 'post' ? found.modified - found.post.published : null;
    };
    expect(await modified()).toBe(0);
    world.clock.advance(3_600_000);
    const saved = await save(id, { ...content, title: 'Startkomma' }, version);
    expect(await modified()).toBe(0);
    await publish(id, saved.version);
    expect(await modified()).toBe(3600);
  });

  it('goes back to what readers see, and what was written stays in the log', async () => {
    const { id, version, content } = await writtenPost(world);
    await publish(id, version);
    await save(id, { ...content, title: 'Fortrudt' }, version);
    await editor.discardPostDraft({ params: { id } });
    expect(await editor.editedPost({ params: { id } })).toMatchObject({ hasChanges: false, title: content.title });
    const { changes } = await editor.editedPost({ params: { id } });
    expect(changes.map(({ title }) => title)).toContain('Fortrudt');
  });
});

describe('PD-28 the list of posts', () => {
  it('knows states, categories and words; page 0 and one beyond the last are pages that are there', async () => {
    const { id, content } = await writtenPost(world, { title: 'Blåbærgrød', brief: 'Om æ, ø og å.' });
    const list = (query: object) => editor.editedPosts({ query: { page: 1, ...query } });
    const ids = async (query: object) => (await list(query)).posts.map((post) => post.id);
    expect(await ids({ search: 'blåbær grød' })).toEqual([id]);
    expect(await ids({ search: 'blåbær', state: 'published' })).toEqual([]);
    expect(await ids({ categoryId: content.categoryId, state: 'draft' })).toEqual([id]);
    expect(await ids({ authorId: content.authorId, state: 'draft' })).toEqual([id]);
    expect(await ids({ search: 'b' })).toContain(id);
    const all = await list({});
    expect(all.total).toBe(all.counts.all);
    expect(all.posts[0]?.state).toBe('draft');
    for (const [page, answered] of [
      [0, 1],
      [10_000, all.pages],
    ])
      expect(await list({ page })).toMatchObject({ page: answered, total: all.total });
  });
});

describe('PD-28 categories, authors and pictures', () => {
  it('a category is renamed and put elsewhere among the tabs', async () => {
    const made = await editor.addCategory({ body: { name: 'Læselyst', slug: 'laeselyst' } });
    const renamed = await editor.editCategory({
      params: { id: made.id },
      body: { name: 'Læsning', slug: 'laeselyst' },
    });
    expect(renamed).toMatchObject({ name: 'Læsning', posts: 0 });
    await editor.moveCategory({ params: { id: made.id }, body: { place: 0 } });
    expect((await editor.editedCategories())[0]?.id).toBe(made.id);
    const { slug } = await newBlogPost(world);
    const { errors } = await problemOf(editor.addCategory({ body: { name: 'X', slug } }));
    expect(errors?.slug?.[0]).toContain('indlægget »Komma«');
  });

  it('an author has a picture, which readers see at the post; one that is not there is refused', async () => {
    const { id: imageId, path } = await editor.addPostImage({ form: {}, files: [new File([PNG], 'mette.png')] });
    const body = { name: 'Mette Holm', jobTitle: 'Dansklærer', imageId };
    const author = await editor.addAuthor({ body });
    expect(author).toMatchObject({ ...body, posts: 0 });
    const { id, version, content } = await writtenPost(world, { authorId: author.id });
    await publish(id, version);
    const seen = await contentAt(world.context, new URL(`http://ordklar.test/blog/${content.slug}`), null);
    expect(seen).toMatchObject({
      post: { author: { name: 'Mette Holm', job_title: 'Dansklærer', image_path: path } },
    });
    const gone = editor.editAuthor({ params: { id: author.id }, body: { ...body, imageId: 999_999 } });
    expect(Object.keys((await problemOf(gone)).errors)).toEqual(['imageId']);
    const without = await editor.editAuthor({ params: { id: author.id }, body: { ...body, imageId: null } });
    expect(without.imageId).toBeNull();
  });

  it('a category or an author with posts is removed only when those go to another', async () => {
    const [from, to] = [await newBlogPost(world), await newBlogPost(world)];
    const content = await finishedWriting(world, { categoryId: from.categoryId, authorId: from.authorId });
    const { id } = await editor.newPost();
    await save(id, content, 1);
    for (const [remove, gone, kept] of [
      [editor.removeCategory, from.categoryId, to.categoryId],
      [editor.removeAuthor, from.authorId, to.authorId],
    ] as const) {
      const bare = await problemOf(remove({ params: { id: gone }, query: {} }));
      expect([bare.status, bare.code]).toEqual([409, 'still-has-posts']);
      expect((await problemOf(remove({ params: { id: gone }, query: { moveTo: gone } }))).status).toBe(422);
      await remove({ params: { id: gone }, query: { moveTo: kept } });
    }
    expect((await editor.postDraft({ params: { id } })).content).toMatchObject({
      categoryId: to.categoryId,
      authorId: to.authorId,
    });
    const [row] = (await world.db.select().from(tables.blogPost)).filter((post) => post.id === from.postId);
    expect(row).toMatchObject({ categoryId: to.categoryId, authorId: to.authorId });
  });

  it('a picture is served as what it is; an SVG, and what only calls itself one, is refused; so is a big one', async () => {
    const add = (bytes: Uint8Array<ArrayBuffer> | string, name: string) =>
      editor.addPostImage({ form: {}, files: [new File([bytes], name)] });
    const { path } = await add(PNG, 'komma.txt');
    const served = await (await world.visitor()).request('GET', path);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png']);
    for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>', 'MZ'])
      expect((await problemOf(add(bytes, 'x.png'))).code).toBe('image-type');
    const big = await problemOf(add(new Uint8Array(20 * 1024 * 1024), 'stort.png'));
    expect([big.status, big.code]).toEqual([413, 'too-large']);
  });
});

describe('PD-28 a picture that was cut', () => {
  const pictureOf = (name: string) => new File([PNG, name], `${name}.png`);
  const add = (form: Parameters<typeof editor.addPostImage>[0]['form'], ...names: string[]) =>
    editor.addPostImage({ form, files: names.map(pictureOf) });
  const bytesAt = async (path: string, who: 'visitor' | 'redaktor' = 'visitor') => {
    const browser = who === 'visitor' ? await world.visitor() : await world.as('redaktor');
    const answer = await browser.request('GET', path);
    return answer.statusCode === 200 ? answer.rawPayload.subarray(PNG.length).toString() : answer.statusCode;
  };
  const wholeOf = ({ id }: { id: number }) => bytesAt(`/api/v1/editor/blog/images/${id}/whole`, 'redaktor');
  const cropOf = ({ id }: { id: number }) => editor.postImage({ params: { id } });

  it('is cut again from its whole, which readers never get, and lists show the small one', async () => {
    const first = await add({ zoom: '2', x: '0.25', y: '1' }, 'udsnit', 'lille', 'hele');
    expect(await cropOf(first)).toEqual({ canBeCut: true, crop: { zoom: 2, x: 0.25, y: 1 } });
    expect([await bytesAt(first.path), await wholeOf(first)]).toEqual(['udsnit', 'hele']);
    const again = await add({ zoom: '1', x: '0.5', y: '0.5', cutFrom: String(first.id) }, 'andet', 'andet lille');
    expect([await bytesAt(again.path), await wholeOf(again)]).toEqual(['andet', 'hele']);
    const rows = await world.db.select().from(tables.blogImage);
    for (const { id } of rows.filter(({ isOnlyKept }) => isOnlyKept)) {
      expect(await bytesAt(`/blog/billeder/${id}`)).toBe(404);
      const { id: postId, version } = await writtenPost(world, { imageId: id, imageAlt: 'x' });
      expect(Object.keys((await problemOf(publish(postId, version))).errors)).toEqual(['imageId']);
    }
    const { id, version, content } = await writtenPost(world, { imageId: again.id, imageAlt: 'Et komma' });
    await publish(id, version);
    const post = await shown(content.slug);
    if (post === null || typeof post === 'string') throw new Error('the post is not shown');
    expect([await bytesAt(post.image_path ?? ''), await bytesAt(post.thumbnail_path ?? '')]).toEqual([
      'andet',
      'andet lille',
    ]);
    expect(await bytesAt((await editor.editedPost({ params: { id } })).imagePath ?? '')).toBe('andet lille');
    // what the picture in use belongs to stays, what the first cut alone needed goes
    world.clock.advance(25 * HOUR);
    const stopSweeping = await startSweepingImages(world.context);
    stopSweeping();
    expect([await bytesAt(first.path), await wholeOf(again)]).toEqual([404, 'hele']);
    expect(await bytesAt(post.thumbnail_path ?? '')).toBe('andet lille');
    const left = new Set((await world.db.select().from(tables.blogImage)).map((row) => row.id));
    expect(rows.filter((row) => row.id < first.id && row.id >= first.id - 2 && left.has(row.id))).toHaveLength(1);
  });

  it('that shows all of itself is its own whole; nonsense of the part is no part', async () => {
    const plain = await add({ zoom: '900', x: 'a', y: '' }, 'alt');
    expect([await cropOf(plain), await wholeOf(plain)]).toEqual([{ canBeCut: true, crop: null }, 'alt']);
    const cut = await add({ zoom: '1', x: '0', y: '0', cutFrom: String(plain.id) }, 'del');
    expect([await bytesAt(cut.path), await wholeOf(cut)]).toEqual(['del', 'alt']);
    expect((await problemOf(add({ cutFrom: '999999' }, 'x'))).status).toBe(404);
  });
});

it('a picture that nothing shows is forgotten after a day; one in a post, in a text or in an older text stays', async () => {
  const add = async () => editor.addPostImage({ form: {}, files: [new File([PNG], 'x.png')] });
  const [unused, onTop, inText, older] = [await add(), await add(), await add(), await add()];
  const { id, version, content } = await writtenPost(world, { imageId: older.id, imageAlt: 'Et komma' });
  const published = await publish(id, version);
  expect(published.state).toBe('published');
  const { version: at } = await editor.postDraft({ params: { id } });
  await save(
    id,
    { ...content, imageId: onTop.id, imageAlt: 'Et andet', content: `<p>Se:</p><img src="${inText.path}" alt="x">` },
    at,
  );
  const isThere = async ({ path }: { path: string }) =>
    (await (await world.visitor()).request('GET', path)).statusCode === 200;
  const sweep = async () => (await startSweepingImages(world.context))();
  await sweep();
  expect(await isThere(unused)).toBe(true);
  world.clock.advance(25 * HOUR);
  await sweep();
  expect([await isThere(unused), await isThere(onTop), await isThere(inText), await isThere(older)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
