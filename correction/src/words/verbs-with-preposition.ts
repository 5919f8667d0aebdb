import { WordList } from './word-list.ts';

/** What may follow a verb straight where its preposition was left out: somebody or something known, or a place by its name. */
export type FollowsVerb = 'known' | 'person' | 'one' | 'place';

/** A verb that its preposition belongs to. */
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
    follows: 'known',
    unless: new WordList('klokken telefonen uret'),
  },
  { forms: 'vente venter ventede ventet', right: 'på', follows: 'known', unless: new WordList('sig') },
  { forms: 'snakke snakker snakkede snakket', right: 'med', follows: 'person' },
  { forms: 'lege leger legede leget', right: 'med', follows: 'person' },
  { forms: 'grine griner grinede grint', right: 'ad', follows: 'person' },
  { forms: 'drømme drømmer drømte drømt', right: 'om', follows: 'one', unless: new WordList('drøm mareridt') },
  { forms: 'handle handler handlede', right: 'om', follows: 'known' },
  { forms: 'deltage deltager deltog deltaget', right: 'i', follows: 'known' },
  { forms: 'kigge kigger kiggede kigget', right: 'på', follows: 'known' },
  { forms: 'lytte lytter lyttede lyttet', right: 'til', follows: 'known' },
  { forms: 'kommer', right: 'fra', follows: 'place' },
  { forms: 'bo bor boede boet', right: 'i', follows: 'place' },
  {
    forms: 'rejse rejser rejste rejst flytte flytter flyttede flyttet flyve fløj fløjet',
    right: 'til',
    follows: 'place',
  },
  { forms: 'født', right: 'i', follows: 'place' },
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
