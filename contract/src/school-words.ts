import { z } from 'zod';
import { del, get, id, idParam, post, unixSeconds } from './endpoint.ts';

/** The longest word that a school's list takes. */
export const MAX_SCHOOL_WORD = 60;

/** A word, or a few, as they are written: no line breaks and nothing that cannot be seen. */
export const wordText = z
  .string()
  .trim()
  .min(1)
  .max(MAX_SCHOOL_WORD)
  .regex(/^\P{C}+$/u);

/** A word that a school accepts in its pupils' texts (PD-23). */
export const schoolWord = z
  .object({ id, word: z.string(), addedByName: z.string().nullable(), added: unixSeconds })
  .meta({ id: 'SchoolWord' });
export type SchoolWord = z.output<typeof schoolWord>;

/** The school's own word list: spelling marks on its words are not made. */
export const schoolWordsApi = {
  schoolWords: get('school-words', {
    access: ['teacher'],
    summary: "The school's word list by the Danish alphabet, paged; q is part of a word",
    query: z.object({
      q: z.string().max(MAX_SCHOOL_WORD).optional(),
      page: idParam.default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answers: { 200: z.object({ words: z.array(schoolWord), total: z.number().int(), pages: z.number().int() }) },
  }),
  addSchoolWord: post('school-words', {
    access: ['teacher'],
    summary: 'Accept a word in all texts of the school; its spelling marks go from texts that are not sent back',
    body: z.object({ word: wordText }),
    answers: {
      200: z.object({
        word: schoolWord,
        /** Texts whose marks were taken away. */
        texts: z.number().int(),
      }),
    },
  }),
  removeSchoolWord: del('school-words/{id}', {
    access: ['teacher'],
    summary: 'Take a word off the list; marks that it took from texts not sent back return',
    params: z.object({ id: idParam }),
    answers: { 200: z.object({ texts: z.number().int() }) },
  }),
};
