import { WordList } from './word-list.ts';

/** What has a bare noun behind it as often as not: »uden hund«, »stærk som bjørn«. */
export const LEAVES_BARE = new WordList('uden over end som pr');

/**
 * Nouns that stand bare after a preposition, since what one does or how it is counts, not which one: »skrive på computer«, »ligge i
 * skygge«, »komme til fest«. What asks for its ending or its article as a rule (»i bilen«, »til lægen«) is not among them.
 */
export const BARE_AFTER: ReadonlyMap<string, WordList> = new Map([
  [
    'på',
    new WordList(
      'computer mobil tablet ipad papir skærm tv ski lejr efterskole højskole kostskole handelsskole hotel vandrerhjem ' +
        'restaurant café cafe kro diskotek museum dåse flaske ferie besøg tur jagt kursus weekend orlov barsel vagt job ' +
        'arbejde cykel knallert motorcykel løbehjul hesteryg række rad stribe tid afstand skema film video bånd dvd cd ' +
        'samlebånd druk camping skovtur cykeltur gåtur køretur fisketur udflugt rundtur skattejagt visit diæt kost mode ' +
        'lur pension universitet gensyn prøve',
    ),
  ],
  [
    'i',
    new WordList(
      'børnehave vuggestue sfo klub kirke bad vand skygge regn snor kor bus tog fly båd kano kajak hus lejlighed rækkehus ' +
        'villa telt sommerhus campingvogn havn fængsel krig fred fare live form humør kontakt ro orden kø kreds gang drift brug ' +
        'tvivl chok panik koma praktik lære terapi gæld radio tv fjernsyn brand job arbejde uniform kjole skjorte jakkesæt ' +
        'dragt badedragt sne mørke modvind medvind modlys stilhed ly læ balance bevægelse bero teori praksis søvn spagat ' +
        'kode dvale flor frakke nattøj lage',
    ),
  ],
  [
    'til',
    new WordList(
      'fest koncert eksamen møde prøve bryllup konfirmation fødselsdag begravelse middag frokost morgenmad aftensmad ' +
        'undervisning træning kamp stævne salg leje kaffe dessert fodbold håndbold svømning gymnastik dans ridning tennis ' +
        'badminton skak samtale jobsamtale gudstjeneste festival turnering vask reparation eftersyn gavn glæde nytte skade fare',
    ),
  ],
  ['med', new WordList('vilje succes besvær glæde lethed post kort')],
]);

/** Nouns in »-hed« of which there are several, or one that is known, unlike »frihed« and »ensomhed«. */
export const COUNTED_IN_HED = new WordList(
  'enhed måleenhed begivenhed lejlighed mulighed hastighed virksomhed myndighed nyhed hemmelighed menighed seværdighed rettighed ' +
    'færdighed ejendommelighed omstændighed berømthed kendthed dumhed sandhed skævhed helhed ujævnhed egenhed særhed uenighed ' +
    'herlighed lækkerhed vanskelighed personlighed offentlighed menneskehed evighed nødvendighed sikkerhed',
);
