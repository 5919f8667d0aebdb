import type { Analysis } from '../../analysis/analysis.ts';
import { helperOf } from '../../clauses/deed.ts';
import { SWAP } from '../../clauses/turned.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { AND_OR_BUT } from '../../words/links.ts';
import { OBJECTS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
/** »ikke kun … men«, »aldrig at give op«, »ikke mindre end«: the adverb belongs to what follows. */
const GOES_ON = new WordList(
  'kun bare blot ene mindre engang mere så alene andet for at selv fordi når før altid en et få mange meget helt noget nogen længere ret ' +
    'særlig særligt flere færre ubetydelig uden til i på som ligefrem desto sandt rigtig rigtigt hvad hvor om hos med mig dig ham det',
);

/** Adverbs that are participles, too. */
const MAYBE = new WordList('vist bestemt absolut nok');

/** »Jeg har set ikke filmen«, »Jeg kan lide ikke kaffe«: the adverb comes before what one has done or can do. */
export const adverbAfterDeed: WordRule = {
  id: 'adverb-after-deed',
  subcategory: 'word-order',
  on: { words: 'ikke aldrig' },
  explanation: `${SWAP}Når der er to udsagnsord, står ord som »ikke« og »aldrig« mellem dem: jeg har ikke set filmen, jeg kan ikke lide kaffe.`,
  wrong: [
    ['Jeg har set ikke filmen.', 'Jeg har ikke set filmen.'],
    ['Jeg kan lide ikke kaffe.', 'Jeg kan ikke lide kaffe.'],
    ['Han har været aldrig i Tyskland.', 'Han har aldrig været i Tyskland.'],
    ['I år vil min far rejse ikke hjem.', 'I år vil min far ikke rejse hjem.'],
    ['Hun har set mig ikke.', 'Hun har ikke set mig.'],
    ['Jeg har mødt hende aldrig før.', 'Jeg har aldrig mødt hende før.'],
  ],
  right: [
    'Jeg har ikke set filmen.',
    'Det, han spurgte om, kunne vi ikke svare på.',
    'De havde svoret aldrig mere at tage på cykelferie.',
    'Vi har vist aldrig været så stille.',
    'Krydserne måtte bare ikke fotograferes.',
    'Kan vi så ikke finde ham?',
    'Han har lært aldrig at give op.',
    'Du skal komme, ikke?',
    'Jeg har set ikke mindre end fire film.',
    'Vi vil hellere sejle, ikke flyve.',
    'Det kan være ikke kun sjovt, men også svært.',
    'Hun har lært dem aldrig at give op.',
    'Har du set ham, ikke?',
    'Han havde bedt mig ikke sige noget.',
  ],
  match(a, at): Finding | null {
    const deed = a.before(at);
    const next = a.after(at);
    if (OBJECTS.test(a.lower(deed))) return afterObject(a, at);
    if (next < 0 || a.isMark(next) || a.commaAfter(deed) || a.commaAfter(at)) return null;
    // »har vist aldrig været«: the deed comes yet
    if (a.is(next, r.VERB) || MAYBE.test(a.lower(deed))) return null;
    // »har svoret aldrig mere | at rejse«
    if ([2, 3].some((steps) => a.lower(a.after(at, steps)) === 'at')) return null;
    const isOfPlace = a.lower(next) === 'i';
    if (GOES_ON.test(a.lower(next)) && !isOfPlace) return null;
    if (a.lower(at) === 'aldrig' && a.lower(next) === 'at') return null;
    const helper = helperOf(a, deed);
    if (helper < 0 || AND_OR_BUT.test(a.lower(helper))) return null;
    return replaceSpan(a, deed, at, `${a.lower(at)} ${a.lower(deed)}`, SURE);
  },
};

/** What may come after »har set mig ikke«. */
const ENDS = new WordList('endnu mere længere før i på siden hele så');
/** »har set mig | ikke« */
function afterObject(a: Analysis, at: number): Finding | null {
  const [object, deed, next] = [a.before(at), a.before(at, 2), a.after(at)];
  const isLast = next < 0 || /^[.!]$/.test(a.written(next)) || ENDS.test(a.lower(next));
  if (!isLast || a.commaAfter(object) || a.commaAfter(deed) || a.lower(a.after(at, 2)) === 'at') return null;
  if (MAYBE.test(a.lower(deed))) return null;
  const helper = helperOf(a, deed);
  if (helper < 0 || AND_OR_BUT.test(a.lower(helper))) return null;
  return replaceSpan(a, deed, at, `${a.lower(at)} ${a.lower(deed)} ${a.lower(object)}`, SURE);
}
