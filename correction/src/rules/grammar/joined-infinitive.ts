import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { takesAt } from '../../phrases/before-infinitive.ts';
import { isModal, takesBareInfinitive } from '../../verbs/asked-form.ts';
import { isFinite } from '../../verbs/finite.ts';
import { SUBJECTS_AND_DER, SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
const CLAUSE = 12;
/** What one does before the other thing; after other verbs »og« may stand for »at«. */
const FIRST_DEEDS = new WordList(
  'går gik tager tog kører kørte løber løb cykler cyklede kommer kom rejser rejste flytter flyttede ser så læser læste spiser spiste ' +
    'laver lavede sidder sad står stod ligger lå køber købte henter hentede spiller spillede sover sov vasker vaskede',
);
/** These are nouns too, but hardly beside »og« and a verb. */
const DONE = new WordList('spise drikke lave løbe sove');

/** »Vi går hjem og spise«, »om aftenen ser jeg fjernsyn og læse en bog«: what »og« joins has the form of the first verb. */
export const joinedInfinitive: WordRule = {
  id: 'joined-infinitive',
  subcategory: 'present-r',
  on: { words: 'og' },
  explanation:
    'Her skal der stå »{replacement}«. »Og« binder to udsagnsord sammen, og så står de i samme tid: vi går hjem og spiser, vi gik hjem og spiste.',
  wrong: [
    ['Vi går hjem og spise.', 'Vi går hjem og spiser.'],
    ['Om aftenen ser jeg fjernsyn og læse en bog.', 'Om aftenen ser jeg fjernsyn og læser en bog.'],
  ],
  right: [
    'Vi vil gå hjem og spise.',
    'Vi går hjem for at lave mad og spise.',
    'Hun lader ham gå hjem og spise.',
    'Jeg kan lide at gå ud og løbe.',
    'Vi begynder at læse og skrive.',
    'Han er ude og løbe.',
    'Vi tager hjem og spiser.',
    'Jeg ser ham komme hjem og spise.',
  ],
  match(a, at): Finding | null {
    const verb = a.after(at);
    const before = a.before(at);
    if (verb < 0 || before < 0 || a.held[at]! & LINE || a.commaAfter(at) || a.commaAfter(before)) return null;
    const { union, lower } = a.types[verb]!;
    if (!a.canBe(verb, r.VERB | r.INFINITIVE) || r.hasAny(union, r.FINITE | r.PASSIVE | r.NAME)) return null;
    if (r.hasAny(union, r.NOUN | r.ADJECTIVE | r.OTHER) && !DONE.test(lower)) return null;
    const first = firstVerb(a, before);
    if (first < 0) return null;
    const isPast = a.is(first, r.PAST);
    const wanted = isPast ? r.PAST : r.PRESENT;
    const [form] = a.lexicon.otherForms(a.types[verb]!.word, r.VERB | r.INFINITIVE, r.VERB | wanted, r.PASSIVE);
    return form === undefined ? null : replaceWord(a, verb, form, SURE, isPast ? 'past-ending' : 'present-r');
  },
};

/** The finite verb of the clause with its subject beside it, where nothing before asks for an infinitive; −1 of any other clause. */
function firstVerb(a: Analysis, from: number): number {
  let first = -1;
  for (let k = from, steps = 0; k >= 0; k = a.before(k), steps++) {
    if (steps > CLAUSE || isModal(a, k) || a.lower(k) === 'at' || takesAt(a.lower(k)) || takesBareInfinitive(a, k)) {
      // »ser jeg fjernsyn«, but »ser ham komme«
      if (!FIRST_DEEDS.test(a.lower(k)) || !isFinite(a, k)) return -1;
    }
    if (a.is(k, r.INFINITIVE) || a.is(k, r.PAST_PARTICIPLE)) return -1;
    if (first >= 0) continue;
    if (a.is(k, r.VERB)) {
      if (!FIRST_DEEDS.test(a.lower(k)) || !isFinite(a, k)) return -1;
      first = k;
    } else if (a.commaAfter(k) || (SUBJECTS_AND_DER.test(a.lower(k)) && !isFinite(a, a.before(k)))) return -1;
  }
  if (first < 0) return -1;
  const isTurned = SURE_PERSONS.test(a.lower(a.after(first)));
  return isTurned || SURE_PERSONS.test(a.lower(a.before(first))) ? first : -1;
}
