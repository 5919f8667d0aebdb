import { WordList } from './word-list.ts';

/** What may follow a verb straight where its preposition was left out: somebody or something known, or a place by its name. */
export type FollowsVerb = 'known' | 'owned' | 'anybody' | 'person' | 'one' | 'place';

/** A verb or an adjective that its preposition belongs to. */
export interface VerbWithPreposition {
  right: string;
  follows: FollowsVerb;
  /** Nothing is left out before these: »drikke te« of »te«. */
  unless?: WordList;
}

const TABLE: readonly (VerbWithPreposition & { forms: string })[] = [
  {
    forms: 'ringe ringer ringede ringet',
    right: 'til',
    follows: 'anybody',
    unless: new WordList('klokken telefonen uret op ned ind ud tilbage hjem'),
  },
  { forms: 'vente venter ventede ventet', right: 'på', follows: 'known', unless: new WordList('sig') },
  { forms: 'snakke snakker snakkede snakket', right: 'med', follows: 'person' },
  { forms: 'lege leger legede leget', right: 'med', follows: 'person' },
  {
    forms: 'grine griner grinede grint',
    right: 'ad',
    follows: 'person',
    unless: new WordList('halvt ihjel fordærvet'),
  },
  { forms: 'drømme drømmer drømte drømt', right: 'om', follows: 'one', unless: new WordList('drøm mareridt') },
  { forms: 'handle handler handlede', right: 'om', follows: 'known' },
  { forms: 'deltage deltager deltog deltaget', right: 'i', follows: 'known' },
  { forms: 'kigge kigger kiggede kigget', right: 'på', follows: 'known', unless: new WordList('i ind over omkring') },
  { forms: 'lytte lytter lyttede lyttet', right: 'til', follows: 'known' },
  { forms: 'kommer', right: 'fra', follows: 'place' },
  { forms: 'bo bor boede boet', right: 'i', follows: 'place' },
  {
    forms: 'rejse rejser rejste rejst flytte flytter flyttede flyttet flyve fløj fløjet',
    right: 'til',
    follows: 'place',
  },
  { forms: 'født', right: 'i', follows: 'place' },
  { forms: 'tænke tænker tænkte tænkt', right: 'på', follows: 'known', unless: new WordList('tanken') },
  { forms: 'stole stoler stolede stolet', right: 'på', follows: 'anybody' },
  { forms: 'tale taler talte', right: 'med', follows: 'person', unless: new WordList('os jer dem fra') },
  { forms: 'danse danser dansede danset skændes skændtes', right: 'med', follows: 'person' },
  { forms: 'smile smiler smilede smilet', right: 'til', follows: 'person' },
  { forms: 'råbe råber råbte råbt', right: 'ad', follows: 'person', unless: new WordList('op an ud ind') },
  { forms: 'stirre stirrer stirrede glo glor gloede pege peger pegede', right: 'på', follows: 'anybody' },
  { forms: 'sørge sørger sørgede sørget', right: 'for', follows: 'known' },
  { forms: 'klage klager klagede klaget', right: 'over', follows: 'known' },
  { forms: 'længes længtes', right: 'efter', follows: 'known' },
  { forms: 'ledte ledt', right: 'efter', follows: 'owned' },
  { forms: 'tvivle tvivler tvivlede reagere reagerer reagerede', right: 'på', follows: 'known' },
  { forms: 'protestere protesterer protesterede', right: 'mod', follows: 'known' },
  { forms: 'sejle sejler sejlede ankom ankommer', right: 'til', follows: 'place' },
  { forms: 'sur sure vred vrede irriteret irriterede jaloux misundelig misundelige', right: 'på', follows: 'anybody' },
  { forms: 'stolt stolte træt ked', right: 'af', follows: 'anybody' },
  {
    forms: 'forelsket forelskede interesseret interesserede',
    right: 'i',
    follows: 'anybody',
    unless: new WordList('mig dig sig os jer'),
  },
  { forms: 'bange nervøs nervøse', right: 'for', follows: 'anybody' },
  { forms: 'skuffet skuffede', right: 'over', follows: 'anybody' },
  { forms: 'gift forlovet tilfreds tilfredse', right: 'med', follows: 'anybody' },
];

/** By each form of the verb. */
export const VERBS_WITH_PREPOSITION: ReadonlyMap<string, VerbWithPreposition> = new Map(
  TABLE.flatMap(({ forms, ...entry }) => forms.split(' ').map((form) => [form, entry] as const)),
);

/** One moves so: »løb ned gården« lacks a preposition where »spiste op maden« does not. */
export const MOVES = new WordList(
  'gå går gik gået løbe løber løb løbet komme kommer kom kommet køre kører kørte kørt cykle cykler cyklede cyklet kravle kravler kravlede ' +
    'kravlet hoppe hopper hoppede hoppet klatre klatrer klatrede klatret falde falder faldt faldet flytte flytter flyttede flyttet rejse rejser ' +
    'rejste rejst svømme svømmer svømmede svømmet flyve flyver fløj fløjet springe springer sprang sprunget',
);

/** Which way, and the preposition that mostly follows before a place. */
export const WAYS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ind: 'i', op: 'i', ned: 'i', ud: 'i', hen: 'til', tilbage: 'til' }),
);

/** One goes along or through them: »ned ad trappen«, »ud ad døren«. */
export const ALONG = new WordList('trappen trapperne bakken vejen gaden stien døren vinduet gangen skrænten bjerget');
