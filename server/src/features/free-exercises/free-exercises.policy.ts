import { isTest, isTextCorrection } from '@ordklar/content';

/** Tests are the teacher's to give, and a free text would wait for marking that no teacher has asked for. */
export const isFreeCourse = (productId: string): boolean => !isTest(productId) && !isTextCorrection(productId);
