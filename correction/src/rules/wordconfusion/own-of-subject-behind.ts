import type { Analysis } from '../../analysis/analysis.ts';
import { type Person, personAt } from '../../clauses/persons.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { mayThink, nameSex } from '../../words/beings.ts';
import { ownFor } from '../../phrases/own-for.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.84;
const LESS_SURE = 0.77;
const LOOK_BACK = 30;
const FURTHEST = 6;

/** »for første gang i hendes liv var hun glad«: what opens the clause belongs to the subject that comes after the verb. */
export const ownOfSubjectBehind: WordRule = {
  id: 'own-of-subject-behind',
  subcategory: 'sin-hans',
  on: { words: 'hans hendes' },
  wrong: [
    ['For første gang i hendes liv var hun ikke bange.', 'For første gang i sit liv var hun ikke bange.'],
    ['Ved siden af hendes arbejde kæmpede hun for fred.', 'Ved siden af sit arbejde kæmpede hun for fred.'],
    ['I hans nye værelse har han et skrivebord.', 'I sit nye værelse har han et skrivebord.'],
    ['Siden hans barndom har Peter samlet på sten.', 'Siden sin barndom har Peter samlet på sten.'],
  ],
  right: [
    'I hans øjne var hun den smukkeste.',
    'For hendes mor var hun en engel.',
    'Efter hans død blev han berømt.',
    'På hendes bord lå hans bog.',
    'Hun satte sig, og ved hendes side sad han.',
    'Vi så hans hus, og i hans have gik Peter.',
  ],
  match(a, at): Finding | null {
    if (!a.is(a.before(at), r.PREPOSITION) || !opensClause(a, a.before(at))) return null;
    const noun = a.is(a.after(at), r.ADJECTIVE) ? a.after(at, 2) : a.after(at);
    if (!a.is(noun, r.NOUN) || a.is(noun, r.GENITIVE) || a.commaAfter(noun)) return null;
    if (mayThink(a.lower(noun)) && !OF_ONESELF.test(a.lower(noun))) return null;
    if (OF_OTHERS.test(a.lower(noun)) || !isFinite(a, a.after(noun)) || a.commaAfter(a.after(noun))) return null;
    const subject = a.after(noun, 2);
    const owner: Person = a.lower(at) === 'hans' ? 'han' : 'hun';
    if (a.lower(subject) !== owner && !(a.is(subject, r.NAME) && nameSex(a.lower(subject)) === owner)) return null;
    // »i hans have gik Peter«: of him whose garden it is was spoken
    const isNamed = a.lower(subject) !== owner;
    if (isNamed && !OF_ONESELF.test(a.lower(noun))) return null;
    const own = ownFor(a, noun);
    return own === null ? null : replaceWord(a, at, own, isSpokenOf(a, at, owner) ? LESS_SURE : SURE);
  },
};

/** What one is dead to, or what others see. */
const OF_OTHERS = new WordList('død begravelse øjne side ansigt hånd hænder arme navn skyld bord opfattelse hus');
/** Nobody does anything in somebody else's. */
const OF_ONESELF = new WordList('liv barndom ungdom skoletid studietid arbejde fritid ferie opvækst alderdom karriere');

/** The place of a preposition stands in what opens the clause: »for første gang | i«, »ved siden | af«. */
function opensClause(a: Analysis, at: number): boolean {
  for (let k = at, steps = 0; steps < FURTHEST; k = a.before(k), steps++) {
    const before = a.before(k);
    if (before < 0 || a.commaAfter(before) || a.isMark(before) || a.is(before, r.CONJUNCTION))
      return a.is(k, r.PREPOSITION) || a.lower(k) === 'for';
    if (!r.hasAny(a.reading(before), r.PREPOSITION | r.NOUN | r.ADJECTIVE | r.NUMERAL)) return false;
  }
  return false;
}

/** Somebody else of the same sex may be meant. */
function isSpokenOf(a: Analysis, at: number, owner: Person): boolean {
  const from = Math.max(0, a.sentenceStart(at) - LOOK_BACK);
  for (let k = a.sentenceStart(at) - 1; k >= from; k--)
    if (a.lower(k) !== owner && personAt(a, k) === owner) return true;
  return false;
}
