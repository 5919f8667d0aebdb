import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { agrees, nounPhrase, phraseBefore } from '../noun-phrases.ts';
import { isSurelyFinite } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { DEGREES } from '../words.ts';

const SAID = new WordList(
  'gentil gentille grand grande petit petite vieux vieille jeune bon bonne beau belle rouge bleu bleue noir noire blanc blanche vert verte malade pauvre riche drôle danois danoise français française content contente difficile facile',
);
const IS = new WordList('est sont a ont va vont était');

/** A verb stands before a place of the same sentence. */
function hasFiniteBefore(t: TongueText, at: number): boolean {
  for (let k = t.before(at); k >= 0; k = t.before(k)) if (isSurelyFinite(t, k)) return true;
  return false;
}

export const HEARD_VERBS: readonly TongueRule[] = [
  {
    id: 'et-for-est',
    type: 'confused-words',
    explanation: '»Est« betyder er, »et« betyder og. Kan du sige était, så skriv »{replacement}«.',
    on: 'et',
    match(t, at) {
      const before = t.before(at);
      const word = t.lower(before);
      let next = t.after(at);
      const isDegree = DEGREES.test(t.lower(next));
      for (let k = 0; k < 2 && DEGREES.test(t.lower(next)); k++) next = t.after(next);
      if (['il', 'elle', 'on', "c'"].includes(word)) {
        if (t.before(before) >= 0 && ['avec', 'pour', 'chez', 'entre', 'lui'].includes(t.lower(t.before(before))))
          return null;
        return t.swap(at, 'est');
      }
      const phrase = phraseBefore(t, at);
      const isOpen =
        phrase && (t.before(phrase.at) < 0 || t.isMark(t.before(phrase.at)) || t.lower(t.before(phrase.at)) === 'que');
      const isOther = word === 'autre' && t.lower(t.before(before)) === "l'";
      if (
        (!isOpen && !isOther) ||
        !t.is(next, f.ADJECTIVE) ||
        (t.is(next, f.NOUN) && !isDegree && !SAID.test(t.lower(next)))
      )
        return null;
      if (phrase && !agrees(t.bits(next), phrase.gender, phrase.isPlural)) return null;
      const after = t.after(next);
      if (t.is(after, f.NOUN) && t.isWord(after)) return null;
      for (let k = after; k >= 0 && !['et', 'mais', ',', 'qui', 'que'].includes(t.lower(k)); k = t.after(k))
        if (isSurelyFinite(t, k) || IS.test(t.lower(k))) return null;
      const hasVerb = phrase !== null && hasFiniteBefore(t, phrase.at);
      return hasVerb && t.lower(t.before(phrase.at)) !== 'que' ? null : t.swap(at, 'est');
    },
    wrong: `Il [et|est] grand.
      Mon père [et|est] gentil.
      Elle [et|est] dans sa chambre.
      La maison [et|est] très petite.`,
    right: `Il est grand.
      Mon père et ma mère sont là.
      Lui et elle sont amis.
      Le chien et le chat dorment.
      Il est grand et fort.
      Un café et deux thés.`,
  },
  {
    id: 'est-for-et',
    type: 'confused-words',
    explanation: '»Et« betyder og, »est« betyder er. Her skal der »{replacement}«.',
    on: 'est',
    match(t, at) {
      const left = phraseBefore(t, at);
      const right = nounPhrase(t, t.after(at));
      const verb = right ? t.after(right.noun) : -1;
      if (!left || !right || left.isPlural || !t.is(verb, f.ILS) || t.is(verb, f.IL | f.NOUN)) return null;
      return t.swap(at, 'et');
    },
    wrong: `Mon père [est|et] ma mère sont là.
      Le chien [est|et] le chat dorment.
      Ma sœur [est|et] mon frère jouent.
      Le garçon [est|et] la fille sont amis.`,
    right: `Mon père et ma mère sont là.
      Mon père est le chef.
      Ma sœur est la fille que j'aime.
      Le chat est un animal.
      Paris est la capitale.
      La ville est belle.`,
  },
  {
    id: 'on-for-ont',
    type: 'confused-words',
    explanation: '»Ont« betyder har, »on« betyder man. Kan du sige avaient, så skriv »{replacement}«.',
    on: 'on',
    match(t, at) {
      const before = t.before(at);
      const phrase = phraseBefore(t, at);
      const isSubject =
        ['ils', 'elles', 'qui'].includes(t.lower(before)) ||
        (phrase?.isPlural === true && (t.before(phrase.at) < 0 || t.isMark(t.before(phrase.at))));
      const next = t.after(at);
      if (!isSubject || (t.is(next, f.IL) && !t.is(next, f.PARTICIPLE))) return null;
      return t.swap(at, 'ont');
    },
    wrong: `Ils [on|ont] un chien.
      Mes parents [on|ont] une maison.
      Elles [on|ont] mangé.
      Les élèves [on|ont] faim.`,
    right: `Ils ont un chien.
      On mange à midi.
      Le soir on regarde la télé.
      Mes parents ont faim.
      Les jours de pluie, on reste ici.
      On a un chien.`,
  },
  {
    id: 'son-for-sont',
    type: 'confused-words',
    explanation: '»Sont« betyder er, »son« betyder hans eller hendes. Kan du sige étaient, så skriv »{replacement}«.',
    on: 'son',
    match(t, at) {
      const before = t.before(at);
      const phrase = phraseBefore(t, at);
      const isSubject =
        ['ils', 'elles'].includes(t.lower(before)) ||
        (phrase?.isPlural === true && (t.before(phrase.at) < 0 || t.isMark(t.before(phrase.at))));
      return isSubject ? t.swap(at, 'sont') : null;
    },
    wrong: `Ils [son|sont] gentils.
      Mes parents [son|sont] là.
      Elles [son|sont] grandes.
      Les fleurs [son|sont] belles.`,
    right: `Ils sont gentils.
      Son père est là.
      Il aime son chien.
      Elles ont son livre.
      Avec son ami, il joue.
      Les fleurs sont belles.`,
  },
  {
    id: 'peu-for-peut',
    type: 'confused-words',
    explanation: '»Peut« betyder kan, »peu« betyder lidt. Her skal der »{replacement}«.',
    on: 'peu peut peux',
    match(t, at) {
      const before = t.lower(t.before(at));
      const next = t.after(at);
      if (t.lower(at) === 'peu')
        return ['il', 'elle', 'on', 'qui'].includes(before) && !['à'].includes(t.lower(next))
          ? t.swap(at, 'peut')
          : null;
      return before === 'un' && t.lower(t.before(at, 2)) !== "l'" ? t.swap(at, 'peu') : null;
    },
    wrong: `Il [peu|peut] venir.
      On [peu|peut] manger ici.
      Je parle un [peut|peu] français.
      Je suis un [peux|peu] fatigué.`,
    right: `Il peut venir.
      Je parle un peu.
      Il y a peu de monde.
      On peut manger ici.
      Elle mange peu.
      Tu peux venir.`,
  },
  {
    id: 'ma-for-m-a',
    type: 'confused-words',
    explanation: '»M’a« betyder har mig, »ma« betyder min. Foran en kort tillægsform skal der »{replacement}«.',
    on: 'ma ta la sa',
    match(t, at) {
      const next = t.after(at);
      if (!t.is(next, f.PARTICIPLE) || t.is(next, f.NOUN | f.ADJECTIVE | f.FINITE | f.ADJECTIVE_F)) return null;
      const before = t.before(at);
      if (!t.is(before, f.NOUN_S) && !['il', 'elle', 'on', 'qui'].includes(t.lower(before))) return null;
      return t.lower(at) === 'sa' ? null : t.span(at, at, `${t.lower(at).charAt(0)}'a`);
    },
    wrong: `Le médecin [ma|m'a] aidé.
      Il [ta|t'a] parlé.
      Mon père [ma|m'a] donné un livre.
      Elle [la|l'a] acheté hier.`,
    right: `Le médecin m'a aidé.
      Ma mère est là.
      Il t'a parlé.
      La petite dort.
      Elle l'a acheté.
      Mon père est là.`,
  },
];
