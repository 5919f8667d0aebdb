import type { Analysis } from '../../analysis/analysis.ts';
import type { Models } from '../../models/models.ts';
import { ADJECTIVE_FORMS, formProbabilities } from '../../models/word-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { COLOURS } from '../../words/colours.ts';
import { WordList } from '../../words/word-list.ts';
import { DEN_DET } from '../../words/articles.ts';
import { SUBJECTS } from '../../words/persons.ts';
import { IS_OR_BECOMES, IS_WAS } from '../../words/verbs.ts';

const MEASURED = new WordList('lang høj dyb');
const LIVES = new WordList('spise spiser spiste spis leve lever levede lev');
const EASY = new WordList('svær let nem');

const [BASE, NEUTER] = [0, 1];
/** After these the adjective tells of the subject or the object: »han føler sig glad«, »det gjorde hende vred«. */
const DESCRIBES =
  /^(er|var|vær|være|været|bliv|ble|virk|føl|gør|gjor|gjort|gøre|betyd|hedd|hold|find|fand|fund|kald|mal|lav|få|får|fik|ha|lad|lod|blegn|hed|døde|dør|lyd|lød|kend|regn|føde|betragt|bed|skrab|slap|slip|slå|slog|sid|sad|lig|lå|stå|stod|synes|syntes|synt|kom|spille|åbn|luk|hæng|hang)/;
const BETWEEN = new WordList(
  'så meget for ret ganske rigtig rigtigt virkelig helt alt mere lidt super særlig ikke derfor altid ' +
    'også nok også bare',
);
const OBJECT = new WordList('der den det dem ham hende mig dig os jer sig');
/** What a deed leaves its object or doer as: »slippe fri«, »læse færdig«, »fare vild«. */
const RESULT = new WordList(
  'løs fri færdig klar tom fuld fulde fast ren død flad våd tør vild alene åben åbne syg træt varm kold lille ny ' +
    'egen hel halv ens enig glad rask sund bange nær først sidst først sent nøjagtig præcis direkte gal svimmel ' +
    'forkert pludselig skæv blot al',
);
/** Adverbs without -t: »egentlig«, »samtidig«, and all in -sk (»drilsk« or »drilskt«). */
const ADVERB_TOO =
  /^(vor|ligefrem|snorlige|lige|knap|faren|lys|før|sjov|blå|selvfølgelig|formentlig|sandsynlig|personlig|hovedsagelig|sædvanlig|oprindelig|angivelig|antagelig|tilstrækkelig|betydelig|væsentlig|åbenbar|utvivlsom|egentlig|samtidig|tidlig|(?:lige)?sådan|virkelig|nemlig|stadig|endelig|heldig|særlig|jævnlig|almindelig|måske|mulig|umulig|tilfældig|rimelig|utrolig|temmelig|lodret|vandret)$|s[k]?$/;
const DEGREE = new WordList('så meget ret for ganske særlig virkelig rigtig');
/** How much likelier an adverb is after a verb of doing than the model knows, with and without a word of degree. */
const AFTER_DOING = 5;
const WITH_DEGREE = 14;
const FARTHEST = 5;
/** A noun of the same spelling is not meant when the place asks for one as seldom as this. */
const SELDOM = 0.2;

export const adverbialT: WordRule = {
  id: 'adverbial-t',
  subcategory: 'adverbial-t',
  on: { readings: r.ADJECTIVE },
  wrong: [
    ['Drengene løb meget hurtig.', 'Drengene løb meget hurtigt.'],
    ['Hun sang så smuk.', 'Hun sang så smukt.'],
    ['Alle blev hel stille.', 'Alle blev helt stille.'],
    ['Jeg har det dårlig i dag.', 'Jeg har det dårligt i dag.'],
    ['Den viser, hvor langsom tiden går.', 'Den viser, hvor langsomt tiden går.'],
    ['Det lyste så smuk i mørket.', 'Det lyste så smukt i mørket.'],
    ['Mange har svær ved at sove.', 'Mange har svært ved at sove.'],
    ['Det gik ikke så god.', 'Det gik ikke så godt.'],
    ['Kollegerne tog god imod mig.', 'Kollegerne tog godt imod mig.'],
    ['Skolen ligger lang væk.', 'Skolen ligger langt væk.'],
    ['Læreren snakker meget hurtig.', 'Læreren snakker meget hurtigt.'],
    ['I skolen bruger vi telefonerne faglig.', 'I skolen bruger vi telefonerne fagligt.'],
    ['Hun forklarede det tydelig.', 'Hun forklarede det tydeligt.'],
    ['Man skal spise sund og sove godt.', 'Man skal spise sundt og sove godt.'],
  ],
  right: [
    'Udvalget har sagt god for planen.',
    'Skjoldet skal angivelig værne os.',
    'Priserne steg betydelig sidste år.',
    'Han løb stærkt hele vejen hjem.',
    'Hun følte sig glad.',
    'Læs beskeden, og svar på spørgsmålene.',
    'Hun lod ham sove tungt og vågne frisk.',
    'Han tog hjem træt og sulten.',
    'Hun stod bleg og stille i døren.',
    'De malede huset rødt.',
    'Citronsaften farvede væsken rød.',
    'Han drak en hel kop te.',
    'Lad mig læse færdig!',
    'Vi slap dem fri igen.',
    'Vores gruppe for vild i skoven.',
    'Arket vejer nøjagtig det samme.',
    'Ingen ved, hvor repræsentativ denne stemning var.',
    'Særdeles nyttig er den nu ikke.',
    'Han er lang og tynd fra top til tå.',
    'Sagen fylder stadigt mere i aviserne.',
  ],
  match(a, at, models): Finding | null {
    const before = a.before(at);
    const after = a.after(at);
    if (before < 0 || a.hasCapital(at) || a.commaAfter(before)) return null;
    if (a.lower(at) === 'hel' && a.lower(after) !== 'igen')
      return isDegree(a, before, after) ? replaceWord(a, at, 'helt', 0.92) : null;
    if (a.lower(at) === 'mulig' && /st$/.test(a.lower(before)) && !a.is(after, r.NOUN))
      return replaceWord(a, at, 'muligt', 0.95);
    if (EASY.test(a.lower(at)) && a.lower(after) === 'ved' && isHad(a, before))
      return replaceWord(a, at, `${a.lower(at)}t`, 0.92);
    // »spise sund«
    if (
      a.lower(at) === 'sund' &&
      LIVES.test(a.lower(before)) &&
      (after < 0 || a.isMark(after) || a.commaAfter(at) || a.is(after, r.CONJUNCTION) || a.is(after, r.PREPOSITION))
    )
      return replaceWord(a, at, 'sundt', 0.92);
    if (a.lower(at) === 'god' && a.lower(after) === 'imod') return replaceWord(a, at, 'godt', 0.92);
    // »lang væk«, »høj oppe«: how far
    if (MEASURED.test(a.lower(at)) && FAR_PLACE.test(a.lower(after)) && !a.commaAfter(at))
      return replaceWord(a, at, `${a.lower(at)}t`, 0.94);
    if (WITHOUT_T.test(a.lower(at))) return withoutT(a, at, before, after);
    if (!a.canBe(at, r.ADJECTIVE | r.COMMON | r.SINGULAR) || a.canBe(at, r.ADJECTIVE | r.NEUTER)) return null;
    if (
      RESULT.test(a.lower(at)) ||
      COLOURS.test(a.lower(at)) ||
      ADVERB_TOO.test(a.lower(at)) ||
      (r.hasAny(a.reading(at), r.VERB | r.NOUN) && !isNoOrder(a, at, before)) ||
      r.hasAny(a.union(at), r.COMPARATIVE | r.SUPERLATIVE)
    )
      return null;
    // »faldt så lang, han var«
    if (
      a.lower(before) === 'så' &&
      a.commaAfter(at) &&
      SUBJECTS.test(a.lower(after)) &&
      IS_WAS.test(a.lower(a.after(after)))
    )
      return null;
    // »jeg ved ikke rigtig«
    if (a.lower(at) === 'rigtig' && a.lower(before) === 'ikke') return null;
    // »har sagt god for det«
    if (a.lower(at) === 'god' && a.lower(after) === 'for') return null;
    // »bruge mobil«, »blander høj og lav stil«
    if (a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE) && a.is(before, r.VERB)) return null;
    if (a.lower(after) === 'og' && a.canBe(a.after(after), r.ADJECTIVE) && a.is(a.after(at, 3), r.NOUN)) return null;
    if (tellsHow(a, at, before)) return asAdverb(a, at);
    if (a.is(after, r.ADJECTIVE) || (!a.commaAfter(at) && (a.is(after, r.NOUN) || a.is(after, r.NAME)))) return null;
    // »særdeles nyttig er den«
    if (IS_OR_BECOMES.test(a.lower(after))) return null;
    const form = a.lexicon.otherForms(a.types[at]!.word, r.ADJECTIVE, r.ADJECTIVE | r.NEUTER, r.COMPARATIVE)[0];
    if (form === undefined) return null;
    if (isHowOneIs(a, before)) return replaceWord(a, at, form, 0.9);
    const known = asModelKnows(a, at, form, models);
    if (known !== null || !isReadSo(a, at, form, models)) return known;
    return { ...replaceWord(a, at, form, 0.85), yields: true };
  },
};

/** What the model of forms knows of the place, made likelier by a verb of doing. */
function asModelKnows(a: Analysis, at: number, form: string, models: Models): Finding | null {
  // »lige så gammel som«, »hvor gammel«
  const weight = a.lower(a.before(at)) === 'hvor' ? 0 : adverbWeight(a, at);
  if (weight === 0) return null;
  const isCompared = a.lower(a.before(at)) === 'så' && a.lower(a.after(at)) === 'som';
  const p = formProbabilities(a, at, ADJECTIVE_FORMS, models);
  if (r.hasAny(a.union(at), r.NOUN | r.OTHER) && p[ADJECTIVE_FORMS.forms.length]! > SELDOM) return null;
  const sure = p[NEUTER]! * weight;
  const confidence = sure / (sure + p[BASE]!);
  return confidence < 0.5 || p[NEUTER]! < (isCompared ? 0.9 : 0.1)
    ? null
    : replaceWord(a, at, form, Math.min(confidence, 0.94));
}

const DEGREES = new WordList('meget så ret for');
/** »taler meget lav«: tagged as an order, which no word of degree stands before. */
const isNoOrder = (a: Analysis, at: number, before: number): boolean =>
  a.is(at, r.IMPERATIVE) && DEGREES.test(a.lower(before));

const BEFORE_COMMON = new WordList('en den min din sin hver anden denne ny');
/** »hel stille«, »hel fast«: before an adjective or a preposition, and no noun in sight. */
function isDegree(a: Analysis, before: number, after: number): boolean {
  if (after < 0 || BEFORE_COMMON.test(a.lower(before))) return false;
  if (a.is(a.after(after), r.NOUN)) return false;
  return (a.canBe(after, r.ADJECTIVE) && !a.is(after, r.NOUN)) || a.is(after, r.ADVERB);
}

const FAR_PLACE = new WordList('væk herfra derfra hjemmefra oppe nede ude inde henne fremme borte tilbage op ned ind');

const WITHOUT_T = new WordList('stadigt virkeligt egentligt');

const MORE_OR_LESS = new WordList('mere mindre flere færre oftere hyppigere');
const BEFORE_NEUTER = new WordList('et det noget mit dit sit');
/** »er I stadigt venner«: adverbs about the whole sentence have no -t. */
function withoutT(a: Analysis, at: number, before: number, after: number): Finding | null {
  if (BEFORE_NEUTER.test(a.lower(before)) || a.canBe(after, r.ADJECTIVE | r.COMPARATIVE)) return null;
  // »stadigt mere«, »stadigt færre«: more and more
  if (MORE_OR_LESS.test(a.lower(after))) return null;
  if (after < 0 || a.isMark(after) || a.is(after, r.NOUN | r.NEUTER)) return null;
  return replaceWord(a, at, a.lower(at).slice(0, -1), 0.85);
}

/** »har svært ved«, »får de svært ved« */
const isHad = (a: Analysis, before: number): boolean =>
  [before, a.before(before), a.before(before, 2)].some((k) => k >= 0 && HAVE.test(a.lower(k)));

const HAVE = new WordList('har havde have haft får fik');

/** »have det dårligt« */
function isHowOneIs(a: Analysis, before: number): boolean {
  let k = before;
  while (k >= 0 && BETWEEN.test(a.lower(k))) k = a.before(k);
  if (a.lower(k) !== 'det') return false;
  const verb = a.before(k);
  return HAVE.test(a.lower(verb)) || (SUBJECTS.test(a.lower(verb)) && HAVE.test(a.lower(a.before(verb))));
}

function asAdverb(a: Analysis, at: number): Finding | null {
  const form = a.lexicon.otherForms(a.types[at]!.word, r.ADJECTIVE, r.ADJECTIVE | r.NEUTER, r.COMPARATIVE)[0];
  return form === undefined ? null : replaceWord(a, at, form, 0.85);
}

/** »det lyste så smukt«: tagged as something else. */
const isVerbAfterSubject = (a: Analysis, at: number): boolean =>
  SUBJECTS.test(a.lower(a.before(at))) && a.canBe(at, r.VERB | r.PAST, r.PASSIVE);

/** »vise, hvor langsomt tiden går«: the verb of the question is no »er«. */
function tellsHow(a: Analysis, at: number, before: number): boolean {
  if (a.lower(before) !== 'hvor') return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k - 1); k = a.after(k), steps++) {
    if (!a.is(k, r.VERB) || !r.hasAny(a.reading(k), r.FINITE)) continue;
    const closes = a.after(k) < 0 || a.isMark(a.after(k)) || a.commaAfter(k) || a.is(a.after(k), r.PREPOSITION);
    return steps > 0 && closes && !DESCRIBES.test(a.lower(k)) && !/^(kan|skal|vil|må|føles|synes|ser)/.test(a.lower(k));
  }
  return false;
}

/** What the net says at least where the word tells how something was done. */
const ASKED_BY_NET = 2.5;
const LONGEST_CLAUSE = 9;
/** »bruger telefonerne fagligt«, »taler roligt og tydeligt«: the net asks for the adverb, nothing follows that it could describe, and the verb is one of doing. */
function isReadSo(a: Analysis, at: number, form: string, models: Models): boolean {
  const next = a.after(at);
  const closes =
    next < 0 || a.isMark(next) || a.commaAfter(at) || a.is(next, r.PREPOSITION) || a.is(next, r.CONJUNCTION);
  // »læs beskeden«
  if (
    !closes ||
    a.canBe(at, r.NOUN) ||
    isTaken(a, a.before(at)) ||
    models.secondReader.odds(a, at, form) < ASKED_BY_NET
  )
    return false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < LONGEST_CLAUSE; k = a.before(k), steps++) {
    if (a.is(k, r.VERB)) return !DESCRIBES.test(a.lower(k)) && !isSeen(a, k, at);
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR)) return false;
  }
  return false;
}

/** »opfatter den for håbefuld«, »knyttet til det trygge« */
const isTaken = (a: Analysis, before: number): boolean =>
  a.lower(before) === 'for' || (DEN_DET.test(a.lower(before)) && a.is(a.before(before), r.PREPOSITION));

const WENT = new WordList('går gik gået');
/** A verb of doing stands before, with its object or words of degree between; 0 when it does not. */
function adverbWeight(a: Analysis, at: number): number {
  const weight = DEGREE.test(a.lower(a.before(at))) ? WITH_DEGREE : AFTER_DOING;
  // »klarer de finske elever sig godt«
  const isReflexive = a.lower(a.before(at)) === 'sig';
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST; k = a.before(k), steps++) {
    const lower = a.lower(k);
    // »det gik ikke så godt«
    if (WENT.test(lower)) return weight;
    // »vejret« is tagged as a participle
    const isVerb = a.is(k, r.VERB) ? !a.canBe(k, r.NOUN | r.DEFINITE) : isVerbAfterSubject(a, k);
    if (isVerb) return DESCRIBES.test(lower) || isSeen(a, k, at) ? 0 : weight;
    if (a.commaAfter(k)) return 0;
    // »det ubegribelige«: an article, not an object.
    if (
      steps === 0 &&
      /^de[nt]$/.test(lower) &&
      (a.after(at) < 0 || a.isMark(a.after(at)) || a.is(a.after(at), r.NOUN))
    )
      return 0;
    if (BETWEEN.test(lower) || OBJECT.test(lower) || a.is(k, r.ADVERB)) continue;
    if (a.is(k, r.NOUN | r.DEFINITE) || a.is(k, r.NAME) || isReflexive) continue;
    return 0;
  }
  return 0;
}

const SEE = new WordList('se ser så set');
/** »ser glad ud« */
function isSeen(a: Analysis, verb: number, at: number): boolean {
  if (!SEE.test(a.lower(verb))) return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 4; k = a.after(k), steps++)
    if (a.lower(k) === 'ud') return true;
  return false;
}
