import { z } from 'zod';
import type { Play } from '../../item-kind.ts';
import { block } from '../../texts.ts';
import { playableChoice, playChoice } from '../choice/play.ts';
import { playableGapList, playGapList } from '../gap-list/play.ts';
import { playableGapText, playGapText } from '../gap-text/play.ts';
import { playableSeveralChoice, playSeveralChoice } from '../several-choice/play.ts';
import type { Question, ReadAndAnswer } from './shape.ts';

const playableQuestion = z.discriminatedUnion('kind', [
  playableChoice,
  playableSeveralChoice,
  playableGapText,
  playableGapList,
]);
export type PlayableQuestion = z.output<typeof playableQuestion>;

export const playableReadAndAnswer = z.object({
  kind: z.literal('read-and-answer'),
  title: z.string(),
  byline: z.string().nullable(),
  text: z.array(block),
  mayLookBack: z.boolean(),
  questions: z.array(playableQuestion),
});
export type PlayableReadAndAnswer = z.output<typeof playableReadAndAnswer>;

export const playReadAndAnswer: Play<ReadAndAnswer, PlayableReadAndAnswer> = (
  { kind, title, byline, text, mayLookBack, questions },
  seed,
) => ({
  kind,
  title,
  byline: byline ?? null,
  text,
  mayLookBack,
  questions: questions.map((one, i) => playQuestion(one, seed + i)),
});

function playQuestion(one: Question, seed: number): PlayableQuestion {
  switch (one.kind) {
    case 'choice':
      return playChoice(one, seed);
    case 'several-choice':
      return playSeveralChoice(one, seed);
    case 'gap-text':
      return playGapText(one, seed);
    case 'gap-list':
      return playGapList(one, seed);
  }
}
