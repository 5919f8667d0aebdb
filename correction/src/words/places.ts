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
}

const ofPlace = (
  nouns: string,
  right: string,
  wrong: string,
  openedBy: OpenedBy = 'anything',
  hasParts: PartOf = 'known',
): OfPlace => ({
  nouns: nouns.split(' '),
  right,
  wrong: new WordList(wrong),
  openedBy,
  hasParts,
});

/**
 * Counted in 15.8 million words of news, short sentences and debates in parliament: of »i« and »på« before these the right one is at
 * least nine in ten.
 */
export const OF_PLACE_OR_TIME: readonly OfPlace[] = [
  ofPlace('internettet nettet facebook instagram youtube tiktok snapchat', 'på', 'i ved', 'anything', 'nothing'),
  ofPlace(
    'gaden stranden perronen stationen banegården torvet legepladsen parkeringspladsen pladsen stadion',
    'på',
    'i',
  ),
  ofPlace(
    'hospitalet sygehuset universitetet biblioteket kontoret fabrikken arbejdspladsen plejehjemmet museet',
    'på',
    'i',
  ),
  ofPlace('hotellet caféen cafeen apoteket politistationen lageret altanen terrassen', 'på', 'i'),
  ofPlace(
    'hospital sygehus universitet bibliotek plejehjem museum hotel restaurant café efterskole højskole',
    'på',
    'i',
  ),
  ofPlace('bænken hylden tavlen skærmen scenen banen cyklen øen computeren mobilen', 'på', 'i'),
  ofPlace('ferie besøg lejrskole udflugt cykel', 'på', 'i', 'nothing', 'nothing'),
  ofPlace('tidspunkt tidspunktet', 'på', 'i ved', 'anything', 'nothing'),
  ofPlace('måde måder', 'på', 'i', 'opener', 'nothing'),
  ofPlace('huset lejligheden', 'i', 'på', 'anything', 'anything'),
  ofPlace('byen parken skoven haven stuen køkkenet klassen klasseværelset hallen svømmehallen kælderen', 'i', 'på'),
  ofPlace('kantinen biografen kirken moskeen butikken supermarkedet lufthavnen børnehaven vuggestuen', 'i', 'på'),
  ofPlace('landsbyen garagen køleskabet ovnen zoo fjernsynet radioen klasse by landsby', 'i', 'på'),
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
    'weekenden weekenderne hverdagen fritiden sommerferien vinterferien juleferien efterårsferien',
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
  ofPlace('morgenen aftenen formiddagen eftermiddagen natten vinteren', 'om', 'i på ved', 'nothing', 'nothing'),
  ofPlace('skole seng', 'i', 'på', 'nothing', 'nothing'),
  ofPlace('butik forretning børnehave vuggestue svømmehal park skov kirke rum lokale', 'i', 'på', 'opener', 'anything'),
  ofPlace('gulvet bordet væggen', 'på', 'i', 'nothing', 'anything'),
  ofPlace('festen', 'til', 'i', 'nothing', 'known'),
  ofPlace('mandagen tirsdagen onsdagen torsdagen fredagen lørdagen søndagen', 'om', 'i på', 'nothing', 'nothing'),
  ofPlace('matematik fysik kemi biologi geografi samfundsfag idræt billedkunst', 'i', 'på', 'nothing', 'anything'),
  ofPlace('mening', 'efter', 'i på', 'owner', 'nothing'),
];

/** By each noun. */
export const PLACES_BY_NOUN: ReadonlyMap<string, readonly OfPlace[]> = byNoun();

function byNoun(): Map<string, OfPlace[]> {
  const all = new Map<string, OfPlace[]>();
  for (const place of OF_PLACE_OR_TIME)
    for (const noun of place.nouns) all.set(noun, [...(all.get(noun) ?? []), place]);
  return all;
}

/** After these the preposition is theirs, and not the place's: »venter på bussen«. */
export const TAKES_ON = new WordList(
  'ser så se set kigger kiggede kigge kigget tænker tænkte tænke tænkt venter ventede vente ventet håber håbede tror troede ' +
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
