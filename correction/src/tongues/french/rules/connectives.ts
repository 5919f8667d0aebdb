import { WordList } from '../../../words/word-list.ts';
import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { elidesBefore } from '../elision.ts';
import { nounPhrase, phraseBefore } from '../noun-phrases.ts';
import { isSurelyFinite } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { PERSONS } from '../words.ts';

const THINKING = new WordList(
  'pense crois trouve espère penses crois trouves pensons pensent croient trouvent sais dis dit',
);
const FINITE_TOO = new WordList('est sont a ont va vont était peut veut doit fait joue aime habite');

export const CONNECTIVES: readonly TongueRule[] = [
  {
    id: 'que-missing',
    type: 'conjunction',
    explanation: '»At« kan ikke udelades på fransk. Her skal der que: »{replacement}«.',
    match(t, at) {
      const word = t.lower(at);
      if (!THINKING.test(word) || !(t.lower(t.before(at)) in PERSONS)) return null;
      const next = t.after(at);
      const subject = t.lower(next);
      const verb = t.after(next);
      const isSure = subject === "c'" || ['il', 'ils', 'elle', 'elles', 'on', 'je', "j'", 'tu'].includes(subject);
      const phrase = isSure ? null : nounPhrase(t, next);
      const isPhrase =
        phrase !== null && (FINITE_TOO.test(t.lower(t.after(phrase.noun))) || isSurelyFinite(t, t.after(phrase.noun)));
      if (isSure ? !t.is(verb, f.FINITE) && !["n'", 'ne'].includes(t.lower(verb)) : !isPhrase) return null;
      if (word === 'dit' && isSure && t.isMark(t.after(verb))) return null;
      return elidesBefore(subject)
        ? t.span(next, next, `qu'${t.written(next)}`)
        : t.span(at, at, `${t.written(at)} que`);
    },
    wrong: `Je [pense|pense que] c'est bien.
      Je crois [il|qu'il] est malade.
      J'[espère|espère que] tu viens.
      Je [pense|pense que] le film est bon.`,
    right: `Je pense que c'est bien.
      Je crois qu'il est malade.
      Je trouve mon frère drôle.
      Je pense à toi.
      Je sais nager.
      Tu penses trop.`,
  },
  {
    id: 'parce-que',
    type: 'conjunction',
    explanation: '»Fordi« hedder parce que: »{replacement}«.',
    on: 'parce',
    match(t, at) {
      const next = t.after(at);
      if (!t.isWord(next) || ['que', "qu'"].includes(t.lower(next))) return null;
      return elidesBefore(t.lower(next))
        ? t.span(next, next, `qu'${t.written(next)}`)
        : t.span(at, at, `${t.written(at)} que`);
    },
    wrong: `Je reste [parce|parce que] je suis malade.
      Il rit parce [il|qu'il] est content.
      Elle dort [parce|parce que] c'est la nuit.
      Je pars parce [elle|qu'elle] crie.`,
    right: `Je reste parce que je suis malade.
      Il rit parce qu'il est content.
      Pourquoi ? Parce que !
      Elle dort parce que c'est la nuit.
      Je pars parce qu'elle crie.
      C'est parce que tu dors.`,
  },
  {
    id: 'qui-for-que',
    type: 'relative',
    explanation: 'Som grundled hedder »som« qui; lige efter kommer verbet: »{replacement}«.',
    on: "que qu'",
    match(t, at) {
      const noun = t.before(at);
      const verb = t.after(at);
      const isWho = t.is(noun, f.NOUN) && !t.is(noun, f.SMALL | f.ADVERB) && phraseBefore(t, at) !== null;
      if (!isWho) return null;
      const isReflexive = ["s'", 'se', "n'", 'ne', 'me', "m'"].includes(t.lower(verb)) && t.is(t.after(verb), f.FINITE);
      const isVerb = (isSurelyFinite(t, verb) || FINITE_TOO.test(t.lower(verb))) && !t.isCapital(t.after(verb));
      if (!isReflexive && !isVerb) return null;
      // »le livre que lit mon frère«
      if (nounPhrase(t, t.after(verb)) && !['a', 'ont', 'aime', 'est'].includes(t.lower(verb))) return null;
      return t.lower(at) === 'que' ? t.swap(at, 'qui') : t.span(at, verb, `qui ${t.written(verb)}`);
    },
    wrong: `J'ai un ami [que|qui] habite à Lyon.
      Le chien [que|qui] dort est noir.
      J'ai un chat [que|qui] s'appelle Minou.
      C'est une fille [que|qui] est gentille.`,
    right: `J'ai un ami qui habite à Lyon.
      Le livre que lit mon frère est bon.
      Je pense que oui.
      Le chien que j'ai est noir.
      Le film que tu regardes est bon.
      Je veux que tu viennes.`,
  },
  {
    id: 'que-for-qui',
    type: 'relative',
    explanation: 'Som genstandsled hedder »som« que; lige efter kommer et nyt grundled: »{replacement}«.',
    on: 'qui',
    match(t, at) {
      const noun = t.before(at);
      const subject = t.after(at);
      const word = t.lower(subject);
      if (t.before(at) < 0 || !t.is(noun, f.NOUN) || t.is(noun, f.SMALL)) return null;
      const isPronoun = ['je', "j'", 'tu', 'il', 'ils', 'on'].includes(word);
      const phrase = isPronoun ? null : nounPhrase(t, subject);
      const verb = phrase ? t.after(phrase.noun) : -1;
      if (
        !isPronoun &&
        !(phrase && ['mon', 'ma', 'mes', 'ton', 'ta', 'son', 'sa'].includes(word) && t.is(verb, f.FINITE))
      )
        return null;
      return elidesBefore(word) ? t.span(at, subject, `qu'${t.written(subject)}`) : t.swap(at, 'que');
    },
    wrong: `Le livre [qui|que] je lis est bon.
      C'est le film [qui il|qu'il] préfère.
      La fille [qui|que] tu vois est ma sœur.
      J'ai vu un film [qui|que] mon père aime.`,
    right: `Le livre que je lis est bon.
      Le garçon qui chante est là.
      Qui est-ce ?
      La fille qui me voit rit.
      Je ne sais pas qui il est.
      L'ami avec qui je joue est là.`,
  },
  {
    id: 'comma-before-que',
    type: 'comma-superfluous',
    explanation: 'På fransk er der intet komma foran que efter et verbum som penser, dire og savoir.',
    on: ',',
    match(t, at) {
      const verb = t.before(at);
      const next = t.lower(t.after(at));
      if (!['que', "qu'"].includes(next) || !SAYING.test(t.lower(verb))) return null;
      for (let k = t.after(at, 2); k >= 0; k = t.after(k)) if (t.written(k) === ',') return null;
      return t.drop(at);
    },
    wrong: `Je pense[,|] que c'est bien.
      Il dit[,|] qu'il est malade.
      Je sais[,|] que tu viens.
      Nous croyons[,|] que tu as raison.`,
    right: `Je pense que c'est bien.
      C'est beau, je pense, que tu viennes, mais je pars.
      Il est grand, mais gentil.
      Il dit qu'il est malade.
      Oui, que veux-tu ?
      Je sais que tu viens.`,
  },
  phraseRule({
    id: 'car-que',
    type: 'conjunction',
    explanation: 'Bindeordet er forkert. På fransk hedder det »{replacement}«.',
    phrases: `car que > car
      à cause que > parce que
      avant je/tu/il/elle/nous/ils > $1 que $2
      pendant je/tu/il/elle/nous/ils > $1 que $2
      depuis je/tu/il/elle/nous/ils > $1 que $2
      comme ça que > pour que`,
    unless: (t, from, to) =>
      ['avant', 'pendant', 'depuis'].includes(t.lower(from)) &&
      (t.isFirst(from) || elidesBefore(t.lower(to)) || !t.is(t.after(to), f.FINITE)),
    wrong: `Je reste [car que|car] je suis malade.
      Il part [à cause que|parce que] je crie.
      Je lis [pendant tu|pendant que tu] dors.
      Je suis content [depuis je|depuis que je] suis ici.`,
    right: `Je reste car je suis malade.
      Il part à cause de la pluie.
      Je lis pendant que tu dors.
      Avant, il habitait ici.
      Avant je dormais.
      Depuis, je suis content.`,
  }),
  phraseRule({
    id: 'hyphens',
    type: 'compound-split',
    explanation: 'Bindestregerne er forkerte. Det skrives »{replacement}«.',
    phrases: `est-ce-que > est-ce que
      est ce que > est-ce que
      est ce qu' > est-ce qu'
      rendez vous > rendez-vous
      week end > week-end
      grand mère > grand-mère
      grand père > grand-père
      grand-parents > grands-parents
      grands parents > grands-parents
      petite déjeuner > petit déjeuner
      après midi > après-midi`,
    unless: (t, from, to) =>
      t.lower(from) === 'après' &&
      !['un', 'une', "l'", "d'", 'cet', 'cette', 'samedi', 'dimanche'].includes(t.lower(t.before(from))) &&
      t.lower(to) === 'midi',
    wrong: `[Est ce que|Est-ce que] tu viens ?
      Ma [grand mère|grand-mère] est gentille.
      Bon [week end|week-end] !
      Mes [grands parents|grands-parents] sont là.`,
    right: `Est-ce que tu viens ?
      Ma grand-mère est gentille.
      Bon week-end !
      Après midi, je dors.
      Cet après-midi, je dors.
      Mes grands-parents sont là.`,
  }),
];

const SAYING = new WordList(
  'pense penses pensons pensent crois croit croyons croient dis dit disent sais sait savons savent espère espères trouve trouves trouvent dire savoir penser croire vu entendu',
);
