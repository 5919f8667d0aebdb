import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { ADJECTIVE, FINITE, hasAny, NAME, NOUN, PLURAL, VERB } from '../../lexicon/readings.ts';
import { EN_ET } from '../../words/articles.ts';
import { AND_OR } from '../../words/links.ts';
import { WordList } from '../../words/word-list.ts';

const COUNTS: ReadonlyMap<string, number> = new Map([
  ['to', 2],
  ['tre', 3],
  ['fire', 4],
  ['fem', 5],
  ['seks', 6],
  ['syv', 7],
  ['otte', 8],
  ['ni', 9],
  ['ti', 10],
]);

export const listColon: SentenceRule = {
  id: 'list-colon',
  subcategory: 'colon',
  on: 'sentence',
  explanation: 'Tallet siger, at nu bliver der remset op. Foran listen skal der kolon: »{replacement}«.',
  wrong: [
    ['Vi skal huske tre ting, mad, vand og varmt tøj.', 'Vi skal huske tre ting: mad, vand og varmt tøj.'],
    [
      'Hun har fire dyr, en hund, en kat, en kanin og en fugl.',
      'Hun har fire dyr: en hund, en kat, en kanin og en fugl.',
    ],
    ['Flaget har tre farver, rød, hvid og blå.', 'Flaget har tre farver: rød, hvid og blå.'],
    ['Hun taler tre sprog dansk, tysk og engelsk.', 'Hun taler tre sprog: dansk, tysk og engelsk.'],
    ['Vi var i tre lande, Sverige, Norge og Finland.', 'Vi var i tre lande: Sverige, Norge og Finland.'],
  ],
  right: [
    'Vi skal huske tre ting: mad, vand og varmt tøj.',
    'De tre byer Aarhus, Odense og København er store.',
    'Vi købte tre æbler, en banan og en is.',
    'Han har to børn, en hund og en kat.',
    'Hun har fire katte, to hunde, en kanin og en fugl.',
    'Du skal bruge to håndfulde spinat, tre æg, mel og lidt salt.',
    'Efter tre timer, to pauser og en madpakke var vi hjemme.',
    'Vi spiste fire boller, drak saft, legede og gik hjem.',
  ],
  match(a, from, to) {
    const found: Finding[] = [];
    for (let i = from; i + 4 < to; i++) {
      const count = COUNTS.get(a.lower(i));
      const noun = i + 1;
      // »to håndfulde spinat, tre æg, mel og salt«: the list has begun
      if (a.commaAfter(i - 1)) return found;
      if (count === undefined || count < 3 || !a.is(noun, NOUN | PLURAL)) continue;
      if (itemsAfter(a, noun, to) !== count) continue;
      if (!a.commaAfter(noun)) {
        // »de tre byer Aarhus, Odense og København« needs none
        if (!hasAny(a.reading(noun + 1), NOUN | NAME | ADJECTIVE) && !EN_ET.test(a.lower(noun + 1))) continue;
        if (isDefinite(a, i)) continue;
        const [start, end] = [a.starts[noun]!, a.ends[noun]!];
        found.push({ start, end, replacements: [`${a.written(noun)}:`], confidence: 0.98, insertion: true });
        continue;
      }
      const comma = a.commas[noun]!;
      found.push({ start: comma, end: comma + 1, replacements: [':'], confidence: 0.85 });
    }
    return found;
  },
};

const DEFINITE = new WordList('de disse mine dine sine hans hendes vores jeres deres');
const isDefinite = (a: Analysis, at: number): boolean => DEFINITE.test(a.lower(a.before(at)));

/** How many things are listed from there to the end of the sentence; −1 when it is no bare list. */
function itemsAfter(a: Analysis, noun: number, to: number): number {
  const last = a.isMark(to - 1) ? to - 2 : to - 1;
  let items = 1;
  let linked = 0;
  for (let k = noun + 1; k <= last; k++) {
    if (!a.isWord(k) || (a.is(k, VERB) && hasAny(a.reading(k), FINITE)) || COUNTS.has(a.lower(k))) return -1;
    if (AND_OR.test(a.lower(k))) linked++;
    else if (a.commaAfter(k) && k < last) items++;
  }
  return linked === 1 ? items + 1 : -1;
}
