import type { Analysis } from '../../analysis/analysis.ts';
import { nounPhraseEnd } from '../../clauses/noun-phrase-end.ts';
import { SWAP } from '../../clauses/turned.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { isFinite } from '../../verbs/finite.ts';
import { mayThink } from '../../words/beings.ts';
import { OBJECTS } from '../../words/persons.ts';
import { CLOTHES, PARTICLES_AFTER_OBJECT, PUT_ON_OR_OFF } from '../../words/particles.ts';

const SURE = 0.84;

/** »Vil du lukke op døren«, »Jeg tog på min jakke«: the small word of such a verb comes after what is done something to. */
export const particleAfterObject: WordRule = {
  id: 'particle-after-object',
  subcategory: 'word-order',
  ofLearners: true,
  on: { words: 'op ud ned ind væk hjem på af med frem tilbage over i' },
  explanation: `${SWAP}Det lille ord, der hører til udsagnsordet, står efter det, som man gør noget ved: luk døren op, smid skraldet ud.`,
  wrong: [
    ['Vil du lukke op døren?', 'Vil du lukke døren op?'],
    ['Jeg tog på min jakke og gik.', 'Jeg tog min jakke på og gik.'],
    ['Han smed ud alle de gamle aviser.', 'Han smed alle de gamle aviser ud.'],
    ['Hun skrev ned ordene.', 'Hun skrev ordene ned.'],
    ['Vi spiste op kagen.', 'Vi spiste kagen op.'],
    ['Husk at tage med din tegnebog.', 'Husk at tage din tegnebog med.'],
    ['Læreren samlede ind opgaverne.', 'Læreren samlede opgaverne ind.'],
    ['Man skal tage af skoene.', 'Man skal tage skoene af.'],
  ],
  right: [
    'Vil du lukke døren op?',
    'Vi tog på ferie.',
    'Den er skrevet af en russer.',
    'Han tog med sin far til byen.',
    'Hun lukkede op for vandet.',
    'Vi spiste ude i haven.',
    'De gik ned ad trappen.',
    'Han kom ind i huset.',
    'Jeg smed ud, hvad jeg ikke brugte.',
  ],
  match(a, at): Finding | null {
    const [verb, first] = [a.before(at), a.after(at)];
    if (verb < 0 || first < 0 || a.commaAfter(verb) || a.commaAfter(at)) return null;
    const particles = PARTICLES_AFTER_OBJECT.get(a.lower(verb));
    const isOfClothes = PUT_ON_OR_OFF.test(a.lower(verb)) && ON_OR_OFF.has(a.lower(at));
    if (!particles?.includes(a.lower(at)) && !isOfClothes) return null;
    // »er skrevet af en russer«
    if (a.lower(at) === 'af' && a.is(verb, r.PAST_PARTICIPLE) && !isOfClothes) return null;
    const last = objectEnd(a, first);
    // »tog med sin far«
    if (a.lower(at) === 'med' && (mayThink(a.lower(last)) || OBJECTS.test(a.lower(first)))) return null;
    if (last < 0 || isFinite(a, a.after(last))) return null;
    if (isOfClothes && !CLOTHES.test(a.lower(last))) return null;
    const object = Array.from({ length: last - first + 1 }, (_, k) => a.written(first + k)).join(' ');
    return replaceSpan(a, at, last, `${object} ${a.lower(at)}`, SURE);
  },
};

const ON_OR_OFF: ReadonlySet<string> = new Set(['på', 'af']);

/** »det«, »døren«, »alle de gamle aviser«: the last place of what is known; −1 of anything else. */
function objectEnd(a: Analysis, first: number): number {
  if (OBJECTS.test(a.lower(first)) && (a.after(first) < 0 || a.isMark(a.after(first)) || a.commaAfter(first)))
    return first;
  const isKnown =
    a.is(first, r.NOUN | r.DEFINITE) || (determinerBits(a.lower(first)) !== 0 && a.lower(first) !== 'andre');
  if (!isKnown || a.is(first, r.GENITIVE)) return -1;
  return nounPhraseEnd(a, a.lower(first) === 'alle' ? first + 1 : first, a.sentenceEnd(first));
}
