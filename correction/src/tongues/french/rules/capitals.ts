import { WordList } from '../../../words/word-list.ts';
import type { TongueFinding } from '../../tongue-finding.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { adjectiveForms, genderOf } from '../noun-phrases.ts';
import { isSurelyFinite } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { NATIONS } from '../words.ts';

const SMALL =
  'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
const COUNTRIES =
  'danemark france allemagne italie espagne suède norvège angleterre belgique suisse europe canada japon paris copenhague';
const LANGUAGE_VERBS = new WordList(
  'parle parles parlons parlez parlent parler parlé apprends apprend apprendre apprenons appris étudie étudier comprends comprend le en bien de',
);

/** The word with the other kind of first letter. */
const recased = (t: TongueText, at: number, right: string): TongueFinding => ({
  start: t.start(at),
  end: t.end(at),
  replacements: [right],
});
const small = (t: TongueText, at: number): TongueFinding =>
  recased(t, at, t.written(at).charAt(0).toLowerCase() + t.written(at).slice(1));
const capital = (t: TongueText, at: number): TongueFinding =>
  recased(t, at, t.written(at).charAt(0).toUpperCase() + t.written(at).slice(1));

export const CAPITALS: readonly TongueRule[] = [
  {
    id: 'small-days',
    type: 'lowercase',
    explanation: 'Dage og måneder skrives med lille bogstav på fransk: »{replacement}«.',
    on: SMALL,
    match: (t, at) =>
      t.isCapital(at) && !t.isFirst(at) && t.written(at) !== t.written(at).toUpperCase() ? small(t, at) : null,
    wrong: `On se voit [Lundi|lundi].
      Je suis né en [Mai|mai].
      Le [Samedi|samedi], je dors.
      Il part le 3 [Juillet|juillet].`,
    right: `On se voit lundi.
      Lundi, je travaille.
      Je suis né en mai.
      Samedi, je dors.
      Il part le 3 juillet.
      Mars est un mois.`,
  },
  {
    id: 'small-language',
    type: 'lowercase',
    explanation: 'Sprog og tillægsord om lande skrives med lille bogstav: »{replacement}«.',
    on: Object.keys(NATIONS).join(' '),
    match(t, at) {
      if (!t.isCapital(at) || t.isFirst(at)) return null;
      const before = t.before(at);
      const word = t.lower(before);
      const isAdjective = t.is(before, f.NOUN) && t.isWord(before) && !t.isCapital(before) && !t.is(before, f.SMALL);
      const isLanguage = LANGUAGE_VERBS.test(word) && !['le', 'de'].includes(word) && !t.is(t.after(at), f.FINITE);
      const isIts =
        word === 'le' &&
        ['parle', 'apprends', 'bien', 'pas', 'étudie', 'aime', 'comprends', 'parler', 'apprendre'].includes(
          t.lower(t.before(before)),
        );
      const feminine =
        isAdjective && genderOf(t, before) === 'f'
          ? adjectiveForms(t.lower(at), t.words)[t.is(at, f.ADJECTIVE_P) && !t.is(at, f.ADJECTIVE_S) ? 3 : 1]
          : undefined;
      if (feminine) return recased(t, at, feminine);
      return isAdjective || isLanguage || isIts ? small(t, at) : null;
    },
    wrong: `Je parle [Français|français].
      C'est un film [Anglais|anglais].
      J'apprends le [Danois|danois].
      J'aime la cuisine [Italienne|italienne].`,
    right: `Je parle français.
      Les Français parlent vite.
      Un Danois arrive.
      C'est un film anglais.
      J'ai rencontré un Italien.
      J'apprends le danois.`,
  },
  {
    id: 'capital-people',
    type: 'capital',
    explanation: 'Navne på folk skrives med stort bogstav: les Danois. Skriv »{replacement}«.',
    on: Object.keys(NATIONS).join(' '),
    match(t, at) {
      if (t.isCapital(at)) return null;
      const before = t.lower(t.before(at));
      const next = t.after(at);
      const isSubject =
        before === 'les' &&
        (isSurelyFinite(t, next) ||
          ['sont', 'ont', 'aiment', 'parlent', 'font', 'mangent', 'vont', 'boivent'].includes(t.lower(next)));
      const isMany = before === 'les' && ['et', 'qui'].includes(t.lower(next)) && t.before(at, 2) < 0;
      return isSubject || isMany ? capital(t, at) : null;
    },
    wrong: `Les [français|Français] aiment le fromage.
      Les [danois|Danois] sont calmes.
      Les [italiens|Italiens] parlent vite.
      Les [anglais|Anglais] boivent du thé.`,
    right: `Les Français aiment le fromage.
      Les élèves danois sont calmes.
      Le français est une langue.
      Je parle danois.
      Les films anglais sont bons.
      Les Danois sont calmes.`,
  },
  {
    id: 'capital-country',
    type: 'capital',
    explanation: 'Lande og byer skrives med stort bogstav: »{replacement}«.',
    on: COUNTRIES,
    match(t, at) {
      if (t.isCapital(at)) return null;
      const before = t.lower(t.before(at));
      return ['en', 'au', 'à', 'la', "l'", 'le', 'de', "d'", 'du'].includes(before) ? capital(t, at) : null;
    },
    wrong: `J'habite au [danemark|Danemark].
      Je vais en [france|France].
      Il habite à [paris|Paris].
      La [norvège|Norvège] est belle.`,
    right: `J'habite au Danemark.
      La France est belle.
      Il fait des paris.
      Une amie suisse arrive.
      Il habite à Paris.
      Je vais en Suède.`,
  },
  {
    id: 'small-je',
    type: 'lowercase',
    explanation: '»Je« skrives kun med stort først i sætningen: »{replacement}«.',
    on: "je j' et mais",
    match(t, at) {
      const before = t.before(at);
      if (!/^[A-ZÀ-Ý]\p{Ll}*['’]?$/u.test(t.written(at)) || before < 0 || t.isFirst(at) || t.lower(before) === ':')
        return null;
      return t.isWord(before) || t.written(before) === ',' ? small(t, at) : null;
    },
    wrong: `Demain, [Je|je] pars.
      Il dit que [Je|je] dors.
      Quand [Je|je] dors, je rêve.
      Il est grand, [Mais|mais] il est jeune.`,
    right: `Demain, je pars.
      Je pars demain.
      Il dit : « Je pars. »
      Mais je reste.
      Quand je dors, je rêve.
      Et moi ?`,
  },
  {
    id: 'sentence-capital',
    type: 'capital',
    explanation: 'En sætning begynder med stort bogstav: »{replacement}«.',
    match(t, at) {
      if (!t.isFirst(at) || t.isCapital(at) || !t.isWord(at) || !/^\p{Ll}/u.test(t.written(at))) return null;
      const from = t.sentenceStart(at);
      if (from !== at || at === 0) return null;
      const end = t.written(at - 1);
      return ['.', '!', '?'].includes(end) && t.isWord(at - 2) && /\s/.test(t.text.charAt(t.start(at) - 1))
        ? capital(t, at)
        : null;
    },
    wrong: `Il pleut. [je|Je] reste ici.
      Tu viens ? [nous|Nous] partons.
      C'est fini. [demain|Demain], je pars.
      Elle rit. [il|Il] pleure.`,
    right: `Il pleut. Je reste ici.
      « Tu viens ? » dit-il.
      Il est 8 heures. Je dors.
      Bonjour ! Ça va ?
      C'est fini. Demain, je pars.
      Oui. Non.`,
  },
];
