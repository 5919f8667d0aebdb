import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { AND_BUT } from '../../words/links.ts';
import { MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
/** Several who do it to each other. */
const SEVERAL = new WordList('vi de');
const EACH_OTHER: Readonly<Record<string, string>> = {
  mødte: 'mødtes',
  møder: 'mødes',
  ser: 'ses',
  skændte: 'skændtes',
  skænder: 'skændes',
  slog: 'sloges',
  gifte: 'giftes',
  skille: 'skilles',
  snakker: 'snakkes',
};
/** Where friends meet; where one has to come (»vi møder i skolen klokken otte«) »møde« stands alone. */
const PLACES = new WordList(
  'byen parken biografen caféen cafeen biblioteket stationen hovedbanegården rådhuspladsen torvet stranden centeret centret butikken ' +
    'supermarkedet restauranten bussen toget gaden hjørnet café cafe restaurant fest bar diskotek',
);
const BEFORE_PLACES = new WordList('i på ved til foran');
const ARTICLES = new WordList('en et den');
const LATER = new WordList('senere snart måske igen');
const WHOLE = new WordList('hele altid tit ofte igen meget');
const TO_BE_MARRIED = new WordList('til i næste snart');

/** »Vi mødte i byen«, »vi ser i morgen«, »de skændte hele dagen«: what two do to each other ends in -s. */
export const eachOther: WordRule = {
  id: 'each-other',
  subcategory: 'sound-alike',
  on: { words: Object.keys(EACH_OTHER).join(' ') },
  explanation:
    'Her skal der stå »{replacement}«: Når to gør noget med hinanden, ender udsagnsordet på -s: vi mødtes i byen, vi ses i morgen, de skændtes. Uden -s gør man det ved nogen: jeg mødte min ven.',
  wrong: [
    ['Vi mødte i byen klokken tre.', 'Vi mødtes i byen klokken tre.'],
    ['De mødte på en café i Aarhus.', 'De mødtes på en café i Aarhus.'],
    ['Vi mødte for første gang på stranden.', 'Vi mødtes for første gang på stranden.'],
    ['Vi ser i morgen.', 'Vi ses i morgen.'],
    ['De skændte hele aftenen.', 'De skændtes hele aftenen.'],
    ['Vi skal gifte til sommer.', 'Vi skal giftes til sommer.'],
  ],
  right: [
    'Vi mødte ham i byen.',
    'Vi mødte klokken seks for at sætte stole op.',
    'To gamle mænd, som vi mødte i bussen, hjalp os.',
    'Hende, vi mødte i parken, er læge.',
    'Hvem mødte de på stationen?',
    'I byen mødte vi en bjørn.',
    'Vi ser på det i morgen.',
    'Vi ser en film i morgen.',
    'De slog ham hele dagen.',
    'Han skændte på os hele dagen.',
    'Vi skal gifte os til sommer.',
  ],
  match(a, at): Finding | null {
    if (a.held[at]! & LINE || a.commaAfter(at) || !isDoneBySeveral(a, at) || !isToEachOther(a, at)) return null;
    return replaceWord(a, at, EACH_OTHER[a.lower(at)]!, SURE);
  },
};

/** »vi | mødte«, »vi skal | gifte«: the sentence opens with them. */
function isDoneBySeveral(a: Analysis, at: number): boolean {
  const modal = a.before(at);
  const who = MODALS.test(a.lower(modal)) ? a.before(modal) : modal;
  if (!SEVERAL.test(a.lower(who)) || a.commaAfter(who)) return false;
  const before = a.before(who);
  return before < 0 || (AND_BUT.test(a.lower(before)) && a.commaAfter(a.before(before)));
}

function isToEachOther(a: Analysis, at: number): boolean {
  const next = a.after(at);
  const isEnd = next < 0 || a.isMark(next);
  switch (a.lower(at)) {
    case 'ser':
      return isLater(a, next);
    case 'snakker':
      return a.lower(next) === 'ved' && (a.after(next) < 0 || a.isMark(a.after(next)));
    case 'gifte':
    case 'skille':
      return MODALS.test(a.lower(a.before(at))) && (isEnd || TO_BE_MARRIED.test(a.lower(next)));
    case 'skændte':
    case 'skænder':
    case 'slog':
      return isEnd || WHOLE.test(a.lower(next));
    default:
      return isTogether(a, next);
  }
}

/** »i morgen.«, »snart.« */
function isLater(a: Analysis, at: number): boolean {
  const isDay = a.lower(at) === 'i' && (a.lower(a.after(at)) === 'morgen' || a.lower(a.after(at)) === 'aften');
  if (!isDay && !LATER.test(a.lower(at))) return false;
  const next = a.after(isDay ? a.after(at) : at);
  return next < 0 || a.isMark(next);
}

/** »i byen«, »på en café«, »for første gang …«, and nobody after it whom they met. */
function isTogether(a: Analysis, from: number): boolean {
  let place = a.after(from);
  if (a.lower(from) === 'for') {
    if (a.lower(place) !== 'første' || a.lower(a.after(place)) !== 'gang') return false;
    place = a.after(place);
  } else {
    if (ARTICLES.test(a.lower(place))) place = a.after(place);
    if (!BEFORE_PLACES.test(a.lower(from)) || !PLACES.test(a.lower(place))) return false;
  }
  for (let k = a.after(place); k >= 0 && !a.isMark(k); k = a.after(k)) {
    if (a.commaAfter(a.before(k)) && k !== a.after(place)) return true;
    if (r.hasAny(a.reading(k), r.DETERMINER | r.NAME) && !a.is(a.before(k), r.PREPOSITION)) return false;
  }
  return true;
}
