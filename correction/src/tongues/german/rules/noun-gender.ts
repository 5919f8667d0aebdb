import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { WordList } from '../../../words/word-list.ts';
import { casesAt, clauseAround, firstCase, hasCopula } from '../clauses.ts';
import { adjectiveEndings, fitting, type Kind, type NounPhrase, nounPhrase } from '../noun-phrases.ts';
import { mayStandAlone, corrected } from './noun-cases.ts';
import { isFinite } from '../words.ts';
import * as g from '../word-bits.ts';

/** The only kind that a noun can be, or the first that is no plural. */
function kindOf({ readings, determiner }: NounPhrase): Kind | null {
  const kinds = [...readings]
    .filter(([, cases]) => cases !== 'g')
    .map(([kind]) => kind)
    .filter((kind) => kind !== 'p' || determiner.stem !== 'ein');
  const single = kinds.filter((kind) => kind !== 'p');
  if (single.length > 1) return null;
  return single[0] ?? kinds[0] ?? null;
}

/** A determiner that no case allows with this noun. */
function misfit(t: TongueText, at: number): { phrase: NounPhrase; kind: Kind } | null {
  const phrase = nounPhrase(t, at);
  if (!phrase || mayStandAlone(t, phrase) || fitting(phrase).length > 0 || isPronounHere(t, phrase)) return null;
  const kind = kindOf(phrase);
  if (!isUsual(t, phrase.noun)) return null;
  return kind === null ? null : { phrase, kind };
}

/** The list of genders is best about usual words. */
function isUsual(t: TongueText, noun: number): boolean {
  const word = t.written(noun);
  const listed = word.charAt(0).toUpperCase() + word.slice(1);
  return /(?:in|ung|heit|keit|schaft|chen)$/.test(word) || !t.words.has(listed) || t.words.frequencyOf(listed) >= 60;
}

/** A clause with a verb before the place that is not »to be«. */
function inClauseOf(t: TongueText, at: number): boolean {
  const [from, to] = clauseAround(t, at);
  if (hasCopula(t, from, to)) return false;
  for (let k = from; k < at; k++) if (isFinite(t, k) || t.is(k, g.FIRST | g.THIRD)) return true;
  return false;
}

/** »Macht das Spaß?«, »Ist das Butter?«, »Er gab ihr Blumen«: the small word is no determiner. */
function isPronounHere(t: TongueText, { at, determiner: { stem, ending }, noun }: NounPhrase): boolean {
  const before = t.before(at);
  if (stem === 'ein' && ending === '' && t.lower(t.after(at)) === 'paar') return true;
  if (t.lower(noun) === 'uhr') return true;
  const isVerb = isFinite(t, before) || (t.isFirst(before) && t.is(before, g.THIRD));
  const isQuestion = t.written(t.sentenceEnd(at) - 1) === '?';
  return stem === 'd' && ((isVerb && (isQuestion || BARE.test(t.lower(noun)))) || isFinite(t, t.after(at)));
}

const BARE = new WordList(
  'spaß spass sinn angst freude zeit lust mut arbeit kraft leben geld ärger hunger platz ruhe mühe',
);

export const NOUN_GENDER: readonly TongueRule[] = [
  {
    id: 'determiner-gender',
    type: 'noun-gender',
    explanation:
      'Artiklen passer ikke til ordets køn. Her hedder det »{replacement}«. Lær altid et navneord sammen med der, die eller das.',
    match(t, at) {
      const found = misfit(t, at);
      if (!found || found.kind === 'p') return null;
      const [, cases] = casesAt(t, at, found.phrase.noun);
      const isAccusative = found.phrase.determiner.ending === 'en' && cases.includes('a');
      const isDative = found.phrase.determiner.ending === 'em' && cases.includes('d');
      const isLater = !t.isFirst(at) && cases === 'nadg' && inClauseOf(t, at);
      const wanted =
        cases.length === 1 ? firstCase(cases) : isAccusative || isLater ? 'a' : isDative || cases === 'ad' ? 'd' : 'n';
      return corrected(t, found.phrase, found.kind, wanted);
    },
    wrong: `[Mein|Meine] Mutter ist nett.
      [Der|Das] Buch ist gut.
      [Die|Der] Hund war müde.
      [Das|Die] Schule liegt in Vejle.
      Ich habe [ein|eine] Schwester.
      Das ist [ein|eine] große Stadt.
      Wir haben [eine|ein] kleines Haus.`,
    right: `Meine Mutter ist nett.
      Das Buch ist gut.
      Der Hund hat Hunger.
      Macht das Spaß?
      Die Kinder, die Fußball spielen, lachen.
      Ich habe ein paar Freunde.
      Mein Vater ist alt.
      Er gab ihr Blumen.`,
  },
  {
    id: 'determiner-plural',
    type: 'plural',
    explanation: 'Navneordet står i flertal, så ordet foran skal også være flertal: »{replacement}«.',
    match(t, at) {
      const found = misfit(t, at);
      if (!found || found.kind !== 'p') return null;
      const [, cases] = casesAt(t, at, found.phrase.noun);
      if (found.phrase.determiner.stem === 'jed') return null;
      return corrected(t, found.phrase, 'p', cases.length === 1 ? firstCase(cases) : 'n');
    },
    wrong: `[Mein|Meine] Eltern sind nett.
      [Das|Die] Bücher sind alt.
      [Unser|Unsere] Ferien waren schön.
      [Dein|Deine] Hände sind kalt.`,
    right: `Meine Eltern sind nett.
      Die Bücher sind alt.
      Das Buch ist alt.
      Die Lehrer sind da.
      Mein Lehrer ist da.
      Das sind Bücher.`,
  },
  {
    id: 'adjective-ending',
    type: 'agreement',
    explanation:
      'Tillægsordets endelse skal passe til artiklen og til navneordets køn: ein guter Tag, ein gutes Buch, der gute Tag, mit dem guten Freund. Skriv »{replacement}«.',
    match(t, at) {
      const phrase = nounPhrase(t, at);
      if (!phrase || phrase.adjective < 0 || mayStandAlone(t, phrase)) return null;
      const word = t.lower(phrase.adjective);
      const endings = adjectiveEndings(phrase);
      if (endings.size === 0 || UNDECLINED.test(word) || !caseFits(t, phrase)) return null;
      const stem = stemOf(word, t);
      if (stem === '' || [...endings].some((ending) => word === stem + ending)) return null;
      return t.swap(phrase.adjective, ...[...endings].map((ending) => stem + ending));
    },
    wrong: `Er ist ein [gute|guter] Freund.
      Das ist eine [klein|kleine] Stadt.
      Das ist ein [große|großes] Haus.
      Wir wohnen in einer [kleine|kleinen] Stadt.
      Das war ein [schöne|schöner] Tag.
      Meine [kleinen|kleine] Schwester lacht.`,
    right: `Er ist ein guter Freund.
      Das ist ein großes Haus.
      Das ist eine große Stadt.
      Er trägt ein rosa Hemd.
      Das Haus ist groß.
      Ich habe ein sehr schönes Zimmer.
      Mit den guten Freunden.`,
  },
];

/** Whether the determiner itself is right here. */
function caseFits(t: TongueText, phrase: NounPhrase): boolean {
  const [, cases] = casesAt(t, phrase.at, phrase.noun);
  return cases === '' || fitting(phrase).some(([, one]) => cases.includes(one));
}

const UNDECLINED = new WordList('rosa lila orange beige prima super toll ganz viel wenig mehr weniger eigene eigenen');

/** The adjective without its ending, or '' where it has none that is known. */
function stemOf(word: string, t: TongueText): string {
  const stem = word.replace(/e[nmrs]?$/, '');
  const isKnown = (t.words.bitsOf(`${stem}e`) & g.ADJECTIVE) !== 0 && (t.words.bitsOf(`${stem}er`) & g.ADJECTIVE) !== 0;
  return isKnown ? stem : '';
}
