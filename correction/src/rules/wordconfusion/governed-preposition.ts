import type { Analysis } from '../../analysis/analysis.ts';
import { removeText, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import {
  BODY,
  GESTURES,
  FIXED,
  type Governed,
  GOVERNED,
  HOW_OR_WHEN,
  WORKS,
  type GovernedBy,
  type GovernorAfter,
  JOB_OR_SCHOOL,
  LANDS,
  MUSIC,
  THANKED_FOR,
  SPORTS,
} from '../../words/governed.ts';
import { isWholeName, onIsland } from '../../phrases/place-names.ts';
import { mayThink } from '../../words/beings.ts';
import { OBJECT_PERSONS, SELVES, SUBJECTS_AND_RELATIVES } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** What may follow a written preposition so that it belongs to the word before. */
type Follower = (a: Analysis, at: number) => boolean;

const THEM = new WordList('mig dig ham hende os jer dem sig det den dette');
const OWNERS = new WordList('de min mit mine din dit dine sin sit sine hans hendes vores jeres deres en et alle');
const TIMES_AND_LEVELS = /(sommer|vinter|forår|efterår|dag|år|niveau)(e[nt])?$/;
const FARTHEST = 3;

/** Nothing that tells how or when follows. */
function isOfWhat(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST && !a.isMark(k); k = a.after(k), steps++) {
    if (HOW_OR_WHEN.test(a.lower(k)) || TIMES_AND_LEVELS.test(a.lower(k))) return false;
    if ((a.is(k, r.NOUN) && !a.is(k, r.GENITIVE)) || a.commaAfter(k)) break;
  }
  return true;
}

const them: Follower = (a, at) =>
  THEM.test(a.lower(a.after(at))) &&
  (EACH.test(a.lower(a.after(at, 2))) || !r.hasAny(a.reading(a.after(at, 2)), OF_PHRASE));
/** »drømmer om det | hver nat« */
const EACH = new WordList('hver hvert');
/** »på | det tidspunkt«, »på | den anden side«: no pronoun, but what stands before a noun. */
const OF_PHRASE = r.NOUN | r.ADJECTIVE | r.NUMERAL | r.DETERMINER | r.PRONOUN;
const themOrAt: Follower = (a, at) => isInfinitiveOrClause(a, at) || them(a, at);
const isInfinitiveOrClause: Follower = (a, at) => a.lower(a.after(at)) === 'at';
/** Somebody, something that is owned, or one of them. */
const known: Follower = (a, at) => {
  const next = a.after(at);
  return themOrAt(a, at) || ((OWNERS.test(a.lower(next)) || a.is(next, r.NAME)) && isOfWhat(a, at));
};
const POINTS = new WordList('den det de denne dette min mit mine din dit dine hans hendes jeres deres');
/** One that was spoken of. */
const pointed: Follower = (a, at) => POINTS.test(a.lower(a.after(at))) && isOfWhat(a, at);
/** Any phrase. */
const anything: Follower = (a, at) => {
  const next = a.after(at);
  const bits = r.NOUN | r.NAME | r.ADJECTIVE | r.DETERMINER | r.PRONOUN | r.NUMERAL;
  return known(a, at) || (r.hasAny(a.reading(next), bits) && isOfWhat(a, at));
};
/** Something with its article, or several. */
const things: Follower = (a, at) => {
  const next = a.after(at);
  return known(a, at) || ((a.is(next, r.NOUN | r.DEFINITE) || a.is(next, r.NOUN | r.PLURAL)) && isOfWhat(a, at));
};

const IS_OR_GOT = new WordList(
  'er var være været bliver blev blive blevet ikke også lige hun han jeg vi de altid meget så rigtig ret lidt mere mest virkelig især',
);
const isAfterBe = (a: Analysis, at: number): boolean => IS_OR_GOT.test(a.lower(a.before(at)));
const isOfWork = (a: Analysis, at: number): boolean =>
  WORKS.test(a.lower(a.before(at))) ||
  (SUBJECTS_AND_RELATIVES.test(a.lower(a.before(at))) && WORKS.test(a.lower(a.before(at, 2))));
const GET_OR_HAVE = new WordList('har havde have haft få får fik fået');
const BETWEEN_NEED = new WordList('ikke også ingen jeg vi du man de han hun');
/** »har ikke brug«; not »gør ikke brug« */
function hasNeed(a: Analysis, at: number): boolean {
  let k = a.before(at);
  while (BETWEEN_NEED.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  return GET_OR_HAVE.test(a.lower(k)) && !a.commaAfter(k);
}

const FOLLOWS: Readonly<Record<GovernedBy, Follower>> = {
  at: isInfinitiveOrClause,
  them,
  person: (a, at) => PERSON.test(a.lower(a.after(at))) && !a.is(a.after(at, 2), r.NOUN),
  people: (a, at) => isPerson(a, a.after(at)),
  // »spørger til mig, om …«, »svarede til hende, at …«
  asked: (a, at) => isPerson(a, a.after(at)) && ASKS_OR_SAYS.test(a.lower(afterPerson(a, at))),
  // »gav til mig en bog«, »viste til os sit værelse«
  given: (a, at) =>
    isPerson(a, a.after(at)) && !a.commaAfter(afterPerson(a, at) - 1) && THING_GIVEN.test(a.lower(afterPerson(a, at))),
  themOrAt,
  pointed,
  known,
  owned: (a, at) => known(a, at) && !isInfinitiveOrClause(a, at),
  things,
  anything,
  music: (a, at) => MUSIC.test(a.lower(a.after(at))),
  body: (a, at) =>
    BODY.test(a.lower(a.after(at))) || (OWNERS.test(a.lower(a.after(at))) && BODY.test(a.lower(a.after(at, 2)))),
  gesture: (a, at) => GESTURES.test(a.lower(a.after(at))),
  school: (a, at) => JOB_OR_SCHOOL.test(a.lower(a.after(at, 2))) && OWNERS.test(a.lower(a.after(at))),
  question: (a, at) => a.lower(a.after(at)).startsWith('spørgsmål') || a.lower(a.after(at, 2)).startsWith('spørgsmål'),
  thanked: (a, at) => THANKED_FOR.test(a.lower(a.after(at))),
  sport: (a, at) => SPORTS.test(a.lower(a.after(at))),
  country: (a, at) => LANDS.test(a.lower(a.after(at))) && a.hasCapital(a.after(at)) && isWholeName(a, a.after(at)),
};
const ASKS_OR_SAYS = new WordList('om hvad hvor hvordan hvornår hvem hvorfor hvilken hvilket hvilke at');
const THING_GIVEN = new WordList('en et sin sit sine min mit mine to tre nogle noget');
/** »mig |«, »min mor |« */
const afterPerson = (a: Analysis, at: number): number => a.after(at, OWNERS.test(a.lower(a.after(at))) ? 3 : 2);
const PERSON = new WordList('mig dig ham hende os jer');
/** A pronoun, or a being of somebody's: »min lærer«. */
function isPerson(a: Analysis, at: number): boolean {
  if (OBJECT_PERSONS.test(a.lower(at)) || a.lower(at) === 'hinanden') return !a.is(a.after(at), r.NOUN);
  return (
    OWNERS.test(a.lower(at)) &&
    a.is(a.after(at), r.NOUN) &&
    !a.is(a.after(at), r.GENITIVE) &&
    mayThink(a.lower(a.after(at)))
  );
}

const AFTER: Readonly<Record<GovernorAfter, (a: Analysis, head: number, at: number) => boolean>> = {
  be: isAfterBe,
  work: isOfWork,
  need: hasNeed,
  // »glæder | mig«, also with the subject between: »glæder hun sig«
  self: (a, head, at) => {
    for (let k = a.after(head); k >= 0 && k < at; k = a.after(k)) if (SELVES.test(a.lower(k))) return true;
    return SELVES.test(a.lower(a.before(head)));
  },
  // »lægger | mærke til«
  laid: (a, head) => LAYS.test(a.lower(a.before(head))) || LAYS.test(a.lower(a.before(head, 2))),
  // »bære | over med«
  bears: (a, head) => BEARS.test(a.lower(a.before(head))),
  noQuestion: (a, head) => !asksWhat(a, head),
  noExample: (a, head) => a.lower(a.before(head)) !== 'for' && a.lower(a.before(head)) !== 'som',
  verb: (a, head) => a.is(head, r.VERB),
};

const LAYS = new WordList('lægge lægger lagde lagt');
const BEARS = new WordList('bære bærer bar båret');

/** »hvad de tænker om mig«, »sådan tænker jeg om det«: what somebody thinks of it. */
function asksWhat(a: Analysis, head: number): boolean {
  for (let k = a.before(head), steps = 0; k >= 0 && steps < 6; k = a.before(k), steps++) {
    if (a.commaAfter(k) || OTHER_CLAUSE.test(a.lower(k))) return false;
    if (a.lower(k).startsWith('hv') || HOW_OR_IT.test(a.lower(k))) return true;
  }
  return false;
}
const OTHER_CLAUSE = new WordList('fordi når hvis men og da');
const HOW_OR_IT = new WordList('det sådan noget ondt godt anderledes');

interface Governor extends Pick<Governed, 'right' | 'follows' | 'after'> {
  wrong: WordList;
}

/** By each form of the word that has the preposition. */
const GOVERNORS: ReadonlyMap<string, readonly Governor[]> = byWord();

function byWord(): Map<string, Governor[]> {
  const all = new Map<string, Governor[]>();
  for (const { words, wrong, ...rest } of GOVERNED) {
    const governor = { ...rest, wrong: new WordList(wrong) };
    for (const word of words.split(' ')) all.set(word, [...(all.get(word) ?? []), governor]);
  }
  return all;
}

/** Between the word and its preposition: »tænker | tit på«, »glæder | mig meget til«. */
const BETWEEN = new WordList('mig dig sig os jer ikke også meget altid tit ofte stadig rigtig jeg du han hun vi de');
const MOST_BETWEEN = 3;

/** »interesseret om fodbold«, »bange af hunde«, »gift til en mand«: adjectives and verbs that each have their preposition. */
export const governedPreposition: WordRule = {
  id: 'governed-preposition',
  subcategory: 'sound-alike',
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. Mange ord har deres eget faste forholdsord (interesseret i, bange for, gift med, stolt af, god til), og det må man lære sammen med ordet.',
  on: { words: 'af efter for fra hos i med mod om over på til ved' },
  wrong: [
    ['Tak til hjælpen.', 'Tak for hjælpen.'],
    ['Hun rystede med hovedet.', 'Hun rystede på hovedet.'],
    ['Han trak med skuldrene.', 'Han trak på skuldrene.'],
    ['Jeg er meget interesseret om fodbold.', 'Jeg er meget interesseret i fodbold.'],
    ['Hun er bange af hunde.', 'Hun er bange for hunde.'],
    ['Min søster er gift til en tysker.', 'Min søster er gift med en tysker.'],
    ['Min far er stolt på mig.', 'Min far er stolt af mig.'],
    ['Vi er trætte på det.', 'Vi er trætte af det.'],
    ['Bogen handler på en pige fra Fyn.', 'Bogen handler om en pige fra Fyn.'],
    ['Han er god i at tegne.', 'Han er god til at tegne.'],
    ['Jeg er enig på den regel.', 'Jeg er enig i den regel.'],
    ['Hun blev vred til mig.', 'Hun blev vred på mig.'],
    ['Vi har brug til en ny bold.', 'Vi har brug for en ny bold.'],
    ['Vi blev hjemme på grund for regnen.', 'Vi blev hjemme på grund af regnen.'],
    ['Jeg er glad på mit job.', 'Jeg er glad for mit job.'],
    ['Jeg er meget glad med min nye skole.', 'Jeg er meget glad for min nye skole.'],
    ['Vi glæder os meget for at se jer.', 'Vi glæder os meget til at se jer.'],
    ['Han er forelsket med hende.', 'Han er forelsket i hende.'],
    ['Det afhænger på vejret.', 'Det afhænger af vejret.'],
    ['Det afhænger på, hvad man spiller.', 'Det afhænger af, hvad man spiller.'],
    ['Man må ikke være bange af blod.', 'Man må ikke være bange for blod.'],
    ['Vi venter for vores lærer.', 'Vi venter på vores lærer.'],
    ['Jeg er født på Syrien.', 'Jeg er født i Syrien.'],
    ['Min moster bor i Fyn.', 'Min moster bor på Fyn.'],
    ['Da vi kom i Danmark, var jeg fire år.', 'Da vi kom til Danmark, var jeg fire år.'],
    ['Hun ligner på sin mor.', 'Hun ligner sin mor.'],
    ['Jeg interesserer mig i heste.', 'Jeg interesserer mig for heste.'],
    ['Jeg koncentrerede mig på min opgave.', 'Jeg koncentrerede mig om min opgave.'],
    ['Har du mulighed til at komme?', 'Har du mulighed for at komme?'],
    ['Jeg har lagt mærke på, at du er glad.', 'Jeg har lagt mærke til, at du er glad.'],
    ['I må bære over på mig.', 'I må bære over med mig.'],
    ['Jeg er ikke enig på dem.', 'Jeg er ikke enig med dem.'],
    ['Hun er ikke enig til sin lærer.', 'Hun er ikke enig med sin lærer.'],
    ['Han pegede til tavlen.', 'Han pegede på tavlen.'],
    ['Jeg er ked af det, fordi jeg tænker om min mormor.', 'Jeg er ked af det, fordi jeg tænker på min mormor.'],
    ['Jeg drømmer på det hver nat.', 'Jeg drømmer om det hver nat.'],
    ['Vi løb i stedet af at gå.', 'Vi løb i stedet for at gå.'],
    ['Min mor er skilt med min far.', 'Min mor er skilt fra min far.'],
    ['Jeg er sikker om, at han kommer.', 'Jeg er sikker på, at han kommer.'],
    ['Vi skal svare til alle spørgsmålene.', 'Vi skal svare på alle spørgsmålene.'],
    ['Jeg spurgte fra min lærer.', 'Jeg spurgte min lærer.'],
    ['Hun hjælper mig i at læse.', 'Hun hjælper mig med at læse.'],
    ['Min søster hjælper til mig hver dag.', 'Min søster hjælper mig hver dag.'],
    ['Han sad ved siden på sin mor.', 'Han sad ved siden af sin mor.'],
    ['Vi bor i nærheden på skolen.', 'Vi bor i nærheden af skolen.'],
    ['Vi gik ud på trods for regnen.', 'Vi gik ud på trods af regnen.'],
    ['Min bror spiller på fodbold.', 'Min bror spiller fodbold.'],
    ['Min ven begynder til at tegne.', 'Min ven begynder at tegne.'],
    ['Jeg har ondt på maven.', 'Jeg har ondt i maven.'],
    ['Du er ansvarlig på den.', 'Du er ansvarlig for den.'],
    ['En kvinde smiler på sin nabo.', 'En kvinde smiler til sin nabo.'],
    ['Vi lytter på regnen.', 'Vi lytter til regnen.'],
    ['Firmaet ligger på Slagelse.', 'Firmaet ligger i Slagelse.'],
    ['Han griner over mig.', 'Han griner ad mig.'],
    ['Send mig et billede på jer.', 'Send mig et billede af jer.'],
    ['En dreng spurgte til sin mor, om det var farligt.', 'En dreng spurgte sin mor, om det var farligt.'],
    ['Han gav til mig en bog.', 'Han gav mig en bog.'],
    ['Han er god på fodbold.', 'Han er god til fodbold.'],
  ],
  right: [
    'Jeg er stolt på mine venners vegne.',
    'Hun er bange om natten.',
    'Han er træt i benene og træt om morgenen.',
    'Jeg er god i matematik.',
    'Der ligger gift til rotterne.',
    'Vi er glade på fredag.',
    'De var vant til at vente.',
    'Hun handler på nettet.',
    'Vi blev enige på mødet.',
    'Hvad tænker du om min nye frisure?',
    'Vi venter for enden af gangen.',
    'Vi kan ikke vente for at høre det.',
    'Brug nu muligheden til at spørge.',
    'De ligner hinanden på mange måder.',
    'Hun kom for sent i skole.',
    'Det glæder mig for dem.',
    'Jeg tænker på Danmark hver dag.',
    'Hun besøgte os på Fyn og elskede det på sin egen måde.',
    'Du kan for eksempel om morgenen tage bussen.',
    'Vi var i Fyns største by.',
    'De bor på dansk jord.',
    'Vi kørte i stedet fra Odense.',
    'Figuren er lavet i stedet af træ.',
    'Hvad tænker I om hans nye bil?',
    'Det er godt, at de tænker sådan om deres lærer.',
    'Hun har et mærke på armen.',
    'Læg det over på min seng.',
    'De blev enige på mine forældres vegne.',
    'Uret peger til venstre.',
    'Rytme hører til musik.',
    'Jeg blev spurgt på min mors vegne.',
    'Han spurgte på en pæn måde.',
    'Hun hjælper til derhjemme.',
    'Hun viste til sidst sit hus frem.',
    'Hun spurgte til min mor.',
    'Han lærte til sin store glæde at svømme.',
    'Toget kørte i gang på skinnerne.',
    'Det gjorde ondt på mig at se det.',
    'Vi arbejder på Aarhus Universitet.',
  ],
  match(a, at): Finding | null {
    const before = a.before(at);
    if (before < 0 || a.commaAfter(before) || a.after(at) < 0) return null;
    if (a.commaAfter(at)) {
      if (dependsOnClause(a, at)) return replaceWord(a, at, 'af', 0.92);
      // »lagt mærke på, at«
      if (!isInfinitiveOrClause(a, at)) return null;
    }
    if (onIsland(a, at)) return replaceWord(a, at, 'på', 0.92);
    const right = thirdOf(a, at) ?? rightOf(a, at);
    if (right === null) return null;
    return right === '' ? removeText(a.starts[at]!, a.starts[a.after(at)]!, 0.88) : replaceWord(a, at, right, 0.88);
  },
};

/** The third word of a phrase whose first two stand before; null where they do not, or the written one may stand. */
function thirdOf(a: Analysis, at: number): string | null {
  const [one, other] = [a.lower(a.before(at, 2)), a.lower(a.before(at))];
  const phrase = FIXED.find(
    ([first, second, , wrong, hasClause]) =>
      one === first && other === second && wrong.test(a.lower(at)) && hasClause === isInfinitiveOrClause(a, at),
  );
  return !phrase || a.lower(a.before(at, 3)) === 'gik' ? null : phrase[2];
}

/** The preposition of the word before, '' where it has an object; null where the written one may stand. */
function rightOf(a: Analysis, at: number): string | null {
  const before = a.before(at);
  const isOfSelf = SELVES.test(a.lower(before));
  for (let k = before, steps = 0; k >= 0 && steps <= MOST_BETWEEN; k = a.before(k), steps++) {
    // »interesseret | sig for« has another preposition than »interesseret«
    for (const { right, wrong, follows, after } of GOVERNORS.get(a.lower(k)) ?? [])
      if (
        wrong.test(a.lower(at)) &&
        (!isOfSelf || after === 'self') &&
        FOLLOWS[follows](a, at) &&
        (after === undefined || AFTER[after](a, k, at))
      )
        return right;
    if (!BETWEEN.test(a.lower(k)) || a.commaAfter(a.before(k))) return null;
  }
  return null;
}

const DEPENDS = new WordList('afhænger afhang afhænge');
const ASKS = new WordList('hvad hvor hvordan hvornår hvem om hvilken hvilket hvilke');
/** »afhænger på, hvad man spiller« */
const dependsOnClause = (a: Analysis, at: number): boolean =>
  DEPENDS.test(a.lower(a.before(at))) && !OF.test(a.lower(at)) && ASKS.test(a.lower(a.after(at)));
const OF = new WordList('af i');
