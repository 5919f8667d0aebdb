import type { Analysis } from '../../analysis/analysis.ts';
import { isFronted, isOneThing, isTimeOrWeather, saysOfDeed } from '../../clauses/formal-det.ts';
import { neuterOnly, isSeveral, pluralOnly, askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import { isFinite } from '../../verbs/finite.ts';
import { awaitsVerb, isIntroduced, isRelative, isResumed } from '../../clauses/relative-det.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import { OWNERS, PERSONS, SURE_PERSONS } from '../../words/persons.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { DEN_DET, ONE_OR_SOME } from '../../words/articles.ts';
import { GOES, IS_OR_BECOMES, IS_WAS, TAKES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const WEATHER = new WordList('regner regnede sner sneede blæser blæste tordner tordnede haglede hagler fryser');
const ADVERBS = new WordList('snart altid aldrig ikke ofte tit pludselig nok kun bare');
const HAPPENS_OR_SUCCEEDS = new WordList('sker skete lykkes lykkedes');
const SHOWS = new WordList('viser viste');
/** »håber, at de snart sker igen«, »og de går ud over børnene«, »men de er jo det bedste«: what no people do. */
function isEvent(a: Analysis, at: number): boolean {
  if (!n.opensClause(a, at) || a.commaAfter(at)) return false;
  let verb = a.after(at);
  while (ADVERBS.test(a.lower(verb))) verb = a.after(verb);
  if (HAPPENS_OR_SUCCEEDS.test(a.lower(verb))) return true;
  // »de viste sig, at«
  if (SHOWS.test(a.lower(verb))) return follows(a, verb, /^sig$/) && follows(a, verb, /^at$/, 2);
  if (GOES.test(a.lower(verb))) return follows(a, verb, /^ud$/) && follows(a, verb, /^over$/, 2);
  if (!IS_WAS.test(a.lower(verb))) return false;
  const said = BETWEEN.test(a.lower(a.after(verb))) ? a.after(verb, 2) : a.after(verb);
  return a.lower(said) === 'det' && a.canBe(a.after(said), r.ADJECTIVE) && n.closesClause(a, a.after(said));
}
const BETWEEN = new WordList('jo nok da også vel nu');

const BEGINS = new WordList('begyndte begynder begyndt starter startede');
const TO_RAIN = new WordList('regne sne blæse tordne hagle lyne fryse støvregne dryppe mørkne lysne');
/** »de begyndte at regne, så …« */
const beginsToRain = (a: Analysis, at: number): boolean =>
  BEGINS.test(a.lower(a.after(at))) &&
  a.lower(a.after(at, 2)) === 'at' &&
  TO_RAIN.test(a.lower(a.after(at, 3))) &&
  (n.closesClause(a, a.after(at, 3)) || a.commaAfter(a.after(at, 3)));

const MORE_ADVERBS = new WordList('selv godt ikke aldrig altid igen også');
/** »nu klarer jeg de selv«: what follows a verb and its subject is no subject. */
const isTurnedObject = (a: Analysis, at: number): boolean =>
  SURE_PERSONS.test(a.lower(a.before(at))) &&
  !a.commaAfter(a.before(at)) &&
  isFinite(a, a.before(at, 2)) &&
  !a.commaAfter(a.before(at, 2)) &&
  (n.closesClause(a, at) || follows(a, at, MORE_ADVERBS)) &&
  !isFinite(a, a.after(at, 2));

const AMOUNTS = new WordList('mange meget nogle ingen få');
const MEASURED_OR_FELT = new WordList(
  'dage uger år timer minutter måneder penge kilometer meter gange sjov skade synd',
);
const BEFORE_PLACE = new WordList('i på ved hos under bag her');
/** »fordi det var meget arbejde på fabrikken«: so much of something, somewhere. */
function isManySomewhere(a: Analysis, at: number): boolean {
  if (!n.opensClause(a, at) || !follows(a, at, IS_WAS) || !follows(a, at, AMOUNTS, 2)) return false;
  const noun = a.after(at, 3);
  return (
    a.is(noun, r.NOUN) &&
    !a.canBe(noun, r.NOUN | r.DEFINITE) &&
    !MEASURED_OR_FELT.test(a.lower(noun)) &&
    follows(a, noun, BEFORE_PLACE)
  );
}

/** Nobody says of people that they are it to do something: »der er sjovt at spille«. */
const OF_DEEDS = new WordList(
  'sjovt vigtigt svært nemt let umuligt muligt dumt billigt sundt usundt forbudt nødvendigt sjovest ' +
    'bedst vigtigst kedeligt farligt ærgerligt pinligt flovt irriterende',
);

const OBJECT_PERSONS_BUT_DEM = new WordList('mig dig ham hende os jer');
const SMALL_VERBS = new WordList('er var bliver blev kan skal gør gjorde vil må');
const VERBS_OF_PERSONS = new WordList(
  'hed hedder boede bor havde kunne sidder sad står stod gik går ligger lå kom kommer siger sagde mener ' +
    'laver lavede spiller spillede løb løber gør',
);
const PERSONS_AND_ALL = new WordList('jeg du han hun vi man de alle');
const GROUPS = new WordList('unge voksne ældre fattige fleste');
const PLURAL_ADJECTIVES = new WordList(
  'små andre fleste første sidste næste eneste forreste bageste store gamle unge nye gode dårlige fine flotte smukke grimme søde sjove kloge dumme røde ' +
    'blå grønne gule sorte hvide brune grå høje lave lange korte tykke tynde rige fattige kendte mærkelige farlige våde kolde varme hårde tunge ' +
    'danske fremmede forskellige bedste værste største mindste ældste yngste',
);
/** »det første dage«, »den gamle huse«: there are several of them. */
const isOfSeveral: n.Test = (a, at) => {
  const noun = a.after(at, 2);
  // »den første gange«: which time
  if (!n.opensClause(a, at) || a.lower(noun) === 'gange') return false;
  if (a.commaAfter(at) || a.commaAfter(a.after(at)) || a.hasCapital(noun) || !follows(a, at, PLURAL_ADJECTIVES))
    return false;
  // »den gamle hunde altid drømte om«: who is old
  return (
    (isSeveral(a, noun) || (TIMES.test(a.lower(noun)) && a.canBe(noun, r.NOUN | r.PLURAL))) &&
    !(a.lower(at) === 'den' && a.is(a.after(noun), r.NOUN))
  );
};
const TIMES = new WordList('dage timer uger måneder minutter nætter');
const NUMBERS = new WordList('to tre fire fem seks mange');
const WHOLE_OR_OTHER = new WordList('hele andet samme');
/** »de regnede hende ikke for ret meget«, »de regner med regn« */
const COUNTS_WITH = new WordList('mig dig ham hende os jer dem det den med ud på');
const INFINITIVES = new WordList('blive være gøre sige tro vide mene håbe');
const HAPPENS = new WordList('lykkedes lykkes skete sker gælder handler');
const IS_ABOUT = new WordList('gælder handler');
const LONG_TIME = new WordList('tid lang kort');
const SUBJECTS_OF_CLAUSE = new WordList('jeg du han hun vi man som der');
const AFTER_VERB = new WordList('med til ikke ud ind op ned på for igen alle over hjem tilbage frem hver en et');
const WORDS: Record<string, readonly Misplaced[]> = {
  der: [
    ['der-som-det', 'det', 0.95, (a, at) => precedes(a, at, IS_WAS) && follows(a, at, OBJECT_PERSONS_BUT_DEM)],
    [
      'der-som-det',
      'som',
      0.92,
      (a, at) =>
        a.is(a.before(at), r.NOUN) &&
        follows(a, at, PERSONS) &&
        isFinite(a, a.after(at, 2)) &&
        !a.commaAfter(at) &&
        !follows(a, at, /^de$/),
    ],
    [
      'der-som-det',
      'det',
      0.87,
      (a, at) =>
        n.opensClause(a, at) &&
        // »noget, der er sjovt at spille«
        !(a.commaAfter(a.before(at)) && r.hasAny(a.reading(a.before(at)), r.NOUN | r.PRONOUN | r.NAME)) &&
        follows(a, at, IS_OR_BECOMES) &&
        OF_DEEDS.test(a.lower(a.after(at, 2))) &&
        follows(a, at, /^at$/, 3),
    ],
    [
      'der-som-det',
      'det',
      0.88,
      (a, at) =>
        follows(a, at, /^hele$/) &&
        isFinite(a, a.before(at)) &&
        !r.hasAny(a.reading(a.after(at, 2)), r.NOUN | r.NUMERAL | r.ADJECTIVE),
    ],
  ],
  det: [
    ['der-som-det', 'der', 0.9, awaitsVerb],
    ['der-som-det', 'der', 0.92, isRelative],
    ['der-som-det', 'der', 0.88, isManySomewhere],
    [
      'der-som-det',
      'der',
      0.97,
      (a, at) =>
        follows(a, at, /^var$/) &&
        ((follows(a, at, /^engang$/, 2) && follows(a, at, ONE_OR_SOME, 3)) ||
          (follows(a, at, /^en$/, 2) && follows(a, at, /^gang$/, 3) && follows(a, at, ONE_OR_SOME, 4))),
    ],
    [
      'der-som-det',
      'der',
      0.86,
      (a, at) =>
        ((isResumed(a, at) && isFinite(a, a.after(at)) && !follows(a, at, SMALL_VERBS)) || isIntroduced(a, at)) &&
        !a.commaAfter(at) &&
        follows(a, at, VERBS_OF_PERSONS) &&
        !PERSONS_AND_ALL.test(a.lower(a.after(at, 2))) &&
        !a.commaAfter(at),
    ],
    [
      'de-det',
      'de',
      0.93,
      (a, at) => n.opensClause(a, at) && follows(a, at, GROUPS) && !a.commaAfter(at) && isFinite(a, a.after(at, 2)),
    ],
    [
      'de-det',
      'de',
      0.9,
      (a, at) => isFinite(a, a.before(at)) && follows(a, at, /^alle$/) && follows(a, at, /^sammen$/, 2),
    ],
    [
      'de-det',
      'de',
      0.92,
      (a, at) =>
        pluralOnly(a, a.after(at)) &&
        !a.commaAfter(at) &&
        n.opensClause(a, at) &&
        (isFinite(a, a.after(at, 2)) || a.commaAfter(a.after(at))),
    ],
    ['de-det', 'de', 0.92, (a, at) => follows(a, at, NUMBERS) && pluralOnly(a, a.after(at, 2)) && n.opensClause(a, at)],
  ],
  de: [
    ['de-det', 'det', 0.93, (a, at) => follows(a, at, WEATHER) && !follows(a, at, COUNTS_WITH, 2)],
    [
      'de-det',
      'det',
      0.9,
      (a, at) =>
        follows(a, at, WHOLE_OR_OTHER) &&
        !follows(a, at, /^samme$/) &&
        // »på en nat udslettede de hele hans slægt«
        !OWNERS.test(a.lower(a.after(at, 2))) &&
        ((a.lower(a.after(at)) === 'andet' && !pluralOnly(a, a.after(at, 2))) ||
          (!a.is(a.after(at, 2), r.NOUN) && !a.is(a.after(at, 2), r.ADJECTIVE))),
    ],
    [
      'de-det',
      'det',
      0.97,
      (a, at) =>
        n.opensClause(a, at) &&
        follows(a, at, IS_OR_BECOMES) &&
        neuterOnly(a, a.after(at, 2)) &&
        (a.lower(a.after(at, 3)) === 'at' || a.after(at, 3) < 0 || a.isMark(a.after(at, 3))),
    ],
    ['de-det', 'det', 0.92, isEvent],
    ['de-det', 'det', 0.92, beginsToRain],
    ['de-det', 'det', 0.9, (a, at) => isTurnedObject(a, at)],
    // »men det kan blive de«
    ['de-det', 'det', 0.99, (a, at) => n.closesClause(a, at) && precedes(a, at, INFINITIVES)],
    ['de-det', 'det', 0.985, saysOfDeed],
    ['de-det', 'det', 0.92, isOneThing],
    ['de-det', 'det', 0.95, isTimeOrWeather],
    ['de-det', 'det', 0.9, isFronted],
    [
      'de-det',
      'det',
      0.9,
      (a, at) =>
        n.opensClause(a, at) &&
        ((follows(a, at, HAPPENS) && (!follows(a, at, IS_ABOUT) || follows(a, at, /^om$/, 2))) ||
          (follows(a, at, TAKES) && follows(a, at, LONG_TIME, 2))) &&
        !a.commaAfter(at),
    ],
    [
      'pronoun-case',
      'dem',
      0.86,
      (a, at) =>
        n.objectPlace(a, at) &&
        precedes(a, at, SUBJECTS_OF_CLAUSE, 2) &&
        follows(a, at, AFTER_VERB) &&
        !n.phraseNext(a, at),
    ],
  ],
};

const ASKED = askedOf(WORDS);

export const deDetDer: WordRule = {
  id: 'de-det-der',
  subcategory: 'de-det',
  on: { words: `${Object.keys(WORDS).join(' ')} den` },
  wrong: [
    ['Det er den bog, der jeg har læst.', 'Det er den bog, som jeg har læst.'],
    ['Der er sjovt at spille fodbold.', 'Det er sjovt at spille fodbold.'],
    ['De regnede hele ugen.', 'Det regnede hele ugen.'],
    ['Det børn er søde.', 'De børn er søde.'],
    ['De er en god idé.', 'Det er en god idé.'],
    ['Det første dage græd jeg.', 'De første dage græd jeg.'],
    ['Den sidste timer spillede vi kort.', 'De sidste timer spillede vi kort.'],
    ['Det gamle huse ligger ved stranden.', 'De gamle huse ligger ved stranden.'],
    ['De kan være interessant at høre.', 'Det kan være interessant at høre.'],
    ['Det var en gang en konge.', 'Der var en gang en konge.'],
    ['Så blev de aften.', 'Så blev det aften.'],
    ['De begyndte at regne, så kampen blev aflyst.', 'Det begyndte at regne, så kampen blev aflyst.'],
    ['De viste sig, at isen smeltede.', 'Det viste sig, at isen smeltede.'],
    ['Det er intet problem, men det kan blive de.', 'Det er intet problem, men det kan blive det.'],
    ['Det unge er gode til at prøve nyt.', 'De unge er gode til at prøve nyt.'],
    ['Nu klarer jeg de selv.', 'Nu klarer jeg det selv.'],
    ['Så begyndte det alle sammen at gø.', 'Så begyndte de alle sammen at gø.'],
    ['Jeg håber, at de snart sker igen.', 'Jeg håber, at det snart sker igen.'],
    ['Vi mangler lærere, og de går ud over børnene.', 'Vi mangler lærere, og det går ud over børnene.'],
    ['Jeg må selv vælge, men de er jo det svære.', 'Jeg må selv vælge, men det er jo det svære.'],
    ['Der er nogle, det ikke kan svømme.', 'Der er nogle, der ikke kan svømme.'],
    ['De tænker jeg tit på.', 'Det tænker jeg tit på.'],
    ['Han kom, fordi det var meget arbejde på fabrikken.', 'Han kom, fordi der var meget arbejde på fabrikken.'],
    ['Planterne, det stod i skyggen, døde.', 'Planterne, der stod i skyggen, døde.'],
  ],
  right: [
    'Jeg ved, at De er en forstående mand.',
    'Der er dejligt at bo.',
    'De mindre byer har få butikker.',
    'De er en flok glade børn.',
    'De siger, vi skal vente.',
    'De er nemme at lave.',
    'Der var en mand, der hed Oliver.',
    'Det er dem, der får mest.',
    'De hele dage var de bedste.',
    'Jeg ved ikke, hvor mange der kom.',
  ],
  match(a, at, models, options): Finding | null {
    // »Jeg ved, at De er forstående«: to whom one speaks
    if (a.lower(at) === 'de' && a.hasCapital(at) && !a.opensSentence(at)) return null;
    // the noun besides, that nobody takes its ending for the wrong one
    if (DEN_DET.test(a.lower(at)) && isOfSeveral(a, at)) {
      const span = replaceSpan(a, at, a.after(at, 2), `de ${a.lower(a.after(at))} ${a.lower(a.after(at, 2))}`, 0.97);
      return { ...span, subcategory: 'de-det' };
    }
    return a.lower(at) === 'den' ? null : ASKED.match(a, at, models, options);
  },
};
