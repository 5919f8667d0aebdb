import type { Language } from '@ordklar/correction';
import { correctionCategory, isSubcategoryId } from '@ordklar/correction/taxonomy';
import type { OwnDevelopment } from '@ordklar/contract';
import { schoolYear, schoolYearSpan } from '@ordklar/school';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { trainingFor } from '../copilot/index.ts';
import { markTitle } from '../corrections/index.ts';
import * as repo from './development.repo.ts';
import { betterCategories, heaviestTypes } from './progress.ts';

const MOST_TEXTS = 4;
const MOST_TYPES = 5;
const MOST_TESTS = 10;

type Text = Awaited<ReturnType<typeof repo.findReturnedTexts>>[number];

/** The most frequent types and how often each stands in each text; what is to be trained next is among them. */
function errorsOf(texts: readonly Text[], reasons: readonly repo.Reason[], next: string | undefined) {
  const counts = new Map<string, { categoryId: string; errors: number[]; language: Language }>();
  for (const { textId, type, categoryId, language } of reasons) {
    const row = counts.get(type) ?? { categoryId, errors: texts.map(() => 0), language };
    const at = texts.findIndex((text) => text.textId === textId);
    row.errors[at] = (row.errors[at] ?? 0) + 1;
    // types that languages share are called as in the newest text
    counts.set(type, { ...row, language });
  }
  const total = (errors: number[]) => errors.reduce((sum, n) => sum + n, 0);
  return [...counts]
    .map(([type, { language, ...row }]) => ({ type, title: markTitle(type, language), ...row }))
    .filter((row): row is typeof row & { title: string } => row.title !== null)
    .toSorted(
      (a, b) =>
        Number(b.type === next) - Number(a.type === next) ||
        total(b.errors) - total(a.errors) ||
        (a.type < b.type ? -1 : 1),
    )
    .slice(0, MOST_TYPES);
}

/** What to train next, with a place of the newest text that shows it; null where no text shows anything. */
async function nextStep(
  context: Context,
  actor: Actor,
  { squadId, reasons, types }: { squadId: number; reasons: readonly repo.Reason[]; types: string[] },
): Promise<OwnDevelopment['next']> {
  const [type] = types;
  const place = reasons.findLast((reason) => reason.type === type);
  if (type === undefined || !isSubcategoryId(type) || !place) return null;
  const { title, error_type } = correctionCategory(type, place.language).subcategory;
  return {
    type,
    title,
    explanation: error_type.explanation,
    description: error_type.description,
    place: { token: place.token, replacement: place.replacement, sentence: place.sentence },
    exercises: await trainingFor(context, actor, { squadId, types: [type] }),
  };
}

/** The pupil's own development in this school year: in a fixed number of queries, however much is handed in. */
export async function readDevelopment(context: Context, actor: Actor): Promise<OwnDevelopment> {
  const now = context.clock.now();
  const of: repo.OwnYear = { studentId: actor.id, span: schoolYearSpan(schoolYear(now)), now };
  const [counts, months, tests, newestFirst] = await Promise.all([
    repo.countHandedIn(context.db, of),
    repo.findMonthsOfCategories(context.db, of),
    repo.findTests(context.db, of, MOST_TESTS),
    repo.findReturnedTexts(context.db, of, MOST_TEXTS),
  ]);
  const ids = newestFirst.map(({ textId }) => textId);
  const found = ids.length === 0 ? [] : await repo.findReasons(context.db, ids);
  const reasons = found.filter(({ type }) => isSubcategoryId(type));
  const types = heaviestTypes(reasons, ids);
  const texts = newestFirst.toReversed();
  return {
    ...counts,
    better: betterCategories(months),
    marked: texts.map(({ exerciseProgressId, title, words, completedAt }) => ({
      exerciseProgressId,
      title,
      words,
      completed: toUnix(completedAt),
    })),
    errors: errorsOf(texts, reasons, types[0]),
    next: await nextStep(context, actor, { squadId: newestFirst[0]?.squadId ?? 0, reasons, types }),
    tests: tests.map(({ completedAt, correct, answers, isHidden, ...test }) => ({
      ...test,
      isHidden,
      completed: toUnix(completedAt),
      result: isHidden || correct === null || answers === null ? null : { correct, of: answers },
    })),
  };
}
