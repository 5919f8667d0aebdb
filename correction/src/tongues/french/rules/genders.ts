import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { elidesBefore } from '../elision.ts';
import { adjectiveForms, agrees, fitting, genderOf, type NounPhrase, nounPhrase } from '../noun-phrases.ts';
import * as f from '../word-bits.ts';
import { COLOURS } from '../words.ts';

const PEOPLE = new WordList('de médecin professeur prof auteur bébé');

/** A phrase whose determiner has another gender than its noun. */
function misfit(t: TongueText, at: number): NounPhrase | null {
  const phrase = nounPhrase(t, at);
  if (!phrase || phrase.gender === '' || phrase.isPlural || phrase.determiner.gender === '') return null;
  if (phrase.determiner.gender === phrase.gender || PEOPLE.test(t.lower(phrase.noun))) return null;
  if (!t.is(phrase.noun, f.NOUN_S) || (t.is(phrase.noun, f.PARTICIPLE) && /é$/.test(t.lower(phrase.noun)))) return null;
  // »la petite chante«, »le beau«: an adjective that stands for a noun
  if (standsForNoun(t, phrase)) return null;
  return phrase;
}

/** »papa gâteau« makes no adjective of »gâteau«: one that has two forms, or a colour, can stand for a noun. */
function standsForNoun(t: TongueText, { noun, determiner }: NounPhrase): boolean {
  const word = t.lower(noun);
  if (!t.is(noun, f.ADJECTIVE) || word === 'fin' || !agrees(t.bits(noun), determiner.gender, false)) return false;
  const [masculine, feminine] = adjectiveForms(word, t.words);
  return masculine !== feminine || COLOURS.test(word) || /(?:que|aire|iste|able|ible)$/u.test(word);
}

export const GENDERS: readonly TongueRule[] = [
  {
    id: 'determiner-gender',
    type: 'noun-gender',
    explanation:
      'Ordet foran passer ikke til navneordets køn. Her hedder det »{replacement}«. Lær altid et navneord sammen med le eller la.',
    match(t, at) {
      const phrase = misfit(t, at);
      if (!phrase || phrase.gender === '') return null;
      const next = t.lower(t.after(at));
      const right = fitting(phrase.determiner, phrase.gender, next);
      if (right === t.lower(at) || right === "l'") return null;
      return t.swap(at, right);
    },
    wrong: `[Le|La] maison est grande.
      [Mon|Ma] mère est gentille.
      J'ai [un|une] sœur et [une|un] frère.
      [La|Le] problème est grave.
      C'est [un|une] bonne idée.
      Il habite dans [ce|cette] ville.
      [Quel|Quelle] heure est-il ?`,
    right: `La maison est grande.
      Je la mange.
      Il le porte.
      Mon amie est là.
      La petite dort.
      Son école est loin.
      Cet homme est grand.
      Mon professeur est gentil.`,
  },
  {
    id: 'contracted-gender',
    type: 'noun-gender',
    explanation: 'Au og du bruges foran hankøn, à la og de la foran hunkøn: »{replacement}«.',
    on: 'au du',
    match(t, at) {
      const noun = t.after(at);
      if (genderOf(t, noun) !== 'f' || t.is(noun, f.ADJECTIVE | f.NAME) || t.isCapital(noun) || !t.is(noun, f.NOUN_S))
        return null;
      const link = t.lower(at) === 'au' ? 'à' : 'de';
      return elidesBefore(t.lower(noun)) ? t.span(at, noun, `${link} l'${t.written(noun)}`) : t.swap(at, `${link} la`);
    },
    wrong: `Je vais [au|à la] piscine.
      Il vient [du|de la] gare.
      Nous allons [au|à la] plage.
      Je rentre [du école|de l'école].`,
    right: `Je vais au cinéma.
      Je vais à la piscine.
      Il vient du bureau.
      La fin du film est triste.
      Je vais à l'école.
      Elle joue du piano.`,
  },
  {
    id: 'elided-contraction',
    type: 'article',
    explanation: 'Foran vokal og stumt h hedder det à l’ og de l’: »{replacement}«.',
    on: 'au du',
    match(t, at) {
      const noun = t.after(at);
      if (!t.isWord(noun) || !elidesBefore(t.lower(noun)) || t.isCapital(noun)) return null;
      if (!t.is(noun, f.NOUN_S) || genderOf(t, noun) === 'f') return null;
      return t.span(at, noun, `${t.lower(at) === 'au' ? 'à' : 'de'} l'${t.written(noun)}`);
    },
    wrong: `Il reste [au hôtel|à l'hôtel].
      Je sors [du avion|de l'avion].
      Il va [au aéroport|à l'aéroport].
      C'est la fin [du hiver|de l'hiver].`,
    right: `Il reste à l'hôtel.
      Je vais au hockey.
      Le roi du Danemark est là.
      C'est la fin de l'été.
      Il est au huitième étage.
      Je vais au onze.`,
  },
  {
    id: 'partitive-gender',
    type: 'noun-gender',
    explanation: 'De la og à la bruges foran hunkøn, du og au foran hankøn: »{replacement}«.',
    on: 'de à',
    match(t, at) {
      const article = t.after(at);
      const noun = t.after(at, 2);
      if (t.lower(article) !== 'la' || genderOf(t, noun) !== 'm' || !t.is(noun, f.NOUN_S)) return null;
      if (t.isCapital(noun) || t.is(noun, f.ADJECTIVE | f.FINITE | f.INFINITIVE) || elidesBefore(t.lower(noun)))
        return null;
      return t.span(at, article, t.lower(at) === 'de' ? 'du' : 'au');
    },
    wrong: `Je mange [de la|du] pain.
      Nous allons [à la|au] marché.
      Il boit [de la|du] jus.
      Je vais [à la|au] restaurant.`,
    right: `Je mange du pain.
      Je mange de la viande.
      Nous allons à la gare.
      J'ai envie de la manger.
      Il commence à la lire.
      Il boit du jus.`,
  },
];
