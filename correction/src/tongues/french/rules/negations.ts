import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { elidesBefore } from '../elision.ts';
import { pronounBefore } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { NE, TO_HAVE } from '../words.ts';

const NEGATIVES = new WordList('pas jamais plus rien personne que ni aucun aucune guère point nulle');
const SUBJECTS = "je j' tu il elle on nous vous ils elles ça";
/** Verbs that have been able to do without »pas« for centuries. */
const ALONE = /^(?:sai|sav|peu|pouv|pour|os|cess|pui)/u;
const EATING = new WordList('mange manges mangeons mangez mangent bois boit buvons boivent achète prends');

const withNe = (t: TongueText, at: number): string =>
  elidesBefore(t.lower(at)) ? `n'${t.written(at)}` : `ne ${t.written(at)}`;

export const NEGATIONS: readonly TongueRule[] = [
  {
    id: 'ne-missing',
    type: 'negation',
    explanation: 'Ne falder ofte væk, når man taler, men skal stå i skreven fransk: »{replacement}«.',
    on: 'pas jamais rien',
    match(t, at) {
      const verb = t.before(at);
      if (!t.is(verb, f.FINITE) || t.lower(verb) === 'plus') return null;
      const subject = pronounBefore(t, verb);
      if (subject < 0 || t.lower(subject) === '-je') return null;
      for (let k = subject; k < verb; k++) if (NE.test(t.lower(k))) return null;
      const first = t.after(subject);
      if (t.lower(at) !== 'pas' && t.is(t.after(at), f.NOUN) && !t.is(t.after(at), f.SMALL)) return null;
      if (t.lower(subject) === "j'") return t.span(subject, verb, `je ${withNe(t, first)}`);
      return t.span(first, first, withNe(t, first));
    },
    wrong: `Je [mange|ne mange] pas de viande.
      Il [aime|n'aime] pas le foot.
      [J'aime|Je n'aime] pas le lait.
      Elle [vient|ne vient] jamais.
      Je [le|ne le] vois pas.`,
    right: `Je ne mange pas de viande.
      Il n'aime pas le foot.
      Pas de problème.
      Je ne le vois pas.
      Pourquoi pas ?
      Il vient de faire ses premiers pas.`,
  },
  {
    id: 'pas-before-verb',
    type: 'negation',
    explanation: 'Ne står foran det bøjede verbum, pas bagefter: »{replacement}«.',
    on: 'pas jamais',
    match(t, at) {
      const verb = t.after(at);
      const before = t.before(at);
      const word = t.lower(before);
      if (!t.is(verb, f.FINITE) || t.is(verb, f.INFINITIVE | f.PARTICIPLE)) return null;
      if (NE.test(word)) {
        const ne = elidesBefore(t.lower(verb)) ? `n'${t.written(verb)}` : `ne ${t.written(verb)}`;
        return t.span(before, verb, `${ne} ${t.lower(at)}`);
      }
      if (!SUBJECTS.split(' ').includes(word) || t.lower(at) === 'jamais') return null;
      return t.span(at, verb, `${withNe(t, verb)} pas`);
    },
    wrong: `Je [ne pas mange|ne mange pas].
      Il [ne pas aime|n'aime pas] le foot.
      Je [pas mange|ne mange pas] de viande.
      Elle [ne jamais vient|ne vient jamais].`,
    right: `Je ne mange pas.
      Il a dit de ne pas manger.
      Je ne veux pas dormir.
      Pourquoi ne pas venir ?
      Il n'aime pas le foot.
      Elle ne vient jamais.`,
  },
  {
    id: 'pas-after-participle',
    type: 'negation',
    explanation: 'Pas står lige efter hjælpeverbet: »{replacement}«.',
    on: 'pas',
    match(t, at) {
      const participle = t.before(at);
      const helper = t.before(at, 2);
      const isHelper =
        TO_HAVE.test(t.lower(helper)) || ['suis', 'es', 'est', 'sommes', 'êtes', 'sont'].includes(t.lower(helper));
      if (
        !isHelper ||
        !NE.test(t.lower(t.before(helper))) ||
        !t.is(participle, f.PARTICIPLE) ||
        t.is(participle, f.FINITE)
      )
        return null;
      return t.span(participle, at, `pas ${t.written(participle)}`);
    },
    wrong: `Je n'ai [mangé pas|pas mangé].
      Il n'est [venu pas|pas venu].
      Nous n'avons [joué pas|pas joué].
      Elle n'a [parlé pas|pas parlé].`,
    right: `Je n'ai pas mangé.
      Il n'est pas venu.
      Elle ne mange pas.
      Il n'est pas là.
      Ils ne sont pas fatigués.
      Je n'ai pas parlé.`,
  },
  {
    id: 'pas-missing',
    type: 'negation',
    explanation: 'Nægtelsen har to dele: ne … pas. Skriv »{replacement}«.',
    on: "ne n'",
    match(t, at) {
      const verb = t.after(at);
      const word = t.lower(verb);
      if (!SUBJECTS.split(' ').includes(t.lower(t.before(at))) || !t.is(verb, f.FINITE) || ALONE.test(word))
        return null;
      if (t.before(at, 2) >= 0 && ['que', "qu'"].includes(t.lower(t.before(at, 2)))) return null;
      for (let k = t.sentenceStart(at); k < t.sentenceEnd(at); k++)
        if (NEGATIVES.test(t.lower(k)) || t.lower(k) === "qu'") return null;
      return t.span(verb, verb, `${t.written(verb)} pas`);
    },
    wrong: `Je ne [joue|joue pas] du piano.
      Il n'[aime|aime pas] le foot.
      Nous ne [mangeons|mangeons pas] ici.
      Elle n'[a|a pas] le temps.`,
    right: `Je ne joue pas du piano.
      Il ne mange rien.
      Je ne sais.
      Il n'ose parler.
      Elle ne vient jamais.
      Il ne boit que du lait.`,
  },
  {
    id: 'of-after-pas',
    type: 'negation',
    explanation: 'Efter nægtelsen bliver un, une, du og des til de: »{replacement}«.',
    on: 'un une des du de',
    match(t, at) {
      const pas = t.before(at);
      const verb = t.lower(t.before(pas));
      if (!['pas', 'jamais', 'plus'].includes(t.lower(pas)) || (!TO_HAVE.test(verb) && !EATING.test(verb))) return null;
      const isPart = t.lower(at) === 'de';
      if (isPart && (t.lower(t.after(at)) !== 'la' || t.is(t.after(at, 2), f.INFINITIVE))) return null;
      const noun = t.after(at, isPart ? 2 : 1);
      if (!t.isWord(noun) || ['seul', 'seule', 'peu', 'tout'].includes(t.lower(noun))) return null;
      if (t.lower(at) === 'des' && t.lower(pas) === 'plus') return null;
      if (elidesBefore(t.lower(noun))) return t.span(at, noun, `d'${t.written(noun)}`);
      return isPart ? t.span(at, t.after(at), 'de') : t.swap(at, 'de');
    },
    wrong: `Je n'ai pas [un|de] chien.
      Il n'y a pas [des|de] voitures.
      Je n'ai pas [des amis|d'amis].
      Elle ne mange pas [du|de] fromage.
      Je ne bois pas [de la|de] limonade.`,
    right: `Je n'ai pas de chien.
      Ce n'est pas un chien.
      Je n'ai pas d'amis.
      Je n'aime pas le foot.
      Il n'a pas un seul ami.
      Elle ne mange pas de fromage.`,
  },
];
