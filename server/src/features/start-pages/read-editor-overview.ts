import { courseGroups, coursesOfParent } from '@ordklar/content';
import type { EditorOverview } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { countBank, countContactRequests, countFeedback, countMails } from './start-pages.repo.ts';

/** What people have written to Ordklar, counted, and the exercise bank by course. Editors serve all schools. */
export async function readEditorOverview({ db }: Context): Promise<EditorOverview> {
  const [requests, feedback, mails, bank] = await Promise.all([
    countContactRequests(db),
    countFeedback(db),
    countMails(db),
    countBank(db),
  ]);
  const mailsIn = (state: (typeof mails)[number]['state']) => mails.find((row) => row.state === state)?.count ?? 0;
  const lastFeedback = feedback.map(({ last }) => toUnix(last) ?? 0);
  return {
    contactRequests: { total: requests.total, last: toUnix(requests.last) },
    feedback: {
      total: feedback.reduce((sum, { count }) => sum + count, 0),
      last: lastFeedback.length > 0 ? Math.max(...lastFeedback) : null,
      subjects: feedback.map(({ subject, count }) => ({ subject, count })),
    },
    mails: { waiting: mailsIn('waiting'), sent: mailsIn('sent'), kept: mailsIn('kept'), failed: mailsIn('failed') },
    bank: courseGroups
      .flatMap(({ slug }) => coursesOfParent(slug))
      .flatMap(({ productId, title }) => {
        const exercises = bank.find((row) => row.productId === productId)?.exercises ?? 0;
        return exercises > 0 ? [{ productId, title, exercises }] : [];
      }),
  };
}
