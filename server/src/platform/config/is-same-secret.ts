import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether what was sent is the secret; how long that takes says nothing of how much of it is right. */
export const isSameSecret = (sent: string, secret: string): boolean => timingSafeEqual(digest(sent), digest(secret));
