import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { phraseBefore } from '../noun-phrases.ts';
import * as f from '../word-bits.ts';
import { PERSONS } from '../words.ts';

const PLACES = new WordList(
  'ville maison endroit pays piscine école rue parc plage magasin jour moment village café restaurant chambre forêt club collège lycée',
);
const GOING = new WordList(
  "vais vas va allons allez vont allé allée aller habite habites habitons habitent habiter arrive arrivé arrivée pense commence jouer joue jouons joué né née été reste rentré rentrée grâce quant jusqu' face parle parler dit",
);
const ARTICLES = new WordList("un une le la l' les mon ma très trop");
const NUMERIC = new WordList('une deux trois quatre cinq six sept huit neuf dix onze midi minuit');
const HAS_VERB = new WordList('vais va aller suis est habite pense');

const HAD = new WordList('un une deux trois quatre beaucoup');

export const ACCENTS: readonly TongueRule[] = [
  {
    id: 'a-for-preposition',
    type: 'accent',
    explanation: '»À« med accent betyder til eller i, »a« betyder har. Her skal der »{replacement}«.',
    on: 'a',
    match(t, at) {
      const before = t.before(at);
      const next = t.after(at);
      const word = t.lower(before);
      if (!t.isWord(next) || word in PERSONS || t.is(next, f.PARTICIPLE)) return null;
      const isPlace =
        GOING.test(word) &&
        (t.isCapital(next) ||
          ARTICLES.test(t.lower(next)) ||
          t.is(next, f.INFINITIVE) ||
          t.isNumber(next) ||
          NUMERIC.test(t.lower(next)));
      const isTo = t.is(next, f.INFINITIVE) && !t.is(next, f.NOUN) && t.is(before, f.FINITE) && !t.is(before, f.NOUN);
      const isUntil = word === "jusqu'" || ['pied', 'vélo'].includes(t.lower(next));
      return isPlace || isTo || isUntil ? t.swap(at, 'à') : null;
    },
    wrong: `Je vais [a|à] Paris.
      J'habite [a|à] Vejle.
      Il commence [a|à] manger.
      Nous allons [a|à] la plage.
      Je vais à l'école [a|à] pied.`,
    right: `Je vais à Paris.
      Il a un chien.
      Mon frère a mangé.
      Elle a la grippe.
      Ma ville a un parc.
      Il y a du monde.`,
  },
  {
    id: 'a-for-verb',
    type: 'accent',
    explanation: '»A« uden accent betyder har, »à« betyder til eller i. Her skal der »{replacement}«.',
    on: 'à',
    match(t, at) {
      const before = t.before(at);
      const word = t.lower(before);
      const next = t.after(at);
      const isSubject =
        ['il', 'elle', 'on', 'y'].includes(word) &&
        !['avec', 'pour', 'chez', 'comme', 'que'].includes(t.lower(t.before(before)));
      const isHelper =
        t.is(next, f.PARTICIPLE) &&
        !t.is(next, f.NOUN | f.ADJECTIVE | f.FINITE) &&
        (t.isCapital(before) || t.is(before, f.NOUN)) &&
        !HAS_VERB.test(t.lower(t.before(before)));
      // »Ma mère à un chien«
      const phrase = HAD.test(t.lower(next)) || t.isNumber(next) ? phraseBefore(t, at) : null;
      const isOwner = phrase !== null && t.isFirst(phrase.at);
      return isSubject || isHelper || isOwner ? t.swap(at, 'a') : null;
    },
    wrong: `Il [à|a] un chien.
      Elle [à|a] quinze ans.
      On [à|a] mangé.
      Ida [à|a] chanté.
      Ma mère [à|a] un chien.
      Il y [à|a] un problème.`,
    right: `Il a un chien.
      Je vais à Paris.
      Je pense à elle.
      Mon ami à Paris est gentil.
      Il commence à manger.
      C'est à moi.`,
  },
  {
    id: 'ou-where',
    type: 'accent',
    explanation: '»Où« med accent betyder hvor, »ou« betyder eller. Her skal der »{replacement}«.',
    on: 'ou',
    match(t, at) {
      const before = t.before(at);
      const next = t.lower(t.after(at));
      const isQuestion = t.isFirst(at) && ['est', 'sont', 'est-ce', 'habites', 'habite', 'vas', 'va'].includes(next);
      const isRelative = PLACES.test(t.lower(before)) && next in PERSONS;
      return isQuestion || isRelative ? t.swap(at, 'où') : null;
    },
    wrong: `[Ou|Où] est ma mère ?
      C'est la ville [ou|où] j'habite.
      [Ou|Où] habites-tu ?
      Voilà la maison [ou|où] il vit.`,
    right: `Où est ma mère ?
      Un chat ou un chien ?
      C'est la ville où j'habite.
      Tu viens ou tu restes ?
      Rouge ou bleu ?
      Je bois du thé ou du café.`,
  },
];
