/** One case of what a logistic regression learns from. */
export interface Case {
  readonly signs: readonly number[];
  readonly answer: boolean;
}

const ROUNDS = 600;
const STEP = 0.2;

/**
 * Logistic regression by AdaGrad over all cases at once.
 * @param first the weights that it begins with, one for each sign
 */
export function fitLogistic(cases: readonly Case[], first: readonly number[]): number[] {
  const weights = [...first];
  const squares = weights.map(() => 1e-8);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map(() => 0);
    for (const { signs, answer } of cases) {
      const sum = signs.reduce((total, sign, k) => total + sign * weights[k]!, 0);
      const error = 1 / (1 + Math.exp(-sum)) - (answer ? 1 : 0);
      signs.forEach((sign, k) => (slope[k]! += error * sign));
    }
    slope.forEach((by, k) => {
      squares[k]! += by * by;
      weights[k]! -= (STEP * by) / Math.sqrt(squares[k]!);
    });
  }
  return weights;
}
