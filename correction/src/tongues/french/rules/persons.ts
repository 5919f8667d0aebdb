import { WordList } from '../../../words/word-list.ts';
import type { TongueFinding } from '../../tongue-finding.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { phraseBefore } from '../noun-phrases.ts';
import { formFor, mayBeVerb, personBit, verbAfter, VERBS_TOO } from '../verbs.ts';
import * as f from '../word-bits.ts';
import { OPENERS, PERSONS, PREPOSITIONS } from '../words.ts';

function corrected(t: TongueText, verb: number, person: number): TongueFinding | null {
  const right = formFor(person, t.lower(verb), t.words);
  return right === '' || right === t.lower(verb) ? null : t.swap(verb, right);
}

/** Whether a clause begins at a place. */
function opens(t: TongueText, at: number): boolean {
  const before = t.before(at);
  return before < 0 || t.isMark(before) || OPENERS.test(t.lower(before));
}

/** The word before is no second subject: »mon père et ma mère sont«. */
function standsAlone(t: TongueText, at: number): boolean {
  const before = t.before(at);
  if (before < 0) return true;
  const word = t.lower(before);
  if (word === 'et' || word === 'ou') return t.written(t.before(before)) === ',' || hasVerbBefore(t, before);
  return word !== ',' || t.before(before) < 0 || !/^\p{Lu}/u.test(t.written(t.before(before)));
}

function hasVerbBefore(t: TongueText, at: number): boolean {
  for (let k = t.before(at); k >= 0; k = t.before(k)) if (mayBeVerb(t, k)) return true;
  return false;
}

/** The verb of a noun phrase that opens its clause, with »qui« or without: its person, and whether it is wrong. */
function wrongPerson(t: TongueText, verb: number): TongueFinding | null {
  if (!mayBeVerb(t, verb)) return null;
  let end = verb;
  for (let k = 0; k < 2; k++) {
    const word = t.lower(t.before(end));
    if (['ne', "n'", 'se', "s'", 'me', "m'", 'qui', 'y'].includes(word)) end = t.before(end);
  }
  const phrase = phraseBefore(t, end);
  if (!phrase || phrase.isUnsure) return null;
  const isWho = t.lower(end) === 'qui' || t.lower(t.after(end)) === 'qui';
  if (!isWho && (!opens(t, phrase.at) || !standsAlone(t, phrase.at))) return null;
  if (['tout', 'tous', 'toutes'].includes(t.lower(t.before(phrase.at))))
    return t.is(verb, f.ILS) ? null : corrected(t, verb, 5);
  const person = phrase.isPlural ? 5 : 2;
  return t.is(verb, personBit(person)) ? null : corrected(t, verb, person);
}

export const PERSON_RULES: readonly TongueRule[] = [
  {
    id: 'verb-after-pronoun',
    type: 'verb-person',
    explanation:
      'Verbet skal passe til personen: je mange, tu manges, il mange, nous mangeons, vous mangez, ils mangent. Skriv »{replacement}«.',
    on: "je j' tu il elle on nous vous ils elles",
    match(t, at) {
      const word = t.lower(at);
      const before = t.lower(t.before(at));
      if (['nous', 'vous', 'elle', 'elles'].includes(word)) {
        if (['et', 'ou'].includes(before) && !hasVerbBefore(t, t.before(at))) return null;
        if (PREPOSITIONS.test(before) || before in PERSONS || NOT_SUBJECT.test(before)) return null;
        if (t.before(at) >= 0 && !t.isMark(t.before(at)) && !OPENERS.test(before) && before !== 'est-ce') return null;
      }
      const verb = verbAfter(t, at);
      // »Mon oncle, qui habite ici, nous a vus«
      if (['nous', 'vous'].includes(word) && t.isMark(t.before(at)) && t.is(verb, f.IL | f.ILS)) return null;
      if (!t.isWord(verb) || t.isCapital(verb) || (word !== "j'" && verb !== t.after(at) && t.lower(verb) in PERSONS))
        return null;
      const person = PERSONS[word]!;
      if (t.is(verb, personBit(person)) || !t.is(verb, f.FINITE | f.INFINITIVE)) return null;
      if (verb !== t.after(at) && ['nous', 'vous'].includes(word) && !t.is(verb, f.FINITE)) return null;
      if (
        // after »je«, »tu«, »il« and »on« no noun can stand
        t.is(verb, MIXED.test(word) ? f.NOUN | f.ADJECTIVE | f.SMALL | f.ADVERB : f.SMALL | f.ADVERB) &&
        !VERBS_TOO.test(t.lower(verb)) &&
        !t.is(verb, f.INFINITIVE)
      )
        return null;
      if (!t.is(verb, f.FINITE) && t.is(verb, f.PARTICIPLE)) return null;
      return corrected(t, verb, person);
    },
    wrong: `Nous [mange|mangeons] à midi.
      Tu [est|es] gentil.
      Je [veut|veux] dormir.
      Il [aimes|aime] le foot.
      Ils [joue|jouent] dehors.
      On [avons|a] un chien.
      Vous [faire|faites] du bruit.
      Elle ne [veux|veut] pas.`,
    right: `Nous mangeons à midi.
      Il nous donne un livre.
      Avec elle, je suis bien.
      Elles sont parties.
      Je le vois.
      Tu me plais.
      Il a mangé.
      On y va.`,
  },
  {
    id: 'verb-after-noun',
    type: 'verb-person',
    explanation:
      'Verbet skal passe til grundleddet. Er det én, er det som il, er det flere, er det som ils: »{replacement}«.',
    match: wrongPerson,
    wrong: `Mes parents [est|sont] gentils.
      Mon père [travailles|travaille] beaucoup.
      Les élèves [regarde|regardent] le film.
      Ma sœur [jouent|joue] du piano.
      J'ai un ami qui [habites|habite] ici.
      Les enfants ne [dort|dorment] pas.`,
    right: `Mes parents sont gentils.
      Mon père et ma mère sont gentils.
      Les amis de mon frère sont là.
      La fille que les garçons aiment est là.
      Tout le monde rit.
      Les chats noirs dorment.
      Un groupe de filles danse.`,
  },
  {
    id: 'verb-after-everybody',
    type: 'verb-person',
    explanation: 'Tout le monde og personne er ental på fransk: »{replacement}«.',
    on: 'monde famille classe personne',
    match(t, at) {
      const verb = t.after(at);
      const article = t.lower(t.before(at));
      const isSubject =
        t.lower(at) === 'personne'
          ? t.isFirst(at)
          : article === 'le'
            ? t.lower(t.before(at, 2)) === 'tout'
            : ['la', 'ma', 'notre', 'sa'].includes(article);
      if (
        !isSubject ||
        (t.lower(at) !== 'monde' &&
          t.lower(at) !== 'personne' &&
          !opens(t, t.before(at)) &&
          t.lower(t.before(at, 2)) !== 'toute')
      )
        return null;
      if (!mayBeVerb(t, verb) || !t.is(verb, f.ILS) || t.is(verb, f.IL)) return null;
      return corrected(t, verb, 2);
    },
    wrong: `Tout le monde [sont|est] là.
      Toute la classe [rient|rit].
      Tout le monde [font|fait] du bruit.
      Ma famille [sont|est] grande.`,
    right: `Tout le monde est là.
      Tous les gens sont là.
      Personne ne vient.
      Ma famille est grande.
      Le monde change.
      Il y a du monde.`,
  },
  {
    id: 'verb-after-many',
    type: 'verb-person',
    explanation: 'Beaucoup de og la plupart des er flertal, så verbet er som ved ils: »{replacement}«.',
    on: 'beaucoup plupart',
    match(t, at) {
      if (!opens(t, at) && !t.isFirst(t.before(at))) return null;
      const noun = t.after(at, 2);
      const verb = t.after(noun);
      if (!t.is(noun, f.NOUN_P) || t.is(noun, f.NOUN_S) || !mayBeVerb(t, verb)) return null;
      return t.is(verb, f.ILS) ? null : corrected(t, verb, 5);
    },
    wrong: `Beaucoup de gens [aime|aiment] le sport.
      La plupart des élèves [est|sont] là.
      Beaucoup d'enfants [joue|jouent] dehors.
      Beaucoup de jeunes [a|ont] un portable.`,
    right: `Beaucoup de gens aiment le sport.
      La plupart des élèves sont là.
      Beaucoup de pluie tombe.
      Il y a beaucoup de gens.
      J'aime beaucoup les chiens.
      Beaucoup d'amis viennent.`,
  },
  {
    id: 'verb-after-name',
    type: 'verb-person',
    explanation: 'Et navn er én person, så verbet er som ved il og elle: »{replacement}«.',
    match(t, at) {
      const name = t.before(at);
      if (!t.isCapital(name) || !t.isFirst(name) || t.is(name, ~f.NAME) || !mayBeVerb(t, at)) return null;
      if (t.lower(name) in PERSONS || t.words.bitsOf(t.lower(name)) !== 0) return null;
      if (t.is(at, f.IL) || !t.is(at, f.JE | f.TU | f.ILS)) return null;
      return corrected(t, at, 2);
    },
    wrong: `Emil [aimes|aime] le foot.
      Sofie [as|a] un chien.
      Mikkel [sont|est] grand.
      Ida [vas|va] à l'école.`,
    right: `Emil aime le foot.
      Emil et Ida aiment le foot.
      Sofie a un chien.
      Merci, Emil.
      Les Durand sont là.
      Viens, Ida !`,
  },
  {
    id: 'verb-before-pronoun',
    type: 'verb-person',
    explanation: 'Verbet skal også passe til personen, når den står bagefter: »{replacement}«.',
    on: '-tu -il -elle -on -nous -vous -ils -elles -je -t-il -t-elle -t-on',
    match(t, at) {
      const verb = t.before(at);
      const person = PERSONS[t.lower(at).replace(/^-(?:t-)?/, '')]!;
      if (!t.isWord(verb) || t.is(verb, personBit(person)) || !t.is(verb, f.FINITE | f.INFINITIVE)) return null;
      // »Dépêchons-nous«, »asseyez-vous«
      if (t.lower(at) === '-nous' || t.lower(at) === '-vous') return null;
      return corrected(t, verb, person);
    },
    wrong: `Comment [va|vas]-tu ?
      Où [habite|habites]-tu ?
      [Est|Es]-tu content ?
      Que [voulons|veulent]-ils ?`,
    right: `Comment vas-tu ?
      Où habite-t-il ?
      Asseyez-vous !
      Donne-moi le livre.
      Est-ce que tu viens ?
      Que fait-elle ?`,
  },
  {
    id: 'reflexive-missing',
    type: 'verb-form',
    explanation: 'Verbet har se på fransk, ligesom »hedde« hedder »kalde sig«: »{replacement}«.',
    on: 'appelle appelles lève lèves couche couches',
    match(t, at) {
      const subject = t.before(at);
      const reflexive = ({ je: 'me', "j'": 'me', tu: 'te', il: 'se', elle: 'se' } as Readonly<Record<string, string>>)[
        t.lower(subject)
      ];
      const next = t.after(at);
      if (!reflexive) return null;
      const isName =
        t.lower(at).startsWith('appelle') &&
        t.isCapital(next) &&
        (t.after(next) < 0 || t.isMark(t.after(next)) || t.lower(t.after(next)) === 'et');
      const isBed =
        !t.lower(at).startsWith('appelle') &&
        (t.lower(next) === 'à' || t.lower(next) === 'tôt' || t.lower(next) === 'tard');
      if (!isName && !isBed) return null;
      const own = isName ? `${reflexive.charAt(0)}'${t.lower(at)}` : `${reflexive} ${t.lower(at)}`;
      return t.lower(subject) === 'je' || t.lower(subject) === "j'"
        ? t.span(subject, at, `je ${own}`)
        : t.span(at, at, own);
    },
    wrong: `[Je appelle|Je m'appelle] Sofie.
      [J'appelle|Je m'appelle] Emil.
      [Je lève|Je me lève] à sept heures.
      Elle [appelle|s'appelle] Ida.`,
    right: `Je m'appelle Sofie.
      J'appelle mon père.
      Je lève la main.
      Il lève son verre.
      Je me couche tard.
      Elle s'appelle Ida.`,
  },
];

const NOT_SUBJECT = new WordList("lui moi toi c' est à ne");
const MIXED = new WordList('elle elles nous vous');
