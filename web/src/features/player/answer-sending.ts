import { ApiProblem } from '@ordklar/contract';
import { isRefusal } from '../../lib/saving/save-state.ts';
import { createSender } from '../../lib/saving/sender.ts';
import type { AnswerQueue, Waiting } from './answer-queue.ts';
import type { Finished } from './player-backend.ts';

/** What the answers of an exercise or a test ask of the world around them. `F` is what the server says of one. */
export interface AnswerWorld<F> {
  /** Where answers are kept until they are sent. */
  queue: AnswerQueue;
  /** @throws ApiProblem; anything else means that there is no net */
  send: (answer: Waiting) => Promise<F>;
  /** Called with each answer that has reached the server. */
  taken: (answer: Waiting, feedback: F) => void;
  /** Called with each that the server will never take; it does not stand in the way of the rest. */
  refused: (answer: Waiting, problem: ApiProblem) => void;
  /** Hands in, once every answer is through. */
  finish: () => Promise<Finished>;
  finished: (end: Finished) => void;
  /** Called when a call failed, and whether at the end: what is no refusal is tried again by itself. */
  failed: (error: unknown, atEnd: boolean) => void;
  /** Called with how many answers wait, each time that changes. */
  waiting: (count: number) => void;
}

/** Brings answers to the server in their order, and hands in at the end: one sender for exercises and tests. */
export function createAnswerSending<F>(world: AnswerWorld<F>) {
  const { queue } = world;
  /** What the server says of those that somebody waits for. */
  const asked = new Map<Waiting, F | ApiProblem | null>();
  const answered = (one: Waiting, answer: F | ApiProblem) => {
    if (asked.has(one)) asked.set(one, answer);
  };
  let wantsEnd = false;
  const sender = createSender({
    hasWork: () => queue.all().length > 0 || wantsEnd,
    async send() {
      for (let one = queue.all()[0]; one; one = queue.all()[0]) {
        try {
          const feedback = await world.send(one);
          answered(one, feedback);
          world.taken(one, feedback);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          answered(one, error);
          world.refused(one, error);
        }
        queue.settle(one);
        world.waiting(queue.all().length);
      }
      if (!wantsEnd) return;
      const end = await world.finish();
      wantsEnd = false;
      world.finished(end);
    },
    failed(error) {
      const atEnd = wantsEnd;
      if (isRefusal(error)) wantsEnd = false;
      world.failed(error, atEnd);
    },
  });
  return {
    /** Sends all that waits; false where there is no net. */
    flush: (): Promise<boolean> => sender.flush(),
    /** Sends this answer, in place of an older one to the same item, when the writing pauses. */
    soon(one: Waiting): void {
      queue.put(one);
      world.waiting(queue.all().length);
      sender.soon();
    },
    /** Sends this answer after those before it; what the server says of it, null where there is no net yet. @throws ApiProblem where it is refused */
    async ask(one: Waiting): Promise<F | null> {
      queue.add(one);
      asked.set(one, null);
      world.waiting(queue.all().length);
      await sender.flush();
      const answer = asked.get(one) ?? null;
      asked.delete(one);
      if (answer instanceof ApiProblem) throw answer;
      return answer;
    },
    /** Sends all that waits and hands in, now or when the net is back. */
    end(): void {
      wantsEnd = true;
      void sender.flush();
    },
    stop: sender.cancel,
  };
}
