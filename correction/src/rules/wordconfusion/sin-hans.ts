import type { Analysis } from '../../analysis/analysis.ts';
import { isFolk, isSubjectAlone, ownersSpokenOf } from '../../clauses/own-as-subject.ts';
import { baseForm, type Person, personAt, subjectPerson } from '../../clauses/persons.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { isEachOwn } from '../../phrases/each-own.ts';
import { LANDS } from '../../words/governed-classes.ts';
import { ANIMALS, mayThink } from '../../words/beings.ts';
import { PEOPLE } from '../../words/people.ts';
import { OBJECT_PERSONS, PERSONS } from '../../words/persons.ts';
import { BODY_PARTS } from '../../words/things.ts';
import { WordList } from '../../words/word-list.ts';

/** Whose a possessive says that something is. */
const OWNERS: Record<string, readonly Person[]> = {
  hans: ['han'],
  hendes: ['hun'],
  dens: ['thing'],
  dets: ['thing'],
};
const POSSESSIVE: Partial<Record<Person, string>> = { han: 'hans', hun: 'hendes', several: 'deres' };
const LINK = new WordList('er var være været hedder hed bliver blev blive blevet ligner lignede');
const SURE = 0.87;
const LESS_SURE = 0.78;
const LOOK_BACK = 30;

export const sinHans: WordRule = {
  id: 'sin-hans',
  subcategory: 'sin-hans',
  on: { words: 'hans hendes dens dets sin sit sine' },
  wrong: [
    ['Han tog hans jakke på og gik.', 'Han tog sin jakke på og gik.'],
    ['Hun elsker hendes hunde.', 'Hun elsker sine hunde.'],
    ['De tog på ferie med sine forældre.', 'De tog på ferie med deres forældre.'],
    ['De hentede sine cykler.', 'De hentede deres cykler.'],
    ['Sofie ledte efter hendes nøgler i tasken.', 'Sofie ledte efter sine nøgler i tasken.'],
    ['Drengen kyssede hans mor på kinden.', 'Drengen kyssede sin mor på kinden.'],
    ['Fuglen passer på dens unger.', 'Fuglen passer på sine unger.'],
    ['Han sagde, at sin bror var syg.', 'Han sagde, at hans bror var syg.'],
    ['Hun og sin veninde gik i biografen.', 'Hun og hendes veninde gik i biografen.'],
    ['En dreng, som havde mistet hans hund, græd.', 'En dreng, som havde mistet sin hund, græd.'],
    ['Hovedpersonen savner hans bror.', 'Hovedpersonen savner sin bror.'],
    [
      'Chefen hedder Ali, og han er meget stolt af hans butik.',
      'Chefen hedder Ali, og han er meget stolt af sin butik.',
    ],
    ['Han kom til Danmark sammen med hans mor.', 'Han kom til Danmark sammen med sin mor.'],
    ['En kok, der ikke smager på hans mad, er dum.', 'En kok, der ikke smager på sin mad, er dum.'],
    ['Elefanten tog nettet med hans snabel.', 'Elefanten tog nettet med sin snabel.'],
    ['Mændene kom hjem om natten med sine net.', 'Mændene kom hjem om natten med deres net.'],
    ['Birk bandt et reb om hans mave.', 'Birk bandt et reb om sin mave.'],
    ['Sin bror hedder Ali.', 'Hans bror hedder Ali.'],
    ['Hun er meget syg, og sin mor er nervøs.', 'Hun er meget syg, og hendes mor er nervøs.'],
    ['Man skal passe på hans ting.', 'Man skal passe på sine ting.'],
    ['I vinduet sad en kat og slikkede dens pote.', 'I vinduet sad en kat og slikkede sin pote.'],
    ['Mads og Emil har glemt sine madpakker.', 'Mads og Emil har glemt deres madpakker.'],
  ],
  right: [
    'Jens ringede til Ali, og han fortalte om hans butik.',
    'Emil er min ven, og man skal passe på hans ting.',
    'Mads og Emil har hver sin madpakke.',
    'Min far er murer, og man kan se det på hans hænder.',
    'Tråden sad om dens ben.',
    'Jeg har mødt et folk, der er stolt af sine cykler.',
    'Sin mad spiser han altid selv.',
    'Sin cykel har Peter glemt.',
    'Farverne kommer til sin ret i solen.',
    'Hun bad mig om at se efter hendes baby.',
    'Hvert land eller område har sin egen skik.',
    'John glædede sig over, at hans liv og tanker blev sat på skrift.',
    'De blev i sin tid skåret væk.',
    'Hendes mor har haft stor betydning for hendes selvtillid.',
    'Han tog sin jakke på og gik.',
    'Han sagde, at hans mor var syg.',
    'Han nikkede, men hans hænder, der var røde af kulde, rystede.',
    'Hun og hendes mor kom for sent.',
    'Hun så, at hendes far smilede.',
    'Han er hans bror.',
    'Vi mødte Peter og hans søster.',
    '»Pas på!« råbte hans storesøster.',
    'Emma tog hans hånd.',
    'Han så på Anders og tog hans hånd.',
    'Hun bad ham om at hente hendes taske.',
    'Da hendes mor kom hjem, lavede hun mad.',
    'De har hver sin cykel.',
    'Man kender ikke hans ansigt.',
    'Læreren sagde hans navn forkert.',
    'Hunden ved, at dens ejer er syg.',
    'Digtets form passer til dets indhold.',
    'Hun sank som en sten, for hendes kjole var tung.',
    'Myggen landede på hans næse og stak.',
    'Hunden slikkede hans hånd.',
    'Katten løb efter musen, som spiste af dens mad.',
    'Vælg den form af stedordet, der passer til dets plads i sætningen.',
  ],
  match(a, at): Finding | null {
    if ((a.hasCapital(at) && !a.opensSentence(at)) || isEachOwn(a, a.before(at))) return null;
    // »i sin tid«: long ago
    if (a.lower(at) === 'sin' && a.lower(a.after(at)) === 'tid' && a.lower(a.before(at)) === 'i') return null;
    const noun = ownedNoun(a, at);
    if (noun < 0) return null;
    const owners = OWNERS[a.lower(at)];
    return owners === undefined ? notOneself(a, at) : oneself(a, at, noun, owners);
  },
};

const NAMES = new WordList(
  'sagde siger sige råbte råber råbe nævnte nævner nævne hviskede hørte hører høre udtalte udtaler',
);
const JOINS_OR_COMPARES = new WordList('og eller men som end samt');
/** »Peter tog hans cykel«: what belongs to the subject of the clause is »sin«. */
function oneself(a: Analysis, at: number, noun: number, owners: readonly Person[]): Finding | null {
  if (LINK.test(a.lower(a.before(at)))) return null;
  // »læreren sagde hans navn forkert«
  if (a.lower(noun) === 'navn' && NAMES.test(a.lower(a.before(at)))) return null;
  // »da hun var ti, døde hendes far«: the subject, turned round
  const verb = a.before(at);
  const isTurned = a.commaAfter(a.before(verb)) || a.isMark(a.before(verb));
  if (
    isTurned &&
    (r.hasAny(a.reading(verb), r.FINITE) || a.canBe(verb, r.VERB | r.PAST)) &&
    !PERSONS.test(a.lower(a.after(noun)))
  )
    return null;
  // »glædede sig over, at hans liv og tanker blev sat på skrift«: the subject of the clause that begins
  if (a.is(a.before(at), r.SUBORDINATOR)) return null;
  // »krigen og dens følger«, »så løst som hans briller«: joined or compared.
  if (JOINS_OR_COMPARES.test(a.lower(a.before(at)))) return null;
  const subject = subjectPerson(a, at);
  if (subject === null || subject.first > at || subject.last >= at) return null;
  const isUnnamed = isOfEither(a, subject, owners, noun) || isAnybody(a, subject.last, owners);
  if (!owners.includes(subject.person) && !isUnnamed) return null;
  // »min far er murer, og man kan se det på hans hænder«
  if (a.lower(subject.last) === 'man' && isNamedBefore(a, subject.first)) return null;
  // »tråden sad om dens ben«: a thing has none
  if (subject.person === 'thing' && !ANIMALS.test(baseForm(a, subject.last)) && BODY_PARTS.test(baseForm(a, noun)))
    if (!a.is(subject.last, r.PRONOUN) && !isUnnamed) return null;
  if (subject.person === 'thing' && !isUnnamed && !isKnown(a, subject.first, subject.last)) return null;
  // »den form af stedordet, der passer til dets plads«: which of the two it is that fits cannot be told
  if (subject.person === 'thing' && a.is(a.before(subject.first), r.PREPOSITION)) return null;
  // »…, for hendes kjole var tung«: a clause of its own.
  const next = a.after(noun);
  if (r.hasAny(a.reading(next), r.FINITE) && !a.commaAfter(noun)) return null;
  if (a.commaAfter(a.before(at)) && a.canBe(next, r.VERB | r.PRESENT)) return null;
  // »det drypper fra dens snude«: nothing is »det«.
  if (a.lower(subject.last) === 'det' || (subject.person === 'thing' && !isUnnamed && !agrees(a, at, subject.last)))
    return null;
  // »digtets form passer til dets indhold«: what belongs to whom is said already.
  for (let k = subject.first; k <= subject.last; k++)
    if (a.lower(k) === a.lower(at) || (a.is(k, r.GENITIVE) && !isOther(personAt(a, k), owners))) return null;
  // »min mor ringede til hendes mor«: two of a kind.
  if (a.types[subject.last]!.word === a.types[noun]!.word) return null;
  if (hasRival(a, at, subject, owners) || BABIES.test(a.lower(subject.last)) || hasOtherSubject(a, subject.last, at))
    return null;
  const own = ownPossessive(a, noun);
  if (own === null) return null;
  const isPronoun = a.is(subject.last, r.PRONOUN);
  if (isUnnamed && isSpokenOf(a, subject.first, owners)) return null;
  const isSure = !isUnnamed && (isPronoun || !isSpokenOf(a, subject.first, owners));
  return replaceWord(a, at, own, isSure ? SURE : LESS_SURE);
}

/** Somebody of whom the sentence has spoken already. */
function isNamedBefore(a: Analysis, at: number): boolean {
  for (let k = a.sentenceStart(at); k < at; k++) {
    const person = personAt(a, k);
    if (person === 'han' || person === 'somebody') return true;
  }
  return false;
}

/** They lie in somebody else's arms. */
const BABIES = new WordList('babyen baby barnet spædbarnet');

/** »Maja satte sig, og katten | lage sig oven på hendes fødder«: a clause with a misspelled verb. */
function hasOtherSubject(a: Analysis, from: number, to: number): boolean {
  for (let k = from + 1; k + 2 < to; k++) {
    const isJoined = JOINS_OR_COMPARES.test(a.lower(k)) && a.canBe(k + 1, r.NOUN | r.DEFINITE | r.SINGULAR);
    const mayBeVerb = a.types[k + 2]!.word < 0 || (r.hasAny(a.union(k + 2), r.VERB) && !a.is(k + 2, r.PREPOSITION));
    if (isJoined && mayBeVerb) return true;
  }
  return false;
}

/** Somebody or something else in the sentence to whom it may belong. */
function hasRival(
  a: Analysis,
  at: number,
  subject: { first: number; last: number },
  owners: readonly Person[],
): boolean {
  const isPronoun = a.is(subject.last, r.PRONOUN);
  let governed = false;
  let before = '';
  for (let k = a.sentenceStart(at); k < at; k++) {
    if (k >= subject.first && k <= subject.last) continue;
    const other = personAt(a, k);
    const isOther = owners.includes('thing')
      ? other === 'thing' && !a.is(k, r.PRONOUN) && agrees(a, at, k)
      : isRival(other, owners) && !LINK.test(a.lower(a.before(k))) && !(other === 'somebody' && isPlace(a, k));
    if (isOther) {
      // »da Magnus kom hjem, tog han …«, »far hedder Ali, og han …«: »han« is the one of whom was spoken
      if (!isPronoun || k > subject.first || (before !== '' && before !== a.lower(k))) return true;
      before = a.lower(k);
    }
    // »hun bad ham om at hente …«: whose it is cannot be told.
    if (
      k > subject.last &&
      (other === 'han' || other === 'hun' || other === 'several' || OBJECT_PERSONS.test(a.lower(k)))
    )
      governed = true;
    if (governed && a.is(k, r.VERB | r.INFINITIVE)) return true;
  }
  return false;
}

const IN_OR_FROM = new WordList('i på fra ved');
/** »til Danmark«, »i Struer«: nobody's name. */
const isPlace = (a: Analysis, at: number): boolean =>
  a.is(at, r.NAME) && (IN_OR_FROM.test(a.lower(a.before(at))) || LANDS.test(a.lower(at)));

/** »hovedpersonen«, »Hachiko«, »Basse«: the subject may be a he or a she, and nobody else is in sight. */
const isOfEither = (
  a: Analysis,
  subject: { person: Person; first: number; last: number },
  owners: readonly Person[],
  noun: number,
): boolean =>
  !owners.includes('thing') &&
  (subject.person === 'somebody' ||
    (a.is(subject.last, r.NAME) && personAt(a, subject.last) === 'somebody') ||
    isBeing(a, subject, noun) ||
    isNoun(a, subject));

/** »elefanten tog det med hans snabel«, »en kok, der ikke smager på hans mad« */
function isBeing(a: Analysis, { person, last }: { person: Person; last: number }, noun: number): boolean {
  if (person !== 'thing' || a.is(last, r.PRONOUN)) return false;
  const base = baseForm(a, last);
  return PEOPLE.test(base) || (ANIMALS.test(base) && OF_ANIMALS.test(baseForm(a, noun)));
}
/** Nobody but an animal has it: »hunden slikkede hans hånd«. */
const OF_ANIMALS = new WordList(
  'pote forpote bagpote snabel hale vinge næb klo pels hov fjer rede hi kurv bur unge hvalp killing føl kalv stald',
);

/** »Birk bandt«: a noun for a name, since a thing would have its article. */
const isNoun = (a: Analysis, { person, first, last }: { person: Person; first: number; last: number }): boolean =>
  person === 'thing' &&
  first === last &&
  a.hasCapital(last) &&
  a.canBe(last, r.NOUN | r.SINGULAR | r.INDEFINITE) &&
  !a.canBe(last, r.NOUN | r.DEFINITE) &&
  (!a.opensSentence(last) || isFinite(a, a.after(last)));

/** »man skal passe på hans ting«, but »man kender ikke hans ansigt« */
const isAnybody = (a: Analysis, subject: number, owners: readonly Person[]): boolean =>
  a.lower(subject) === 'man' && owners.includes('han') && !KNOWS.test(a.lower(a.after(subject)));
const KNOWS = new WordList(
  'kender kendte ser så hører hørte mærker mærkede forstår forstod opdager opdagede følger fulgte møder mødte',
);

/** »brorens kone … hendes svigermor«: whose she is cannot be »hendes«. */
const isOther = (owner: Person | null, owners: readonly Person[]): boolean =>
  (owner === 'han' || owner === 'hun') && !owners.includes(owner);

/** Somebody else of the same sex has been spoken of a little before. */
function isSpokenOf(a: Analysis, subject: number, owners: readonly Person[]): boolean {
  const from = Math.max(0, a.sentenceStart(subject) - LOOK_BACK);
  for (let k = a.sentenceStart(subject) - 1; k >= from; k--) {
    const other = personAt(a, k);
    if (other !== null && owners.includes(other) && a.lower(k) !== a.lower(subject)) return true;
  }
  return false;
}

/** »den« and what is of common gender has »dens«. */
const agrees = (a: Analysis, possessive: number, owner: number): boolean =>
  a.is(owner, r.PRONOUN) || a.canBe(owner, r.NOUN | (a.lower(possessive) === 'dens' ? r.COMMON : r.NEUTER));

/** »hunden«, »min kat«, »den«; not »røg« in »der kom røg ud af dens næse«. */
const isKnown = (a: Analysis, first: number, last: number): boolean =>
  first < last || a.is(last, r.PRONOUN) || a.canBe(last, r.NOUN | r.DEFINITE);

const isRival = (other: Person | null, owners: readonly Person[]): boolean =>
  other === 'somebody' || (other !== null && owners.includes(other));

const WHERE_OR_WHEN = new WordList('i på til fra om ved efter under før');
const EACH_OR_THAT = new WordList('hver hvert at');
/** »sin« where it cannot be: of several, or in the subject itself. */
function notOneself(a: Analysis, at: number): Finding | null {
  if (SET.test(a.lower(a.after(at)))) return null;
  const subject = subjectPerson(a, at);
  if (subject === null || isEachOrEither(a, subject)) return null;
  if (at > subject.last) {
    if (subject.person !== 'several' && !isOfTwo(a, subject.first) && !isFolk(a, subject.last)) return null;
    // »grækerne så jægeren med sit sværd«: the sword is his.
    for (let k = subject.last + 1; k < at; k++) {
      // »på ferie med sine forældre«, »til Tyrkiet med sin familie«: a place or a time owns nothing
      const isWhere = WHERE_OR_WHEN.test(a.lower(a.before(k))) && !mayThink(a.lower(k));
      if (EACH_OR_THAT.test(a.lower(k)) || ((a.is(k, r.NOUN | r.SINGULAR) || a.is(k, r.NAME)) && !isWhere)) return null;
    }
    return replaceWord(a, at, 'deres', 0.88);
  }
  if (at < subject.first) return null;
  // »han og sin bror«, »hun sagde, at sin mor …«
  const owner = at > subject.first ? personAt(a, subject.first) : ownerOutside(a, at);
  const right = owner === null ? undefined : POSSESSIVE[owner];
  if (right !== undefined) return replaceWord(a, at, right, 0.86);
  return isSubjectAlone(a, at, subject) ? replaceWord(a, at, ownersSpokenOf(a, at), 0.86) : null;
}

/** »kommer til sin ret«, »gør sit indtog«: set phrases that are said of several, too. */
const SET = new WordList('ret indtog eget sprog');
const EITHER = new WordList('eller hver hvert');
/** »hvert land eller område«: one at a time. */
function isEachOrEither(a: Analysis, { first, last }: { first: number; last: number }): boolean {
  for (let k = Math.max(a.sentenceStart(first), first - 1); k <= last; k++) if (EITHER.test(a.lower(k))) return true;
  return false;
}

/** »Mads og | Emil« */
const isOfTwo = (a: Analysis, second: number): boolean =>
  a.lower(a.before(second)) === 'og' &&
  a.before(second, 2) >= 0 &&
  a.opensSentence(a.before(second, 2)) &&
  a.hasCapital(a.before(second, 2)) &&
  personAt(a, a.before(second, 2)) !== null;

const CLAUSE_OPENERS = new WordList('at om hvis fordi når da hvor hvordan hvorfor hvad');
/** The subject of the clause before the one that a place opens. */
function ownerOutside(a: Analysis, at: number): Person | null {
  const link = a.before(at);
  const outside = a.before(link);
  if (outside < 0 || !CLAUSE_OPENERS.test(a.lower(link))) return null;
  return subjectPerson(a, outside)?.person ?? null;
}

/** The noun of the phrase, be it a genitive: »sin mors cykel«; −1 when there is none. */
function ownedNoun(a: Analysis, at: number): number {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 4; k = a.after(k), steps++) {
    if (a.commaAfter(k - 1) && steps === 0) return -1;
    if (a.is(k, r.NOUN) || (a.canBe(k, r.NOUN | r.SINGULAR | r.INDEFINITE) && isLast(a, k))) return k;
    if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.ADVERB | r.NUMERAL) && !r.hasAny(a.union(k), r.ADJECTIVE)) return -1;
  }
  return -1;
}

/** The reflexive that agrees with the noun, both when its gender is free; null when it cannot be told. */
function ownPossessive(a: Analysis, noun: number): string[] | null {
  const can = (bits: number): boolean => a.canBe(noun, r.NOUN | r.INDEFINITE | bits);
  const [singular, plural] = [can(r.SINGULAR), can(r.PLURAL)];
  if (plural && (!singular || a.is(noun, r.PLURAL))) return ['sine'];
  if (!singular) return null;
  const [common, neuter] = [can(r.COMMON | r.SINGULAR), can(r.NEUTER | r.SINGULAR)];
  return common && neuter ? ['sin', 'sit'] : common ? ['sin'] : neuter ? ['sit'] : null;
}

/** »hendes mobil på stranden«: nothing of the phrase follows, whatever the tagger says. */
const isLast = (a: Analysis, at: number): boolean => {
  const next = a.after(at);
  return next < 0 || a.commaAfter(at) || a.isMark(next) || a.is(next, r.PREPOSITION) || a.lower(next) === 'og';
};
