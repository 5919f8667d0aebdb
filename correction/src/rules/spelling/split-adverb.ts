import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import {
  ADJECTIVE,
  hasAny,
  NOUN,
  PAST,
  PAST_PARTICIPLE,
  PREPOSITION,
  PRESENT,
  SUPERLATIVE,
  VERB,
} from '../../lexicon/readings.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import { isModal } from '../../verbs/asked-form.ts';
import { isWay } from '../../phrases/way.ts';
import { WordList } from '../../words/word-list.ts';

/** Words that Retskrivningsordbogen writes in one, and whose halves hardly ever stand side by side as two words. */
const ADVERBS = new Map<string, readonly string[]>(
  Object.entries({
    i: 'gennem gen mellem blandt mod sær følge',
    der: 'hjemme hen imod næst',
    her: 'hjemme hen',
    til: 'bage',
    for: 'di bi',
    des: 'uden værre',
    nogen: 'lunde',
    nogle: 'lunde',
    om: 'kring',
    under: 'vejs',
    lige: 'vel glad glade gyldig gyldigt',
    selv: 'følgelig følgeligt',
    hvor: 'dan vidt når',
    efter: 'hånden',
    over: 'alt ens',
    må: 'ske',
    tid: 'ligere',
    bag: 'efter',
  }).map(([first, seconds]) => [first, seconds.split(' ')]),
);
/** »kæmpe stor«, »mega sej«: strengthening parts, always joined to the adjective. */
const STRENGTHENERS = new Set('kæmpe aller mega super hunde pisse skide'.split(' '));
/** Those of them that are no adverbs of their own, so that the whole need not be listed: »skide irriterende«. */
const ALWAYS_JOINED = new WordList('kæmpe pisse skide');
const SHADES = new Set('mørke lyse'.split(' '));
/** »blå øjede«, »sidst nævnte«: joined to a participle when the dictionary has the whole. */
const BEFORE_PARTICIPLES = new Set(
  'sidst først nyt ny vel ilde blå rød grøn gul hvid sort civil lang høj lav'.split(' '),
);
const ENDINGS = new WordList('vis hed heden heder hederne mæssig mæssigt mæssige løs løst løse agtig agtigt agtige');

export const splitAdverb: WordRule = {
  id: 'split-adverb',
  subcategory: 'compound-split',
  on: {
    words: [...ADVERBS.keys(), ...STRENGTHENERS, ...SHADES, ...BEFORE_PARTICIPLES].join(' '),
    readings: [NOUN, ADJECTIVE],
  },
  wrong: [
    ['Jeg vil gerne der hen igen.', 'Jeg vil gerne derhen igen.'],
    ['De gik i gennem skoven.', 'De gik igennem skoven.'],
    ['Hun tog i mod os på trappen.', 'Hun tog imod os på trappen.'],
    ['Han kom til bage om aftenen.', 'Han kom tilbage om aftenen.'],
    ['I følge min mor er det usundt.', 'Ifølge min mor er det usundt.'],
    ['Den hund er kæmpe stor.', 'Den hund er kæmpestor.'],
    ['Det var pisse koldt derude.', 'Det var pissekoldt derude.'],
    ['Hun har mørke blåt hår.', 'Hun har mørkeblåt hår.'],
    ['Det var en stor ærlig hed.', 'Det var en stor ærlighed.'],
  ],
  right: [
    'Opgaven kan anses for løst.',
    'Nu skal vi kæmpe lidt mere.',
    'Vi var nødt til at kæmpe bare for at komme med.',
    'Hun har altid kaffe til bagen.',
    'Det er en mørk blå himmel.',
    'Han er den første af alle.',
    'Vi mødes i mørke gader.',
    'På naturlig vis kom de til at snakke.',
    'Han gik i følge med Ida.',
    'Vi klarede det på en heldig vis.',
    'Det gik på en eller anden heldig vis godt.',
  ],
  match(a, at) {
    const next = a.after(at);
    if (next < 0 || !a.isWord(at) || !a.isWord(next) || a.commaAfter(at) || a.hasCapital(next)) return null;
    if (a.starts[next]! - a.ends[at]! !== 1 || (a.hasCapital(at) && !a.opensSentence(at))) return null;
    const confidence = sureOf(a, at, next);
    return confidence > 0 ? replaceSpan(a, at, next, a.lower(at) + a.lower(next), confidence) : null;
  },
};

const RULES = new WordList('bestemme bestemmer bestemte bestemt herske hersker herskede råde råder rådede');
const AFTER_SO = new WordList('det den de hvad som muligt');
function sureOf(a: Analysis, at: number, next: number): number {
  const { lexicon } = a;
  const first = a.lower(at);
  const second = a.lower(next);
  if (ADVERBS.get(first)?.includes(second)) {
    // »en liste over alt det, hun kan«
    // »bestemte over alt«
    const isOverAll = AFTER_SO.test(a.lower(a.after(next))) || RULES.test(a.lower(a.before(at)));
    // »kigger over ens skulder«
    const isOnes = second === 'ens' && a.is(a.after(next), NOUN);
    // »i følge med Ida«
    if (second === 'følge' && (a.lower(a.after(next)) === 'med' || a.isMark(next + 1))) return 0;
    return first === 'over' && (isOverAll || isOnes) ? 0 : 0.96;
  }
  if (first === 'aller' && hasAny(a.union(next), SUPERLATIVE)) return 0.97;
  // »må kæmpe lidt«, »for at kæmpe bare en gang til«
  if (first === 'kæmpe' && (isModal(a, a.before(at)) || HOW_ONE_FIGHTS.test(second))) return 0;
  const joined = a.joinedWithNext(at);
  if (joined < 0) return ALWAYS_JOINED.test(first) && isOnlyAdjective(a, next) ? 0.999 : 0;
  if (STRENGTHENERS.has(first)) {
    return isOnlyAdjective(a, next) ? 0.9 : 0;
  }
  // »begyndte at lyse blåt«
  if (first === 'lyse' && (a.lower(a.before(at)) === 'at' || isModal(a, a.before(at)))) return 0;
  if (SHADES.has(first)) return a.canBe(next, ADJECTIVE) && hasAny(lexicon.union(joined), ADJECTIVE) ? 0.92 : 0;
  if (BEFORE_PARTICIPLES.has(first)) {
    return /.(ede|ete|te|et)$/.test(second) && hasAny(lexicon.union(joined), ADJECTIVE) && first !== 'ny' ? 0.85 : 0;
  }
  return ENDINGS.test(second) && !isWay(a, at, next) && !a.is(at, PREPOSITION) ? 0.88 : 0;
}

const HOW_ONE_FIGHTS = new WordList('lidt bare hårdt meget godt mere videre');

const isOnlyAdjective = (a: Analysis, at: number): boolean =>
  (a.canBe(at, ADJECTIVE) || a.canBe(at, PAST_PARTICIPLE)) &&
  !a.canBe(at, NOUN) &&
  !a.canBe(at, VERB | PRESENT) &&
  !a.canBe(at, VERB | PAST);
