import type { EditedAuthor, EditedCategory } from '@ordklar/contract';
import type { Db } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/context.ts';
import { fieldTexts, found, notFound, ProblemError } from '../../../platform/problems/index.ts';
import { freeOldSlug, keepOldSlug } from '../old-slugs.repo.ts';
import { hasImage } from './images.repo.ts';
import { findCategoryBySlug, findSlugOwner, holdSlugs } from './posts.repo.ts';
import * as repo from './shelf.repo.ts';

/** The categories with how many posts each has. */
export const listCategories = ({ db }: Context): Promise<EditedCategory[]> => repo.findCategories(db);
/** The authors with how many posts each has. */
export const listAuthors = ({ db }: Context): Promise<EditedAuthor[]> => repo.findAuthors(db);

const byId = <Row extends { id: number }>(rows: readonly Row[], id: number): Row =>
  found(rows.find((row) => row.id === id));

interface Category {
  name: string;
  slug: string;
}

async function requireFreeSlug(db: Db, slug: string, categoryId: number): Promise<void> {
  const category = await findCategoryBySlug(db, slug, categoryId);
  const post = await findSlugOwner(db, slug, 0);
  const fault = category === null ? post !== null && fieldTexts.slugTaken(post) : fieldTexts.slugOfCategory(category);
  if (fault) throw new ProblemError('invalid', { errors: { slug: [fault] } });
}

/** Makes a category with an address of its own. */
export const addCategory = ({ db }: Context, given: Category): Promise<EditedCategory> =>
  db.transaction(async (tx) => {
    await holdSlugs(tx);
    await requireFreeSlug(tx, given.slug, 0);
    await freeOldSlug(tx, given.slug);
    const id = await repo.insertCategory(tx, given);
    return byId(await repo.findCategories(tx), id);
  });

/** Changes the name and the address of a category. */
export const editCategory = ({ db }: Context, id: number, given: Category): Promise<EditedCategory> =>
  db.transaction(async (tx) => {
    await holdSlugs(tx);
    await requireFreeSlug(tx, given.slug, id);
    const { slug } = byId(await repo.findCategories(tx), id);
    if (slug !== given.slug) await keepOldSlug(tx, slug, given.slug, { categoryId: id });
    if (!(await repo.changeCategory(tx, id, given))) throw notFound();
    return byId(await repo.findCategories(tx), id);
  });

/** Puts a category at another place of the tabs; a place beyond the last is the last. */
export const moveCategory = ({ db }: Context, id: number, place: number): Promise<void> =>
  db.transaction(async (tx) => {
    await holdSlugs(tx);
    const ids = (await repo.findCategories(tx)).map((row) => row.id);
    if (!ids.includes(id)) throw notFound();
    const others = ids.filter((one) => one !== id);
    for (const [position, one] of others.toSpliced(place, 0, id).entries())
      await repo.changeCategory(tx, one, { position });
  });

async function requireImage(db: Db, imageId: number | null): Promise<void> {
  if (imageId !== null && !(await hasImage(db, imageId)))
    throw new ProblemError('invalid', { errors: { imageId: [fieldTexts.imageGone] } });
}

/** Makes somebody who signs posts. */
export const addAuthor = async ({ db }: Context, given: repo.AuthorRow): Promise<EditedAuthor> => {
  await requireImage(db, given.imageId);
  const id = await repo.insertAuthor(db, given);
  return byId(await repo.findAuthors(db), id);
};

/** Changes name, job and picture of somebody who signs posts. */
export async function editAuthor({ db }: Context, id: number, given: repo.AuthorRow): Promise<EditedAuthor> {
  await requireImage(db, given.imageId);
  if (!(await repo.changeAuthor(db, id, given))) throw notFound();
  return byId(await repo.findAuthors(db), id);
}

const KINDS = {
  categoryId: { list: repo.findCategories, remove: repo.deleteCategory },
  authorId: { list: repo.findAuthors, remove: repo.deleteAuthor },
} as const;

/** Removes a category or an author. Its posts go to `moveTo`; without that it must have none (409). */
export const removeFromShelf = (
  { db }: Context,
  field: keyof typeof KINDS,
  id: number,
  moveTo: number | undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    await holdSlugs(tx);
    const { list, remove } = KINDS[field];
    const rows: readonly { id: number }[] = await list(tx);
    byId(rows, id);
    if (moveTo === undefined) {
      if ((await repo.countUses(tx, field, id)) > 0) throw new ProblemError('still-has-posts');
    } else {
      if (moveTo === id) throw new ProblemError('invalid');
      byId(rows, moveTo);
      await repo.movePosts(tx, field, id, moveTo);
    }
    await remove(tx, id);
  });
