import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { DETERMINERS } from '../../phrases/determiners.ts';
import { closestForm } from '../../phrases/closest-form.ts';
import { nounPhrase } from '../../phrases/noun-phrase.ts';
import { WordList } from '../../words/word-list.ts';
import { ALL_OR_BOTH, DEN_DET_DE, EN_ET } from '../../words/articles.ts';
import { OBJECT_PERSONS } from '../../words/persons.ts';
import { BODY_PARTS } from '../../words/things.ts';

const WHOLE_OR_HALF = new WordList('hele halve bare');
const CLOCK = new WordList('klokken kl kl.');
export const nounDefiniteness: WordRule = {
  id: 'noun-definiteness',
  subcategory: 'definiteness',
  on: {
    words: `${DETERMINERS} hele noget ingen intet samme ondt`,
    readings: r.NOUN | r.GENITIVE,
  },
  explanation:
    '»{token}« passer ikke til ordet foran. Skriv »{replacement}«: Et navneord får kun sin bestemthed ét sted.',
  wrong: [
    ['Jeg talte med min lærerne i går.', 'Jeg talte med min lærer i går.'],
    ['Mange eleverne kom for sent.', 'Mange elever kom for sent.'],
    ['I den store skoven boede en heks.', 'I den store skov boede en heks.'],
    ['Den røde bilen kørte hurtigt.', 'Den røde bil kørte hurtigt.'],
    ['De fik job i vores isbutikken.', 'De fik job i vores isbutik.'],
    ['Han brugte tre timer på den kagen.', 'Han brugte tre timer på den kage.'],
    ['Han stjal min mors halskæden.', 'Han stjal min mors halskæde.'],
    ['Min fars kamelen er løbet væk.', 'Min fars kamel er løbet væk.'],
    ['Vores klassens tur gik til Rom.', 'Vores klasses tur gik til Rom.'],
    ['Publikum kendte alle sangen.', 'Publikum kendte alle sangene.'],
    ['Løven mister sin faren.', 'Løven mister sin far.'],
    ['Der var ingen bilen på vejen.', 'Der var ingen bil på vejen.'],
    ['Jeg kan godt lide min nye skolen.', 'Jeg kan godt lide min nye skole.'],
    ['Alle får den samme chancen.', 'Alle får den samme chance.'],
    ['Vi var der hele weekend.', 'Vi var der hele weekenden.'],
    ['Han gik med os hele vej ned til huset.', 'Han gik med os hele vejen ned til huset.'],
    ['I Danmark regner det hele tid.', 'I Danmark regner det hele tiden.'],
    ['Hele verdenen taler om det.', 'Hele verden taler om det.'],
    ['Vi har samme problemet som dem.', 'Vi har samme problem som dem.'],
    ['På den anden siden ligger en skov.', 'På den anden side ligger en skov.'],
    ['Jeg har ondt i tand.', 'Jeg har ondt i tanden.'],
    ['Dette huset er fra 1890.', 'Dette hus er fra 1890.'],
    ['Han har boet her hele liv.', 'Han har boet her hele livet.'],
  ],
  right: [
    'Den røde bil kørte hurtigt.',
    'Alle eleverne kom for sent.',
    'Han rettede med det samme fejlen.',
    'Vi var der hele weekenden.',
    'Hele verden så med.',
    'De gav den manden på hjørnet.',
    'I dag kender alle historien om skibet.',
    'Så læste de alle bogen.',
    'Alligevel vælger de fleste unge gymnasiet.',
    'Hun tog den hele tid med sig.',
    'Jeg har ondt i begge knæ og ondt i ryggen.',
  ],
  match(a, at): Finding | null {
    if (a.lower(at) === 'hele') return ofTheWorld(a, at) ?? wholeWithoutArticle(a, at);
    if (a.lower(at) === 'ondt') return partThatHurts(a, at);
    if (a.lower(at) === 'samme') return afterSame(a, at);
    if (AMOUNT.test(a.lower(at)) || a.canBe(at, r.NOUN | r.GENITIVE)) return afterGenitive(a, at);
    const owned = ownedOwner(a, at);
    if (owned !== null) return owned;
    if (isOtherSide(a, at)) return replaceWord(a, a.after(at, 2), 'side', 0.93);
    const phrase = nounPhrase(a, at);
    if (phrase === null) return null;
    const { noun, bits, adjectives } = phrase;
    const lower = a.lower(at);
    // »et lagen«
    if (bits & r.NEUTER && a.canBe(noun, r.NOUN | r.NEUTER | r.SINGULAR | r.INDEFINITE, r.GENITIVE)) return null;
    const isSure = isOnlyDefinite(a, noun) || isPointedAt(a, at, noun);
    if (!isSure && !(POSSESSIVE.test(lower) && isVerbalAndUsual(a, noun))) return null;
    // »klokken ti aftenen før«, »en lang skuren« (et skur)
    if (CLOCK.test(a.lower(a.before(at))) || isVerbalNoun(a, noun, bits)) return null;
    // »tog flere unge geværet ned fra væggen«: who took it, and what
    if (bits & r.PLURAL && adjectives.some((k) => GROUPS.test(a.lower(k))) && !a.canBe(noun, r.NOUN | r.PLURAL))
      return null;
    // »en helgen« is no form of a word that nobody uses
    if (EN_ET.test(lower) && isOfUnusedWord(a, noun)) return null;
    const asSeveral = lower === 'alle' && !isTurnedSubject(a, at) ? severalOf(a, noun) : null;
    if (asSeveral !== null) return asSeveral;
    if (ALL_OR_BOTH.test(lower) || a.lower(a.after(at)) === 'fleste') return null;
    // »på den kagen«, but not »giv den kagen«
    if (
      DEN_DET_DE.test(lower) &&
      adjectives.length === 0 &&
      !isAfterPreposition(a, at) &&
      !OBJECT_PERSONS.test(a.lower(a.before(at)))
    )
      return null;
    if (a.hasCapital(at) && lower === 'hans') return null;
    // »den kørte de hele vejen«
    if (DEN_DET_DE.test(lower) && adjectives.some((k) => WHOLE_OR_HALF.test(a.lower(k)))) return null;
    // »det gør det svært for læseren«: a pronoun, not an article.
    if (
      /^de[nt]?$/.test(lower) &&
      adjectives.some(
        (k) =>
          !a.canBe(k, r.ADJECTIVE | r.DEFINITE) &&
          !a.canBe(k, r.SUPERLATIVE) &&
          !(lower === 'den' && a.lower(k) === 'samme'),
      )
    )
      return null;
    // »det er noget, eleverne går op i«
    if (AMOUNT.test(lower) && adjectives.length === 0 && r.hasAny(a.reading(a.after(noun)), r.FINITE)) return null;
    const number = bits & (r.SINGULAR | r.PLURAL) || (a.canBe(noun, r.PLURAL) ? r.PLURAL : r.SINGULAR);
    const wanted = r.NOUN | r.INDEFINITE | number;
    const forms = a.lexicon.otherForms(a.types[noun]!.word, r.NOUN | r.DEFINITE, wanted, r.GENITIVE);
    const form = likeliest(a, forms, a.types[noun]!.compound ? forms[0]! : a.lower(noun));
    if (form === undefined || (a.types[noun]!.listed < 0 && a.types[noun]!.compound === null)) return null;
    const { compound } = a.types[noun]!;
    return replaceWord(a, noun, compound ? a.lower(noun).slice(0, compound.headStart) + form : form, 0.9);
  },
};

/** »hele verdenen«: of the one we live in. */
function ofTheWorld(a: Analysis, at: number): Finding | null {
  const world = a.after(at);
  const isWorld = a.lower(world) === 'verdenen' || a.lower(world) === 'verdnen';
  return isWorld && !a.hasCapital(world) && !a.commaAfter(at) ? replaceWord(a, world, 'verden', 0.93) : null;
}

/** »samme problemet«: »samme« alone is no article either. */
function afterSame(a: Analysis, at: number): Finding | null {
  const [before, noun] = [a.before(at), a.after(at)];
  if (DEN_DET_DE.test(a.lower(before)) || a.commaAfter(at) || a.hasCapital(noun) || !isOnlyDefinite(a, noun))
    return null;
  if (!r.hasAny(a.reading(before), r.VERB | r.PREPOSITION) || a.types[noun]!.listed < 0 || a.is(noun, r.GENITIVE))
    return null;
  return inBareForm(a, noun);
}

const inBareForm = (a: Analysis, noun: number): Finding | null => {
  const number = a.canBe(noun, r.NOUN | r.PLURAL) ? r.PLURAL : r.SINGULAR;
  const { word } = a.types[noun]!;
  const form = a.lexicon.otherForms(word, r.NOUN | r.DEFINITE, r.NOUN | r.INDEFINITE | number, r.GENITIVE)[0];
  return form === undefined ? null : replaceWord(a, noun, form, 0.9);
};

/** One of them is whole; that the dictionary lists them as several, too, tells nothing. */
const MOSTLY_ONE = new WordList('tid liv hold');

/** »ondt i tand«: everybody knows whose it is. */
function partThatHurts(a: Analysis, at: number): Finding | null {
  const [link, part] = [a.after(at), a.after(at, 2)];
  if (
    a.lower(link) !== 'i' ||
    a.commaAfter(at) ||
    !BODY_PARTS.test(a.lower(part)) ||
    a.canBe(part, r.NOUN | r.DEFINITE)
  )
    return null;
  const next = a.after(part);
  if (!a.commaAfter(part) && a.is(next, r.NOUN)) return null;
  const form = a.lexicon.otherForms(
    a.types[part]!.word,
    r.NOUN | r.INDEFINITE,
    r.NOUN | r.SINGULAR | r.DEFINITE,
    r.GENITIVE,
  )[0];
  return form === undefined ? null : replaceWord(a, part, form, 0.93);
}

const SIDE_BEFORE = new WordList('anden ene modsatte');
/** »på den anden siden«: »siden« is no adverb there. */
const isOtherSide = (a: Analysis, at: number): boolean => {
  const side = a.after(at, 2);
  return (
    a.lower(at) === 'den' &&
    a.lower(side) === 'siden' &&
    SIDE_BEFORE.test(a.lower(a.after(at))) &&
    isAfterPreposition(a, at)
  );
};

const GROUPS = new WordList('unge voksne ældre gamle fattige rige syge ansatte studerende danske rejsende');

/** »helgen« is seldom the one »helg«. */
function isOfUnusedWord(a: Analysis, noun: number): boolean {
  const { frequencies } = a.lexicon;
  const bare = a.lexicon.find(a.lower(noun).slice(0, -2));
  return (
    a.canBe(noun, r.NOUN | r.SINGULAR | r.INDEFINITE) &&
    bare >= 0 &&
    frequencies[bare]! < frequencies[a.types[noun]!.listed]!
  );
}

/** Neither article nor gender fits: what is done is meant, not the thing of the same spelling. */
const isVerbalNoun = (a: Analysis, noun: number, bits: number): boolean =>
  (bits & (r.COMMON | r.INDEFINITE)) === (r.COMMON | r.INDEFINITE) &&
  a.canBe(noun, r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE) &&
  a.lexicon.hasReading(a.lexicon.find(a.lower(noun).slice(0, -1)), r.VERB | r.INFINITIVE);

const AMOUNT = new WordList('noget ingen intet');

/** »alle sangen«: all of several. */
function severalOf(a: Analysis, noun: number): Finding | null {
  const { word, listed } = a.types[noun]!;
  if (listed < 0 || a.canBe(noun, r.PLURAL) || !a.is(noun, r.NOUN | r.SINGULAR | r.DEFINITE)) return null;
  const form = a.lexicon.otherForms(word, r.NOUN, r.NOUN | r.PLURAL | r.DEFINITE, r.GENITIVE)[0];
  return form === undefined ? null : replaceWord(a, noun, form, 0.85, 'number');
}

/** »i dag kender alle historien«, »så læste de alle bogen«: the verb has no other subject, or it is that of them all. */
const isTurnedSubject = (a: Analysis, at: number): boolean => {
  const verb = MANY_PERSONS.test(a.lower(a.before(at))) ? a.before(at, 2) : a.before(at);
  const before = a.before(verb);
  return (
    a.is(verb, r.VERB) &&
    r.hasAny(a.reading(verb), r.FINITE) &&
    !a.commaAfter(verb) &&
    (a.is(before, r.ADVERB) || a.is(a.before(before), r.PREPOSITION))
  );
};

const MANY_PERSONS = new WordList('vi de');
const POINTS_AT = new WordList('dette denne mit dit min din');
/** »dette huset«: the participle of the same spelling (»at huse«) has no place there. */
const isPointedAt = (a: Analysis, at: number, noun: number): boolean =>
  POINTS_AT.test(a.lower(at)) &&
  noun === a.after(at) &&
  a.is(noun, r.NOUN | r.DEFINITE) &&
  !a.canBe(noun, r.NOUN | r.INDEFINITE) &&
  !r.hasAny(a.union(noun), r.FINITE | r.INFINITIVE | r.OTHER | r.NAME);

const POSSESSIVE = new WordList('min din sin vores jeres deres');
/** Frequency of a noun that everybody uses. */
const USUAL = 100;

const OF_OR_ON = new WordList('om af på');
/** »sin faren«: also what is done (»at fare«), but the usual noun with its article is meant. */
function isVerbalAndUsual(a: Analysis, noun: number): boolean {
  const { lexicon } = a;
  const bare = lexicon.find(a.lower(noun).replace(/en$/, ''));
  if (!a.lower(noun).endsWith('en') || bare < 0 || lexicon.frequencies[bare]! < USUAL) return false;
  const isNoun = lexicon.hasReading(bare, r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE);
  return isNoun && a.canBe(noun, r.NOUN | r.DEFINITE, r.GENITIVE) && !OF_OR_ON.test(a.lower(a.after(noun)));
}

/** »vores klassens tur«: the owner of an owner has no article either. */
function ownedOwner(a: Analysis, at: number): Finding | null {
  const noun = a.after(at);
  if (!OWNER.test(a.lower(at)) || noun < 0 || a.hasCapital(noun) || a.types[noun]!.listed < 0) return null;
  if (!a.canBe(noun, r.NOUN | r.DEFINITE | r.GENITIVE) || a.canBe(noun, r.INDEFINITE) || !a.is(a.after(noun), r.NOUN))
    return null;
  const number = a.canBe(noun, r.NOUN | r.PLURAL) ? r.PLURAL : r.SINGULAR;
  const wanted = r.NOUN | r.INDEFINITE | r.GENITIVE | number;
  const form = a.lexicon.otherForms(a.types[noun]!.word, r.NOUN | r.DEFINITE | r.GENITIVE, wanted)[0];
  return form === undefined ? null : replaceWord(a, noun, form, 0.9, 'genitive');
}

const OWNER = new WordList('min mit mine din dit dine sin sit sine vores jeres deres');

/** »hans mors halskæden«, »noget svaret«: the definite form straight after a genitive. */
function afterGenitive(a: Analysis, at: number): Finding | null {
  const noun = a.after(at);
  const isOwner = a.is(at, r.NOUN | r.GENITIVE) || AMOUNT.test(a.lower(at)) || isOwnedOwner(a, at);
  if (!isOwner || noun < 0 || a.commaAfter(at) || a.hasCapital(noun) || !a.is(noun, r.NOUN) || !isOnlyDefinite(a, noun))
    return null;
  if (a.types[noun]!.listed < 0 || a.is(noun, r.GENITIVE)) return null;
  const number = a.canBe(noun, r.PLURAL) ? r.PLURAL : r.SINGULAR;
  const forms = a.lexicon.otherForms(
    a.types[noun]!.word,
    r.NOUN | r.DEFINITE,
    r.NOUN | r.INDEFINITE | number,
    r.GENITIVE,
  );
  const form = likeliest(a, forms, a.lower(noun));
  return form === undefined ? null : replaceWord(a, noun, form, 0.88);
}

/** »min fars«: also where a word of the same spelling is seen in it. */
const isOwnedOwner = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE | r.GENITIVE) && OWNED_BY.test(a.lower(a.before(at)));
const OWNED_BY = new WordList('min din sin vores jeres deres hans hendes');

/** The form most like the written one, unless it is a much rarer one: »ægge«. */
function likeliest(a: Analysis, forms: readonly string[], written: string): string | undefined {
  const closest = closestForm(forms, written);
  const { frequencies, words } = a.lexicon;
  const frequency = (form: string | undefined): number => (form === undefined ? 0 : frequencies[words.find(form)]!);
  return frequency(forms[0]) > frequency(closest) + MUCH_RARER ? forms[0] : closest;
}

const MUCH_RARER = 30;

const isAfterPreposition = (a: Analysis, at: number): boolean =>
  a.is(a.before(at), r.PREPOSITION) && !a.commaAfter(a.before(at)) && !a.canBe(a.before(at), r.VERB);

/** By its ending, and by the dictionary or the tagger: »skoven« is listed as indefinite too. */
function isOnlyDefinite(a: Analysis, noun: number): boolean {
  if (!a.canBe(noun, r.NOUN | r.DEFINITE, r.GENITIVE)) return false;
  if (r.hasAny(a.union(noun), r.VERB | r.OTHER | r.NAME)) return false;
  if (a.union(noun) & r.ADJECTIVE && !a.is(noun, r.NOUN | r.DEFINITE)) return false;
  if (!a.canBe(noun, r.NOUN | r.INDEFINITE)) return true;
  const lexicon = a.lexicon;
  const isBare = (form: string): boolean => lexicon.hasReading(lexicon.find(form), r.NOUN | r.SINGULAR | r.INDEFINITE);
  const lower = a.lower(noun);
  return (
    a.is(noun, r.NOUN | r.DEFINITE) &&
    /e[nt]$/.test(lower) &&
    (isBare(lower.slice(0, -2)) || isBare(lower.slice(0, -1)))
  );
}

const BEFORE_ONE_THING = new WordList(
  'den det de denne dette min mit din dit sin sit mine dine sine hans hendes vores jeres deres dens dets',
);
/** »hele weekend«: without a word before it that makes it definite, the noun must be. */
function wholeWithoutArticle(a: Analysis, at: number): Finding | null {
  const noun = a.after(at);
  const before = a.lower(a.before(at));
  if (noun < 0 || a.commaAfter(at) || a.hasCapital(noun)) return null;
  // »hele dag«: an adverb in »i dag«
  if (!a.is(noun, r.NOUN | r.SINGULAR) && !(a.is(noun, r.ADVERB) && (a.union(noun) & r.NOUN) !== 0)) return null;
  // »regner det hele tid«: »det« is no article of a word with »en«
  const isAlone = before === 'det' && !a.canBe(noun, r.NOUN | r.NEUTER);
  if (BEFORE_ONE_THING.test(before) && !isAlone) return null;
  if (
    (before.endsWith('s') && !OBJECT_PERSONS.test(before)) ||
    !a.canBe(noun, r.NOUN | r.SINGULAR | r.INDEFINITE, r.GENITIVE)
  )
    return null;
  if (a.lower(noun) === 'verden' || a.canBe(noun, r.NOUN | r.DEFINITE)) return null;
  if (a.canBe(noun, r.NOUN | r.PLURAL) && !MOSTLY_ONE.test(a.lower(noun))) return null;
  if (a.is(a.after(noun), r.NOUN) || r.hasAny(a.union(noun), r.ADJECTIVE | r.OTHER)) return null;
  const form = a.lexicon.otherForms(
    a.types[noun]!.word,
    r.NOUN | r.INDEFINITE,
    r.NOUN | r.SINGULAR | r.DEFINITE,
    r.GENITIVE,
  )[0];
  return form === undefined || a.types[noun]!.listed < 0 ? null : replaceWord(a, noun, form, 0.88);
}
