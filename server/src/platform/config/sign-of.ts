import { createHmac } from 'node:crypto';
import type { Config } from './config.ts';

/** A sign that stands for `what`, such as an address: tells two apart, is the same on every server, and tells nobody what it is. */
export const signOf = ({ sessionSecret }: Config, what: string): string =>
  createHmac('sha256', sessionSecret).update(what).digest('base64url');
