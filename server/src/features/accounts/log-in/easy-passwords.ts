import type { Actor } from '../../../platform/http/context.ts';

/** What somebody at a school tries first, whatever figures and signs stand around it. */
const WORDS = new Set([
  'ordklar',
  'elev',
  'elever',
  'lærer',
  'laerer',
  'administrator',
  'skoleadmin',
  'redaktør',
  'redaktor',
  'adgangskode',
  'kodeord',
  'password',
  'dansk',
  'danmark',
]);
const ENDS_AS_A_SCHOOL = /skolen?$/;

let leaked: Promise<ReadonlySet<string>> | undefined;
/** The passwords that were most used where passwords have leaked; 18,000 of them have 8 characters or more. Read when first asked for. */
const leakedPasswords = (): Promise<ReadonlySet<string>> => {
  leaked ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  );
  return leaked;
};

/** Letters alone, small: 'Ordklar2026!' is 'ordklar'. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Whether a password is one that others guess: much used, a word of schools or of the product, or a name of the person's own. */
export async function isEasy(password: string, { name, username }: Pick<Actor, 'name'> & { username: string }) {
  if (password.toLowerCase() === username) return true;
  const letters = lettersOf(password);
  const names = [username, name, ...name.split(/[\s-]+/)].map(lettersOf);
  if (WORDS.has(letters) || ENDS_AS_A_SCHOOL.test(letters) || (letters !== '' && names.includes(letters))) return true;
  return (await leakedPasswords()).has(password.toLowerCase());
}
