/** The probability that log odds stand for. */
export const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
