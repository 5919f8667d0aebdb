import type { ContactRequest, RequestKind, requestsApi } from '@ordklar/contract';
import type { z } from 'zod';
import { toUnix } from '../../platform/clock/clock.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import * as repo from './requests.repo.ts';

type Contact = Awaited<ReturnType<typeof repo.findContacts>>[number];
type Feedback = Awaited<ReturnType<typeof repo.findFeedback>>[number];

const seenTo = ({ row, handledByName }: Contact | Feedback) => ({
  id: row.id,
  sentAt: toUnix(row.sentAt),
  email: row.email,
  handledAt: toUnix(row.handledAt),
  handledByName,
  note: row.note,
});

const fromContact = (found: Contact): ContactRequest => ({
  ...seenTo(found),
  kind: 'contact',
  name: found.row.name,
  company: found.row.company,
  phone: found.row.phone,
  about: found.row.courseGroups,
  text: found.row.comment,
  url: '',
  wantsPresentation: found.row.isFreeOnlinePresentation,
  wantsPrice: found.row.isPriceRequest,
});

const fromFeedback = (found: Feedback): ContactRequest => ({
  ...seenTo(found),
  kind: 'feedback',
  name: '',
  company: '',
  phone: '',
  about: found.row.subject,
  text: found.row.message,
  url: found.row.url,
  wantsPresentation: false,
  wantsPrice: false,
});

/** A page of what people have written. */
export const listRequests = (
  { db }: Context,
  { kind, page, ...wanted }: z.output<(typeof requestsApi.contactRequests)['query']>,
) =>
  pageOf(page, repo.countRequests(db, kind, wanted), async (slice) =>
    kind === 'contact'
      ? (await repo.findContacts(db, wanted, slice)).map(fromContact)
      : (await repo.findFeedback(db, wanted, slice)).map(fromFeedback),
  );

/** Says who has seen to a request and when, or that nobody has, and keeps a note; 404 where there is none. */
export async function seeToRequest(
  { db, clock }: Context,
  actor: Actor,
  { kind, id }: { kind: RequestKind; id: number },
  { handled, note }: { handled: boolean; note: string },
): Promise<void> {
  const changes = handled ? { handledAt: clock.now(), handledBy: actor.id } : { handledAt: null, handledBy: null };
  if (!(await repo.changeRequest(db, kind, id, { ...changes, note }))) throw notFound();
}
