import { WordList } from './word-list.ts';

// Where and when: nouns that each have their preposition, whatever stands before it.

/** What stands between the preposition and the noun: nothing, »mit«, a word that opens the phrase, or any of it. */
export type OpenedBy = 'nothing' | 'owner' | 'opener' | 'anything';

export type PartOf = 'nothing' | 'known' | 'anything';

/** Nouns and the preposition that tells where or when something is. */
export interface OfPlace {
  nouns: readonly string[];
  right: string;
  /** Those that are written instead. */
  wrong: WordList;
  openedBy: OpenedBy;
  /** What before it may be a part of it: something known, as »døren i hotellet«, or anything. */
  hasParts: PartOf;
  /** One of these stands straight before the noun: »i | fjerde sal«. */
  after?: WordList;
  /** One of these follows the noun: »i vej | hjem«. */
  before?: WordList;
}

const ofPlace = (
  nouns: string,
  right: string,
  wrong: string,
  openedBy: OpenedBy = 'anything',
  hasParts: PartOf = 'known',
  beside: Pick<OfPlace, 'after' | 'before'> = {},
): OfPlace => ({
  nouns: nouns.split(' '),
  right,
  wrong: new WordList(wrong),
  openedBy,
  hasParts,
  ...beside,
});

/**
 * Counted in 15.8 million words of news, short sentences and debates in parliament: of »i« and »på« before these the right one is at
 * least nine in ten.
 */
export const OF_PLACE_OR_TIME: readonly OfPlace[] = [
  ofPlace('internettet facebook instagram youtube tiktok snapchat', 'på', 'i ved', 'anything', 'nothing'),
  ofPlace(
    'gaden stranden perronen stationen banegården torvet legepladsen parkeringspladsen pladsen stadion',
    'på',
    'i',
  ),
  ofPlace('hospitalet sygehuset universitetet kontoret fabrikken arbejdspladsen plejehjemmet', 'på', 'i'),
  ofPlace('hotellet apoteket politistationen lageret altanen terrassen', 'på', 'i'),
  ofPlace('hospital sygehus universitet plejehjem hotel efterskole højskole', 'på', 'i'),
  ofPlace('bænken hylden tavlen skærmen scenen banen cyklen øen computeren mobilen', 'på', 'i'),
  ofPlace('ferie besøg lejrskole udflugt cykel', 'på', 'i', 'nothing', 'nothing'),
  ofPlace('tidspunkt tidspunktet', 'på', 'i ved', 'anything', 'nothing'),
  ofPlace('måde måder', 'på', 'i', 'opener', 'nothing'),
  ofPlace('lejligheden', 'i', 'på', 'anything', 'anything'),
  ofPlace('byen parken skoven haven stuen køkkenet klassen klasseværelset hallen svømmehallen kælderen', 'i', 'på'),
  ofPlace('kantinen biografen kirken moskeen butikken supermarkedet lufthavnen børnehaven vuggestuen', 'i', 'på'),
  ofPlace('landsbyen garagen zoo klasse by landsby', 'i', 'på'),
  ofPlace('land hjemland liv familie fritid', 'i', 'på', 'owner'),
  ofPlace('lejlighed hus', 'i', 'på', 'opener', 'anything'),
  ofPlace(
    'begyndelsen starten slutningen mellemtiden virkeligheden øjeblikket barndommen',
    'i',
    'på',
    'anything',
    'nothing',
  ),
  ofPlace(
    'weekenden weekenderne fritiden sommerferien vinterferien juleferien efterårsferien',
    'i',
    'på',
    'anything',
    'nothing',
  ),
  ofPlace('frikvarteret frikvartererne pausen pauserne ferien', 'i', 'på', 'anything', 'nothing'),
  ofPlace(
    'januar februar marts april maj juni juli august september oktober november december',
    'i',
    'på ved',
    'nothing',
    'nothing',
  ),
  ofPlace('bus bil tog', 'i', 'på', 'nothing', 'nothing'),
  ofPlace('fest fester', 'til', 'i på', 'nothing', 'nothing'),
  ofPlace('morgenen aftenen formiddagen eftermiddagen natten', 'om', 'i på ved', 'nothing', 'nothing'),
  ofPlace('skole', 'i', 'på', 'nothing', 'nothing', { before: new WordList('hver hele og men når') }),
  ofPlace('butik forretning børnehave vuggestue svømmehal park skov kirke rum', 'i', 'på', 'opener', 'anything'),
  ofPlace('gulvet bordet', 'på', 'i', 'nothing', 'anything'),
  ofPlace('festen', 'til', 'i', 'nothing', 'known'),
  ofPlace('mandagen tirsdagen onsdagen torsdagen fredagen lørdagen søndagen', 'om', 'i på', 'nothing', 'nothing'),
  ofPlace('matematik fysik kemi biologi geografi samfundsfag idræt billedkunst', 'i', 'på', 'nothing', 'anything'),
  ofPlace('mening', 'efter', 'i på', 'owner', 'nothing'),
  ofPlace(
    'trappen broen fortovet månen motorvejen kajen bagsædet kontinentet kontoen skadestuen rådhuset markerne stien plænen molen færgen ' +
      'sengekanten tribunen landevejen kirkegården ruten adressen bakken kloden planeten værftet skøjtebanen fodboldbanen boldbanen løbebanen tennisbanen vindueskarmene campingpladsen',
    'på',
    'i',
  ),
  ofPlace('forsiden bagsiden hjemmesiden skiltet sedlen arbejdsmarkedet', 'på', 'i'),
  ofPlace('toilettet', 'på', 'i', 'nothing', 'anything'),
  ofPlace(
    'bænk ø konto gård mark parkeringsplads campingplads legeplads knallert gymnasium hylde strand klippe bro skadestue motorvej ' +
      'station banegård toilet altan terrasse byggeplads',
    'på',
    'i',
    'opener',
    'anything',
  ),
  ofPlace('arbejdsplads rejse tur udflugt tavle hest', 'på', 'i', 'opener'),
  ofPlace('plads hjemmeside fødselsdag modersmål', 'på', 'i', 'owner', 'nothing'),
  ofPlace('plads hverdage helligdage barsel deltid fuldtid orlov kontanthjælp flugt', 'på', 'i', 'nothing', 'nothing'),
  ofPlace('vej', 'på', 'i ved', 'nothing', 'nothing', {
    before: new WordList('hjem til ud ind hen ned op tilbage over hjemad'),
  }),
  ofPlace('tid', 'på', 'i', 'opener', 'nothing', { after: new WordList('samme') }),
  ofPlace('sal etage', 'på', 'i', 'anything', 'nothing', {
    after: new WordList('første anden tredje fjerde femte sjette syvende ottende niende tiende'),
  }),
  ofPlace(
    'verden luften mørket timen timerne lommen lommerne badet køen trafikken opgangen',
    'i',
    'på',
    'nothing',
    'anything',
  ),
  ofPlace(
    'udlandet samfundet omklædningsrummet soveværelset klasseværelset venteværelset skolegården baggården ' +
      'grøften badekarret skyggen folkeskolen lokalet',
    'i',
    'på',
  ),
  ofPlace('supermarked køkken kælder garage fængsel klub villa baghave forretning', 'i', 'på', 'opener', 'anything'),
  ofPlace('aften nat eftermiddag formiddag', 'i', 'på om', 'nothing', 'nothing'),
  ofPlace('ambassaden konsulatet', 'på', 'i'),
  ofPlace('praktik kø søvn fængsel kirke', 'i', 'på', 'nothing', 'anything'),
];

/** Of these the wrong preposition stands nowhere in right text: it is a slip whoever writes it. */
export const SURE_PLACES = new WordList(
  'internettet facebook instagram youtube tiktok snapchat stranden banegården legepladsen hospitalet sygehuset universitetet ' +
    'kontoret fabrikken arbejdspladsen plejehjemmet apoteket politistationen altanen terrassen hospital sygehus universitet plejehjem ' +
    'efterskole højskole ferie besøg lejrskole udflugt cykel lejligheden byen parken skoven køkkenet klasseværelset ' +
    'lejlighed kantinen biografen butikken supermarkedet lufthavnen børnehaven vuggestuen landsbyen landsby by begyndelsen starten slutningen mellemtiden ' +
    'virkeligheden barndommen weekenden weekenderne fritiden sommerferien vinterferien juleferien efterårsferien frikvarteret ' +
    'frikvartererne januar februar marts april maj juni juli august september oktober november december bus bil tog morgenen formiddagen ' +
    'eftermiddagen fritid hjemland liv mening matematik fysik kemi biologi geografi samfundsfag idræt billedkunst skole vej praktik ' +
    'udlandet samfundet folkeskolen skadestuen rådhuset ambassaden skadestue efterskolen',
);

/** The last part of a noun that has the preposition of the whole: »skøjte|banen«, »lønkontoret«. */
const PARTS_OF_NOUNS = new WordList(
  'pladsen stationen kontoret gulvet bordet trappen broen skærmen hospitalet sygehuset universitetet værftet tavlen bænken ' +
    'fabrikken hotellet torvet gymnasiet hallen skoven butikken køkkenet kælderen haven',
);
/** Fewer letters before it are no word of their own. */
const SHORTEST_FIRST_PART = 3;

/** What is known of the noun, or of the last part that it is made of. */
export function placesOf(noun: string): readonly OfPlace[] | undefined {
  const whole = PLACES_BY_NOUN.get(noun);
  if (whole !== undefined) return whole;
  for (let from = SHORTEST_FIRST_PART; from < noun.length; from++)
    if (PARTS_OF_NOUNS.test(noun.slice(from))) return PLACES_BY_NOUN.get(noun.slice(from));
  return undefined;
}

/** By each noun. */
export const PLACES_BY_NOUN: ReadonlyMap<string, readonly OfPlace[]> = byNoun();

function byNoun(): Map<string, OfPlace[]> {
  const all = new Map<string, OfPlace[]>();
  for (const place of OF_PLACE_OR_TIME)
    for (const noun of place.nouns) all.set(noun, [...(all.get(noun) ?? []), place]);
  return all;
}

/** One goes »ud på gaden« and »ned på stranden«, as one stands there: never once »i« after these words in the counted text. */
export const REACHED = new WordList(
  'gaden fortovet stranden torvet perronen altanen terrassen landevejen sal toilettet køkkenet',
);
export const WAYS_TO_PLACES = new WordList('ind op ned ud');

/** After these the preposition is theirs, and not the place's: »venter på bussen«. */
export const TAKES_ON = new WordList(
  'rimer rimede spændt spændte ser så se set kigger kiggede kigge kigget tænker tænkte tænke tænkt venter ventede vente ventet håber håbede tror troede ' +
    'stoler peger pegede pege peget passer passede passe passet pas passe svarer svarede glor gloede stirrer stirrede lytter ' +
    'husker læser læste studerer studerede bruger brugte brugt bruge satser satsede arbejder arbejdede arbejde prøver prøvede tager tog tage klar parat vred ' +
    'sur opmærksom nysgerrig eksempel eksempler forskel pris løsning svar tegn tryk plads fokus styr skyder skød kaster ' +
    'kastede banker bankede ringer ringede træder trådte sent senere tidligt tidligere ind op ned ud over midt oven inde oppe nede ude ovre hen',
);
/** The same of »i«: »kiggede i skabet«. */
export const TAKES_IN = new WordList(
  'interesseret interesserede deltager deltog deltage deltaget kigger kiggede falder faldt falde faldet dykker dykkede træder trådte ' +
    'banker bankede banke stikker stak fast bider bed sparker sparkede slår slog slå hul huller midt del rolle forelsket vild ind op ned ud over inde oppe nede ude ovre hen',
);
