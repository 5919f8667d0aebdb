import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { hasVerbNear, pastOdds, pastProbability } from '../../models/tense.ts';
import { verbFormProbabilities } from '../../models/verb-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import type { Models } from '../../models/models.ts';
import { isMeantOtherwise, meantWord } from '../../spelling/meant-word.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { WordList } from '../../words/word-list.ts';
import { fits, isOrder } from '../../verbs/against-form.ts';
import { isGoverned } from '../../verbs/governed.ts';
import { type AskedForm, askedForm, beforeAdverbs, isModal } from '../../verbs/asked-form.ts';
import {
  CLOSE,
  IMPERATIVE,
  INFINITIVE,
  LACKING,
  OTHER,
  PARTICIPLE,
  PAST,
  PERSON,
  PRESENT,
  SELDOM,
} from '../../verbs/form-numbers.ts';
import { isFreeParticiple, isSurelyPerfect } from '../../verbs/participles.ts';
import { isSubjectAfterThat } from '../../verbs/subject-after-that.ts';
import { isDated, isHabitBeforePast, isSetInPast, isToldNow } from '../../verbs/tense-around.ts';
import { isTurnedAfterThat } from '../../clauses/turned-that.ts';
import { isFinite } from '../../verbs/finite.ts';
import { looksLikeVerb } from '../../verbs/looks-like-verb.ts';
import { isUnbound } from '../../verbs/unbound.ts';
import { formOf, writtenChoices } from '../../verbs/written-forms.ts';
import { EN_ET } from '../../words/articles.ts';

/** A noun of the same spelling is half as likely where the tagger sees a verb. */
const TAGGED_VERB = 0.5;
/** How much a doubt weighs: pupils mix up endings that sound alike, less often others, seldom whole stems. */
const ALIKE = 2.4;
const UNASKED = 5;
const UNLIKE = 10;
const FAR = 30;
/** Below this the form that is wanted instead is a guess. */
const LEAST = 0.45;
const WEAK = 5;
/** Frequency under which a verb is not meant by a word that is more than a verb (»stede«, »vejre«). */
const RARE = 30;
const GAP = 60;

export const verbForm: WordRule = {
  id: 'verb-form',
  subcategory: 'present-r',
  on: { readings: r.VERB },
  wrong: [
    ['Hun køre altid for stærkt.', 'Hun kører altid for stærkt.'],
    ['Min bror lære at svømme i skolen.', 'Min bror lærer at svømme i skolen.'],
    ['Jeg kan ikke køber den bog.', 'Jeg kan ikke købe den bog.'],
    ['Det er sjovt at spiller fodbold.', 'Det er sjovt at spille fodbold.'],
    ['Huset blev solgte sidste år.', 'Huset blev solgt sidste år.'],
    ['Bagefter snakket vi om filmen.', 'Bagefter snakkede vi om filmen.'],
    ['Han lavet mad til os alle.', 'Han lavede mad til os alle.'],
    ['Jeg havde aldrig besøgte London.', 'Jeg havde aldrig besøgt London.'],
    ['Vi skal selv tjener pengene.', 'Vi skal selv tjene pengene.'],
    ['Folk begyndte at strejker og gå hjem.', 'Folk begyndte at strejke og gå hjem.'],
    ['Kan du hjælper mig?', 'Kan du hjælpe mig?'],
    ['Min mor har arbejder på et plejehjem i ti år.', 'Min mor har arbejdet på et plejehjem i ti år.'],
    ['Jeg har lave en liste.', 'Jeg har lavet en liste.'],
    ['Hvis ingen løfte hovedet, ser de det ikke.', 'Hvis ingen løfter hovedet, ser de det ikke.'],
    ['Nu kunne vi mødtes hver dag.', 'Nu kunne vi mødes hver dag.'],
    ['Brevene er skrev med blyant.', 'Brevene er skrevet med blyant.'],
    ['Jeg elsker at byggede ting.', 'Jeg elsker at bygge ting.'],
    ['Da toget standset, stod han af.', 'Da toget standsede, stod han af.'],
    ['Du skal ikke hør på dem.', 'Du skal ikke høre på dem.'],
    ['Vi bør passer bedre på naturen.', 'Vi bør passe bedre på naturen.'],
    ['Hvorfor græde du?', 'Hvorfor græder du?'],
    ['I lørdags besøg vi min moster.', 'I lørdags besøgte vi min moster.'],
    ['Jeg øver guitar, og min lærer høre på.', 'Jeg øver guitar, og min lærer hører på.'],
    ['De er rejse til Tyrkiet.', 'De er rejst til Tyrkiet.'],
    ['Kagen, som de havde bagte, smagte godt.', 'Kagen, som de havde bagt, smagte godt.'],
    [
      'Min far cykle altid på arbejde, men i går kørte han i bil.',
      'Min far cykler altid på arbejde, men i går kørte han i bil.',
    ],
    ['I går køre jeg hjem med bussen, og så spiste vi.', 'I går kørte jeg hjem med bussen, og så spiste vi.'],
  ],
  right: [
    'Husk, at krabber dør, hvis vandet bliver for varmt.',
    'Jeg ved, at planter vokser i lys.',
    'Men fik jeg ikke ændret det, måtte jeg stoppe.',
    'Han bad dem om at »smække kassen i«.',
    'Slut forløbet med en prøve.',
    'Mand, vind, holde, land.',
    'Partiet skal frem mod valget forsøge at samle sig.',
    'Han havde allerede inden opgøret annonceret, at han ville stoppe.',
    'Drik te, så en forkølelse ikke udvikler sig.',
    'Er priserne i Jylland ligesom på Fyn steget?',
    'Hun kan køre meget stærkt.',
    'Politiet anholdt to mænd i går.',
    'Der er intet eksempel på, at gensplejset mad har gjort nogen syge.',
    'Det er vigtigt, at ansatte og ledere lokalt kan afvige fra aftalen.',
    'Hvorfor ikke bare lave siden om?',
    'De kan slentre i parken, der ligger ved huset, og opleve alt på egen hånd.',
    'I år vil 15.000 unge - på årsbasis - blive ramt af forslaget.',
    'Vi vil gerne høre mere om det.',
    'De begyndte at lære om vikinger.',
    'Hun lod ham køre.',
    'Jeg tror, at hun køber den.',
    'Han siger, at spiller og træner er enige.',
    'Vi køber en is og spiser den.',
    'Vi har spillet fodbold.',
    'De ting, vi har, lavede vi selv.',
    'Hun har malede vaser i vinduet.',
    'Han er elsket af alle.',
    'Har du lavet mad?',
    'De så fjenden komme.',
    'Skoene er dyrket i Indien, spundet i Kina og syet i Bangladesh.',
    'Det er sundt at cykle, danse, svømme eller spille bold.',
    'Vi må tage imod gæster, bære tallerkener og håndtere brok.',
    'Bladene blev gule, så røde og til sidst brune.',
    'Han så fornærmet ud.',
    'Der stod et hus med skorsten, have og høns.',
    'Men sætte et kryds på en stemmeseddel må hun ikke.',
    'De fleste bliver forvirrede og løber rundt.',
    'Nu kan jeg tale dansk og har mange venner.',
    'Længe leve brudeparret!',
    'Måtte kommunen og skolens ledelse en dag komme til fornuft.',
    'Men som sagt er det ikke let.',
    'De sang salmer og sange akkompagneret af en kvartet.',
    'Huset stod tomt, ruderne knust, taget revet af, og ingen boede der.',
    'Han har været god til at lytte og haft tid til os alle.',
    'Der var opbakning og støtte langt ind i partiet.',
    'Vi spiser altid sundt og varieret.',
    'Katten var bare ude og fange mus.',
    'Gid du snart kommer hjem!',
    'Siden børnehaven har Mads og jeg været venner.',
  ],
  match(a, at, models): Finding | null {
    const type = a.types[at]!;
    if (type.union & r.PASSIVE) return passiveInfinitive(a, at);
    if (type.listed < 0 || NO_SLIP.test(type.lower) || (a.hasCapital(at) && !a.opensSentence(at))) return null;
    // »være og værre«: the other word.
    if (type.lower === 'være' && /^vær+e$/.test(a.lower(a.after(a.after(at))))) return null;
    if (type.lower === 'spilde' && a.lower(a.before(at)) === 'til') return null;
    if (type.lower === 'vist' && !PERSON.test(a.lower(a.after(at)))) return null;
    // »havde før sin afgang sagt«: when
    if (type.lower === 'før' && determinerBits(a.lower(a.after(at))) !== 0) return null;
    // »Gid du snart kommer«
    if (a.lower(a.sentenceStart(at)) === 'gid') return null;
    // »Arbejde + møde«
    if (isSum(a, a.before(at)) || isSum(a, a.after(at))) return null;
    // »du har har strikket«, »vi skal skal hjem«: one too many
    if (a.lower(a.before(at)) === type.lower && !a.commaAfter(a.before(at))) return null;
    // »Hvis du vil | kan vi gå«: the main clause begins
    if (isModal(a, at) && isModal(a, a.before(at)) && PERSON.test(a.lower(a.after(at)))) return null;
    if (
      isUnbound(a, at) ||
      isOfSubject(a, at) ||
      isTurnedAfterThat(a, a.before(at)) ||
      isEndedThing(a, at) ||
      isSubjectAfterThat(a, at)
    )
      return null;
    const written = writtenChoices(a, at);
    // also »-ende«
    if (written === 0 || a.text[a.ends[at]!] === "'" || a.text[a.starts[at]! - 1] === '-') return null;
    // »bugser- og bjærgningsrederi«
    if (a.text[a.ends[at]!] === '-') return null;
    const asked = askedForm(a, at);
    if (isOrder(a, at, written, asked) || a.lower(at) === 'du' || isGoverned(a, at, written, asked)) return null;
    // »en forstuvede ankel«: an adjective
    if (written === 1 << PAST && EN_ET.test(a.lower(a.before(at))) && a.is(a.after(at), r.NOUN)) return null;
    if (isFreeParticiple(a, at, written, asked) || (a.is(at, r.NOUN) && asked === null)) return null;
    if (a.before(at) < 0 && written & (1 << INFINITIVE)) return asImperative(a, at, asked, models);
    const possible = possibleForms(a, at, written, asked);
    if (possible === 0) return null;
    const { groups, other } = judged(a, at, asked, models);
    const mayBeOther = r.hasAny(type.union, r.NOUN | r.ADJECTIVE | r.NAME | r.OTHER);
    if (mayBeOther && !a.is(at, r.VERB) && !looksLikeVerb(a, at, written, other, asked)) return null;
    const all = mayBeOther ? 1 : 1 - other;
    let own = mayBeOther ? other * (a.is(at, r.VERB) ? TAGGED_VERB : 1) : 0;
    for (let c = 0; c < groups.length; c++) if (written & (1 << c)) own = Math.max(own, groups[c]!);
    let best: number = INFINITIVE;
    for (const c of [PRESENT, PARTICIPLE]) if (groups[c]! > groups[best]!) best = c;
    const sure = groups[best]! / all;
    if (sure < LEAST || !(possible & (1 << best))) return null;
    if (best === PARTICIPLE && r.hasAny(type.union, r.ADJECTIVE | r.OTHER) && !isSurelyPerfect(a, at, asked, other))
      return null;
    if (best === PRESENT && (written & (1 << PARTICIPLE) || tellsPast(a, at, models))) best = PAST;
    if (!fits(a, at, best, written, asked, other)) return null;
    const form = formOf(a, at, best);
    if (form === null) return null;
    // »den, der er død, kan ikke …«: what it belongs to stands beyond a comma.
    const isCutOff = a.commaAfter(beforeAdverbs(a, at));
    const confidence = sure / (sure + doubtWeight(a.lower(at), form, best, written, asked, isCutOff) * (own / all));
    if (confidence < WORTHWHILE || ((mayBeOther || type.lower.length < 4) && isTooRare(a, at, form))) return null;
    return isMeantOtherwise(a, at, form, models) && !isNoVerb(a, at, models)
      ? null
      : replaceWord(a, at, form, confidence, subcategory(best));
  },
};

/** »…, at gensplejset mad er farlig«, »for, at ansatte og ledere bliver enige«: the clause's subject, for its verb follows. */
function isOfSubject(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (a.lower(a.before(at)) !== 'at' || a.canBe(at, r.VERB | r.INFINITIVE)) return false;
  const isAdjective = r.hasAny(a.union(at), r.PAST_PARTICIPLE) && !a.canBe(at, r.VERB | r.PAST) && a.is(next, r.NOUN);
  const isJoined =
    r.hasAny(a.union(at), r.NOUN | r.ADJECTIVE | r.PAST_PARTICIPLE) &&
    a.lower(next) === 'og' &&
    a.canBe(a.after(next), r.NOUN | r.PLURAL);
  if (!isAdjective && !isJoined) return false;
  for (let k = next, steps = 0; k >= 0 && steps < FARTHEST_VERB; k = a.after(k), steps++) {
    if (isFinite(a, k) && a.is(k, r.VERB)) return true;
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR)) return false;
  }
  return false;
}

/** »Slut forløbet med en prøve«: what is to be done to which thing. */
const isEndedThing = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.NOUN | r.DEFINITE) &&
  a.before(at) === a.sentenceStart(at) &&
  !PERSON.test(a.lower(a.before(at))) &&
  a.canBe(a.before(at), r.VERB | r.IMPERATIVE);

const FARTHEST_VERB = 6;

/** Listed as verbs, and meant as they are written or for no verb; »anholdt« is a past that the dictionary does not know. */
const NO_SLIP = new WordList(
  'frem anholdt sikke sikken vær længer sig lidt syne rent kunne skulle ville måtte burde spænede op gid',
);

const isSum = (a: Analysis, at: number): boolean => a.isMark(at) && /^[+=/]$/.test(a.written(at));

/**
 * The forms that could be wanted instead, whatever the model says of them, as bits; PRESENT stands for all finite ones.
 * A form that is written is its own rival, and so leaves too little doubt (WORTHWHILE). Spares the model most places.
 */
function possibleForms(a: Analysis, at: number, written: number, asked: AskedForm | null): number {
  let bits = 0;
  if (!(written & (1 << INFINITIVE)) && fits(a, at, INFINITIVE, written, asked, 0)) bits |= 1 << INFINITIVE;
  if (!(written & IS_FINITE) && fits(a, at, PRESENT, written, asked, 0)) bits |= 1 << PRESENT;
  if (!(written & (1 << PARTICIPLE)) && fits(a, at, PARTICIPLE, written, asked, 0)) bits |= 1 << PARTICIPLE;
  return bits;
}

const IS_FINITE = (1 << PRESENT) | (1 << PAST);

/** »kunne vi mødtes« */
function passiveInfinitive(a: Analysis, at: number): Finding | null {
  if (!a.canBe(at, r.VERB | r.PAST | r.PASSIVE) || a.canBe(at, r.VERB | r.INFINITIVE)) return null;
  const asked = askedForm(a, at);
  if (asked?.form !== 'infinitive' || asked.weight < CLOSE) return null;
  const wanted = r.VERB | r.INFINITIVE | r.PASSIVE;
  const form = a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PAST | r.PASSIVE, wanted)[0];
  return form === undefined ? null : replaceWord(a, at, form, 0.92, 'infinitive');
}

/** What may be meant instead (spelling/meant-word.ts) is no verb, where one is asked for. */
function isNoVerb(a: Analysis, at: number, models: Models): boolean {
  const meant = meantWord(a, at, models);
  return meant !== null && (a.lexicon.union(a.lexicon.find(meant.word)) & r.VERB) === 0;
}

/** »Hælde dejen på panden.«: an order, when nothing beside it could be its subject. */
function asImperative(a: Analysis, at: number, asked: AskedForm | null, models: Models): Finding | null {
  const next = a.after(at);
  if (asked?.weight !== LACKING || a.held[at]! & LINE || next < 0 || a.commaAfter(at)) return null;
  if (!r.hasAny(a.reading(next), r.DETERMINER | r.NOUN | r.PREPOSITION) || a.is(next, r.NAME)) return null;
  if (verbFormProbabilities(a, at, models)[OTHER]! > SELDOM) return null;
  const form = a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.INFINITIVE, r.VERB | r.IMPERATIVE)[0];
  return form === undefined || form === a.lower(at) ? null : replaceWord(a, at, form, 0.7, 'infinitive');
}

/** Below this not even a careless writer's text makes a finding sure enough. */
const WORTHWHILE = 0.5;

/** »bare« is hardly ever »barer«: nobody means a rare verb by a frequent word that is something else as well. */
function isTooRare(a: Analysis, at: number, form: string): boolean {
  const { frequencies, words } = a.lexicon;
  const frequency = frequencies[words.find(form)]!;
  return frequency < RARE || frequency < frequencies[a.types[at]!.listed]! - GAP;
}

/** How likely each form is, finite ones taken together, by the model and by what the words before ask for. */
function judged(a: Analysis, at: number, asked: AskedForm | null, models: Models): { groups: number[]; other: number } {
  const p = verbFormProbabilities(a, at, models);
  const finite = p[PRESENT]! + p[PAST]!;
  const groups = [p[INFINITIVE]!, finite, finite, p[PARTICIPLE]!, p[IMPERATIVE]!];
  let other = p[OTHER]!;
  if (asked !== null) {
    const number = {
      infinitive: INFINITIVE,
      finite: PRESENT,
      participle: PARTICIPLE,
    }[asked.form];
    const total = 1 + (asked.weight - 1) * groups[number]!;
    for (let c = 0; c < groups.length; c++) groups[c]! /= total;
    other /= total;
    groups[number]! *= asked.weight;
    if (number === PRESENT) groups[PAST]! *= asked.weight;
  }
  return { groups, other };
}

/** How much weight the doubt has that the written form is meant. */
function doubtWeight(
  written: string,
  form: string,
  best: number,
  choices: number,
  asked: AskedForm | null,
  isCutOff: boolean,
): number {
  let same = 0;
  while (same < written.length && written[same] === form[same]) same++;
  const ending = Math.max(written.length, form.length) - same;
  if (ending > 2 || (choices & (1 << IMPERATIVE) && choices & (1 << INFINITIVE))) return FAR;
  const isPerfect = best === PARTICIPLE && asked?.form === 'participle' && asked.weight >= CLOSE;
  if (choices === 1 << IMPERATIVE) return best === INFINITIVE || isPerfect ? UNLIKE : FAR;
  if (best === INFINITIVE && !(choices & (1 << PRESENT))) return FAR;
  const isAlike = choices & (1 << INFINITIVE) ? best !== PARTICIPLE : best !== PRESENT;
  if (!isAlike) return UNLIKE;
  if (asked === null && isCutOff) return UNLIKE;
  return asked === null || asked.weight <= WEAK ? UNASKED : ALIKE;
}

/** The log odds from which on the past is meant, with and without a word of the sentence that puts it there, or another verb near. */
const RATHER_PAST = 0.65;
const ALONE = 2;
const SET_IN_PAST = -0.85;
/** And how likely it must be of what is done time and again, when only the next clause is set in the past. */
const OFTEN_PAST = 0.97;

/** An ending that lacks its -r is the likeliest slip, so the past must be a little likelier than the present. */
function tellsPast(a: Analysis, at: number, models: Models): boolean {
  if (isToldNow(a, at)) return false;
  if (isHabitBeforePast(a, at)) return pastProbability(a, at, models) > OFTEN_PAST;
  if (isDated(a, at)) return true;
  const odds = pastOdds(a, at, formOf(a, at, PRESENT) ?? '', formOf(a, at, PAST) ?? '', models);
  return odds > (isSetInPast(a, at) ? SET_IN_PAST : hasVerbNear(a, at) ? RATHER_PAST : ALONE);
}

function subcategory(best: number): SubcategoryId {
  if (best === INFINITIVE) return 'infinitive';
  if (best === PARTICIPLE) return 'participle';
  return best === PAST ? 'past-ending' : 'present-r';
}
