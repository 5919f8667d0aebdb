import { hkdfSync } from 'node:crypto';
import type { Config } from './config.ts';

/** 32 bytes in base64 for one purpose, the same on every server: from them nobody learns those of another purpose. */
export const secretFor = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `ordklar: ${purpose}`, 32)).toString('base64');
