import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gram', level: 7, category: 'stedord' }, [
  {
    number: 1,
    title: 'Stedordenes familier',
    summary: 'Kend forskel på personlige, ejende, spørgende, påpegende og ubestemte stedord.',
    instruction:
      'Personlige: jeg, dem. Ejende: min, deres. Spørgende: hvem, hvilken. Påpegende: denne, disse. Ubestemte: ingen, man, enhver.',
    items: [
      sort(
        { personlige: ['hende', 'jer'], ejende: ['hendes', 'jeres'], ubestemte: ['man', 'enhver'] },
        '»Hende« og »jer« er personer. »Hendes« og »jeres« viser, hvem der ejer. »Man« og »enhver« er ingen bestemt.',
        'Sorter stedordene.',
      ),
      sort(
        { spørgende: ['hvem', 'hvad'], påpegende: ['disse', 'denne'] },
        '»Hvem« og »hvad« spørger. »Disse« og »denne« peger på noget.',
        'Sorter de to slags stedord.',
      ),
      mark(
        '*Man* glemmer let *sin* adgangskode, når *den* er på tolv tegn.',
        'Marker de tre stedord.',
        '»Man« er ubestemt, »sin« er ejende, og »den« er personligt.',
      ),
      mark('*Hvem* har malet *disse* øjne på væggen?', 'Marker de to stedord.', '»Hvem« spørger, og »disse« peger.'),
      mark(
        '*Ingen* turde spørge *hende* om *hendes* ar.',
        'Marker de tre stedord.',
        '»Ingen« er ubestemt, »hende« er personligt, og »hendes« er ejende.',
      ),
      choice(
        'Hvilken slags stedord er *vores* i »Vores kælder er hjemsøgt.«?',
        'ejende',
        ['personligt', 'påpegende'],
        '»Vores« fortæller, hvem kælderen tilhører.',
      ),
      choice(
        'Hvilken slags stedord er »nogen« i »Har nogen set min tarantel?«?',
        'ubestemt',
        ['spørgende', 'ejende'],
        '»Nogen« er ingen bestemt person, selv om det står i et spørgsmål.',
      ),
      choice(
        'Hvilken slags stedord er *som* i »Jeg har en onkel, som samler på trafikkegler.«?',
        'henførende',
        ['spørgende', 'personligt'],
        '»Som« viser tilbage til onklen og indleder en ledsætning.',
      ),
      choice(
        'Hvad viser *der* tilbage til i »Bogen om drengen, der aldrig sov, er udlånt.«?',
        'drengen',
        ['bogen', 'ingen'],
        'Det var drengen, der aldrig sov.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Svære stedord: form efter plads',
    summary: 'Vælg stedordets form i svære sætninger.',
    instruction:
      'Er stedordet grundled, hedder det jeg, han, hun, vi, I eller de. Ellers hedder det mig, ham, hende, os, jer eller dem. »Sin« peger tilbage på grundleddet.',
    trains: ['pronoun-case', 'sin-hans'],
    items: [
      lists(
        'Min søster og {jeg|mig} har delt værelse i tolv lange år.',
        'De to er grundled. Tag søsteren væk: Jeg har delt.',
      ),
      lists('Billetterne er til Vigga og {mig|jeg}.', 'Efter »til« hedder det »mig«.'),
      lists('{Han|Ham} og Villads nåede lige akkurat toget.', 'De to er grundled. Tag Villads væk: Han nåede toget.'),
      lists('Der er ingen hemmeligheder mellem {dem|de} to.', 'Efter »mellem« hedder det »dem«.'),
      lists(
        'Hun bad {ham og mig|han og jeg} om at holde op med at jodle.',
        'Det er dem, hun bad, så de er ikke grundled.',
      ),
      lists(
        'Tjeneren bukkede for den ukendte herre: »Ønsker {De|de|Dem} salt på isen?«',
        'Den høflige tiltale skrives med stort, og her er den grundled: »De«.',
      ),
      lists(
        'Vi hilste på borgmesteren og {hendes|sine} tre gravhunde.',
        'Hundene tilhører ikke grundleddet »vi«: »hendes«.',
      ),
      lists(
        'Sofus tog sin jakke, og {hans|sin} bror tog paraplyen.',
        '»Bror« hører til grundleddet, og dér bruger man aldrig »sin«.',
      ),
      lists('Hvert hold har {sin|deres} egen slagsang.', '»Hvert hold« er ental: »sin egen«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Bedstefar gav tvillingerne og mig en gammel radio.',
        ['Bedstefar gav tvillingerne og jeg en gammel radio.', 'Tvillingerne og mig fik en gammel radio af bedstefar.'],
        'Tag tvillingerne væk: Bedstefar gav mig en gammel radio.',
      ),
    ],
  },
]);
