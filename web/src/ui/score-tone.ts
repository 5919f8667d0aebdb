/** From here on, in percent, a result is something to be glad of. */
const GOOD_FROM = 50;

/** In which tone a result is shown: green is for what went well, and nothing is scolded for being low. */
export const scoreTone = (percent: number): 'good' | 'plain' => (percent >= GOOD_FROM ? 'good' : 'plain');
