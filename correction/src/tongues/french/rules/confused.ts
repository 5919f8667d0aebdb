import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as f from '../word-bits.ts';
import { PERSONS } from '../words.ts';

const ARTICLES = new WordList("un une le la l' les mon ma très trop");
const PREP = new WordList('de avec pour comme');

export const CONFUSED: readonly TongueRule[] = [
  {
    id: 'ces-for-c-est',
    type: 'confused-words',
    explanation: '»C’est« betyder det er, »ces« disse og »ses« hans eller hendes. Her skal der »{replacement}«.',
    on: "ces ses sait c'",
    match(t, at) {
      const next = t.after(at);
      if (t.lower(at) === "c'") {
        const right = { es: 'est', étais: 'était' }[t.lower(next)];
        return right ? t.span(at, next, `c'${right}`) : null;
      }
      if (!['un', 'une', 'le', 'la', 'très', 'trop', "l'", 'mon', 'ma', 'pas'].includes(t.lower(next))) return null;
      if (t.lower(at) === 'sait' && !t.isFirst(at)) return null;
      if (['très', 'trop'].includes(t.lower(next)) && t.is(t.after(next), f.ADJECTIVE_P)) return null;
      return t.swap(at, "c'est");
    },
    wrong: `[Ces|C'est] un bon film.
      [Ses|C'est] très bien.
      Je pense que [ces|c'est] une idée.
      [C'es|C'est] mon ami.`,
    right: `C'est un bon film.
      Ces livres sont bons.
      Ses amis sont là.
      Il sait un secret.
      C'est mon ami.
      Elle aime ses très bons amis.`,
  },
  {
    id: 'c-est-s-est',
    type: 'confused-words',
    explanation: '»S’est« hører til et verbum med se, »c’est« betyder det er. Her skal der »{replacement}«.',
    on: "c' s' ce",
    match(t, at) {
      const verb = t.after(at);
      const before = t.lower(t.before(at));
      const isSubject = ['il', 'elle', 'on', 'ils', 'elles'].includes(before);
      if (t.lower(at) === 'ce') return isSubject && t.is(verb, f.FINITE) ? t.swap(at, 'se') : null;
      if (t.lower(verb) !== 'est') return null;
      const next = t.after(verb);
      if (t.lower(at) === "c'") return isSubject && t.is(next, f.PARTICIPLE) ? t.span(at, verb, "s'est") : null;
      return t.before(at) < 0 && ARTICLES.test(t.lower(next)) ? t.span(at, verb, "c'est") : null;
    },
    wrong: `Il [c'est|s'est] levé tôt.
      [S'est|C'est] un bon film.
      Elle [ce|se] lave les mains.
      [S'est|C'est] mon frère.`,
    right: `Il s'est levé tôt.
      C'est un bon film.
      Elle se lave.
      Ce film est bon.
      Il s'est lavé.
      Elle dit que c'est fini.`,
  },
  {
    id: 'se-for-ce',
    type: 'confused-words',
    explanation: '»Ce« betyder denne, »se« betyder sig. Foran et navneord skal der »{replacement}«.',
    on: 'se',
    match(t, at) {
      const noun = t.after(at);
      if (!t.is(noun, f.NOUN_M) || t.is(noun, f.FINITE | f.INFINITIVE | f.SMALL | f.NOUN_F) || !t.is(noun, f.NOUN_S))
        return null;
      return t.swap(at, 'ce');
    },
    wrong: `J'aime [se|ce] film.
      [Se|Ce] garçon est gentil.
      Je lis [se|ce] roman.
      [Se|Ce] chat est noir.`,
    right: `J'aime ce film.
      Il se lave.
      Elle se souvient.
      Ils se voient.
      Ce chat est noir.
      On se voit demain.`,
  },
  {
    id: 'sa-for-ca',
    type: 'confused-words',
    explanation: '»Ça« betyder det, »sa« betyder hans eller hendes. Her skal der »{replacement}«.',
    on: 'sa ca ça',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(at);
      if (word === 'ça')
        return t.is(next, f.NOUN_F) &&
          !t.is(next, f.FINITE | f.SMALL | f.ADJECTIVE | f.ADVERB) &&
          t.is(next, f.NOUN_S) &&
          !PREP.test(t.lower(t.before(at)))
          ? t.swap(at, 'sa')
          : null;
      const isVerb = [
        'va',
        'fait',
        'a',
        "c'",
        'est',
        'me',
        "m'",
        'ne',
        "n'",
        'te',
        "t'",
        'veut',
        'peut',
        'dépend',
        'marche',
        'suffit',
        'coûte',
        'se',
        "s'",
      ].includes(t.lower(next));
      return word === 'ca' ? t.swap(at, 'ça') : isVerb ? t.swap(at, 'ça') : null;
    },
    wrong: `[Sa|Ça] va bien.
      [Sa|Ça] me plaît.
      [Ca|Ça] fait dix euros.
      Il aime [ça|sa] mère.`,
    right: `Ça va bien.
      Sa mère est là.
      J'aime ça.
      Ça me plaît.
      Sa voiture est rouge.
      Il fait ça souvent.`,
  },
  {
    id: 'mes-for-mais',
    type: 'confused-words',
    explanation: '»Mais« betyder men, »mes« betyder mine. Her skal der »{replacement}«.',
    on: 'mes mais',
    match(t, at) {
      const next = t.after(at);
      if (t.lower(at) === 'mes')
        return t.lower(next) in PERSONS || ["c'", 'ça', 'le', 'la', 'mon', 'ma'].includes(t.lower(next))
          ? t.swap(at, 'mais')
          : null;
      const before = t.lower(t.before(at));
      const isNoun = t.is(next, f.NOUN_P) && !t.is(next, f.NOUN_S | f.SMALL | f.FINITE);
      return isNoun && ['avec', 'aime', 'pour', 'chez', 'voir', 'de'].includes(before) ? t.swap(at, 'mes') : null;
    },
    wrong: `Il est petit, [mes|mais] il est fort.
      J'aime le thé, [mes|mais] je préfère le lait.
      Je joue avec [mais|mes] amis.
      C'est loin, [mes|mais] c'est beau.`,
    right: `Il est petit, mais il est fort.
      Mes amis sont là.
      Je joue avec mes amis.
      J'aime mes livres.
      C'est loin, mais beau.
      Mais oui !`,
  },
];
