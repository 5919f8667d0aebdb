import { hash } from '@node-rs/argon2';

/** Argon2id as OWASP wants it at least: 19 MB, 2 rounds, one thread. What is raised here reaches each person at the next login. */
const FIGURES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const BEGINNING = `$argon2id$v=19$m=${FIGURES.memoryCost},t=${FIGURES.timeCost},p=${FIGURES.parallelism}$`;

/** A password as it is kept, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password, FIGURES);

/** Whether a kept password was made with other figures than a new one would be. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(BEGINNING);
