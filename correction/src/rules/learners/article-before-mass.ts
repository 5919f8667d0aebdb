import type { Analysis } from '../../analysis/analysis.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

/** What one cannot count even where one speaks of a kind of it: never with »en« or »et« straight before it. */
const NEVER_ONE = new WordList(
  'mad morgenmad aftensmad natmad madlavning mælk sukker mel smør kød musik tøj overtøj undertøj legetøj regntøj sportstøj sengetøj ' +
    'vejr solskin regnvejr snevejr tordenvejr trafik luft benzin strøm elektricitet fritid skoletid penge slik idræt matematik biologi fysik ' +
    'geografi samfundsfag naturfag madkundskab gymnastik engelsk tålmodighed snavs støv affald skrald søvn ' +
    'ris honning blod guld sølv jern uld bomuld makeup bagage undervisning rengøring opvask vasketøj ukrudt tobak snus sved ' +
    'ketchup sennep mayonnaise eddike karry peber hvidløg persille dild havregryn cornflakes pasta popcorn',
);
/** »en morgen tid«, »en vand flaske«: the first part of a compound that was written apart. */
const isPartOf = (a: Analysis, noun: number): boolean => {
  const next = a.after(noun);
  return (
    !a.commaAfter(noun) &&
    a.lower(next) !== 'klokken' &&
    r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE | r.NAME | r.NUMERAL)
  );
};

const GOES = new WordList('går gik gå starte starter startede begyndte begynder');
const CLASSES = new WordList('første anden tredje fjerde femte sjette syvende ottende niende tiende');
/** »går i | en syvende klasse« */
const isOfClass = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'en' &&
  a.lower(a.before(at)) === 'i' &&
  GOES.test(a.lower(a.before(at, 2))) &&
  CLASSES.test(a.lower(a.after(at))) &&
  a.lower(a.after(at, 2)) === 'klasse';

/** »Vi spiser en morgenmad«, »jeg hører en musik«: what is not counted has no article. */
export const articleBeforeMass: WordRule = {
  id: 'article-before-mass',
  subcategory: 'delete',
  ofLearners: true,
  on: { words: 'en et' },
  explanation: '»{token}« skal væk: Det kan man ikke tælle, og så skal der ikke »en« eller »et« foran.',
  wrong: [
    ['Vi spiser en morgenmad klokken syv.', 'Vi spiser morgenmad klokken syv.'],
    ['Bagefter hørte vi en musik i stuen.', 'Bagefter hørte vi musik i stuen.'],
    ['Jeg går i en syvende klasse.', 'Jeg går i syvende klasse.'],
    ['Jeg købte et legetøj til min bror.', 'Jeg købte legetøj til min bror.'],
  ],
  right: [
    'Det tog en tid, før han svarede.',
    'Vi kom på et tidspunkt til en god musik.',
    'Jeg købte en vandflaske og et stykke kød.',
    'Der lå et hår i suppen.',
    'En myre bar et korn.',
  ],
  match(a, at): Finding | null {
    const [before, noun] = [a.before(at), a.after(at)];
    const lower = a.lower(noun);
    if (isOfClass(a, at)) return removeText(a.starts[at]!, a.starts[noun]!, 0.86);
    if (a.commaAfter(at) || a.hasCapital(noun) || !NEVER_ONE.test(lower)) return null;
    if (
      isPartOf(a, noun) ||
      !r.hasAny(a.reading(before), r.VERB | r.PREPOSITION | r.PRONOUN | r.ADVERB | r.CONJUNCTION)
    )
      return null;
    return removeText(a.starts[at]!, a.starts[noun]!, 0.86);
  },
};
