import { z } from 'zod';
import { get, idParam, put } from './endpoint.ts';

/** What a hint can be about. */
export const HINT_KINDS = [
  'tense-shift',
  'og-saa',
  'repetition',
  'long-sentence',
  'no-paragraphs',
  'mixed-commas',
  'slang',
] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** Something in a text that is no error and may be worth a thought. */
const hint = z
  .object({
    kind: z.enum(HINT_KINDS),
    /** What it is about, in UTF-16 code units of the text; none when it is the text as a whole. */
    places: z.array(z.tuple([z.number().int(), z.number().int()])),
    explanation: z.string(),
  })
  .meta({ id: 'Hint' });
export type Hint = z.output<typeof hint>;

const kinds = z.object({ hints: z.array(z.enum(HINT_KINDS)).max(HINT_KINDS.length) });

/** Hints that are no errors: off until a teacher switches them on for a class. */
export const hintsApi = {
  textHints: get('homework/answers/corrections/{id}/hints', {
    access: ['teacher', 'student'],
    summary: 'The hints of a text that its class has switched on; for its pupil once it is sent back',
    params: z.object({ id: idParam }),
    answers: { 200: z.array(hint) },
  }),
  squadHints: get('squads/{s}/hints', {
    access: ['teacher'],
    summary: 'Which hints a class or group has switched on',
    params: z.object({ s: idParam }),
    answers: { 200: kinds },
  }),
  setSquadHints: put('squads/{s}/hints', {
    access: ['teacher'],
    summary: 'Switch hints on and off for a class or group, for texts handed in before as well',
    params: z.object({ s: idParam }),
    body: kinds,
    answers: { 200: kinds },
  }),
};
