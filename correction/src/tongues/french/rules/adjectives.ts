import { WordList } from '../../../words/word-list.ts';
import type { TongueFinding } from '../../tongue-finding.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { adjectiveForms, agrees, type Gender, nounPhrase, phraseBefore, slotOf } from '../noun-phrases.ts';
import { participlesOf } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { COLOURS, DEGREES, NATIONS, TO_BE, WITH_EITHER, WITH_ETRE } from '../words.ts';

/** Adjectives that never change, or that are more often something else. */
const UNCHANGING = new WordList(
  'super cool marron orange sympa chic bien mal debout ensemble fort vite cher haut bas droit net tout tous toute toutes même mêmes quelque seul juste plein demi tel vu pas est plus moins mieux sûr chaque maximum minimum sport tôt tard est-ce été or avant arrière bon froid chaud faux peu beaucoup trop là-bas',
);
const PERSON_GENDERS: Readonly<Record<string, readonly [Gender | '', boolean]>> = {
  il: ['m', false],
  elle: ['f', false],
  ils: ['m', true],
  elles: ['f', true],
};

/** The right form of an adjective or a participle; '' where it is right, or not known. */
function formOf(t: TongueText, at: number, gender: Gender | '', isPlural: boolean): string {
  if (agrees(t.bits(at), gender, isPlural)) return '';
  const word = t.lower(at);
  const forms = t.is(at, f.ADJECTIVE) ? adjectiveForms(word, t.words) : participlesOf(word, t.words);
  const slot =
    gender === '' && isPlural && t.is(at, f.ADJECTIVE_F) && !t.is(at, f.ADJECTIVE_M) ? 3 : slotOf(gender, isPlural);
  const right = forms[slot] ?? '';
  return right === word ? '' : right;
}

/** An adjective that describes what stands before it and nothing else. */
const isAdjective = (t: TongueText, at: number): boolean =>
  t.isWord(at) &&
  !t.isCapital(at) &&
  t.is(at, f.ADJECTIVE) &&
  !UNCHANGING.test(t.lower(at)) &&
  !t.is(at, f.SMALL) &&
  (MEANT.test(t.lower(at)) || COLOURS.test(t.lower(at)) || !t.is(at, f.FINITE));

/** The adjective after a form of être, past words that tell how much, or −1. */
function predicate(t: TongueText, verb: number): number {
  let at = t.after(verb);
  for (let k = 0; k < 3 && DEGREES.test(t.lower(at)); k++) at = t.after(at);
  if (!t.isWord(at) || t.isCapital(at)) return -1;
  const word = t.lower(at);
  const isKnown = t.is(at, f.ADJECTIVE | f.PARTICIPLE) && !t.is(at, f.SMALL | f.INFINITIVE);
  const mayBeNoun = t.is(at, f.NOUN) && t.is(at, f.FINITE) && !t.is(at, f.ADJECTIVE);
  return isKnown && !mayBeNoun && (!UNCHANGING.test(word) || SAID_OF.test(word)) ? at : -1;
}

/** Forms of verbs that are more often adjectives. */
const MEANT = new WordList('content contents calme calmes vide sale sales sauvage sauvages');
const SAID_OF = new WordList('bon froid chaud cher seul haut bas plein droit fort');

/** A verb stands before a place. */
function hasFinite(t: TongueText, at: number): boolean {
  for (let k = t.before(at); k >= 0; k = t.before(k)) if (t.is(k, f.FINITE)) return true;
  return false;
}

/** What a form of être is said of: gender and number; null where that is not known. */
function subjectOf(t: TongueText, verb: number): readonly [Gender | '', boolean] | null {
  let before = t.before(verb);
  if (["n'", 'ne'].includes(t.lower(before))) before = t.before(before);
  const person = PERSON_GENDERS[t.lower(before)];
  if (person && ['et', 'ou'].includes(t.lower(t.before(before))) && !hasFinite(t, before)) return null;
  if (person)
    return ['avec', 'pour', 'chez', 'que'].includes(t.lower(t.before(before))) &&
      t.lower(before) !== 'il' &&
      t.lower(t.before(before)) !== 'que'
      ? null
      : person;
  const phrase = phraseBefore(t, before < 0 ? verb : before + 1);
  if (!phrase || phrase.gender === '' || phrase.isUnsure) return null;
  const opener = t.before(phrase.at);
  const isOpen = opener < 0 || t.isMark(opener) || OPENERS.test(t.lower(opener));
  const isJoined = ['et', 'ou', 'ni'].includes(t.lower(opener)) && t.before(opener) >= 0;
  return isOpen && !isJoined ? [phrase.gender, phrase.isPlural] : null;
}

const OPENERS = new WordList("que qu' quand si parce mais comme où lorsque puisque donc car tout toute tous toutes et");

function corrected(t: TongueText, at: number, gender: Gender | '', isPlural: boolean): TongueFinding | null {
  const right = formOf(t, at, gender, isPlural);
  return right === '' ? null : t.swap(at, right);
}

export const ADJECTIVES: readonly TongueRule[] = [
  {
    id: 'adjective-after-noun',
    type: 'agreement',
    explanation: 'Tillægsordet retter sig efter navneordet i køn og tal: »{replacement}«.',
    match(t, at) {
      const phrase = nounPhrase(t, at);
      if (!phrase || phrase.isUnsure) return null;
      const adjective = t.after(phrase.noun);
      if (!isAdjective(t, adjective)) return null;
      // »un groupe d'élèves contents«, »ma sœur petite«
      const isOther = t.is(adjective, f.NOUN) && !COLOURS.test(t.lower(adjective)) && !(t.lower(adjective) in NATIONS);
      if (isOther && !t.is(adjective, f.ADJECTIVE)) return null;
      return corrected(t, adjective, phrase.gender, phrase.isPlural);
    },
    wrong: `J'ai une voiture [noir|noire].
      Il porte des chaussures [bleu|bleues].
      J'aime la cuisine [français|française].
      Elle a les cheveux [long|longs].
      Ce sont des enfants [content|contents].`,
    right: `J'ai une voiture noire.
      Elle a les yeux marron.
      Un film français passe.
      Les élèves danois sont là.
      Il a une veste orange.
      Le garçon court vite.`,
  },
  {
    id: 'adjective-before-noun',
    type: 'agreement',
    explanation: 'Tillægsordet foran navneordet retter sig efter det i køn og tal: »{replacement}«.',
    match(t, at) {
      const phrase = nounPhrase(t, at);
      if (!phrase || phrase.adjective < 0) return null;
      if (
        ['même', 'mêmes', 'beau', 'nouveau', 'vieux', 'bel', 'nouvel', 'vieil'].includes(t.lower(phrase.adjective)) &&
        phrase.gender !== 'f'
      )
        return null;
      return corrected(t, phrase.adjective, phrase.gender, phrase.isPlural);
    },
    wrong: `C'est une [petit|petite] ville.
      J'ai un [grande|grand] jardin.
      Les [petit|petits] enfants dorment.
      C'est une [bon|bonne] idée.
      Il a une [beau|belle] maison.`,
    right: `C'est une petite ville.
      C'est un bel enfant.
      Les grands arbres tombent.
      C'est la première fois.
      Mon vieil ami est là.
      C'est une très bonne idée.`,
  },
  {
    id: 'adjective-after-be',
    type: 'agreement',
    explanation: 'Ordet efter être retter sig efter grundleddet i køn og tal: »{replacement}«.',
    match(t, at) {
      if (!TO_BE.test(t.lower(at))) return null;
      const adjective = predicate(t, at);
      const subject = adjective < 0 ? null : subjectOf(t, at);
      if (!subject) return null;
      // »elle s'est lavé les mains«, »il est mort«
      if (t.lower(adjective) === 'été') return null;
      return corrected(t, adjective, ...subject);
    },
    wrong: `Ma sœur est [grand|grande].
      Elle est très [content|contente].
      Mes frères sont [petit|petits].
      Les fleurs sont [beau|belles].
      Elle est [parti|partie] hier.
      La mer était [froid|froide].`,
    right: `Ma sœur est grande.
      Il est parti.
      Mon père et ma mère sont contents.
      Elle est médecin.
      Elle est en retard.
      Les gens sont sympas.
      Elle est bien.
      La fille de mon voisin est grande.`,
  },
  {
    id: 'adjective-after-many',
    type: 'agreement',
    explanation: 'Grundleddet er flere, så ordet efter être skal have -s: »{replacement}«.',
    on: 'sommes',
    match(t, at) {
      const adjective = predicate(t, at);
      if (t.lower(t.before(at)) !== 'nous' || adjective < 0 || t.is(adjective, f.ADJECTIVE_P)) return null;
      const gender = t.is(adjective, f.ADJECTIVE_F) && !t.is(adjective, f.ADJECTIVE_M) ? 'f' : 'm';
      return corrected(t, adjective, gender, true);
    },
    wrong: `Nous sommes [content|contents].
      Nous sommes [arrivé|arrivés] tard.
      Nous sommes très [fatigué|fatigués].
      Nous sommes [parti|partis] hier.`,
    right: `Nous sommes contents.
      Nous sommes arrivées tard.
      Nous sommes en vacances.
      Nous sommes trois.
      Nous sommes bien.
      Nous sommes lundi.`,
  },
  {
    id: 'adjective-after-c-est',
    type: 'agreement',
    explanation: 'Efter c’est står tillægsordet i hankøn ental: »{replacement}«.',
    on: 'est était',
    match(t, at) {
      if (t.lower(t.before(at)) !== "c'") return null;
      const adjective = predicate(t, at);
      if (adjective < 0 || !t.is(adjective, f.ADJECTIVE) || t.is(adjective, f.ADJECTIVE_M)) return null;
      const next = t.after(adjective);
      return t.isWord(next) && t.is(next, f.NOUN) ? null : corrected(t, adjective, 'm', false);
    },
    wrong: `C'est très [belle|beau].
      C'était [intéressante|intéressant].
      Paris, c'est [grande|grand].
      C'est [importante|important] pour moi.`,
    right: `C'est très beau.
      C'est une belle ville.
      C'est la vie.
      C'est moi.
      C'était bien.
      C'est important.`,
  },
  {
    id: 'participle-after-have',
    type: 'agreement',
    explanation: 'Efter avoir bøjes den korte tillægsform ikke, når genstandsleddet står bagefter: »{replacement}«.',
    on: 'ai as a avons avez ont avait avais avaient',
    match(t, at) {
      const subject = t.lower(t.before(at));
      if (!["j'", 'je', 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles'].includes(subject)) return null;
      if (['que', "qu'"].includes(t.lower(t.before(at, 2)))) return null;
      const participle = t.after(at);
      if (!t.is(participle, f.PARTICIPLE) || t.is(participle, f.NOUN | f.FINITE | f.ADJECTIVE)) return null;
      if (
        agrees(t.bits(participle), 'm', false) ||
        WITH_ETRE.test(t.lower(participle)) ||
        WITH_EITHER.test(t.lower(participle))
      )
        return null;
      const right = participlesOf(t.lower(participle), t.words)[0] ?? '';
      return right === '' || right === t.lower(participle) ? null : t.swap(participle, right);
    },
    wrong: `Elle a [mangée|mangé] une pomme.
      Elles ont [jouées|joué] au foot.
      Nous avons [regardées|regardé] la télé.
      Elle a [achetée|acheté] un vélo.
      Nous avons [vus|vu] la mer.`,
    right: `Elle a mangé une pomme.
      La pomme qu'elle a mangée est bonne.
      Elle est partie.
      Je les ai vues.
      Elles ont fini.
      Il a pris le bus.`,
  },
  {
    id: 'colour-before-noun',
    type: 'word-order',
    explanation: 'Farver og nationaliteter står efter navneordet på fransk: »{replacement}«.',
    match(t, at) {
      const word = t.lower(at);
      if ((!COLOURS.test(word) && !(word in NATIONS)) || t.isCapital(at)) return null;
      const noun = t.after(at);
      const before = t.lower(t.before(at));
      if (
        !t.isWord(noun) ||
        !t.is(noun, f.NOUN) ||
        t.is(noun, f.ADJECTIVE | f.SMALL | f.ADVERB) ||
        (t.is(noun, f.FINITE) && ['le', 'la', 'les', 'de'].includes(before))
      )
        return null;
      if (!['un', 'une', 'des', 'mon', 'ma', 'mes', 'le', 'la', 'les', 'de'].includes(before)) return null;
      return t.span(at, noun, `${t.written(noun)} ${t.written(at)}`);
    },
    wrong: `J'ai une [rouge voiture|voiture rouge].
      C'est un [français film|film français].
      Elle porte une [noire robe|robe noire].
      J'ai un [bleu vélo|vélo bleu].`,
    right: `J'ai une voiture rouge.
      C'est un grand film.
      Le rouge est ma couleur préférée.
      Les Français aiment le vin.
      Un petit vélo.
      Le vin blanc est bon.`,
  },
];
