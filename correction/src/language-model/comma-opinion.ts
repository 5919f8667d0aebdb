import { probabilityOf } from '../kernel/probability.ts';

/**
 * How far the comma model and the net are trusted beside each other, fitted on our own texts that neither has learnt from
 * (train/language/weigh-commas.ts).
 */
const OF_MODEL = 0.49;
const OF_NET = 0.51;
const ELSE = 0.89;
/** So far against a comma the model must be for the net not to outweigh it: of such gaps that the net is for, a third has one. */
const WHOLLY_AGAINST = -4;
/** Where the one is against a comma and the other has no clear opinion, there is at most an even chance of one. */
const CLEAR = 1;
const EVEN = 0.5;

/** The probability of a comma, from what the comma model and the net say of it as log odds. */
export function weighedComma(model: number, net: number): number {
  const both = probabilityOf(OF_MODEL * model + OF_NET * net + ELSE);
  return (model < 0 && net < CLEAR) || model < WHOLLY_AGAINST ? Math.min(EVEN, both) : both;
}
