import type { Analysis } from '../../analysis/analysis.ts';
import { baseForm, type Person, personAt, subjectPerson } from '../../clauses/persons.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isEachOwn } from '../../phrases/each-own.ts';
import { isFinite } from '../../verbs/finite.ts';
import { EN_ET } from '../../words/articles.ts';
import { ANIMALS, mayThink } from '../../words/beings.ts';
import { SUBJECTS } from '../../words/persons.ts';
import { BODY_PARTS } from '../../words/things.ts';
import { ALL_BE_AND_BECOME, HAVE, MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** What each person has and is to itself: »jeg … mig, min, mit, mine«. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jeg: { sig: 'mig', sin: 'min', sit: 'mit', sine: 'mine' },
  du: { sig: 'dig', sin: 'din', sit: 'dit', sine: 'dine' },
  vi: { sig: 'os', sin: 'vores', sit: 'vores', sine: 'vores' },
  i: { sig: 'jer', sin: 'jeres', sit: 'jeres', sine: 'jeres' },
};

const FAR = 12;
const SELVES = new WordList('mig dig os jer');

/** The person whose clause it is, with nobody and nothing between that might be meant: »jeg«, »du«, »vi«, »I«; null of none. */
function speaker(a: Analysis, at: number): { at: number; word: string } | null {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FAR && !a.commaAfter(k); k = a.before(k), steps++) {
    const word = a.lower(k);
    if (OWN[word] !== undefined && (word !== 'i' || isYou(a, k))) {
      const verb =
        isFinite(a, a.after(k)) ||
        isFinite(a, a.before(k)) ||
        (ADVERBS.test(a.lower(a.after(k))) && isFinite(a, a.after(k, 2)));
      // »digtets jeg«, »det lyriske jeg«, »i Gruppe I«
      const isNamed = isDescribing(a, a.before(k)) || (word === 'i' && a.is(a.before(k), r.NOUN));
      return verb && !isNamed && !a.commaAfter(k) && !hasOtherVerb(a, k, at) ? { at: k, word } : null;
    }
    // »dem vil vi have til at bosætte sig«
    if (word === 'at' && a.lower(a.before(k)) === 'til' && CAUSES.test(a.lower(a.before(k, 2)))) return null;
    // »slukkede motoren og | tog sin telefon«: the same one does both
    if (word === 'og' && a.is(a.after(k), r.VERB)) continue;
    if (a.isMark(k) || SUBJECTS.test(word) || RELATIVE_OR_LINK.test(word) || a.is(k, r.SUBORDINATOR)) return null;
    // »på ferie med sin familie«: a place or a time owns nothing
    const isWhere = TO_OR_IN.test(a.lower(a.before(k))) && !mayThink(word);
    const isNoOwner = isWhere || (a.is(k, r.NOUN) && ownsNothing(a, k, at));
    if (
      ((a.is(k, r.NAME) || a.is(k, r.NOUN)) && !isNoOwner) ||
      (a.is(k, r.PRONOUN) && !SELVES.test(word) && !EN_ET.test(word))
    )
      return null;
  }
  return null;
}
/** »tog avisen op af | sin lomme«, »spillede kort med | sin mor«: a thing has no pocket and no mother; »huset med sine mange rum« has rooms. */
function ownsNothing(a: Analysis, noun: number, at: number): boolean {
  if (mayThink(a.lower(noun)) || ANIMALS.test(baseForm(a, noun)) || a.hasCapital(noun)) return false;
  const before = a.before(at);
  if (a.is(before, r.VERB) && noun < before - 1) return true;
  const owned = a.is(a.after(at), r.ADJECTIVE) ? a.after(at, 2) : a.after(at);
  if (owned < 0) return false;
  const base = baseForm(a, owned);
  return (
    a.is(before, r.PREPOSITION) && (mayThink(a.lower(owned)) || BODY_PARTS.test(base) || WORN_OR_CARRIED.test(base))
  );
}
/** Whoever has them can put something into them. */
const WORN_OR_CARRIED = new WordList(
  'lomme jakkelomme bukselomme inderlomme taske rygsæk skoletaske håndtaske kuffert pung jakke frakke trøje bluse skjorte hue kasket ærme værelse ' +
    'seng køjeseng telefon mobil computer cykel skuffe skab kommode kasse penalhus madkasse dagbog',
);
const isDescribing = (a: Analysis, at: number): boolean => r.hasAny(a.reading(at), r.GENITIVE | r.ADJECTIVE);
/** »den sensor, vi havde lånt | viste sig«: the second verb is another's, unless »og« joins the two. */
function hasOtherVerb(a: Analysis, subject: number, at: number): boolean {
  let verbs = 0;
  for (let k = subject + 1; k < at; k++) {
    if (a.lower(k) === 'og') return false;
    if (a.is(k, r.VERB) && isFinite(a, k)) verbs++;
  }
  return verbs > 1;
}
const TO_OR_IN = new WordList('i på til fra');
const CAUSES = new WordList('have få fået får fik haft har havde');
const ADVERBS = new WordList('ikke altid aldrig også ofte tit jo selv bare nok lige kun gerne endelig');
const RELATIVE_OR_LINK = new WordList('som der og men eller end hver hvert');
/** »I«, or »i« straight after or before its verb, where no place comes. */
const isYou = (a: Analysis, at: number): boolean =>
  a.written(at) === 'I' || (a.is(at, r.PRONOUN) && (isFinite(a, a.before(at)) || isFinite(a, a.after(at))));

/** A verb that does something, past its subject and adverbs: »skynder | sig«, »har vasket | sig«; not »vil du sig«, »jeg er sig«. */
function isDone(a: Analysis, at: number): boolean {
  let k = a.before(at);
  while (ADVERBS.test(a.lower(k)) || OWN[a.lower(k)] !== undefined) k = a.before(k);
  const word = a.lower(k);
  if (!a.is(k, r.VERB) || MORE_MODALS.test(word) || HAVE.test(word) || ALL_BE_AND_BECOME.test(word)) return false;
  // »jeg ville have sig«, »siger sig«
  return true;
}

/** »i sin tid«, »på sin vis«, »komme til sin ret« */
const SET = new WordList('tid vis ret plads sted');

const SELF_VERBS: Readonly<Record<string, WordList | null>> = byForm({
  'skynde skynder skyndte skyndt skamme skammer skammede skammet nærme nærmer nærmede nærmet hygge hygger hyggede hygget':
    null,
  'opføre opfører opførte opført forelske forelsker forelskede forelsket brokke brokker brokkede brokket more morer morede moret':
    null,
  'kede keder kedede kedet befinde befinder befandt koncentrere koncentrerer koncentrerede anstrenge anstrenger anstrengte':
    null,
  'ombestemme ombestemmer ombestemte': null,
  'øve øver øvede øvet': new WordList('på foran'),
  'forberede forbereder forberedte forberedt': new WordList('på til'),
  'bestemme bestemmer bestemte bestemt beslutte beslutter besluttede besluttet': new WordList('for'),
  'tænke tænker tænkte tænkt bekymre bekymrer bekymrede bekymret': new WordList('om'),
  'vænne vænner vænnede vænnet': new WordList('til'),
  'glæde glæder glædede glædet': new WordList('til over meget'),
  'interessere interesserer interesserede': new WordList('for meget ikke rigtig'),
  'forestille forestiller forestillede': new WordList('at hvordan hvad noget'),
  'ærgre ærgrer ærgrede': new WordList('over'),
  'beklage beklager beklagede': new WordList('over'),
  'gifte gifter giftede': new WordList('med igen'),
  'klæde klæder klædte': new WordList('ud om på'),
  'føle føler følte': new WordList(
    'syg dårlig ensom alene godt dårligt glad trist træt tryg utryg sikker sund hjemme bedre som',
  ),
});

function byForm(lists: Readonly<Record<string, WordList | null>>): Record<string, WordList | null> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([forms, next]) => forms.split(' ').map((form) => [form, next] as const)),
  );
}

const OF_OTHERS: Readonly<Record<string, Person>> = { ham: 'han', hende: 'hun', dem: 'several' };
/** »hun glæder hende til«, »de skyndte dem«: one does it to oneself. */
function isDoneToSelf(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  if (a.commaAfter(verb)) return false;
  const next = SELF_VERBS[a.lower(verb)];
  if (next === undefined || (next !== null && !next.test(a.lower(a.after(at)))) || !isOfSubject(a, verb)) return false;
  const subject = subjectPerson(a, at);
  return subject !== null && subject.last < at && subject.person === OF_OTHERS[a.lower(at)];
}

/** »glæder«, »havde øvet«: not an infinitive, whose doer may be another. */
const isOfSubject = (a: Analysis, verb: number): boolean =>
  isFinite(a, verb) || (a.is(verb, r.PAST_PARTICIPLE) && HAVE.test(a.lower(a.before(verb))));

const POSSESSIVE: Partial<Record<Person, string>> = { han: 'hans', hun: 'hendes', several: 'deres' };
const LOOK_BACK = 40;
/** »Sin far bor i Syrien«: the subject itself is not »sin«; whose it is, is told before. */
function ofSubject(a: Analysis, at: number): string[] | null {
  const noun = a.is(a.after(at), r.ADJECTIVE) ? a.after(at, 2) : a.after(at);
  const verb = a.after(noun);
  if (!a.is(noun, r.NOUN) || !isFinite(a, verb) || a.commaAfter(noun)) return null;
  // »sin far har han aldrig mødt«
  for (let k = a.after(verb), steps = 0; k >= 0 && a.isWord(k) && steps < 3; k = a.after(k), steps++)
    if (
      SUBJECTS.test(a.lower(k)) ||
      OWN[a.lower(k)] !== undefined ||
      a.is(k, r.NAME) ||
      a.canBe(k, r.NOUN | r.DEFINITE)
    )
      return null;
  for (let k = a.before(at) < 0 ? at - 1 : a.before(at); k >= Math.max(0, at - LOOK_BACK); k--) {
    const person = a.isWord(k) ? personAt(a, k) : null;
    const right = person === null ? undefined : POSSESSIVE[person];
    if (right !== undefined) return [right, ...['hans', 'hendes'].filter((other) => other !== right)];
  }
  return ['hans', 'hendes'];
}

/** »sig« and »sin« of one who is spoken to or speaks, »ham« of oneself: »jeg glæder sig«, »vi tog sine cykler«, »han skyndte ham«. */
export const ownPerson: WordRule = {
  id: 'own-person',
  subcategory: 'sin-hans',
  explanation:
    'Her skal der stå »{replacement}«. Det lille ord retter sig efter grundleddet: jeg glæder mig og har min taske, du glæder dig og har din, vi glæder os og har vores. »Sig«, »sin«, »sit« og »sine« bruges kun, når grundleddet er »han«, »hun«, »den«, »det«, »man« eller et navn – og »sig« også ved »de«.',
  on: { words: 'sig sin sit sine ham hende dem' },
  wrong: [
    ['Jeg glæder sig til ferien.', 'Jeg glæder mig til ferien.'],
    ['Vi skyndte sig hjem.', 'Vi skyndte os hjem.'],
    ['Nu skal du vaske sig.', 'Nu skal du vaske dig.'],
    ['Jeg tog på ferie med sin familie.', 'Jeg tog på ferie med min familie.'],
    ['Jeg elsker sin mor.', 'Jeg elsker min mor.'],
    ['I går tog vi sine cykler.', 'I går tog vi vores cykler.'],
    ['Har du husket sin taske?', 'Har du husket din taske?'],
    ['Jeg slukkede motoren og tog sin telefon.', 'Jeg slukkede motoren og tog min telefon.'],
    ['Jeg havde et lys tilbage i sin lomme.', 'Jeg havde et lys tilbage i min lomme.'],
    ['Bagefter spillede vi kort med sin mor.', 'Bagefter spillede vi kort med vores mor.'],
    ['Hun glæder hende til jul.', 'Hun glæder sig til jul.'],
    ['Han havde øvet ham foran spejlet.', 'Han havde øvet sig foran spejlet.'],
    ['De kedede dem i ferien.', 'De kedede sig i ferien.'],
    ['Min onkel er kok. Sin kone er læge.', 'Min onkel er kok. Hans kone er læge.'],
    ['Husk sin madpakke!', 'Husk din madpakke!'],
  ],
  right: [
    'Han glæder sig til ferien.',
    'Vi gik hver for sig.',
    'Vi fik hver sin is.',
    'Jeg bad ham skynde sig.',
    'Det er i sig selv en god idé.',
    'Jeg hørte døren lukke sig.',
    'Man skal vaske sig.',
    'Vi elsker byen med sine mange gader.',
    'Jeg så en fugl i sin rede.',
    'Jeg så toget og manden med sin hund.',
    'Vi ser problemet i sin helhed.',
    'Jeg ved, at hun elsker sin mor.',
    'Vi så en hund og sin ejer.',
    'Jeg så hende tage sin taske.',
    'Det glæder hende meget.',
    'Sangene var svære, men de øvede dem hver dag.',
    'Sin far har hun aldrig mødt.',
    'Kan du sige mig, hvad klokken er?',
    'Vi kunne ikke lade være, og han morede sig.',
    'Jeg boede i sin tid i Odense.',
    'Det lyriske jeg befinder sig på en strand.',
    'Den måler, vi havde lånt, viste sig at være defekt.',
  ],
  match(a, at): Finding | null {
    // »hvor De befandt Dem«
    if (a.hasCapital(at) && !a.opensSentence(at)) return null;
    const word = a.lower(at);
    if (OF_OTHERS[word] !== undefined) return isDoneToSelf(a, at) ? replaceWord(a, at, 'sig', 0.95) : null;
    if (word === 'sig') {
      const who = isDone(a, at) ? speaker(a, at) : null;
      return who === null ? null : replaceWord(a, at, OWN[who.word]![word]!, 0.96);
    }
    if (SET.test(a.lower(a.after(at))) || a.commaAfter(at) || isEachOwn(a, a.before(at))) return null;
    const isOwned = a.is(a.after(at), r.NOUN) || a.is(a.after(at), r.ADJECTIVE);
    if (!isOwned) return null;
    if (a.before(at) < 0) {
      const owners = ofSubject(a, at);
      return owners === null ? null : replaceWord(a, at, owners, 0.95);
    }
    const first = a.before(at);
    if (a.opensSentence(first) && a.is(first, r.IMPERATIVE)) return replaceWord(a, at, OWN.du![word]!, 0.95);
    const who = speaker(a, at);
    if (who === null) return null;
    const isJoined = a.lower(a.before(who.at)) === 'og' && who.word === 'jeg';
    return replaceWord(a, at, isJoined ? 'vores' : OWN[who.word]![word]!, 0.96);
  },
};
