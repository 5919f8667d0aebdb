import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { DETERMINERS } from '../../phrases/determiners.ts';
import { type NounPhrase, nounPhrase } from '../../phrases/noun-phrase.ts';
import { isSetObject } from '../../phrases/set-object.ts';
import { DEN_DET_DE } from '../../words/articles.ts';
import { PERSONS } from '../../words/persons.ts';
import { HAS_HAD } from '../../words/verbs.ts';
import { WEEKDAYS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const NEUTER_FORM = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const E_FORM = r.ADJECTIVE | r.PLURAL | r.DEFINITE;

export const adjectiveAgreement: WordRule = {
  id: 'adjective-agreement',
  subcategory: 'adjective-agreement',
  on: { words: DETERMINERS, unlisted: true },
  wrong: [
    ['De bor i et stor hus.', 'De bor i et stort hus.'],
    ['Hun har mange sød venner.', 'Hun har mange søde venner.'],
    ['Den stor hund gøede.', 'Den store hund gøede.'],
    ['Min gammel cykel er rusten.', 'Min gamle cykel er rusten.'],
    ['De fik en stort is.', 'De fik en stor is.'],
    ['Det skaber en kølige stemning.', 'Det skaber en kølig stemning.'],
    ['Den yngst bror hedder Bo.', 'Den yngste bror hedder Bo.'],
    ['Det var en mørkt og stormfuld aften.', 'Det var en mørk og stormfuld aften.'],
    ['Den havde to gul øjne.', 'Den havde to gule øjne.'],
    ['Vi så to sort katte.', 'Vi så to sorte katte.'],
    ['Koppen har et fin mønster.', 'Koppen har et fint mønster.'],
    ['Det var en godt film.', 'Det var en god film.'],
    ['Jeg har glemt min dansk bog.', 'Jeg har glemt min danskbog.'],
    ['Det var en forstuvede ankel.', 'Det var en forstuvet ankel.'],
  ],
  right: [
    'De særlig belastede områder får hjælp.',
    'Klap den hård hele vejen rundt.',
    'Det er samtidig udtryk for afmagt.',
    'De bor i et stort hus.',
    'Det er en god bog.',
    'Han har en lille hund og to store katte.',
    'Et lille barn græd.',
    'Hun købte en lækker, varm bolle.',
    'Han var en af de bedste elever.',
    'Han viser det tydeligt ved at smile.',
    'Hun har læst mange danske bøger og en engelsk bog.',
    'Vi så en tydeligt rystet minister.',
    'Vi tabte til den højt rangerede modstander.',
    'Når de kommer til prøven, har de glemt årstallene.',
    'Desuden har de udviklet ting til andre.',
    'Så tog de voldsomt fejl.',
  ],
  match(a, at): Finding | null {
    const phrase = nounPhrase(a, at);
    if (phrase === null || phrase.adjectives.length === 0 || isWhoHasDone(a, phrase) || isSetObject(a, phrase.noun))
      return null;
    const wanted = wantedForm(a, phrase);
    if (wanted === 0) return null;
    const schoolThing = joinedSchoolThing(a, phrase);
    if (schoolThing) return schoolThing;
    for (const adjective of phrase.adjectives) {
      // »den mindst ting«
      const isBareMost =
        a.canBe(adjective, r.SUPERLATIVE) && /st$/.test(a.lower(adjective)) && adjective === phrase.noun - 1;
      // »aflever den senest onsdag«
      if (isBareMost && AT_THE_LATEST.test(a.lower(adjective)) && WEEKDAYS.test(a.lower(phrase.noun))) return null;
      if (isBareMost && phrase.bits & r.DEFINITE && a.lexicon.find(`${a.lower(adjective)}e`) >= 0)
        return replaceWord(a, adjective, `${a.lower(adjective)}e`, 0.9);
      const form = correctedForm(a, adjective, wanted);
      if (form !== null) return replaceWord(a, adjective, form, 0.9);
    }
    return null;
  },
};

/** »har de glemt årstallene«: who has done it, what, and to what. */
const isWhoHasDone = (a: Analysis, { determiner, adjectives }: NounPhrase): boolean =>
  HAS_HAD.test(a.lower(a.before(determiner))) &&
  DEN_DET_DE.test(a.lower(determiner)) &&
  adjectives[0] === determiner + 1 &&
  a.canBe(adjectives[0], r.VERB | r.PAST_PARTICIPLE);

const AT_THE_LATEST = new WordList('senest tidligst');
const SUBJECTS_OF_SCHOOL = new WordList('dansk engelsk tysk fransk');
const THINGS_OF_SCHOOL = new WordList(
  'bog lærer time opgave stil hæfte mappe prøve lektie undervisning hold lokale karakter aflevering vikar fremlæggelse',
);
/** »min dansk bog«: the book for the subject is one word; »min danske bog« would be one in Danish. */
function joinedSchoolThing(a: Analysis, phrase: NounPhrase): Finding | null {
  const { determiner, noun } = phrase;
  const [adjective = -1] = phrase.adjectives;
  if (!(phrase.bits & r.DEFINITE) || DEN_DET_DE.test(a.lower(determiner))) return null;
  const [subject, thing] = [a.lower(adjective), a.lower(noun)];
  if (noun !== adjective + 1 || !SUBJECTS_OF_SCHOOL.test(subject) || !THINGS_OF_SCHOOL.test(thing)) return null;
  const [start, end] = [a.starts[adjective]!, a.ends[noun]!];
  return { start, end, replacements: [subject + thing], confidence: 0.9, subcategory: 'compound-split' };
}

/** The form that determiner and noun agree to ask for; 0 when they do not agree or it cannot be told. */
function wantedForm(a: Analysis, { determiner, bits, noun, adjectives }: NounPhrase): number {
  const lower = a.lower(determiner);
  if (a.is(noun, r.GENITIVE)) return 0;
  // »han viser det tydeligt ved at smile«
  if ((a.union(noun) & r.OTHER) !== 0 && a.isWord(a.after(noun)) && !a.commaAfter(noun)) return 0;
  if (lower === 'intet') return 0;
  // »klap den hård hele vejen rundt«: of a whole there is no »den hele vejen«
  if (DEN_DET_DE.test(lower) && adjectives.some((at) => a.lower(at) === 'hele') && a.is(noun, r.DEFINITE)) return 0;
  const number = bits & (r.SINGULAR | r.PLURAL);
  const isGiven = a.canBe(noun, r.NOUN | r.INDEFINITE | number | (bits & (r.COMMON | r.NEUTER)));
  if (!isGiven && !(bits & r.PLURAL && a.canBe(noun, r.NOUN | r.PLURAL))) return 0;
  if (bits & r.DEFINITE || bits & r.PLURAL) return E_FORM;
  return bits & r.NEUTER ? NEUTER_FORM : BASE;
}

const NEVER_JUDGED = new WordList(
  'ret samtidig foreløbig lille små anden andet andre egen eget egne samme første sidste eneste halv halve halvt mest meste få værst',
);
function correctedForm(a: Analysis, at: number, wanted: number): string | null {
  const type = a.types[at]!;
  if (type.listed < 0 || a.hasCapital(at) || a.canBe(at, wanted)) return null;
  // »hans hastigt voksende bunke«: an adverb
  if (/t$/.test(a.lower(at)) && /ende$/.test(a.lower(a.after(at)))) return null;
  // »en skønne dag«, »de bilfri søndage«
  if ((type.lower === 'skønne' && /^dag$/.test(a.lower(a.after(at)))) || /.fri$/.test(type.lower)) return null;
  if ((type.lower === 'ny' && !isNewOfSeveral(a, at)) || NEVER_JUDGED.test(type.lower)) return null;
  const own = [BASE, NEUTER_FORM, E_FORM].find((form) => a.canBe(at, form));
  if (own === undefined) return wanted === E_FORM ? null : participle(a, at);
  // »en tydeligt rystet mand«, »den højt elskede bog«: how it was done
  if (own === NEUTER_FORM && wanted !== NEUTER_FORM && r.hasAny(a.union(a.after(at)), r.PAST_PARTICIPLE)) return null;
  if ((a.is(at, r.NOUN) && a.canBe(at, r.NOUN)) || r.hasAny(type.union, r.COMPARATIVE | r.SUPERLATIVE)) return null;
  // »de serbisk styrede områder«
  if (own === BASE && /sk$/.test(type.lower) && a.canBe(a.after(at), r.VERB | r.PAST_PARTICIPLE)) return null;
  // »de særlig belastede områder«
  if (own === BASE && /ig$/.test(type.lower) && r.hasAny(a.union(a.after(at)), r.PAST_PARTICIPLE)) return null;
  // »stille«, »ægte«: one form for all.
  if (own === BASE && /[eao]$/.test(type.lower)) return null;
  // »et rigtigt godt«, »en meget …«: an adverb before another adjective.
  if (wanted !== NEUTER_FORM && own === NEUTER_FORM && a.canBe(a.after(at), r.ADJECTIVE)) return null;
  if (
    own === BASE &&
    /ig$/.test(type.lower) &&
    a.canBe(a.after(at), r.ADJECTIVE) &&
    !a.canBe(a.after(at), r.NOUN | r.PLURAL)
  )
    return null;
  const form = a.lexicon.otherForms(type.word, own, wanted, r.COMPARATIVE | r.SUPERLATIVE)[0] ?? null;
  // »en bundet mand«, »en bunden opgave«: both ways
  return form !== null && /et$/.test(type.lower) && form === type.lower.replace(/t$/, 'n') ? null : form;
}

/** »to ny bukser«; in »den ny bog« both ways are right. */
const isNewOfSeveral = (a: Analysis, at: number): boolean =>
  a.is(a.before(at), r.NUMERAL) && a.canBe(a.after(at), r.NOUN | r.PLURAL) && !a.canBe(a.after(at), r.SINGULAR);

/** »en forstuvede ankel«: a past where the participle is meant. */
function participle(a: Analysis, at: number): string | null {
  // »i stedet for at bygge en ny besluttede han«
  if (PERSONS.test(a.lower(a.after(at)))) return null;
  if (!/(ede|te|de)$/.test(a.lower(at)) || !a.canBe(at, r.VERB | r.PAST, r.PASSIVE)) return null;
  const forms = a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PAST, r.VERB | r.PAST_PARTICIPLE, r.PLURAL);
  return forms.find((form) => form.endsWith('t')) ?? null;
}
