import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { NAME, NOUN } from '../../lexicon/readings.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** The object form of who does it. */
const SELF: Readonly<Record<string, string>> = {
  jeg: 'mig',
  du: 'dig',
  vi: 'os',
  i: 'jer',
  han: 'sig',
  hun: 'sig',
  de: 'sig',
};

/** What happens to one, or what one does without doing it to oneself; other languages say it with a »sig«. */
const ALONE =
  'vågne vågner vågnede vågnet starte starter startede startet begynde begynder begyndte begyndt bo bor boede boet ' +
  'ankomme ankommer ankom ankommet forsvinde forsvinder forsvandt forsvundet savne savner savnede håbe håber håbede ' +
  'hedde hedder hed føles føltes dø dør døde snakke snakker snakkede snakket grine griner grinede smile smiler smilede ' +
  'ske sker skete eksistere eksisterer eksisterede opstå opstår opstod';
/** »slappe sig af«, »drømme sig om«, »stå sig op«: with these after it alone. */
const WITH_PARTICLE: Readonly<Record<string, string>> = {
  slappe: 'af',
  slapper: 'af',
  slappede: 'af',
  drømme: 'om',
  drømmer: 'om',
  drømte: 'om',
  står: 'op',
  stod: 'op',
};
/** »føles sig« is »føler sig«. */
const FEELS: Readonly<Record<string, string>> = { føles: 'føler', føltes: 'følte' };
/** »vi griner os halvt ihjel«, »de savnede sig syge«: with what became of it. */
const WITH_RESULT = new WordList(
  'grine griner grinede smile smiler smilede snakke snakker snakkede snakket dø dør døde savne savner savnede',
);

/** »Jeg vågnede mig klokken syv«, »vi slapper os af«, »jeg føles mig træt«: verbs that have no »mig« or »sig« with them. */
export const superfluousReflexive: WordRule = {
  id: 'superfluous-reflexive',
  subcategory: 'delete',
  explanation:
    'Her skal »mig«, »dig«, »sig«, »os« eller »jer« ikke med: »{replacement}«. Man vågner, starter og slapper af uden at gøre det ved sig selv.',
  on: { words: `${ALONE} ${Object.keys(WITH_PARTICLE).join(' ')}` },
  wrong: [
    ['Jeg vågnede mig klokken syv.', 'Jeg vågnede klokken syv.'],
    ['Om aftenen slapper jeg mig af.', 'Om aftenen slapper jeg af.'],
    ['Hun drømmer sig om at blive læge.', 'Hun drømmer om at blive læge.'],
    ['Skolen starter sig klokken otte.', 'Skolen starter klokken otte.'],
    ['Jeg føles mig træt i dag.', 'Jeg føler mig træt i dag.'],
  ],
  right: [
    'Vi vågnede og slappede af.',
    'Jeg følte mig træt.',
    'Hun drømte sig væk.',
    'Hun drømte om sig selv.',
    'Vi grinede os halvt ihjel.',
    'De savnede sig syge.',
  ],
  match(a, at): Finding | null {
    const verb = a.lower(at);
    const next = a.after(at);
    if (a.commaAfter(at) || next < 0) return null;
    const isTurned = SURE_PERSONS.test(a.lower(next)) && !a.commaAfter(next);
    const self = isTurned ? a.after(next) : next;
    if (!isOfDoer(a, at, isTurned ? next : -1, self)) return null;
    const after = a.after(self);
    const particle = WITH_PARTICLE[verb];
    if (particle !== undefined && (a.lower(after) !== particle || a.commaAfter(self))) return null;
    if (a.lower(after) === 'selv' || (WITH_RESULT.test(verb) && !endsClause(a, self))) return null;
    const who = isTurned ? ` ${a.written(next)}` : '';
    return replaceSpan(
      a,
      at,
      self,
      `${FEELS[verb] ?? verb}${who}${FEELS[verb] === undefined ? '' : ` ${a.written(self)}`}`,
      0.95,
    );
  },
};

/** Nothing follows that could tell what became of it. */
const endsClause = (a: Analysis, self: number): boolean =>
  a.after(self) < 0 || a.isMark(a.after(self)) || a.commaAfter(self);

/** The pronoun is the object form of who stands before the verb or after it. */
function isOfDoer(a: Analysis, at: number, turned: number, self: number): boolean {
  const object = a.lower(self);
  if (turned >= 0) return SELF[a.lower(turned)] === object;
  // »skolen starter sig«
  const last = a.before(at);
  if (object === 'sig' && (a.is(last, NOUN) || a.is(last, NAME)) && !a.commaAfter(last))
    return !WITH_RESULT.test(a.lower(at));
  for (let k = last, steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++)
    if (SELF[a.lower(k)] !== undefined) return SELF[a.lower(k)] === object;
  return false;
}
const FARTHEST = 4;
