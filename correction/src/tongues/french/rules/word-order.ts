import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { mayBeVerb, personBit, pronounBefore } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { PERSONS } from '../words.ts';

const INVERTING = new WordList(
  "aujourd'hui demain hier maintenant après puis ensuite alors parfois souvent matin soir samedi dimanche lundi mardi mercredi jeudi vendredi",
);

export const WORD_ORDER: readonly TongueRule[] = [
  {
    id: 'finite-first',
    type: 'word-order',
    explanation: 'Grundleddet bliver stående foran verbet på fransk, også når noget andet begynder: »{replacement}«.',
    on: 'je tu il elle on nous ils elles',
    match(t, at) {
      const verb = t.before(at);
      const opener = t.before(verb);
      if (!mayBeVerb(t, verb) || !t.is(verb, personBit(PERSONS[t.lower(at)]!)) || pronounBefore(t, verb) >= 0)
        return null;
      if (!INVERTING.test(t.lower(opener)) || t.written(t.sentenceEnd(at) - 1) === '?') return null;
      if (t.is(t.after(at), f.FINITE) && !t.is(t.after(at), f.NOUN)) return null;
      const subject =
        t.lower(at) === 'je' && /^[aeiouéêh]/.test(t.lower(verb))
          ? `j'${t.written(verb)}`
          : `${t.lower(at)} ${t.written(verb)}`;
      return t.span(verb, at, subject);
    },
    wrong: `Aujourd'hui [joue je|je joue] au foot.
      Demain [vais je|je vais] à Paris.
      Hier [était il|il était] malade.
      Maintenant [habitons nous|nous habitons] ici.`,
    right: `Aujourd'hui, je joue au foot.
      Demain, nous partons.
      Hier il était malade.
      Peut-être viendra-t-il demain.
      Maintenant je sais.
      Après, il rentre.`,
  },
];
