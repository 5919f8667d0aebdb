import { danishDay } from '../../platform/clock/danish-day.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { licensedProducts } from './accounts.repo.ts';

/** Products that the person's institution may use today, by id (PD-07). */
export const productsOf = (context: Context, actor: Actor): Promise<string[]> =>
  licensedProducts(context.db, actor.institutionId, danishDay(context.clock.now()));

/** Refuses where the institution has no licence for one of the products. */
export async function requireLicence(context: Context, actor: Actor, productIds: Iterable<string>): Promise<void> {
  const licensed = new Set(await productsOf(context, actor));
  for (const productId of productIds)
    if (!licensed.has(productId)) throw new ProblemError('no-licence', { details: { productId } });
}
