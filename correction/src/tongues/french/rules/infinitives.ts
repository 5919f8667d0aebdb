import { WordList } from '../../../words/word-list.ts';
import type { TongueFinding } from '../../tongue-finding.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { elidesBefore } from '../elision.ts';
import { infinitiveOf } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { BETWEEN, CLITICS, LIKING, MODALS, PERSONS, TO_BE, TO_HAVE, WITH_ETRE } from '../words.ts';

/** Forms that pupils mean as verbs though they are nouns too. */
const NOUNS_TOO = new WordList(
  'nage joue joues danse danses marche marches voyage voyages change changes visite visites aide aides travaille parle cherche chante arrive reste retourne utilise essaye essaie regarde rencontre trouve demande commence montre porte dîne goûte passe lève couche douche habite prends prend fais fait',
);

/** The word that a modal verb or a preposition makes an infinitive of, past small words. */
function following(t: TongueText, at: number): number {
  let next = t.after(at);
  for (let k = 0; k < 3 && (BETWEEN.test(t.lower(next)) || CLITICS.test(t.lower(next))); k++) next = t.after(next);
  return next;
}

function toInfinitive(t: TongueText, at: number, mayBeNoun: boolean): TongueFinding | null {
  const word = t.lower(at);
  if (!t.isWord(at) || t.isCapital(at) || t.is(at, f.INFINITIVE | f.SMALL | f.ADVERB)) return null;
  if (TO_BE.test(word) || TO_HAVE.test(word)) return null;
  if (!t.is(at, f.FINITE | f.PARTICIPLE)) return null;
  if (t.is(at, f.NOUN | f.ADJECTIVE) && !WITH_ETRE.test(word) && !(mayBeNoun && NOUNS_TOO.test(word))) return null;
  const right = infinitiveOf(word, t.words);
  return right === '' || right === word ? null : t.swap(at, right);
}

export const INFINITIVES: readonly TongueRule[] = [
  {
    id: 'infinitive-after-modal',
    type: 'verb-form',
    explanation: 'Efter vouloir, pouvoir, devoir, aller og il faut står navneformen: »{replacement}«.',
    match(t, at) {
      if (!MODALS.test(t.lower(at))) return null;
      const next = following(t, at);
      return next === at + 1 || t.isWord(next)
        ? toInfinitive(t, next, next === t.after(at) || t.lower(t.before(next)) !== 'pas')
        : null;
    },
    wrong: `Je veux [mange|manger] une pizza.
      Il peut [joue|jouer] au foot.
      Nous allons [visité|visiter] Rome.
      On doit [parlé|parler] français.
      Il faut [travaillez|travailler].
      Je vais me [couche|coucher].`,
    right: `Je veux manger une pizza.
      Je veux une glace.
      Ça va bien.
      Il va à l'école.
      Il faut que tu viennes.
      Je ne peux pas.
      Je dois partir.`,
  },
  {
    id: 'infinitive-after-liking',
    type: 'verb-form',
    explanation: 'Efter aimer, adorer, détester og préférer står navneformen: »{replacement}«.',
    match(t, at) {
      if (!LIKING.test(t.lower(at)) || t.lower(t.after(at)) === 'le') return null;
      const next = following(t, at);
      return t.isWord(next) && (next === t.after(at) || BETWEEN.test(t.lower(t.before(next))))
        ? toInfinitive(t, next, true)
        : null;
    },
    wrong: `J'aime [joue|jouer] au foot.
      Elle adore [chante|chanter].
      Nous aimons [dansé|danser].
      Il sait [nage|nager].`,
    right: `J'aime jouer au foot.
      Elle aime la danse.
      Il sait que tu viens.
      J'aime bien le foot.
      Elle adore ça.
      Il sait nager.`,
  },
  {
    id: 'infinitive-after-preposition',
    type: 'verb-form',
    explanation: 'Efter pour, sans og avant de står verbet i navneform: »{replacement}«.',
    on: 'pour sans',
    match(t, at) {
      const next = following(t, at);
      const isObject = ['le', 'la', 'les', 'leur', 'en', "l'"].includes(t.lower(t.before(next)));
      if (isObject && !t.is(next, f.PARTICIPLE)) return null;
      return isObject && t.is(next, f.NOUN | f.ADJECTIVE)
        ? null
        : toInfinitive(t, next, !isObject && next === t.after(at));
    },
    wrong: `Je viens pour [joue|jouer].
      Il part sans [mangé|manger].
      C'est bien pour [appris|apprendre].
      Je travaille pour [gagne|gagner] de l'argent.`,
    right: `Je viens pour jouer.
      Il part sans manger.
      C'est pour toi.
      Un cadeau pour la fille.
      Il est parti pour la France.
      C'est bon pour la santé.`,
  },
  {
    id: 'infinitive-after-de',
    type: 'verb-form',
    explanation: 'Efter de og à står verbet i navneform: »{replacement}«.',
    on: "de d' à",
    match(t, at) {
      const next = t.after(at);
      if (
        !t.is(next, f.PARTICIPLE) ||
        t.is(next, f.NOUN | f.ADJECTIVE | f.FINITE) ||
        !/é$/.test(t.lower(next)) ||
        t.lower(next) === 'été'
      )
        return null;
      const before = t.before(at);
      if (['quelque', 'rien', 'chose', 'plus'].includes(t.lower(before))) return null;
      if (
        t.lower(at) === 'à' &&
        (t.lower(before) in PERSONS || t.isCapital(before) || (t.is(before, f.NOUN) && !t.is(before, f.FINITE)))
      )
        return null;
      return toInfinitive(t, next, false);
    },
    wrong: `J'ai besoin de [travaillé|travailler].
      Il commence à [mangé|manger].
      J'ai envie de [dansé|danser].
      Nous avons décidé d'[acheté|acheter] une voiture.`,
    right: `J'ai besoin de travailler.
      Il commence à manger.
      C'est quelque chose de cassé.
      J'ai envie de danser.
      Les vacances d'été sont longues.
      Il a fini de manger.`,
  },
  {
    id: 'conditional-wish',
    type: 'verb-form',
    explanation: 'Et ønske står i konditionalis, med -s: »{replacement}«.',
    on: 'voudrai aimerai',
    match(t, at) {
      const next = t.after(at);
      const isWish = t.lower(at) === 'voudrai' || t.is(next, f.INFINITIVE);
      return isWish ? t.swap(at, `${t.lower(at)}s`) : null;
    },
    wrong: `Je [voudrai|voudrais] un café.
      J'[aimerai|aimerais] aller à Paris.
      Je [voudrai|voudrais] être riche.
      J'[aimerai|aimerais] voir la mer.`,
    right: `Je voudrais un café.
      Je t'aimerai toujours.
      J'aimerais aller à Paris.
      Il voudrait venir.
      Nous voudrions partir.
      Je voudrais être riche.`,
  },
  {
    id: 'of-before-infinitive',
    type: 'preposition',
    explanation: 'Efter avoir besoin, avoir envie, essayer og rêve skal der de foran navneformen: »{replacement}«.',
    on: 'besoin envie peur essaie essaye essayer essayé décidé rêve oublié fini est',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(at);
      const isThing = ['besoin', 'envie'].includes(word) && ['un', 'une'].includes(t.lower(next));
      if (!isThing && (!t.is(next, f.INFINITIVE) || t.is(next, f.NOUN | f.ADJECTIVE))) return null;
      if (word === 'est' && t.lower(t.before(at)) !== 'rêve') return null;
      if (word === 'rêve' && !['je', 'il', 'elle'].includes(t.lower(t.before(at)))) return null;
      return elidesBefore(t.lower(next))
        ? t.span(next, next, `d'${t.written(next)}`)
        : t.span(at, next, `${t.written(at)} de ${t.written(next)}`);
    },
    wrong: `J'ai [besoin dormir|besoin de dormir].
      Il a [envie manger|envie de manger].
      J'ai besoin [un|d'un] stylo.
      J'ai [décidé partir|décidé de partir].
      Mon rêve est [habiter|d'habiter] à Paris.`,
    right: `J'ai besoin de dormir.
      Mon rêve est d'habiter à Paris.
      Il est venu.
      Elle a envie de manger.
      J'ai besoin d'un vélo.
      Il a décidé de partir.`,
  },
];
