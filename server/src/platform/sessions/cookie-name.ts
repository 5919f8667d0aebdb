import type { Config } from '../config/config.ts';

/**
 * What a cookie of ours is called in the browser: over TLS its name begins with __Host-, so that no other host of the same
 * domain can set it.
 */
export const cookieName = ({ overTls }: Pick<Config, 'overTls'>, name: string): string =>
  overTls ? `__Host-${name}` : name;
