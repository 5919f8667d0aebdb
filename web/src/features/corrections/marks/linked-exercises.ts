import { ADD_ID, COMMENT_ID, DELETE_ID, REPHRASE_OWN_ID, REPLACE_ID } from '@ordklar/contract';

/** Types of a teacher's own marks that no exercise trains: Erstat, Slet, Tilføj, Omformulering and comments (TC-24). */
const WITHOUT: readonly string[] = [REPLACE_ID, DELETE_ID, ADD_ID, REPHRASE_OWN_ID, COMMENT_ID];

export const hasLinkedExercises = (subcategoryId: string): boolean => !WITHOUT.includes(subcategoryId);

/** Whether exercises of the bank train what goes wrong in a course's texts: those of Danish do. */
export const isTrainedByBank = (productId: string): boolean => productId === 'teco';
