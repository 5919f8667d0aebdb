import { postKeeper } from '../../features/blog-editor/use-writing.ts';
import { outboxOf } from '../../features/chat/outbox.ts';
import { sendKeptMarks } from '../../features/corrections/editing/drafts.ts';
import { writtenMarksKeeper } from '../../features/corrections/editing/written-marks.ts';
import { feedbackKeeper } from '../../features/evaluations/feedback-keeper.ts';
import { sendKeptText } from '../../features/homework/writing/saved-text.ts';
import { writingKeeper } from '../../features/own-exercises/use-writing.ts';
import { sendKeptAnswers } from '../../features/player/kept-answers.ts';

/** A kind of what the browser keeps until the server has it. */
interface KeptKind {
  /** Which keys; the groups are the ids in it, the person's first. */
  key: RegExp;
  /** Names one of it in a list. */
  name: string;
  /** Sends it, also where its page is not open; left out where only its writer can finish it. @throws ApiProblem */
  send?: (userId: number, ...ids: number[]) => Promise<unknown>;
}

const KINDS: readonly KeptKind[] = [
  {
    key: /^ordklar-draft-(\d+)-(\d+)-(\d+)$/,
    name: 'En tekst, du har skrevet',
    send: (userId, exerciseId = 0, homeworkId = 0) => sendKeptText({ userId, exerciseId, homeworkId }),
  },
  {
    key: /^ordklar-answers-(\d+)-(\d+)-(\d+)$/,
    name: 'Svar i en opgave',
    send: (userId, exerciseId = 0, homeworkId = 0) => sendKeptAnswers({ userId, exerciseId, homeworkId }),
  },
  { key: /^ordklar-answers-(\d+)-(\d+)-(\d+)-begun$/, name: 'Et svar, du er begyndt på' },
  {
    key: /^ordklar-chat-outbox-(\d+)$/,
    name: 'En besked, der ikke er kommet af sted',
    send: (userId) => outboxOf(userId).flush(),
  },
  { key: /^ordklar-chat-draft-(\d+)-(\d+)$/, name: 'En besked, du er begyndt på' },
  {
    key: /^ordklar-marks-(\d+)-(\d+)$/,
    name: 'Rettelser i en elevs tekst',
    send: (userId, textId = 0) => sendKeptMarks(userId, textId),
  },
  {
    key: /^ordklar-draft-marks-(\d+)-(\d+)$/,
    name: 'En rettelse, du er begyndt på',
    send: (userId, textId = 0) => writtenMarksKeeper(userId, textId).flush(),
  },
  {
    key: /^ordklar-draft-feedback-(\d+)-(\d+)$/,
    name: 'Feedback til en elev',
    send: (userId, progressId = 0) => feedbackKeeper(userId, progressId).flush(),
  },
  {
    key: /^ordklar-draft-exercise-(\d+)-(\d+)$/,
    name: 'En opgave, du er ved at lave',
    send: (userId, exerciseId = 0) => writingKeeper(userId, exerciseId).flush(),
  },
  {
    key: /^ordklar-draft-post-(\d+)-(\d+)$/,
    name: 'Et indlæg, du er ved at skrive',
    send: (userId, postId = 0) => postKeeper(userId, postId).flush(),
  },
  { key: /^ordklar-draft-group-(\d+)(?:-(\d+))?$/, name: 'En gruppe, du er ved at ændre' },
  { key: /^ordklar-draft-bank-comment-(\d+)(?:-(\d+))?$/, name: 'En kommentar til kommentarbanken' },
];

/** What is kept under a key, and how it is sent. */
export function keptAt(key: string): { name: string; send: () => Promise<unknown> } {
  for (const { key: pattern, name, send } of KINDS) {
    const match = pattern.exec(key);
    if (!match) continue;
    const [userId = 0, ...ids] = match.slice(1).map(Number);
    return { name, send: async () => send?.(userId, ...ids) };
  }
  return { name: OTHER, send: async () => undefined };
}

/** Names what no kind names. */
export const OTHER = 'Noget, du har skrevet';
