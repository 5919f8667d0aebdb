import type { TongueRule } from '../../tongue-rule.ts';
import { elidesBefore } from '../elision.ts';
import { fitting, determinerOf, genderOf } from '../noun-phrases.ts';
import { formFor } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { BE_TO_HAVE } from '../words.ts';

export const ELISIONS: readonly TongueRule[] = [
  {
    id: 'elided-pronoun',
    type: 'elision',
    explanation: 'Foran vokal og stumt h falder e væk, og der kommer apostrof: »{replacement}«.',
    on: 'je me te se ne que de jusque lorsque puisque',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(at);
      if (!t.isWord(next) || !elidesBefore(t.lower(next)) || t.end(at) + 1 !== t.start(next)) return null;
      // »de Odense« is for »elided-of«, since names may be said in the Danish way
      if (word === 'de' && t.isCapital(next)) return null;
      if (
        (word === 'je' || word === 'ne') &&
        !t.is(next, f.FINITE | f.PARTICIPLE | f.INFINITIVE) &&
        !'yen'.includes(t.lower(next))
      )
        return null;
      if (word === 'je' && t.lower(next) === 'appelle' && t.isCapital(t.after(next))) return null;
      // »un ami que habite« lacks »qui«
      if (word === 'que' && t.is(t.before(at), f.NOUN) && t.is(next, f.FINITE) && !t.is(next, f.SMALL)) return null;
      const verb = word === 'je' && t.is(next, f.FINITE) && !t.is(next, f.JE) ? formFor(0, t.lower(next), t.words) : '';
      if (verb !== '') return t.span(at, next, elidesBefore(verb) ? `j'${verb}` : `je ${verb}`);
      return t.span(at, next, `${word.slice(0, -1)}'${t.written(next)}`);
    },
    wrong: `[Je ai|J'ai] un chien.
      [Je a|J'ai] faim.
      Hier, [je écoute|j'écoute] la radio.
      Il [se appelle|s'appelle] Tom.
      Je pense [que il|qu'il] est malade.
      Je [ne aime|n'aime] pas le thé.
      Il a envie [de aller|d'aller] au cinéma.
      Il chante [lorsque il|lorsqu'il] est content.`,
    right: `J'ai un chien.
      Je regarde la télé.
      Je pense qu'il est malade.
      Il rentre le onze mai.
      Il a envie de hurler.
      Elle dit que oui.
      Je me lève tôt.`,
  },
  {
    id: 'elided-article',
    type: 'elision',
    explanation: 'Foran vokal og stumt h bliver le og la til l’: »{replacement}«.',
    on: 'le la',
    match(t, at) {
      const next = t.after(at);
      if (!t.isWord(next) || !elidesBefore(t.lower(next)) || t.end(at) + 1 !== t.start(next)) return null;
      if (t.bits(next) === 0 && !t.isCapital(next)) return null;
      if (t.is(next, f.PARTICIPLE) && !t.is(next, f.NOUN)) return null;
      if (t.is(next, f.NOUN_P) && !t.is(next, f.NOUN_S | f.FINITE)) return null;
      return t.span(at, next, `l'${t.written(next)}`);
    },
    wrong: `[La école|L'école] est loin.
      Je lis [le histoire|l'histoire].
      Nous restons à [le hôtel|l'hôtel].
      Je [la aime|l'aime] beaucoup.`,
    right: `L'école est loin.
      Le hamster dort.
      La honte est grande.
      Le héros arrive.
      Le onze mai, je pars.
      J'aime le yaourt.`,
  },
  {
    id: 'elided-c',
    type: 'elision',
    explanation: '»Ce« bliver til c’ foran est og était: »{replacement}«.',
    on: 'ce',
    match(t, at) {
      const next = t.after(at);
      return ['est', 'était', 'étaient'].includes(t.lower(next)) ? t.span(at, next, `c'${t.written(next)}`) : null;
    },
    wrong: `[Ce est|C'est] mon frère.
      [Ce était|C'était] super.
      Je crois que [ce est|c'est] vrai.
      [Ce étaient|C'étaient] mes amis.`,
    right: `C'est mon frère.
      C'était super.
      Ce livre est bon.
      Ce sont mes amis.
      Je crois que c'est vrai.
      Ce n'est pas vrai.`,
  },
  {
    id: 'elided-si',
    type: 'elision',
    explanation: '»Si« bliver kun til s’ foran il og ils: »{replacement}«.',
    on: "si s'",
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(next);
      if (t.lower(at) === 'si') return word === 'il' || word === 'ils' ? t.span(at, next, `s'${word}`) : null;
      return word === 'elle' || word === 'elles' || word === 'on' ? t.span(at, next, `si ${word}`) : null;
    },
    wrong: `Je reste [si il|s'il] pleut.
      [Si ils|S'ils] viennent, je pars.
      Je viens [s'elle|si elle] est là.
      [S'on|Si on] veut, on peut.`,
    right: `Je reste s'il pleut.
      Si elle vient, je pars.
      S'ils veulent, ils peuvent.
      Si on mangeait ?
      Elle est si intelligente.
      Il s'amuse bien.`,
  },
  {
    id: 'elided-before-consonant',
    type: 'elision',
    explanation: 'Apostroffen bruges kun foran vokal og stumt h. Her hedder det »{replacement}«.',
    on: "l' d' j' qu' n' m'",
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(next);
      if (!t.isWord(next) || elidesBefore(word) || word.length < 2 || t.isCapital(next) || t.bits(next) === 0)
        return null;
      if (word.startsWith('y')) return null;
      const gender = genderOf(t, next);
      const own = t.lower(at);
      if (own === "l'")
        return gender === '' ? null : t.span(at, next, `${gender === 'm' ? 'le' : 'la'} ${t.written(next)}`);
      return t.span(at, next, `${own.slice(0, -1)}e ${t.written(next)}`);
    },
    wrong: `[L'hamster|Le hamster] dort.
      [J'regarde|Je regarde] la télé.
      Il dit [qu'demain|que demain] est férié.
      Il mange [l'fromage|le fromage].`,
    right: `Le hamster dort.
      L'homme dort.
      J'habite ici.
      Il dit qu'on part.
      L'huile est chère.
      Il n'y a rien.`,
  },
  {
    id: 'possessive-before-vowel',
    type: 'possessive',
    explanation: 'Foran vokal og stumt h hedder det mon, ton og son, også i hunkøn: »{replacement}«.',
    on: 'ma ta sa ce beau nouveau vieux',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(at);
      if (!t.isWord(next) || !elidesBefore(t.lower(next)) || !t.is(next, f.NOUN | f.ADJECTIVE) || t.is(next, f.SMALL))
        return null;
      if (word in MALE) {
        if (t.is(next, f.NOUN_F | f.NOUN_P | f.INFINITIVE) || !t.is(next, f.NOUN_M) || t.lower(next) in BE_TO_HAVE)
          return null;
        return t.swap(at, MALE[word]!);
      }
      if (t.is(next, f.FINITE) && !t.is(next, f.NOUN_F)) return null;
      const determiner = determinerOf(word)!;
      return t.is(next, f.NOUN_S | f.ADJECTIVE_S) ? t.swap(at, fitting(determiner, 'f', t.lower(next))) : null;
    },
    wrong: `Voilà [ma|mon] amie Léa.
      [Ta|Ton] idée est bonne.
      [Sa|Son] école est loin.
      [Ce|Cet] homme est gentil.
      C'est un [beau|bel] arbre et un [vieux|vieil] hôtel.`,
    right: `Voilà mon amie Léa.
      Ta meilleure amie est là.
      Cet homme est gentil.
      Sa hanche est cassée.
      Ce héros est gentil.
      Il est beau et grand.`,
  },
];

const MALE: Readonly<Record<string, string>> = { ce: 'cet', beau: 'bel', nouveau: 'nouvel', vieux: 'vieil' };
