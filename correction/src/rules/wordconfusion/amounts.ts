import type { Analysis } from '../../analysis/analysis.ts';
import { isSeveral } from '../../clauses/misplaced.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelier } from '../../language-model/likelier.ts';
import * as r from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { isMassNoun, isStuff } from '../../phrases/counted-noun.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { RELATIVES } from '../../words/links.ts';
import { NOT_COUNTED } from '../../words/things.ts';
import { WordList } from '../../words/word-list.ts';

/** What stands there, what was meant, how much likelier the net must find it, and where grammar asks for it. */
interface Amount {
  readonly right: string;
  readonly subcategory: SubcategoryId;
  /** Log odds. */
  readonly least: number;
  readonly fits: (a: Analysis, at: number) => boolean;
}

const amount = (right: string, subcategory: SubcategoryId, least: number, fits: Amount['fits']): Amount => ({
  right,
  subcategory,
  least,
  fits,
});

const AMOUNTS: ReadonlyMap<string, readonly Amount[]> = new Map([
  ['meget', [amount('mange', 'mange-meget', 0.4, isOfSeveral), amount('mange', 'mange-meget', 3, isOfSameForm)]],
  [
    'mange',
    [
      amount('meget', 'mange-meget', 1.5, isOfMass),
      amount('meget', 'mange-meget', 2.3, saysHowMuch),
      amount('meget', 'mange-meget', 2, isLanguage),
    ],
  ],
  ['lidt', [amount('få', 'mange-meget', -4, isOfFew)]],
  ['mere', [amount('flere', 'mange-meget', 2, isOfSeveral), amount('flere', 'mange-meget', 4, isOfSameForm)]],
  ['flere', [amount('mere', 'mange-meget', 0.4, isOfMass)]],
  ['mest', [amount('flest', 'mange-meget', 2, isMostOfSeveral)]],
  ['meste', [amount('fleste', 'mange-meget', 4, isTheMost)]],
  [
    'mindre',
    [
      amount('færre', 'mindre-faerre', 1, isOfSizeless),
      amount('færre', 'mindre-faerre', 1, isUsedUp),
      amount('færre', 'mindre-faerre', 2.5, isOfSeveral),
    ],
  ],
  ['færre', [amount('mindre', 'mindre-faerre', -0.5, isOfMass)]],
]);

const SURE = 0.9;

/** They are several without being counted, or are as often a measure. */
const ALWAYS_PLURAL = new WordList('penge briller bukser');
/** »jo mere lærere«: another clause part begins. */
const THE_MORE = new WordList('jo desto');

/** Straight before a noun that is several and nothing else: »meget venner«. */
function isOfSeveral(a: Analysis, at: number): boolean {
  const noun = a.after(at);
  return (
    !a.commaAfter(at) &&
    !precedes(a, at, THE_MORE) &&
    isSeveral(a, noun) &&
    !r.hasAny(a.union(noun), r.ADJECTIVE) &&
    !ALWAYS_PLURAL.test(a.lower(noun))
  );
}

/** One and several in the same form, of which there is never much. */
const SAME_FORM = new WordList(
  'æg dyr ting år ord mål børn mennesker point fejl får heste sko hus huse træ træer tal spørgsmål forslag fag hold ' +
    'spil lag sår øjne ben navn navne folk skridt problemer minutter timer kort brev breve job lån krav kryds forsøg ' +
    'valg køb fund svar tegn sting løb kapitler tilbud bud sprog kram kys kilo gram meter kilometer kroner',
);
/** »meget æg«, »mere dyr« */
function isOfSameForm(a: Analysis, at: number): boolean {
  return (
    !a.commaAfter(at) &&
    !precedes(a, at, THE_MORE) &&
    SAME_FORM.test(a.lower(a.after(at))) &&
    // »tog så meget fejl af vejen«, »var meget folk«
    !follows(a, at, /^af$/, 2)
  );
}

/** What has no size that one would speak of: »mindre timer« are fewer. */
const SIZELESS = new WordList(
  'timer minutter sekunder dage uger måneder point fejl lektier kalorier venner veninder søskende gange stemmer likes ' +
    'penalhuse fridage feriedage skoledage frikvarterer lektioner undervisningstimer arbejdstimer karakterer ' +
    'følgere seere lyttere læsere tilskuere deltagere medlemmer besøgende passagerer ansatte ledige arbejdsløse ' +
    'indbyggere beboere kunder gæster patienter ansøgere vælgere soldater turister flygtninge indvandrere ' +
    'døde dræbte sårede smittede fødsler dødsfald selvmord uheld trafikuheld skilsmisser indbrud tyverier konflikter ' +
    'skænderier klager afbud billetter bøger kopier procent grader kilometer kilo kroner sygedage fødte',
);
function isOfSizeless(a: Analysis, at: number): boolean {
  return !a.commaAfter(at) && !precedes(a, at, THE_MORE) && SIZELESS.test(a.lower(a.after(at)));
}

/** They come one by one, so that there is never a little of them: »lidt venner« are few. */
const ONE_BY_ONE = new WordList(
  'venner veninder mennesker elever bøger søskende personer lærere kolleger biler dage uger',
);
function isOfFew(a: Analysis, at: number): boolean {
  return !a.commaAfter(at) && ONE_BY_ONE.test(a.lower(a.after(at)));
}

const USES_UP = new WordList(
  'købe køber købte købt køb bruge bruger brugte brugt spise spiser spiste spist drikke drikker drak ryge ryger smide smider smed ' +
    'producere producerer producerede producere sende sender sælge sælger solgte',
);
/** »hvis vi køber mindre ting« */
function isUsedUp(a: Analysis, at: number): boolean {
  return USES_UP.test(a.lower(a.before(at))) && (isOfSeveral(a, at) || isOfSameForm(a, at));
}

/** What one cannot count and only has much or little of. */
const MASSES = new WordList(
  'tid mad støj larm energi plads hjælp varme musik kærlighed luft magt respekt trafik motion søvn frihed lykke glæde ' +
    'opmærksomhed held uheld tvivl stress mobning vold kritik ros snak angst styrke forståelse undervisning træning ' +
    'underholdning information strøm elektricitet affald skrald plastik tøj legetøj slik slud regn sne torden tåge ' +
    'fjernsyn tv omtanke tålmodighed ro fred fritid skærmtid arbejde sport fodbold lyst gæld spænding ansvar succes ' +
    'forurening erfaring viden modstand hygge nærvær omsorg tillid selvtillid selvværd mod håb tro kontakt støtte ' +
    'løn mening betydning indflydelse forskel lektiehjælp hjemmearbejde husarbejde papirarbejde alvor latter gråd ' +
    'bagage post tørst sult smerte smag lugt lys skygge sol vind blæst kulde hede fugt frost vand saft mælk cola ' +
    'sodavand kaffe te øl vin spiritus alkohol kød fisk frugt grønt salat ost smør brød kage is chokolade sukker salt ' +
    'peber krydderi mel ris pasta suppe sovs ketchup fedt olie honning marmelade fast-food junkfood guf skyld søvnløshed ' +
    'rod orden uro ballade sjov panik kaos natur historie kultur litteratur matematik dansk engelsk religion politik ' +
    'økonomi handel reklame internet data teknik plastic papir træ glas metal guld sølv jern sand jord mudder ler ' +
    'græs hø ild røg damp ilt brint kulstof co2 blod sved hår skæg pels makeup hud fantasi humor talent sprog',
);
/** Of these there are several as well in the same form, so that »mange« is as right. */
const ALSO_SEVERAL = new WordList('fisk hår lys glas sprog øl træ is sår kage data');

/** »mange støj«, »flere tid«: what one cannot count. */
function isOfMass(a: Analysis, at: number): boolean {
  const noun = a.after(at);
  const lower = a.lower(noun);
  if (a.commaAfter(at) || ALSO_SEVERAL.test(lower) || !a.is(noun, r.NOUN) || a.canBe(a.after(noun), r.NOUN | r.PLURAL))
    return false;
  // »der må gerne komme flere af«
  if (r.hasAny(a.union(noun), r.OTHER)) return false;
  if (MASSES.test(lower) || NOT_COUNTED.test(lower) || isStuff(lower)) return true;
  return isMassNoun(a, noun) && !a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE);
}

/** What can be done or be so much, with nobody to whom it is done. */
const TO_A_DEGREE = new WordList(
  'arbejde arbejder arbejdede arbejdet snakke snakker snakkede snakket tale taler talte talt koste koster kostede kostet ' +
    'regne regner regnede regnet sne sner sneede sneet ved vide vidste lære lærer lærte lært glæde glæder glædede glædet ' +
    'betyde betyder betød betydet savne savner savnede savnet elske elsker elskede elsket hjælpe hjælper hjalp hjulpet ' +
    'ændre ændrer ændrede ændret fylde fylder fyldte fyldt veje vejer vejede vejet sove sover sov sovet træne træner trænede ' +
    'trænet øve øver øvede øvet læse læser læste læst skrive skriver skrev spille spiller spillede spillet lege leger legede ' +
    'leget grine griner grinede grinet le ler lo leet græde græder græd grædt råbe råber råbte råbt fryse fryser frøs svede ' +
    'sveder svedte spise spiser spiste spist drikke drikker drak drukket ryge ryger røg røget rejse rejser rejste rejst larme ' +
    'larmer larmede larmet støje støjer fortælle fortæller fortalte fortalt tænke tænker tænkte tænkt ligne ligner lignede ' +
    'hade hader hadede holde holder holdt gøre gør gjorde gjort sige siger sagde bruge bruger brugte brugt røre rører rørte ' +
    'bløde bløder blødte skade skader skadede kede keder kedede skændes skændtes diskutere diskuterer diskuterede vokse vokser ' +
    'voksede vokset kræve kræver krævede interessere interesserer interesserede forstå forstår forstod forstået',
);
const AFTER_VERB = new WordList(
  'mig dig sig ham hende os jer dem det den jeg du han hun vi man de rigtig så virkelig ikke også alt for helt meget lige ' +
    'altid jo temmelig ret vældig utrolig ganske hvor',
);
const AFTER_DEGREE = new WordList(
  'om til på af for med sammen i at hver når hvis fordi da mens både hjemme ude inde derhjemme',
);

const PER = new WordList('dagen ugen måneden året aftenen morgenen timen');

/** »arbejder mange«, »glæder sig mange til«, »koster for mange at«: how much, since nothing follows that is counted. */
function saysHowMuch(a: Analysis, at: number): boolean {
  if (!closesClause(a, at) && !AFTER_DEGREE.test(a.lower(a.after(at)))) return false;
  if (follows(a, at, RELATIVES) || precedes(a, at, /^af$/)) return false;
  // »så mange«: but not of what happens, nor »fylder så mange, at …«
  if (precedes(a, at, /^så$/) && !isSoMuch(a, at)) return false;
  if (follows(a, at, /^af$/) && !a.commaAfter(at)) return false;
  // »jeg læser mange om dagen«
  if (follows(a, at, /^om$/) && PER.test(a.lower(a.after(at, 2)))) return false;
  let verb = a.before(at);
  while (AFTER_VERB.test(a.lower(verb)) && !a.commaAfter(a.before(verb))) verb = a.before(verb);
  return TO_A_DEGREE.test(a.lower(verb)) && a.is(verb, r.VERB) && !a.commaAfter(verb);
}

const HAPPENS_NOT = new WordList('sker skete ikke');
const isSoMuch = (a: Analysis, at: number): boolean =>
  (a.commaAfter(at) && follows(a, at, /^at$/)) ||
  (HAPPENS_NOT.test(a.lower(a.before(at, 2))) && HAPPENS.test(a.lower(a.before(at, 3))));
const HAPPENS = new WordList('sker skete altså der');

const LANGUAGES = new WordList(
  'dansk engelsk tysk fransk spansk svensk norsk arabisk tyrkisk kurdisk somali persisk polsk russisk ukrainsk italiensk ' +
    'kinesisk japansk latin urdu pashto dari farsi tigrinya islandsk grønlandsk færøsk finsk græsk thai vietnamesisk',
);
/** »kan ikke mange dansk« */
function isLanguage(a: Analysis, at: number): boolean {
  return LANGUAGES.test(a.lower(a.after(at))) && !a.commaAfter(at) && !a.is(a.after(at, 2), r.NOUN);
}

const HAS_OR_WINS = new WordList(
  'har havde have haft får fik få fået sælger solgte sælge solgt scorer scorede score scoret samler samlede samle samlet ' +
    'vinder vandt vinde vundet finder fandt finde fundet fanger fangede fange fanget laver lavede lave lavet køber købte købe ' +
    'købt kender kendte bager bagte plukker plukkede',
);
/** »den, der har mest point« */
function isMostOfSeveral(a: Analysis, at: number): boolean {
  return HAS_OR_WINS.test(a.lower(a.before(at))) && (isOfSeveral(a, at) || isOfSameForm(a, at));
}

/** »de meste elever« */
function isTheMost(a: Analysis, at: number): boolean {
  return precedes(a, at, /^de$/) && (isOfSeveral(a, at) || a.is(a.after(at), r.ADJECTIVE) || follows(a, at, /^af$/));
}

/** How many or how much: small words that both the noun and the net tell apart. */
export const amounts: WordRule = {
  id: 'amounts',
  subcategory: 'mange-meget',
  on: { words: [...AMOUNTS.keys()].join(' ') },
  wrong: [
    ['Hun læser meget bøger om dyr.', 'Hun læser mange bøger om dyr.'],
    ['Der er meget ting, vi kan lave.', 'Der er mange ting, vi kan lave.'],
    ['Min mor arbejder mange.', 'Min mor arbejder meget.'],
    ['Vi glæder os mange til sommerferien.', 'Vi glæder os meget til sommerferien.'],
    ['Jeg kan ikke mange fransk endnu.', 'Jeg kan ikke meget fransk endnu.'],
    ['Vi har brug for mere lærere.', 'Vi har brug for flere lærere.'],
    ['Jeg har brug for flere tid.', 'Jeg har brug for mere tid.'],
    ['Den, der har mest point, vinder.', 'Den, der har flest point, vinder.'],
    ['De meste elever kan godt lide faget.', 'De fleste elever kan godt lide faget.'],
    ['Vi skal have mindre timer i skolen.', 'Vi skal have færre timer i skolen.'],
    ['Vi bruger færre tid på lektier.', 'Vi bruger mindre tid på lektier.'],
  ],
  right: [
    'Jo mere elever læser, jo bedre bliver de.',
    'Jeg læser mest romaner.',
    'Vi kører i mindre biler nu.',
    'Der var en del mindre butikker i gaden.',
    'Han tog så meget fejl af vejen, at han kom for sent.',
    'Det er mere penge, end jeg har.',
    'Jeg kender mange på skolen.',
    'Jeg læser mange om dagen.',
    'Sådan en morgen må der gerne komme flere af.',
    'Hun er sjov, når der ikke er så mange på.',
  ],
  match(a, at, models): Finding | null {
    for (const one of AMOUNTS.get(a.lower(at))!)
      if (one.fits(a, at) && isLikely(a, at, one, models))
        return { ...replaceWord(a, at, one.right, SURE, one.subcategory), yields: true };
    return null;
  },
};

const isLikely = (a: Analysis, at: number, { right, least }: Amount, models: Models): boolean =>
  likelier(a, at, right, models) >= least;
