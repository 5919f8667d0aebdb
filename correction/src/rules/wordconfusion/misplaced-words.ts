import type { Analysis } from '../../analysis/analysis.ts';
import { clauseAt } from '../../clauses/subject.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';

/** A word that cannot stand among such neighbours, and the one that was meant. */
interface Misplaced {
  subcategory: SubcategoryId;
  right: string;
  sure: number;
  fits: Test;
}

const PERSON = /^(jeg|du|han|hun|vi|man|de)$/;
const MODAL = /^(kan|kunne|skal|skulle|vil|ville|må|måtte|bør|tør|turde)$/;
const COMES =
  /^(kom|komme|kommer|kommet|kørte|kører|køre|kørt|cyklede|cykler|cykle|løb|løbe|løber|rejste|rejser|rejse|tog|tager|tage|taget|skyndte|fulgte|følges|fulgtes)$/;
const SITS = /^(sad|sidder|lå|ligger|boede|bor|hang|hænger|stod)$/;
const IS = /^(er|var|været|være|bliver|blev)$/;
const WEATHER = /^(regner|regnede|sner|sneede|blæser|blæste|tordner|tordnede|haglede|hagler|fryser)$/;
/** Nobody says of people that they are it to do something: »der er sjovt at spille«. */
const OF_DEEDS = /^(sjovt|vigtigt|svært|nemt|let|umuligt|muligt|dumt|billigt|sundt|usundt|forbudt|nødvendigt|sjovest|bedst|vigtigst)$/;
const WHEN = /^(klokken|kl|jul|midnat|sommerferien|ferien|skoletid|krigen|timen|kampen)$/;

const follows = (a: Analysis, at: number, words: RegExp, steps = 1): boolean => words.test(a.lower(a.after(at, steps)));
const precedes = (a: Analysis, at: number, words: RegExp, steps = 1): boolean => words.test(a.lower(a.before(at, steps)));
const isFinite = (a: Analysis, at: number): boolean => r.hasAny(a.reading(at), r.FINITE);
const neuterOnly = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.ADJECTIVE | r.NEUTER | r.SINGULAR) && !a.canBe(at, r.ADJECTIVE | r.PLURAL) && !a.canBe(at, r.ADJECTIVE | r.COMMON);
const pluralOnly = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN) && a.canBe(at, r.NOUN | r.PLURAL | r.INDEFINITE) && !a.canBe(at, r.NOUN | r.SINGULAR) && (a.union(at) & (r.VERB | r.ADJECTIVE)) === 0;

/** The word with which a verb of the clause before the place begins. */
function verbBefore(a: Analysis, at: number): string {
  const { sentence, clause } = clauseAt(a, at);
  const { phrases: p, start } = sentence;
  return clause.verb < 0 || start + p.first(clause.verb) > at ? '' : p.lower(p.first(clause.verb));
}

/** »kom professoren ikke hjemme«, »kørte hjemme«: coming and driving go somewhere. */
const goesHome: Test = (a, at) =>
  (precedes(a, at, COMES) || (COMES.test(verbBefore(a, at)) && (n.closesClause(a, at) || follows(a, at, /^(klokken|igen|til|efter|og)$/)))) &&
  !follows(a, at, /^(fra|hos|i)$/) && !precedes(a, at, /^(er|var)$/);
const isThere: Test = (a, at) =>
  (precedes(a, at, SITS) && follows(a, at, /^(i|på|under|bag|mellem|hos)$/) && !precedes(a, at, /^stod$/)) ||
  (precedes(a, at, IS) && follows(a, at, /^(i|på|hos|under|klokken|at|hele)$/) && !follows(a, at, /^(over|ad|af|til)$/));
/** »bliver det være«, »blev meget være« */
const turnsWorse: Test = (a, at) => {
  let k = a.before(at);
  let steps = 0;
  while (k >= 0 && steps++ < 3 && /^(bare|meget|endnu|kun|det|lidt|og|være|værre|stadig|langt)$/.test(a.lower(k))) k = a.before(k);
  return /^(blive|bliver|blev|blevet)$/.test(a.lower(k)) && (n.closesClause(a, at) || follows(a, at, /^(og|end|for)$/));
};

const WORDS: Record<string, readonly (readonly [SubcategoryId, string, number, Test])[]> = {
  hjemme: [['hjem-hjemme', 'hjem', 0.9, goesHome]],
  hjem: [['hjem-hjemme', 'hjemme', 0.88, (a, at) => precedes(a, at, /^(bliver|blev|blive|blevet|sidder|sad|bor)$/) || (precedes(a, at, IS) && follows(a, at, /^(hos|hele|alene|i)$/))]],
  ud: [['hjem-hjemme', 'ude', 0.88, (a, at) => isThere(a, at) && !follows(a, at, /^(over|af)$/)]],
  op: [['hjem-hjemme', 'oppe', 0.86, isThere]],
  ned: [['hjem-hjemme', 'nede', 0.86, isThere]],
  ind: [
    ['hjem-hjemme', 'inde', 0.86, isThere],
    ['end-ind', 'end', 0.93, (a, at) => isComparative(a, a.before(at))],
  ],
  en: [['end-ind', 'end', 0.93, (a, at) => isComparative(a, a.before(at)) && (follows(a, at, /^(jeg|du|han|hun|vi|de|mig|dig|ham|hende|os|jer|dem|en|et|den|det|min|din|sin|nogensinde|før|i|på|alle|hvad)$/) || a.is(a.after(at), r.NAME))]],
  meget: [['mange-meget', 'mange', 0.88, (a, at) => pluralOnly(a, a.after(at)) && !a.commaAfter(at) && !follows(a, at, /^(penge|briller|bukser)$/)]],
  mange: [['mange-meget', 'meget', 0.9, (a, at) => n.singularNext(a, at) && !a.canBe(a.after(at), r.NOUN | r.NEUTER) && follows(a, at, /^(tid|mad|kaffe|te|is|sne|regn|støj|larm|energi|plads|hjælp|mælk|varme|musik|kærlighed|luft|sand|olie|magt|respekt|trafik|motion|søvn|frihed|lykke|glæde|larm)$/)]],
  mindre: [['mindre-faerre', 'færre', 0.86, isFewer]],
  færre: [['mindre-faerre', 'mindre', 0.9, (a, at) => n.singularNext(a, at)]],
  der: [
    ['der-som-det', 'som', 0.92, (a, at) => a.is(a.before(at), r.NOUN) && follows(a, at, PERSON) && isFinite(a, a.after(at, 2)) && !a.commaAfter(at) && !follows(a, at, /^de$/)],
    ['der-som-det', 'det', 0.87, (a, at) => n.opensClause(a, at) && follows(a, at, /^(er|var|bliver|blev)$/) && OF_DEEDS.test(a.lower(a.after(at, 2))) && follows(a, at, /^at$/, 3)],
    ['der-som-det', 'det', 0.88, (a, at) => follows(a, at, /^hele$/) && isFinite(a, a.before(at)) && !a.is(a.after(at, 2), r.NOUN)],
  ],
  det: [
    ['der-som-det', 'der', 0.86, (a, at) => isIntroduced(a, at) && follows(a, at, /^(hed|hedder|boede|bor|havde|kunne|var|er)$/) && !a.commaAfter(at)],
    ['de-det', 'de', 0.92, (a, at) => pluralOnly(a, a.after(at)) && !a.commaAfter(at)],
    ['de-det', 'de', 0.9, (a, at) => a.canBe(a.after(at), r.ADJECTIVE | r.PLURAL, r.NEUTER) && follows(a, at, /^(små|andre|fleste|første|store|gamle|unge)$/) && pluralOnly(a, a.after(at, 2)) && !a.commaAfter(at)],
  ],
  de: [
    ['de-det', 'det', 0.93, (a, at) => follows(a, at, WEATHER)],
    ['de-det', 'det', 0.9, (a, at) => follows(a, at, /^(hele|andet|samme)$/) && !follows(a, at, /^samme$/) && (a.lower(a.after(at)) === 'andet' || !a.is(a.after(at, 2), r.NOUN) && !a.is(a.after(at, 2), r.ADJECTIVE))],
    ['de-det', 'det', 0.86, (a, at) => n.opensClause(a, at) && follows(a, at, /^(er|var|bliver|blev)$/) && neuterOnly(a, a.after(at, 2)) && (a.lower(a.after(at, 3)) === 'at' || a.after(at, 3) < 0 || a.isMark(a.after(at, 3)))],
    ['pronoun-case', 'dem', 0.86, (a, at) => n.objectPlace(a, at) && follows(a, at, /^(med|til|ikke|ud|ind|op|ned|på|for|igen|alle)$/) && !n.phraseNext(a, at)],
  ],
  mand: [['man-mand', 'man', 0.92, (a, at) => (precedes(a, at, MODAL) && follows(a, at, /^(ikke|godt|også|jo|aldrig|altid|bare)$/)) || (precedes(a, at, /^(når|hvis|at|fordi|som|hvad|hvor|da|så|om)$/) && isFinite(a, a.after(at)) && !a.commaAfter(at))]],
  for: [
    ['for-faar', 'før', 0.9, (a, at) => follows(a, at, /^(klokken|end)$/) && !precedes(a, at, /^(alt|uden|inden|som|hvad|tak)$/)],
    ['for-faar', 'før', 0.88, (a, at) => precedes(a, at, /^(dagen|ugen|aftenen|året|måneden|natten|gangen|minutter|timer|lige)$/) && n.closesClause(a, at)],
    ['for-faar', 'får', 0.9, (a, at) => n.subjectBefore(a, at) && follows(a, at, /^(at)$/) && /^(vide|se|høre|lov)$/.test(a.lower(a.after(at, 2)))],
  ],
  får: [['for-faar', 'for', 0.88, (a, at) => PERSON.test(a.lower(a.after(at))) && isFinite(a, a.after(at, 2)) && !a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE) && !a.is(a.before(at), r.NOUN | r.INDEFINITE) && a.before(at) >= 0 && !a.commaAfter(at)]],
  og: [
    ['og-ogsaa', 'også', 0.93, (a, at) => precedes(a, at, MODAL) && a.is(a.after(at), r.VERB | r.INFINITIVE) && a.canBe(a.after(at), r.VERB | r.INFINITIVE) && !a.commaAfter(a.before(at))],
    ['og-ogsaa', 'også', 0.88, (a, at) => precedes(a, at, /^(er|var)$/) && follows(a, at, /^(med|der|meget|rigtig|en|et)$/) && !a.commaAfter(a.before(at)) && a.before(at, 2) >= 0],
  ],
  hvis: [['hvis-vis', 'vis', 0.9, (a, at) => n.opensClause(a, at) && follows(a, at, /^(mig|ham|hende|os|dem)$/)]],
  vis: [['hvis-vis', 'hvis', 0.88, (a, at) => a.is(a.before(at), r.NOUN) && a.is(a.after(at), r.NOUN) && isFinite(a, a.after(at, 2))]],
  var: [['hvad-var', 'hvad', 0.92, (a, at) => PERSON.test(a.lower(a.after(at))) && isFinite(a, a.after(at, 2)) && precedes(a, at, /^(ved|vidste|spurgte|spørger|vide|sagde|fortalte|husker|forstår|glemt|se)$/)]],
  være: [
    ['vaere-vaerre', 'værre', 0.985, turnsWorse],
    ['hver-vaer-vejr', 'hver', 0.98, (a, at) => n.opensClause(a, at) && follows(a, at, /^(dag|morgen|aften|gang|uge|nat|time|sommer|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)$/)],
  ],
  været: [['hver-vaer-vejr', 'vejret', 0.88, (a, at) => precedes(a, at, /^(er|var|bliver|blev)$/) && (a.is(a.after(at), r.ADJECTIVE) || follows(a, at, /^(godt|dårligt|rigtig|meget|så|dejligt)$/))]],
};

/** A comparative, be it misspelled: »støre«. */
const isComparative = (a: Analysis, at: number): boolean =>
  (a.canBe(at, r.COMPARATIVE) && a.is(at, r.ADJECTIVE)) || (at >= 0 && a.types[at]!.listed < 0 && /[^e]re$/.test(a.lower(at)) && a.is(at, r.ADJECTIVE));

/** »der er mindre elever …, end«: fewer, since they are compared in number. */
function isFewer(a: Analysis, at: number): boolean {
  if (!pluralOnly(a, a.after(at)) || !precedes(a, at, /^(er|var|bliver|blev|kom|har|havde|få|får|fik|bruge|langt|meget)$/)) return false;
  for (let k = a.after(at, 2), steps = 0; k >= 0 && steps < 12; k = a.after(k), steps++) if (a.lower(k) === 'end') return true;
  return false;
}

/** »der var en dreng, det hed …« */
function isIntroduced(a: Analysis, at: number): boolean {
  const noun = a.before(at);
  if (!a.is(noun, r.NOUN) || !a.canBe(noun, r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE)) return false;
  for (let k = a.before(noun), steps = 0; k >= 0 && steps < 5; k = a.before(k), steps++)
    if (a.lower(k) === 'en') return a.lower(a.before(k, 2)) === 'der' || a.lower(a.before(k)) === 'der' || /^(om|har|havde)$/.test(a.lower(a.before(k)));
  return false;
}

const FROM = new Map<string, Misplaced[]>();
for (const [written, list] of Object.entries(WORDS))
  FROM.set(written, list.map(([subcategory, right, sure, fits]) => ({ subcategory, right, sure, fits })));

export const misplacedWords: WordRule = {
  id: 'misplaced-words',
  subcategory: 'sound-alike',
  on: { words: [...FROM.keys()].join(' ') },
  wrong: [
    ['Vi kørte hjemme klokken ni.', 'Vi kørte hjem klokken ni.'],
    ['Katten sad op i træet.', 'Katten sad oppe i træet.'],
    ['Det blev bare være og værre.', 'Det blev bare værre og værre.'],
    ['Jeg har ikke mange tid.', 'Jeg har ikke meget tid.'],
    ['Der var rigtig meget mennesker på pladsen.', 'Der var rigtig mange mennesker på pladsen.'],
    ['Det er den bog, der jeg har læst.', 'Det er den bog, som jeg har læst.'],
    ['Der er sjovt at spille fodbold.', 'Det er sjovt at spille fodbold.'],
    ['De regnede hele ugen.', 'Det regnede hele ugen.'],
    ['Det børn er søde.', 'De børn er søde.'],
    ['I byen kan mand ikke se stjernerne.', 'I byen kan man ikke se stjernerne.'],
    ['Vi skal være hjemme for klokken ti.', 'Vi skal være hjemme før klokken ti.'],
    ['Jeg kan og spille klaver.', 'Jeg kan også spille klaver.'],
    ['Hvis mig din tegning.', 'Vis mig din tegning.'],
    ['Være morgen løber hun en tur.', 'Hver morgen løber hun en tur.'],
    ['Jeg spurgte, var hun hed.', 'Jeg spurgte, hvad hun hed.'],
    ['Der er færre sukker i den her.', 'Der er mindre sukker i den her.'],
  ],
  right: [
    'Vi kom hjem klokken ni.',
    'Hun gik hjemme med sin lille dreng.',
    'Jeg stod op i mørke.',
    'Der er dejligt at bo.',
    'De mindre byer har få butikker.',
    'Der var en mand, der hed Oliver.',
    'Det er dem, der får mest.',
    'Han var stor og stærk.',
    'Jeg vil gerne have mere og bedre mad.',
    'De hele dage var de bedste.',
    'Jeg ved ikke, hvor mange der kom.',
  ],
  match(a, at): Finding | null {
    let best: Misplaced | null = null;
    for (const one of FROM.get(a.lower(at))!) {
      if ((best === null || one.sure > best.sure) && one.fits(a, at)) best = one;
    }
    return best === null ? null : replaceWord(a, at, best.right, best.sure, best.subcategory);
  },
};
