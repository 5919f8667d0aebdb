import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { elidesBefore } from '../elision.ts';
import * as f from '../word-bits.ts';

export const PRONOUNS: readonly TongueRule[] = [
  {
    id: 'like-me',
    type: 'pronoun',
    explanation: 'Stedordet står foran verbet på fransk: je t’aime. Skriv »{replacement}«.',
    on: 'toi moi',
    match(t, at) {
      const verb = t.before(at);
      const subject = t.before(verb);
      const word = t.lower(verb);
      if (
        !['aime', 'adore', 'vois', 'connais', 'aimes', 'adores', 'regarde', 'écoute', 'aide', 'appelle'].includes(word)
      )
        return null;
      if (
        !['je', "j'", 'tu', 'il', 'elle', 'on'].includes(t.lower(subject)) ||
        (t.isWord(t.after(at)) && t.lower(t.after(at)) !== 'et')
      )
        return null;
      const pronoun = t.lower(at) === 'toi' ? 't' : 'm';
      const own = elidesBefore(word) ? `${pronoun}'${word}` : `${pronoun}e ${word}`;
      return t.span(subject, at, `${t.lower(subject) === "j'" ? 'je' : t.lower(subject)} ${own}`);
    },
    wrong: `[J'aime toi|Je t'aime].
      [Il aime moi|Il m'aime].
      [Je vois toi|Je te vois].
      [Elle écoute moi|Elle m'écoute].`,
    right: `Je t'aime.
      Il m'aime.
      J'aime Paris.
      C'est pour toi.
      Il parle avec moi.
      Moi, j'aime le thé.`,
  },
  {
    id: 'pronoun-after-preposition',
    type: 'pronoun',
    explanation: 'Efter et forholdsord hedder det moi, toi, lui og eux: »{replacement}«.',
    on: 'je tu il ils me te',
    match(t, at) {
      const before = t.lower(t.before(at));
      const next = t.after(at);
      if (
        !['avec', 'pour', 'chez', 'sans', 'contre', 'devant', 'derrière'].includes(before) &&
        !(before === 'que' && isEnd(t, at))
      )
        return null;
      if (before === 'que' && !['plus', 'moins', 'aussi'].some((word) => wordsBefore(t, at).includes(word)))
        return null;
      if (t.is(next, f.FINITE | f.INFINITIVE) && !['parce', 'et', 'est'].includes(t.lower(next))) return null;
      return t.swap(at, STRESSED[t.lower(at)]!);
    },
    wrong: `Il joue avec [je|moi].
      C'est pour [tu|toi].
      Je vais chez [il|lui].
      Nous mangeons avec [ils|eux].
      Elle est plus grande que [je|moi].`,
    right: `Il joue avec moi.
      C'est pour toi.
      Je vais chez lui.
      Je pense que je viens.
      Il est parti pour me voir.
      Elle est plus grande que moi.`,
  },
];

const STRESSED: Readonly<Record<string, string>> = {
  je: 'moi',
  tu: 'toi',
  il: 'lui',
  ils: 'eux',
  me: 'moi',
  te: 'toi',
};
const isEnd = (t: TongueText, at: number): boolean => t.after(at) < 0 || t.isMark(t.after(at));

function wordsBefore(t: TongueText, at: number): string[] {
  return [2, 3, 4, 5].map((many) => t.lower(t.before(at, many)));
}
