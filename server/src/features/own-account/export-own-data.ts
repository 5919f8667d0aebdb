import type { AnswerResult } from '@ordklar/contract';
import { fromUnix } from '../../platform/clock/clock.ts';
import { isTeacher, type Actor, type Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { findSessions } from '../../platform/sessions/own-sessions.ts';
import { findDismissed, findPerson } from '../accounts/index.ts';
import { findAllMessagesOf } from '../chat/index.ts';
import { squadsOf } from '../classes/index.ts';
import { findOwnComments } from '../comment-bank/index.ts';
import { findLinksOf } from '../lti/index.ts';
import { findOwnExercises } from '../own-exercises/index.ts';
import { findSharesOf } from '../sharing/index.ts';
import { readSettings } from '../user-settings/index.ts';
import { deviceOf } from './device-of.ts';

const iso = (seconds: number | null): string | null => fromUnix(seconds)?.toISOString() ?? null;

/** What was handed in, in words that the person knows from the screen. */
const answerOf = (result: AnswerResult) => ({
  opgave: result.title,
  niveau: result.level,
  kategori: result.category,
  tildeltAf: result.assignedByName,
  tildelt: iso(result.assigned),
  frist: iso(result.deadline),
  afleveret: iso(result.completed),
  udgave: result.attempt,
  tekst: result.answers.map(({ htmlDescription }) => htmlDescription),
  rettelser: result.corrections,
  feedback: result.answerEvaluation,
  rigtige: result.correctAnswers,
  spoergsmaal: result.answerCount,
  karakter: result.gradeNumber ?? result.grade,
  sekunder: result.timeSpent,
});

/** What the person has written and been written in the chat. */
const messagesOf = async (context: Context, actor: Actor) =>
  (await findAllMessagesOf(context.db, actor.id)).map(({ fromName, toName, message, created, readAt }) => ({
    fra: fromName,
    til: toName,
    besked: message,
    sendt: created.toISOString(),
    laest: readAt?.toISOString() ?? null,
  }));

async function sharesOf(context: Context, actor: Actor) {
  const rows = [
    ...(await findSharesOf(context.db, actor.id, 'class')),
    ...(await findSharesOf(context.db, actor.id, 'group')),
  ];
  return rows.map(({ squadName, creatorName, recipientName, state }) => ({
    navn: squadName,
    fra: creatorName,
    til: recipientName,
    tilstand: state,
  }));
}

/**
 * Everything that is kept of the person, as one file in Danish. It is made of what the person may see: a pupil's marks,
 * feedback and numbers that are not out are not in it (PD-04), nor is anything of another's.
 * @param handedIn what the person has handed in, of `readAllOwn`
 */
export async function exportOwnData(
  context: Context,
  actor: Actor,
  handedIn: readonly AnswerResult[],
): Promise<Record<string, unknown>> {
  const { db } = context;
  const person = found(await findPerson(db, actor.id));
  const squads = await squadsOf(context, actor);
  const sessions = await findSessions(db, actor.id);
  return {
    hentet: context.clock.now().toISOString(),
    person: { ...person, roller: actor.roles },
    indstillinger: await readSettings(context, actor),
    lukkedeVejledninger: await findDismissed(db, actor.id),
    loggetIndPaa: sessions.map(({ device, startedAt }) => ({ enhed: deviceOf(device), siden: startedAt })),
    laeringsplatforme: (await findLinksOf(db, actor.id)).map(({ platform, subject, linkedAt }) => ({
      navn: platform,
      personensIdDer: subject,
      tilknyttet: linkedAt,
    })),
    klasserOgGrupper: squads.map(({ name, kind, year }) => ({ navn: name, slags: kind, skoleaar: year })),
    beskeder: await messagesOf(context, actor),
    afleveringer: handedIn.map(answerOf),
    ...(isTeacher(actor) && {
      delinger: await sharesOf(context, actor),
      egneOpgaver: await findOwnExercises(db, actor.id),
      kommentarbank: await findOwnComments(db, actor.id),
    }),
  };
}
