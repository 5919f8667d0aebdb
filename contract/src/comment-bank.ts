import { z } from 'zod';
import { del, get, id, idParam, nothing, post, put } from './endpoint.ts';

/** The most characters that a comment to a mark, and one in the bank, has. */
export const MAX_COMMENT = 4000;
/** The most characters of the correction that a comment brings. */
export const MAX_REPLACEMENT = 200;
/** The most comments that one import takes, and that a teacher's own bank holds. */
export const MAX_BANK_COMMENTS = 500;

const commentContent = z.object({
  text: z.string().trim().min(1).max(MAX_COMMENT),
  /** The type of a new mark that the comment makes; null is a comment only. */
  subcategoryId: z.string().max(64).nullable(),
  /** What a new mark that the comment makes corrects its words to. */
  replacement: z.string().trim().min(1).max(MAX_REPLACEMENT).nullable(),
});
export type CommentContent = z.output<typeof commentContent>;

const savedComment = commentContent.extend({
  /** Colleagues at the school may use it, too. */
  isShared: z.boolean(),
});

/** A comment that is kept to be used again: one's own, or a colleague's who shares it. */
export const bankComment = z
  .object({
    id,
    text: z.string(),
    subcategoryId: z.string().nullable(),
    replacement: z.string().nullable(),
    isShared: z.boolean(),
    isOwn: z.boolean(),
    ownerName: z.string(),
    /** How often it has been put into a text, by anybody. */
    uses: z.number().int(),
  })
  .meta({ id: 'BankComment' });
export type BankComment = z.output<typeof bankComment>;

/** The comment bank of the marking view. */
export const commentBankApi = {
  commentBank: get('comment-bank', {
    access: ['teacher'],
    summary: "The teacher's own comments and those that the school's teachers share, used-most first",
    answers: { 200: z.array(bankComment) },
  }),
  addBankComment: post('comment-bank', {
    access: ['teacher'],
    summary: 'Keep a comment; one that is there already stays as it is',
    body: savedComment,
    answers: { 200: bankComment },
  }),
  changeBankComment: put('comment-bank/{id}', {
    access: ['teacher'],
    summary: 'Change a comment of the own, share it or stop sharing it',
    params: z.object({ id: idParam }),
    body: savedComment,
    answers: { 200: bankComment },
  }),
  removeBankComment: del('comment-bank/{id}', {
    access: ['teacher'],
    summary: 'Take a comment of the own out of the bank; it can be brought back for a day',
    params: z.object({ id: idParam }),
    answers: { 204: nothing },
  }),
  restoreBankComment: post('comment-bank/{id}/restore', {
    access: ['teacher'],
    summary: 'Bring a comment back that was taken out',
    params: z.object({ id: idParam }),
    answers: { 200: bankComment },
  }),
  useBankComment: post('comment-bank/{id}/used', {
    access: ['teacher'],
    summary: 'A comment was put into a text: it counts for the order',
    params: z.object({ id: idParam }),
    answers: { 204: nothing },
  }),
  importBankComments: post('comment-bank/import', {
    access: ['teacher'],
    summary: 'Keep many comments as the own, all or none; those that are there already are left out',
    body: z.object({ comments: z.array(commentContent).min(1).max(MAX_BANK_COMMENTS) }),
    answers: { 200: z.object({ added: z.number().int(), known: z.number().int() }) },
  }),
};
