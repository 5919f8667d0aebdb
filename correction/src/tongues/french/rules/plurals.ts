import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { nounForm, nounPhrase } from '../noun-phrases.ts';
import * as f from '../word-bits.ts';
import { BEFORE_NOUN, NUMBERS } from '../words.ts';

const onlySingular = (t: TongueText, at: number): boolean => t.is(at, f.NOUN_S) && !t.is(at, f.NOUN_P);
const onlyPlural = (t: TongueText, at: number): boolean => t.is(at, f.NOUN_P) && !t.is(at, f.NOUN_S);
/** Nouns that pupils mean as several. */
const MOSTLY_MANY = new WordList(
  'parents vacances gens devoirs grands-parents amis copains frères sœurs cheveux yeux livres chaussures enfants toilettes mathématiques maths lunettes',
);

/** The noun that a number counts, past an adjective, or −1. */
function counted(t: TongueText, at: number): number {
  let noun = t.after(at);
  if (BEFORE_NOUN.test(t.lower(noun))) noun = t.after(noun);
  return t.isWord(noun) && onlySingular(t, noun) && !t.is(noun, f.SMALL) ? noun : -1;
}

export const PLURALS: readonly TongueRule[] = [
  {
    id: 'plural-noun',
    type: 'plural',
    explanation: 'Ordet foran står i flertal, så navneordet skal have flertals-s eller -x: »{replacement}«.',
    match(t, at) {
      const phrase = nounPhrase(t, at);
      if (!phrase?.isPlural || !onlySingular(t, phrase.noun)) return null;
      if (t.lower(at) === 'leurs' && SINGLE.test(t.lower(phrase.noun))) return null;
      const right = nounForm(t.lower(phrase.noun), true, t.words);
      return right === '' || right === t.lower(phrase.noun) ? null : t.swap(phrase.noun, right);
    },
    wrong: `Les [chat|chats] dorment.
      J'aime mes [frère|frères].
      Les petits [garçon|garçons] jouent.
      Il a vu des [animal|animaux].
      Ces [gâteau|gâteaux] sont bons.`,
    right: `Les chats dorment.
      Les bras sont longs.
      Il les aime.
      Je les porte.
      Mes deux frères sont là.
      Les Durand sont là.`,
  },
  {
    id: 'counted-noun',
    type: 'plural',
    explanation: 'Efter et tal over én og efter plusieurs og quelques står navneordet i flertal: »{replacement}«.',
    match(t, at) {
      const isMany =
        NUMBERS.test(t.lower(at)) || (t.isNumber(at) && /^\d+$/.test(t.lower(at)) && Number(t.lower(at)) > 1);
      if (!isMany || (t.isNumber(at) && MONTHS.test(t.lower(t.after(at))))) return null;
      const noun = counted(t, at);
      if (
        noun < 0 ||
        (t.is(noun, f.ADJECTIVE) && t.is(t.after(noun), f.NOUN)) ||
        MONTHS.test(t.lower(noun)) ||
        t.lower(noun) === 'foi' ||
        ['pour', 'cent', 'un', 'pluvieux'].includes(t.lower(noun))
      )
        return null;
      const right = nounForm(t.lower(noun), true, t.words);
      return right === '' || right === t.lower(noun) ? null : t.swap(noun, right);
    },
    wrong: `J'ai deux [frère|frères].
      Il a quinze [an|ans].
      Il est huit [heure|heures].
      Nous avons trois petits [chien|chiens].
      J'ai 2 [sœur|sœurs].`,
    right: `J'ai deux frères.
      Il est né le trois mai.
      Il est une heure.
      Il y a mille mètres.
      Il arrive le 12 juin.
      Deux fois deux font quatre.`,
  },
  {
    id: 'plural-determiner',
    type: 'plural',
    explanation: 'Navneordet står i flertal, så ordet foran skal også være flertal: »{replacement}«.',
    on: 'mon ma ton ta son sa le la ce cette un une leur notre votre',
    match(t, at) {
      const phrase = nounPhrase(t, at);
      if (!phrase || !onlyPlural(t, phrase.noun)) return null;
      if (['le', 'la', 'leur'].includes(t.lower(at)) && t.is(phrase.noun, f.FINITE)) return null;
      const single = nounForm(t.lower(phrase.noun), false, t.words);
      const isOne = ['un', 'une'].includes(t.lower(at)) && single !== '' && !MOSTLY_MANY.test(t.lower(phrase.noun));
      if (isOne) return t.swap(phrase.noun, single);
      return { ...t.swap(at, phrase.determiner.plural), ...(t.lower(at) === 'leur' ? { explanation: LEURS } : {}) };
    },
    wrong: `[Mon|Mes] parents sont gentils.
      J'ai un [chiens|chien].
      Elle prend [ma|mes] livres.
      [Le|Les] enfants jouent.
      Ils aiment [leur|leurs] parents.`,
    right: `Mes parents sont gentils.
      Leurs parents sont là.
      Je leur parle.
      J'ai un chien.
      Le bus arrive.
      Le mois de mai est beau.`,
  },
  {
    id: 'many-nouns',
    type: 'plural',
    explanation: 'Efter beaucoup de, trop de og combien de står det, man kan tælle, i flertal: »{replacement}«.',
    on: "de d'",
    match(t, at) {
      const noun = t.after(at);
      if (
        !['beaucoup', 'trop', 'combien', 'peu', 'plein'].includes(t.lower(t.before(at))) ||
        !COUNTABLE.test(t.lower(noun))
      )
        return null;
      const right = nounForm(t.lower(noun), true, t.words);
      return right === '' ? null : t.swap(noun, right);
    },
    wrong: `J'ai beaucoup de [livre|livres].
      Il y a beaucoup d'[élève|élèves].
      Combien de [film|films] as-tu vus ?
      J'ai trop de [devoir|devoirs].`,
    right: `J'ai beaucoup de livres.
      Il y a beaucoup de neige.
      Il a trop de travail.
      Combien de temps restes-tu ?
      Beaucoup de monde est venu.
      Elle a peu d'amis.`,
  },
  {
    id: 'fois',
    type: 'confused-words',
    explanation: '»Fois« betyder gang og har altid -s: »{replacement}«.',
    on: 'foi temps',
    match(t, at) {
      const before = t.lower(t.before(at));
      const isCounted =
        NUMBERS.test(before) || ['une', 'chaque', 'première', 'dernière', 'cette', 'autre'].includes(before);
      if (t.lower(at) === 'foi') return isCounted ? t.swap(at, 'fois') : null;
      return before !== 'une' && isCounted && NUMBERS.test(before) && t.lower(t.after(at)) === 'par'
        ? t.swap(at, 'fois')
        : null;
    },
    wrong: `Je viens deux [foi|fois].
      Encore une [foi|fois] !
      C'est la première [foi|fois].
      Je joue trois [temps|fois] par semaine.`,
    right: `Je viens deux fois.
      Sa foi est grande.
      J'ai le temps.
      Encore une fois !
      En deux temps.
      C'est la première fois.`,
  },
  {
    id: 'leurs-singular',
    type: 'possessive',
    explanation: '»Leurs« bruges foran flertal, »leur« foran ental: »{replacement}«.',
    on: 'leurs',
    match(t, at) {
      const noun = t.after(at);
      if (!t.isWord(noun) || !onlySingular(t, noun) || !SINGLE.test(t.lower(noun))) return null;
      return { ...t.swap(at, 'leur'), confidence: 0.95 };
    },
    wrong: `Ils aiment [leurs|leur] mère.
      [Leurs|Leur] maison est grande.
      Ils vendent [leurs|leur] voiture.
      [Leurs|Leur] père travaille.`,
    right: `Ils aiment leur mère.
      Leur maison est grande.
      Leurs enfants sont grands.
      Ils vendent leurs livres.
      Je leur dis bonjour.
      Leurs amis arrivent.`,
  },
  {
    id: 'tout-tous',
    type: 'agreement',
    explanation: '»Tout« retter sig efter navneordet: tout le, toute la, tous les, toutes les. Skriv »{replacement}«.',
    on: 'tout tous toute toutes',
    match(t, at) {
      const next = t.after(at);
      const article = t.lower(next);
      const noun = t.after(next);
      const phrase = nounPhrase(t, next);
      if (!phrase && !['les', 'mes', 'tes', 'ses'].includes(article)) return null;
      const gender = phrase?.gender ?? '';
      const isMany = ['les', 'mes', 'tes', 'ses', 'ces', 'nos', 'vos', 'leurs'].includes(article);
      if (!isMany && !['le', 'la', 'mon', 'ma', 'ce', 'cette'].includes(article)) return null;
      if (!phrase && t.is(noun, f.FINITE | f.INFINITIVE)) return null;
      const right = isMany
        ? gender === 'f'
          ? 'toutes'
          : 'tous'
        : article === 'la' || article === 'ma' || gender === 'f'
          ? 'toute'
          : 'tout';
      if (right === t.lower(at) || (gender === '' && isMany && t.lower(at) === 'toutes')) return null;
      if (!isMany && gender !== '' && phrase?.determiner.gender !== gender) return null;
      return t.swap(at, right);
    },
    wrong: `Je joue [tout|tous] les jours.
      [Tout|Tous] les élèves sont là.
      Il pleut [tous|tout] le temps.
      [Tout|Toute] la classe rit.
      [Tous|Toutes] les filles chantent.`,
    right: `Je joue tous les jours.
      Tout le monde rit.
      Toute la classe rit.
      Toutes les filles chantent.
      Il les mange tous.
      Tout va bien.`,
  },
];

const COUNTABLE = new WordList(
  'livre ami amie film voiture fille garçon élève jeu problème chose ville copain copine magasin animal personne fleur maison arbre devoir bonbon gâteau touriste question professeur',
);
const LEURS = 'Der er flere, så det hedder »leurs«: leur mère, leurs parents.';
const MONTHS = new WordList('janvier février mars avril mai juin juillet août septembre octobre novembre décembre');
const SINGLE = new WordList('mère père maison voiture école ville famille classe grand-mère grand-père professeur vie');
