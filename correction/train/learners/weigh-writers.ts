import { readPart } from '../../evaluate/corpus.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { startkommaOf } from '../../src/commas/startkomma.ts';
import { findingsIn, learnerFindings, partsOf } from '../../src/engine.ts';
import { Dispatcher } from '../../src/kernel/dispatch.ts';
import { seenBy, writerSigns } from '../../src/kernel/learner-odds.ts';
import { RULES } from '../../src/rules/index.ts';
import { loadEngineTools } from '../language/engine-tools.ts';
import { type Case, fitLogistic } from '../logistic.ts';
import { readPupils } from '../pupils.ts';

/**
 * What tells that a text's writer learns the language, the numbers of `src/kernel/learner-odds.ts`: `npx tsx train/learners/weigh-writers.ts`, with models in `dist/` that
 * have learnt from every second passage (train/README.md). Fitted on the others, three quarters of them at a time, tried on the fourth; it prints of how many learners and how many others the
 * odds are so high, and the weights.
 */
const FOLDS = 4;
const dispatcher = new Dispatcher(RULES.filter((rule) => !rule.ofLearners));
const { reader, models } = loadEngineTools(dispatcher);
const parts = partsOf(reader, models, dispatcher);

const cases: (Case & { readonly fold: number })[] = [];
[...readPart('tune'), ...readPupils()].forEach(({ written, writer, startkomma }, number) => {
  if (number % 2 === 0) return;
  const a = readText(written, reader);
  const options = { startkomma: startkommaOf(a, startkomma, models), ignoredWords: new Set<string>() };
  const found = findingsIn(a, [], options, parts);
  const seen = seenBy(found, learnerFindings(a, [], options, parts));
  // passages of one writer stand together
  const fold = Math.floor(number / 20) % FOLDS;
  cases.push({ signs: [...writerSigns(a, seen, models), 1], answer: writer === 'second-language', fold });
});

const none = cases[0]!.signs.map(() => 0);
const sum = (weights: readonly number[], { signs }: Case): number =>
  signs.reduce((total, sign, k) => total + sign * weights[k]!, 0);
const tried = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitLogistic(
    cases.filter((one) => one.fold !== fold),
    none,
  );
  return cases.filter((one) => one.fold === fold).map((one) => ({ ...one, odds: sum(weights, one) }));
}).flat();
for (const least of [0.5, 1, 1.5, 2, 2.5]) {
  const share = (learns: boolean): string => {
    const all = tried.filter(({ answer }) => answer === learns);
    return `${((100 * all.filter(({ odds }) => odds > least).length) / all.length).toFixed(1)} %`;
  };
  console.log(`odds above ${least}: ${share(true)} of learners, ${share(false)} of others`);
}
console.log(
  fitLogistic(cases, none)
    .map((weight) => weight.toFixed(2))
    .join(', '),
);
