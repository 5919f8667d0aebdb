import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { clauseEnd } from '../clauses.ts';
import { fitting, nounPhrase, readingsOf } from '../noun-phrases.ts';
import * as g from '../word-bits.ts';
import {
  formFor,
  infinitiveOf,
  isFinite,
  MODALS,
  NO_VERBS,
  SUBORDINATING,
  TWO_WAY,
  WITH_ACCUSATIVE,
  WITH_DATIVE,
} from '../words.ts';

const SAYING = new WordList(
  'sagt sagte sagten fragt fragte antwortet antwortete meint meinte erzählt erzählte erklärt erklärte behauptet behauptete schrieb schreibt berichtet berichtete glaubte dachte vor',
);
const COUNTS = new WordList('zwei drei vier fünf sechs sieben acht neun zehn viele alle beide manche einige');
const PLURAL_DETERMINERS = new WordList('die meine deine seine ihre unsere eure diese');

/** The right form for a person of what may be a verb; '' where there is nothing to correct. */
function wrongForm(t: TongueText, person: string, verb: number): string {
  const word = t.lower(verb);
  if (!t.isWord(verb) || (t.isCapital(verb) && !t.isFirst(verb)) || NO_VERBS.test(word)) return '';
  const present = g.FIRST | g.SECOND | g.THIRD | g.YOU_ALL | g.INFINITIVE;
  if (!t.is(verb, present) && formFor(person, word, t.words) === '') return '';
  if (t.is(verb, g.PAST) || (t.is(verb, g.ADJECTIVE) && !t.is(verb, present))) return '';
  const right = formFor(person, word, t.words);
  return right === word ? '' : right;
}

/** »Es sind nur zwei«, »Es fehlen zwei Teile« */
function isPlural(t: TongueText, verb: number): boolean {
  const next = t.after(verb);
  if (['sind', 'waren', 'kamen', 'gingen'].includes(t.lower(verb))) return true;
  return (
    t.is(verb, g.INFINITIVE) &&
    (COUNTS.test(t.lower(next)) ||
      t.isNumber(next) ||
      t.isCapital(next) ||
      ['nur', 'noch', 'mir', 'uns'].includes(t.lower(next)))
  );
}

/** »Er habe keine Zeit«, where somebody else's words are reported. */
function isReported(t: TongueText, person: string, verb: number): boolean {
  if (person === 'ich' || person === 'wir' || !/e$|^sei$/.test(t.lower(verb))) return false;
  const from = Math.max(0, verb - 30);
  for (let k = verb; k >= from; k--) if (SAYING.test(t.lower(k)) || t.written(k) === ':') return true;
  for (let k = t.after(verb); k >= 0; k = t.after(k)) if (SAYING.test(t.lower(k))) return true;
  return false;
}

/** »weil er gehen will«, »dass wir uns sehen können«: the finite verb comes last. */
function isClosedBy(t: TongueText, verb: number): boolean {
  const last = clauseEnd(t, verb);
  return last !== verb && (MODALS.test(t.lower(last)) || isFinite(t, last)) && t.is(verb, g.INFINITIVE | g.PARTICIPLE);
}

/** The noun phrase that ends right before the verb and opens the clause: its first place, or −1. */
function subjectBefore(t: TongueText, verb: number): { at: number; isPlural: boolean | null } | null {
  for (let back = 1; back < 5; back++) {
    const at = t.before(verb, back);
    if (at < 0) return null;
    const counted = COUNTS.test(t.lower(at));
    const phrase = nounPhrase(t, at);
    const noun = phrase ? phrase.noun : counted ? t.before(verb) : -1;
    if (noun !== t.before(verb) || (counted && back > 3)) continue;
    if (!opens(t, at)) return null;
    const kinds = phrase ? fitting(phrase).filter(([, one]) => one === 'n') : [];
    if (counted) return readingsOf(t.written(noun), t.words).has('p') ? { at, isPlural: true } : null;
    const plurals = kinds.filter(([kind]) => kind === 'p').length;
    if (kinds.length === 0) return null;
    return { at, isPlural: plurals === kinds.length ? true : plurals === 0 ? false : null };
  }
  return null;
}

function opens(t: TongueText, at: number): boolean {
  const before = t.before(at);
  const word = t.lower(before);
  if (before < 0) return true;
  if (SUBORDINATING.test(word) || ['aber', 'denn', 'und'].includes(word))
    return word !== 'und' || !t.isCapital(t.before(before));
  return t.isMark(before) && t.written(before) !== ',';
}

export const AGREEMENT: readonly TongueRule[] = [
  {
    id: 'verb-after-person',
    type: 'verb-person',
    explanation:
      'Verbet skal have den endelse, der passer til personen: ich -e, du -st, er/sie/es -t, wir -en, ihr -t. Skriv »{replacement}«.',
    on: 'ich du er es wir man',
    match(t, at) {
      const before = t.before(at);
      const word = t.lower(before);
      if (['wie', 'als'].includes(word) && t.before(before) >= 0) return null;
      if (MODALS.test(word) || (isFinite(t, before) && !['und', 'aber'].includes(word))) return null;
      if (t.isWord(before) && t.is(before, g.INFINITIVE) && !t.isCapital(before)) return null;
      const verb = t.after(at);
      if (t.lower(at) === 'es' && isPlural(t, verb)) return null;
      const right = wrongForm(t, t.lower(at), verb);
      if (right === '' || isReported(t, t.lower(at), verb) || isClosedBy(t, verb)) return null;
      return t.swap(verb, right);
    },
    wrong: `Ich [spielt|spiele] Fußball.
      Du [gehe|gehst] nach Hause.
      Er [arbeiten|arbeitet] in Berlin.
      Wir [wohnt|wohnen] in Vejle.
      Ich [bist|bin] müde.
      Er [schlaft|schläft] viel.`,
    right: `Ich spiele Fußball.
      Er arbeitet in Berlin.
      Ich weiß, dass er singen kann.
      Er sagte, er habe keine Zeit.
      Wir wohnen hier.
      Er ging nach Hause.
      Kann ich gehen?
      Du bist nett.`,
  },
  {
    id: 'verb-after-sie',
    type: 'verb-person',
    explanation: 'Efter sie står verbet på -t (hun) eller -en (de): sie spielt, sie spielen. Skriv »{replacement}«.',
    on: 'sie',
    match(t, at) {
      const verb = t.after(at);
      const before = t.before(at);
      if (!opens(t, at) && t.written(before) !== ',') return null;
      if (!t.is(verb, g.FIRST | g.SECOND | g.YOU_ALL) || t.is(verb, g.THIRD | g.INFINITIVE | g.PAST | g.ADJECTIVE))
        return null;
      if (t.isCapital(verb) || NO_VERBS.test(t.lower(verb)) || isReported(t, 'sie', verb)) return null;
      const right = formFor('er', t.lower(verb), t.words);
      return right === '' ? null : t.swap(verb, right, formFor('wir', t.lower(verb), t.words));
    },
    wrong: `Sie [bist|ist] dreizehn Jahre alt.
      Sie [spiele|spielt] Gitarre.
      Clara ist nett, und sie [hast|hat] einen Hund.
      Sie [wohne|wohnt] allein.`,
    right: `Sie ist dreizehn Jahre alt.
      Sie spielen Gitarre.
      Wohnst du da, wo sie wohnt?
      Ich sehe sie gern.
      Sie war allein.
      Sie kommen aus Kiel.`,
  },
  {
    id: 'verb-before-person',
    type: 'verb-person',
    explanation: 'Verbet skal passe til personen, også når det står foran: »{replacement}« i stedet for »{token}«.',
    on: 'ich du er wir man',
    match(t, at) {
      const verb = t.before(at);
      const before = t.lower(t.before(verb));
      if (!t.isWord(verb) || SUBORDINATING.test(before) || (t.isCapital(verb) && t.before(verb) >= 0)) return null;
      if (WITH_DATIVE.test(before) || WITH_ACCUSATIVE.test(before) || TWO_WAY.test(before)) return null;
      if (!t.is(verb, g.FIRST | g.SECOND | g.THIRD | g.YOU_ALL | g.INFINITIVE) || isFinite(t, t.after(at))) return null;
      const next = t.lower(t.after(at));
      if (MODALS.test(next) || t.is(verb, g.ADJECTIVE)) return null;
      if (t.is(verb, g.INFINITIVE) && (next === '' || t.is(t.after(at), g.INFINITIVE))) return null;
      const right = wrongForm(t, t.lower(at), verb);
      return right === '' || isReported(t, t.lower(at), verb) ? null : t.swap(verb, right);
    },
    wrong: `Heute [spielt|spiele] ich Tennis.
      Was [macht|machst] du in der Pause?
      Dann [gehst|geht] er weg.
      Am Abend [liest|lesen] wir ein Buch.`,
    right: `Heute spiele ich Tennis.
      Wo wohnst du?
      Dann geht er weg.
      Was machst du?
      Ich denke, er kommt.
      Als er kam, war ich müde.`,
  },
  {
    id: 'plural-subject',
    type: 'verb-person',
    explanation: 'Der er flere, så verbet skal stå i flertal: »{replacement}«.',
    match(t, at) {
      const present = t.is(at, g.THIRD | g.FIRST | g.SECOND) && !t.is(at, g.INFINITIVE | g.PAST);
      const isPast = SINGULAR_PASTS.includes(t.lower(at));
      if ((!present && !isPast) || t.isCapital(at) || NO_VERBS.test(t.lower(at))) return null;
      const subject = subjectBefore(t, at);
      const wordBefore = subject ? t.lower(subject.at) : '';
      const isMany = subject?.isPlural === true || (subject?.isPlural === null && COUNTS.test(wordBefore));
      if (!isMany || (!COUNTS.test(wordBefore) && !PLURAL_DETERMINERS.test(wordBefore))) return null;
      if (t.is(at, g.ADJECTIVE) && !t.is(at, g.THIRD)) return null;
      const right = isPast ? `${t.lower(at).replace(/e$/, '')}en` : formFor('wir', t.lower(at), t.words);
      return right === '' || right === t.lower(at) ? null : t.swap(at, right);
    },
    wrong: `Die Kinder [spielt|spielen] im Garten.
      Meine Eltern [ist|sind] nett.
      Viele Menschen [hat|haben] ein Handy.
      Meine Brüder [war|waren] müde.`,
    right: `Die Kinder spielen im Garten.
      Die Mutter der Kinder ist nett.
      Meine Eltern sind nett.
      Die Lehrerin ist da.
      Das Haus ist groß.
      Viele Menschen haben ein Handy.`,
  },
  {
    id: 'singular-subject',
    type: 'verb-person',
    explanation: 'Der er kun én, så verbet skal stå i ental: »{replacement}«.',
    match(t, at) {
      const word = t.lower(at);
      const plural =
        t.is(at, g.INFINITIVE | g.FIRST | g.SECOND | g.YOU_ALL) && !t.is(at, g.THIRD | g.PAST | g.ADJECTIVE);
      const isPast = PLURAL_PASTS.includes(word);
      if ((!plural && !isPast) || t.isCapital(at) || NO_VERBS.test(word) || isReported(t, 'er', at)) return null;
      if (t.lower(t.before(at)) === 'zu' || isClosedBy(t, at)) return null;
      const subject = subjectBefore(t, at);
      if (subject?.isPlural !== false || (clauseEnd(t, at) === at && t.before(subject.at) >= 0)) return null;
      const right = isPast
        ? word.replace(/(t?)en$/, (_, link: string) => (link ? 'te' : ''))
        : formFor('er', word, t.words);
      return right === '' || right === word ? null : t.swap(at, right);
    },
    wrong: `Mein Vater [arbeiten|arbeitet] in Berlin.
      Der Hund [schlafen|schläft] im Haus.
      Meine Mutter [haben|hat] ein Auto.
      Das Kind [spiele|spielt] gern.
      Die Reise [dauerten|dauerte] lange.`,
    right: `Mein Vater arbeitet in Berlin.
      Mein Vater und meine Mutter arbeiten viel.
      Der Hund schläft im Haus.
      Meine Eltern haben ein Auto.
      Das Kind will spielen.
      Die Frau lacht.`,
  },
  {
    id: 'name-verb',
    type: 'verb-person',
    explanation: 'Et navn er én person, så verbet ender på -t: Anna spielt. Skriv »{replacement}«.',
    match(t, at) {
      const name = t.before(at);
      if (!t.isCapital(name) || !t.isFirst(name) || t.is(name, ~(g.CAPITAL | g.MASCULINE | g.FEMININE | g.NEUTER)))
        return null;
      if (t.words.bitsOf(t.lower(name)) !== 0 || infinitiveOf(t.lower(name), t.words) !== '') return null;
      const plain = t.is(at, g.FIRST | g.SECOND | g.YOU_ALL) || (t.is(at, g.INFINITIVE) && t.lower(name) !== '');
      if (!plain || t.is(at, g.THIRD | g.PAST | g.ADJECTIVE) || t.isCapital(at) || NO_VERBS.test(t.lower(at)))
        return null;
      const right = formFor('er', t.lower(at), t.words);
      return right === '' || isReported(t, 'er', at) ? null : t.swap(at, right);
    },
    wrong: `Clara [kommen|kommt] aus Aarhus.
      Viktor [hast|hat] einen Hund.
      Mikkel [spielen|spielt] gern.
      Freja [wohne|wohnt] hier.`,
    right: `Clara kommt aus Aarhus.
      Clara und Viktor kommen aus Aarhus.
      Kinder kommen gern.
      Viktor hat einen Hund.
      Bitte kommen Sie!
      Morgen kommen wir.`,
  },
];

const SINGULAR_PASTS =
  'war hatte wollte sollte musste konnte durfte machte spielte ging kam wohnte arbeitete lachte'.split(' ');
const PLURAL_PASTS =
  'waren hatten wollten sollten mussten konnten durften machten spielten gingen kamen wohnten lachten dauerten schmeckten arbeiteten kosteten'.split(
    ' ',
  );
