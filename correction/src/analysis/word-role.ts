/** What a word does between clauses, by its spelling. */
export const SUBORDINATES = 1;
export const COORDINATES = 2;
/** A pronoun that can only be a subject. */
export const SUBJECT = 4;
export const MODAL = 8;

const WORDS: [role: number, words: string][] = [
  [
    SUBORDINATES,
    'at fordi hvis når da mens før inden om så selvom selv siden hvorfor hvordan hvornår hvad hvem hvilken hvilket hvilke ' +
      'hvor som der end ligesom indtil medmindre dersom skønt eftersom uanset hvorvidt imens idet såfremt',
  ],
  [COORDINATES, 'og eller men for samt så'],
  [SUBJECT, 'jeg du han hun vi i de man den det der'],
  [MODAL, 'kan kunne skal skulle vil ville må måtte bør burde tør turde'],
];

const ROLES = new Map<string, number>();
for (const [role, words] of WORDS) {
  for (const word of words.split(' ')) ROLES.set(word, (ROLES.get(word) ?? 0) | role);
}

/** The roles of a lower-cased word, as bits. */
export const wordRole = (lower: string): number => ROLES.get(lower) ?? 0;
