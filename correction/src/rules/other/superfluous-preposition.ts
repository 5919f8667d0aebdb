import { removeText } from '../../kernel/finding.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { INFINITIVE, NOUN, PLURAL, VERB } from '../../lexicon/readings.ts';
import { EN_ET } from '../../words/articles.ts';
import { EATEN_OR_DRUNK, MEASURES } from '../../words/measures.ts';
import { OBJECT_PERSONS, OWNERS, PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** »at« alone follows these: what one begins, is used to, wishes. */
const WITH_AT_ALONE = new WordList(
  'plejer plejede pleje ønsker ønskede ønske ønsket elsker elskede elske elsket hader hadede hade hadet ' +
    'forsøger forsøgte forsøge forsøgt lover lovede love lovet',
);
/** »for at« after the others may tell why. */
const NO_PURPOSE = new WordList('plejer plejede pleje begynder begyndte begynde begyndt');

/** »plejer til at spise«, »begyndte for at løbe«, »sov hos til os«: a preposition that nothing asks for. */
export const superfluousPreposition: WordRule = {
  id: 'superfluous-preposition',
  subcategory: 'delete',
  on: { words: 'til for som af i på' },
  explanation: 'Her er »{token}« et ord for meget. Slet det.',
  wrong: [
    ['Jeg plejer til at spise klokken otte.', 'Jeg plejer at spise klokken otte.'],
    ['Hun begyndte for at grine højt.', 'Hun begyndte at grine højt.'],
    ['Vi overnattede hos til min tante.', 'Vi overnattede hos min tante.'],
    ['Huset ligner som et slot.', 'Huset ligner et slot.'],
    ['Jeg vil gerne have en kop af kaffe.', 'Jeg vil gerne have en kop kaffe.'],
    ['Jeg kom til hjem klokken fire.', 'Jeg kom hjem klokken fire.'],
    ['Hun er i hjemme hele dagen.', 'Hun er hjemme hele dagen.'],
  ],
  right: [
    'Jeg begyndte til fodbold i maj.',
    'Hun løb for at nå bussen.',
    'Er du begyndt, for at alle kan se det?',
    'Han elsker mad og bruger tid til at lave den.',
    'Han ligner, som man siger, sin far.',
    'Jeg vil have en kop af den kaffe, du laver.',
    'Var I hjemme i går?',
    'Hun malede en kop af guld.',
    'Vi leverer møbler til hjem og kontor.',
    'Det er noget, vi investerer i hjemme i Danmark.',
  ],
  match(a, at) {
    const before = a.before(at);
    const next = a.after(at);
    if (before < 0 || a.commaAfter(before) || a.commaAfter(at)) return null;
    if (a.lower(before) === 'hos' && a.lower(at) === 'til') return removeText(a.ends[before]!, a.ends[at]!, 0.93);
    if (isLikeAfterLooks(a, at) || isOfMeasured(a, at) || isBeforeHome(a, at))
      return removeText(a.ends[before]!, a.ends[at]!, 0.92);
    if (a.lower(at) !== 'til' && a.lower(at) !== 'for') return null;
    if (a.lower(next) !== 'at' || !a.canBe(a.after(next), VERB | INFINITIVE) || a.commaAfter(next)) return null;
    const verbs = a.lower(at) === 'til' ? WITH_AT_ALONE : NO_PURPOSE;
    return verbs.test(a.lower(before)) ? removeText(a.ends[before]!, a.ends[at]!, 0.92) : null;
  },
};

const LOOKS_LIKE = new WordList('ligner lignede ligne lignet');
const OFTEN_OR_MUCH = new WordList('ikke lidt meget også mest altid næsten');
/** »ligner | som et slot« */
function isLikeAfterLooks(a: Analysis, at: number): boolean {
  if (a.lower(at) !== 'som') return false;
  const verb = OFTEN_OR_MUCH.test(a.lower(a.before(at))) ? a.before(at, 2) : a.before(at);
  const next = a.lower(a.after(at));
  return LOOKS_LIKE.test(a.lower(verb)) && (EN_ET.test(next) || OWNERS.test(next) || OBJECT_PERSONS.test(next));
}

/** »skiver af smør« is said as well. */
const SLICES = new WordList('skive skiver');
/** »en kop | af kaffe«; not »en kop af guld«, »et stykke af kagen« */
const isOfMeasured = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'af' &&
  MEASURES.test(a.lower(a.before(at))) &&
  !SLICES.test(a.lower(a.before(at))) &&
  isEaten(a, a.after(at));
const isEaten = (a: Analysis, at: number): boolean =>
  EATEN_OR_DRUNK.test(a.lower(at)) && a.is(at, NOUN) && !a.is(a.after(at), NOUN | PLURAL);

const GOES = new WordList(
  'kommer kom komme kommet går gik gå gået tager tog tage taget kører kørte køre kørt cykler cyklede cykle løber løb løbe skal skulle vil ville må',
);
const STAYS = new WordList('er var være været bliver blev blive sidder sad');
/** »kom | til hjem«, »er | i hjemme« */
function isBeforeHome(a: Analysis, at: number): boolean {
  const home = a.lower(a.after(at));
  const verb = PERSONS.test(a.lower(a.before(at))) ? a.before(at, 2) : a.before(at);
  if (a.lower(at) === 'til') return home === 'hjem' && GOES.test(a.lower(verb));
  // »var I hjemme«
  return IN_OR_ON.test(a.lower(at)) && !a.hasCapital(at) && home === 'hjemme' && STAYS.test(a.lower(verb));
}
const IN_OR_ON = new WordList('i på');
