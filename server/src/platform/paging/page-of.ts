/** Rows on a page of an editors' list. */
const A_PAGE = 25;

/** A page of a list with how many there are; the last page where a later one is asked for. */
export async function pageOf<Row>(
  asked: number,
  count: Promise<number>,
  read: (slice: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<{ rows: Row[]; page: number; pages: number; total: number }> {
  const total = await count;
  const pages = Math.ceil(total / A_PAGE);
  const page = Math.max(1, Math.min(asked, pages));
  return { rows: await read({ limit: A_PAGE, offset: (page - 1) * A_PAGE }), page, pages, total };
}
