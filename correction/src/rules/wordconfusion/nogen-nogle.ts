import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { objectPlace, opensClause } from '../../phrases/neighbours.ts';
import { nounOfPhrase } from '../../phrases/noun-phrase.ts';
import { isGain, isNoHarm } from '../../phrases/gain-or-harm.ts';
import {
  ADJECTIVE,
  ADVERB,
  COMMON,
  DEFINITE,
  FINITE,
  hasAny,
  INDEFINITE,
  INFINITIVE,
  NEUTER,
  NOUN,
  PLURAL,
  PREPOSITION,
  PRESENT,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';
import { OTHERS_OR_FEW } from '../../words/articles.ts';
import { RELATIVES } from '../../words/links.ts';
import { PERSONS } from '../../words/persons.ts';
import { canBeFinite } from '../../verbs/finite.ts';
import { NOT_COUNTED, THINGS } from '../../words/things.ts';
import { WordList } from '../../words/word-list.ts';

/** In questions, conditions and denials »nogen« stands before plurals too. */
const OPEN = new Set('ikke aldrig hvis om uden næppe ingen hverken mindre end hvorvidt nogensinde før'.split(' '));

const REACH = 8;
const LOOK_AHEAD = 30;

export const nogenNogle: WordRule = {
  id: 'nogen-nogle',
  subcategory: 'nogen-nogle',
  on: { words: 'nogen nogle noget' },
  wrong: [
    ['Vi købte nogen æbler på torvet.', 'Vi købte nogle æbler på torvet.'],
    ['Der var nogen gode film i går.', 'Der var nogle gode film i går.'],
    ['Vi så ikke nogle i svømmehallen.', 'Vi så ikke nogen i svømmehallen.'],
    ['Nogen vulkaner sover ikke.', 'Nogle vulkaner sover ikke.'],
    ['Bogen handler om nogen dyr, der kan tale.', 'Bogen handler om nogle dyr, der kan tale.'],
    ['Jeg glemmer tit at drikke nogen.', 'Jeg glemmer tit at drikke noget.'],
    ['Han sagde ikke nogen til sin mor.', 'Han sagde ikke noget til sin mor.'],
    ['Nogen vil sige, at det er for dyrt.', 'Nogle vil sige, at det er for dyrt.'],
    ['Jeg så nogle mærkeligt på gulvet.', 'Jeg så noget mærkeligt på gulvet.'],
    ['Det gør ikke nogen.', 'Det gør ikke noget.'],
    ['Har du fået nogen ud af at læse den?', 'Har du fået noget ud af at læse den?'],
    ['Min mormor har ikke nogle computer.', 'Min mormor har ikke nogen computer.'],
    ['De har ikke nogle hus i Danmark.', 'De har ikke noget hus i Danmark.'],
    ['Jeg har ikke noget bil endnu.', 'Jeg har ikke nogen bil endnu.'],
    ['Kender du nogle, der kan sy?', 'Kender du nogen, der kan sy?'],
    ['Har du nogle at lave?', 'Har du noget at lave?'],
    ['Vi købte noget bøger.', 'Vi købte nogle bøger.'],
    ['De fleste kan svømme, men nogen har brug for hjælp.', 'De fleste kan svømme, men nogle har brug for hjælp.'],
    ['Vi kørte rundt om nogen kegler.', 'Vi kørte rundt om nogle kegler.'],
    ['Han fandt nogen sten og kastede dem i vandet.', 'Han fandt nogle sten og kastede dem i vandet.'],
    ['Den lå mellem nogen sten.', 'Den lå mellem nogle sten.'],
    ['Nogen mener, at det er for dyrt.', 'Nogle mener, at det er for dyrt.'],
    ['Hvis nogle ringer, er jeg ikke hjemme.', 'Hvis nogen ringer, er jeg ikke hjemme.'],
  ],
  right: [
    'Er der nogen æbler tilbage?',
    'Vi så ikke nogen elever.',
    'Hun fik nogen ud af bilen, før den brændte.',
    'Jeg har ikke noget kage tilbage.',
    'Er der nogen ting, jeg skal huske?',
    'Han spurgte, om nogen elever manglede.',
    'Hun ville ikke lege med nogen andre.',
    'Nogle elever kom for sent.',
    'Har du nogen idé om det?',
    'Der var nogle, som ikke ville med.',
    'Jeg har nogle at lege med.',
    'Nogle få elever kom for sent.',
    'Jeg kan høre, at nogen banker på.',
    'Vi gik hjem, uden at nogen af os sagde noget.',
  ],
  match(a, at) {
    const noun = nounAfter(a, at);
    // »det er noget, eleverne går op i«
    if (noun >= 0 && a.canBe(noun, NOUN | DEFINITE) && hasAny(a.reading(noun + 1), FINITE)) return null;
    if (a.lower(at) === 'noget') {
      if (isOneOfCommon(a, at)) return replaceWord(a, at, 'nogen', 0.88);
      return isManyThings(a, at, noun) ? replaceWord(a, at, 'nogle', 0.88) : null;
    }
    if (isNoHarm(a, at) || isSomething(a, at)) return replaceWord(a, at, 'noget', 0.9);
    if (a.lower(at) === 'nogle') return asksForNogen(a, at, noun) ? replaceWord(a, at, 'nogen', 0.88) : null;
    if (isOfMany(a, at)) return replaceWord(a, at, 'nogle', 0.9);
    if (isOpen(a, at)) return null;
    if (noun < 0) return isSome(a, at) ? replaceWord(a, at, 'nogle', 0.85) : null;
    const plural = a.canBe(noun, NOUN | PLURAL | INDEFINITE);
    // »nogen« is never of a neuter: »nogen dyr« are several.
    const singular = a.canBe(noun, NOUN | SINGULAR | INDEFINITE, NEUTER);
    const pluralAdjective =
      noun > at + 1 && a.canBe(noun - 1, ADJECTIVE | PLURAL) && !a.canBe(noun - 1, ADJECTIVE | SINGULAR);
    if (plural && noun === at + 1 && SAME_IN_PLURAL.test(a.lower(noun))) return replaceWord(a, at, 'nogle', 0.9);
    if (!plural || (singular && !pluralAdjective && !a.is(noun, PLURAL))) return null;
    return a.is(noun, PLURAL) || pluralAdjective || !singular ? replaceWord(a, at, 'nogle', 0.92) : null;
  },
};

/** One or several in the same form, of which a place that denies nothing never has »nogen« of one. */
const SAME_IN_PLURAL = new WordList(
  'ting sten fisk sko sild laks ski mus søm småting småsten brombær tranebær hindbær jordbær blåbær kirsebær',
);

/** The noun of the phrase; −1 when there is none, or when it may be the verb: »nogen banker på«. */
function nounAfter(a: Analysis, at: number): number {
  const degree =
    new WordList('meget ret helt rigtig virkelig så temmelig ganske').test(a.lower(a.after(at))) && !a.commaAfter(at);
  const noun = nounOfPhrase(a, degree ? a.after(at) : at);
  return noun === at + 1 && a.canBe(noun, VERB | PRESENT) && opensClause(a, at) ? -1 : noun;
}

/** »rundt om nogle kegler« */
const AROUND = new WordList('rundt handler handlede');
const BUT_OR_BECAUSE = new WordList('men og så fordi');
/** A question, a condition or a denial before the word. */
function isOpen(a: Analysis, at: number): boolean {
  const [from, to] = [a.sentenceStart(at), a.sentenceEnd(at)];
  if (a.written(to - 1).includes('?')) return true;
  // A question that lacks its mark begins with its verb.
  if (hasAny(a.reading(from), FINITE) && from !== at && !a.is(from, NOUN)) return true;
  for (let k = at - 1; k >= from && at - k <= REACH; k--) {
    if (OPEN.has(a.lower(k)) && !(a.lower(k) === 'om' && (a.is(k, PREPOSITION) || AROUND.test(a.lower(k - 1)))))
      return true;
    if (BUT_OR_BECAUSE.test(a.lower(k))) return false;
  }
  return false;
}

const ABOUT_PEOPLE = new WordList('kender kendte har havde finder fandt mangler savner møder mødte');

const SAID_OR_MADE = new WordList('sagde siger sige sagt gjorde gør gøre gjort spise drikke lave lavede skrev');
const OTHER_OR_SIMILAR = new WordList('andet lignende');
const INFINITIVES = new WordList('lave spise drikke sige gøre tabe give læse se vælge skrive klage fortælle');
const AGAINST = new WordList('imod mod');
const ONE_ASKED = new WordList('du i han hun');
/** »nogle mærkeligt«, »nogle andet«, »nogle at lave«: the neuter or an infinitive tells that it is no people. */
function isSomething(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (isThingSaid(a, at)) return true;
  if (next < 0 || a.commaAfter(at)) return false;
  if (isOneOfNeuter(a, at)) return true;
  // »hun sagde nogle til ham«
  if (SAID_OR_MADE.test(a.lower(a.before(at))) && a.is(next, PREPOSITION)) return a.lower(next) !== 'af';
  if (OTHER_OR_SIMILAR.test(a.lower(next))) return a.lower(next) === 'andet';
  if (a.lower(next) === 'at') return INFINITIVES.test(a.lower(a.after(next)));
  if (isGain(a, at)) return true;
  if (AGAINST.test(a.lower(next)))
    return ABOUT_PEOPLE.test(a.lower(a.before(at))) || ONE_ASKED.test(a.lower(a.before(at)));
  const neuter =
    a.canBe(next, ADJECTIVE | NEUTER | SINGULAR) && !a.canBe(next, ADJECTIVE | PLURAL) && /t$/.test(a.lower(next));
  if (!neuter || a.is(next, NOUN) || hasAny(a.union(next), NOUN)) return false;
  if (!isObjectOrGoverned(a, at)) return false;
  const after = a.after(next);
  if (a.is(after, ADVERB)) return true;
  return (
    after < 0 || a.commaAfter(next) || !a.isWord(after) || a.is(after, PREPOSITION) || a.is(after, NOUN | SINGULAR)
  );
}

const ONLY_THINGS = new WordList('sige sagt gøre gjort spise spist drikke drukket lave lavet');
const TO_WHOM = new WordList('til om ved i før');
/** »glemmer at drikke nogen«, »sagde ikke nogen til sin mor«: what one says, makes or drinks is nobody. */
function isThingSaid(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (!(next < 0 || (a.isMark(next) && a.written(next) !== '…') || TO_WHOM.test(a.lower(next)))) return false;
  const before = a.before(at);
  if (ONLY_THINGS.test(a.lower(before))) return true;
  const verb = PERSONS.test(a.lower(a.before(before))) ? a.before(before, 2) : a.before(before);
  return DENIES.test(a.lower(before)) && SAID_OR_MADE.test(a.lower(verb));
}

/** »ikke nogle hus«: one thing, and of the neuter. */
const isOneOfNeuter = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'nogle' &&
  DENIES.test(a.lower(a.before(at))) &&
  isOneThing(a, a.after(at)) &&
  a.canBe(a.after(at), NOUN | SINGULAR | INDEFINITE | NEUTER) &&
  (!a.canBe(a.after(at), NOUN | SINGULAR | INDEFINITE | COMMON) || a.lower(a.after(at)) === 'hus');
const isOneThing = (a: Analysis, noun: number): boolean =>
  a.canBe(noun, NOUN | SINGULAR | INDEFINITE) && !a.canBe(noun, NOUN | PLURAL | INDEFINITE) && a.is(noun, NOUN);
const DENIES = new WordList('ikke aldrig uden');

const AFTER_VERB = new WordList('altid aldrig også lige nok jo');
/** Not »dyttede nogen arrigt«: the verb has its subject before, or a preposition comes first. */
function isObjectOrGoverned(a: Analysis, at: number): boolean {
  const place = AFTER_VERB.test(a.lower(a.before(at))) ? a.before(at) : at;
  return objectPlace(a, place) || a.is(a.before(at), PREPOSITION) || a.is(a.before(at), VERB | INFINITIVE);
}

/** »ikke noget bil«: one thing that one counts; »noget kage« is a part of one. */
const isOneOfCommon = (a: Analysis, at: number): boolean => {
  const noun = a.after(at);
  return (
    DENIES.test(a.lower(a.before(at))) &&
    !a.commaAfter(at) &&
    THINGS.test(a.lower(noun)) &&
    a.is(noun, NOUN) &&
    !NOT_COUNTED.test(a.lower(noun)) &&
    !a.canBe(noun, NOUN | SINGULAR | INDEFINITE | NEUTER) &&
    !EATEN.test(a.lower(noun))
  );
};
/** Of these one has some. */
const EATEN = new WordList(
  'kage lagkage pizza løg rødløg frugt melon ananas squash agurk pølse sandwich toast omelet kylling burger fisk plante dug radio',
);

/** »noget bøger« */
function isManyThings(a: Analysis, at: number, noun: number): boolean {
  if (noun < 0 || a.commaAfter(at) || a.lower(noun) === 'penge') return false;
  const plural = a.canBe(noun, NOUN | PLURAL | INDEFINITE) && !a.canBe(noun, NOUN | SINGULAR);
  return plural && a.is(noun, PLURAL) && (noun === at + 1 || a.canBe(noun - 1, ADJECTIVE | PLURAL));
}

const DENIED = new WordList('ikke aldrig næppe uden');
/** »ikke nogle«, »uden at nogle«; or one thing only: »nogle idé«. */
function asksForNogen(a: Analysis, at: number, noun: number): boolean {
  if (noun >= 0) {
    const singular = a.canBe(noun, NOUN | SINGULAR | INDEFINITE);
    if (singular && !a.canBe(noun, NOUN | PLURAL | INDEFINITE) && a.is(noun, SINGULAR)) return true;
  }
  const before = a.before(at);
  if (DENIED.test(a.lower(before)) && !a.commaAfter(before)) return true;
  const earlier = a.before(before);
  if (a.lower(before) === 'at' && a.lower(earlier) === 'uden') return true;
  if (isAsked(a, at)) return true;
  // »der er ikke flere, nogle …«: only within the clause.
  if (noun >= 0 || a.commaAfter(before) || OTHERS_OR_FEW.test(a.lower(a.after(at)))) return false;
  for (let k = earlier, steps = 0; k >= 0 && steps < REACH && !a.commaAfter(k); k = a.before(k), steps++)
    if (DENIED.test(a.lower(k))) return true;
  return false;
}

const THAT_OR_BECAUSE = new WordList('at fordi for');
const THERE_IS = new WordList('er var har findes');
/** Alone in a condition or a question: »hvis nogle ringer«, »er der nogle, som«; »nogle af jer« may be meant. */
function isAsked(a: Analysis, at: number): boolean {
  const [before, next] = [a.before(at), a.after(at)];
  if (nounOfPhrase(a, at) >= 0 || OTHERS_OR_FEW.test(a.lower(next)) || a.is(next, ADJECTIVE)) return false;
  if (a.lower(before) === 'hvis') return true;
  if (a.lower(before) === 'om' && (!a.is(before, PREPOSITION) || a.commaAfter(a.before(before)))) return true;
  // »…, at nogle havde taget den«: somebody.
  // »fordi nogle dyr«: a noun, whatever the tagger takes it for
  const maybeNoun = a.canBe(next, NOUN | PLURAL | INDEFINITE);
  if (THAT_OR_BECAUSE.test(a.lower(before)) && !maybeNoun && hasAny(a.reading(next), FINITE)) return true;
  // »om der er nogle«, »hvis du kender nogle«
  for (let k = a.before(before), steps = 0; k >= 0 && steps < 4 && !a.commaAfter(k); k = a.before(k), steps++)
    if (a.lower(k) === 'hvis' || (a.lower(k) === 'om' && !a.is(k, PREPOSITION))) return true;
  const first = a.sentenceStart(at);
  // »kender du nogle, der kan sy«
  if (canBeFinite(a, first) && a.commaAfter(at) && RELATIVES.test(a.lower(next)) && asks(a, at)) return true;
  // »kan nogle fortælle mig«
  if (before === first && hasAny(a.reading(before), FINITE) && a.is(next, VERB | INFINITIVE)) return true;
  return a.lower(before) === 'der' && THERE_IS.test(a.lower(first)) && before === first + 1;
}

const asks = (a: Analysis, at: number): boolean => a.written(a.sentenceEnd(at) - 1).includes('?');

const MOST_OR_MANY = new WordList('fleste mange');
/** »tolv computere, hvoraf nogen«, »de fleste lærer det hurtigt, men nogen«, »mellem nogen sten«: a part, or several. */
function isOfMany(a: Analysis, at: number): boolean {
  const before = a.lower(a.before(at));
  if (before === 'hvoraf') return true;
  if (before === 'mellem' || before === 'imellem' || before === 'blandt')
    return a.canBe(a.after(at), NOUN | PLURAL | INDEFINITE);
  if (before !== 'men' || !hasAny(a.reading(a.after(at)), FINITE)) return false;
  for (let k = a.before(at, 2), steps = 0; k >= 0 && steps < LOOK_AHEAD; k = a.before(k), steps++)
    if (MOST_OR_MANY.test(a.lower(k))) return true;
  return false;
}

/** What several people do: »nogen siger, at det er farligt«. */
const THINKS = new WordList('siger mener synes tror');
const MAY = new WordList('vil ville kunne');
const SAY = new WordList('sige mene synes tro påstå hævde');

/** »nogen af dem mente«, »nogen siger …, andre …«: a few out of many. */
function isSome(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (a.commaAfter(at) || next < 0) return false;
  if (a.lower(next) === 'flere' && a.canBe(a.after(next), NOUN | PLURAL)) return true;
  // »sammen med nogle andre«
  if (a.lower(next) === 'andre' && a.is(a.before(at), PREPOSITION)) return true;
  if (a.lower(next) === 'gange' || (a.lower(next) === 'få' && a.is(next, ADJECTIVE))) return true;
  if (a.lower(next) === 'af') return true;
  if (!hasAny(a.reading(next), FINITE) || a.before(at) >= 0) return false;
  if (MAY.test(a.lower(next)) && SAY.test(a.lower(a.after(next)))) return true;
  if (THINKS.test(a.lower(next)) && a.lower(a.after(next)) === 'at') return true;
  for (let k = next; k < Math.min(a.count, next + LOOK_AHEAD); k++) if (a.lower(k) === 'andre') return true;
  return false;
}
