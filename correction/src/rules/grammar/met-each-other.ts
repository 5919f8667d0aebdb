import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { AND_BUT } from '../../words/links.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
/** Several who meet each other. */
const SEVERAL = new WordList('vi de');
const EACH_OTHER: Readonly<Record<string, string>> = { mødte: 'mødtes', møder: 'mødes' };
/** Where friends meet; where one has to come (»vi møder i skolen klokken otte«) »møde« stands alone. */
const PLACES = new WordList(
  'byen parken biografen caféen cafeen biblioteket stationen hovedbanegården rådhuspladsen torvet stranden centeret centret butikken ' +
    'supermarkedet restauranten bussen toget gaden hjørnet café cafe restaurant fest bar diskotek',
);
const BEFORE_PLACES = new WordList('i på ved til foran');
const ARTICLES = new WordList('en et den');

/** »Vi mødte i byen«, »de mødte på en café«: two who meet each other »mødes«. */
export const metEachOther: WordRule = {
  id: 'met-each-other',
  subcategory: 'sound-alike',
  on: { words: Object.keys(EACH_OTHER).join(' ') },
  explanation:
    'Her skal der stå »{replacement}«: Man møder nogen, men når to møder hinanden, hedder det »vi mødes« og »vi mødtes«.',
  wrong: [
    ['Vi mødte i byen klokken tre.', 'Vi mødtes i byen klokken tre.'],
    ['De mødte på en café i Aarhus.', 'De mødtes på en café i Aarhus.'],
    ['Vi mødte for første gang på stranden.', 'Vi mødtes for første gang på stranden.'],
  ],
  right: [
    'Vi mødte ham i byen.',
    'Vi mødte klokken seks for at sætte stole op.',
    'To gamle mænd, som vi mødte i bussen, hjalp os.',
    'Hende, vi mødte i parken, er læge.',
    'Hvem mødte de på stationen?',
    'I byen mødte vi en bjørn.',
  ],
  match(a, at): Finding | null {
    const who = a.before(at);
    if (a.held[at]! & LINE || a.commaAfter(at) || !SEVERAL.test(a.lower(who)) || a.commaAfter(who)) return null;
    const before = a.before(who);
    const opens = before < 0 || (AND_BUT.test(a.lower(before)) && a.commaAfter(a.before(before)));
    if (!opens || !isTogether(a, a.after(at))) return null;
    return replaceWord(a, at, EACH_OTHER[a.lower(at)]!, SURE);
  },
};

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
