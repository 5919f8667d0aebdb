import { choice, exerciseGroup, lists, mark, several } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gram', level: 5, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: 'Sin, hans eller deres?',
    summary: 'Vælg det rigtige ejestedord, så læseren ved, hvem der ejer hvad.',
    instruction:
      '»Sin«, »sit« og »sine« peger tilbage på grundleddet, når det er én. Er der flere, bruger man »deres«.',
    trains: ['sin-hans'],
    items: [
      lists('Piraten talte {sine|hans} egne guldmønter tre gange hver aften.', 'Mønterne er piratens egne: »sine«.'),
      lists('Tvillingerne har malet {deres|sit|sine} værelse sort.', 'Der er to, der ejer værelset: »deres«.'),
      lists('Liv leder efter {sin|hendes} egen tandbøjle i skraldespanden.', 'Bøjlen er Livs egen: »sin«.'),
      lists(
        'Elias er sur, fordi {hans|sin} hamster har bidt ham.',
        'Hamsteren er grundled, og dér bruger man aldrig »sin«.',
      ),
      lists('Kongen solgte {sit|hans} eget slot for en pose lakridser.', 'Slottet er kongens eget: »sit«.'),
      lists('Asta ringede til Nadja for at låne {hendes|sin} kajak.', 'Asta låner ikke sin egen kajak: »hendes«.'),
      lists('Musikerne glemte {deres|sine} noder i bussen.', 'Der er flere musikere: »deres«.'),
      lists('Hver elev skal huske {sin|deres} egen vandflaske.', 'Hver elev er én: »sin egen«.'),
      choice(
        '»Bo tog *hans* hue på.« Hvem tilhører huen?',
        'en anden end Bo',
        ['Bo selv'],
        'Var det hans egen, ville der stå sin.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Find stedordene',
    summary: 'Find de små ord, der står i stedet for personer og ting.',
    instruction: 'Stedord står i stedet for navneord: han, den, mig, min, denne, ingen, som.',
    items: [
      mark('*Vi* gav *den* navnet Basse.', 'Marker de to stedord.', 'Vi er personerne, og den er dyret.'),
      mark(
        '*Min* papegøje vil ikke tale med *jer*.',
        'Marker de to stedord.',
        'Min fortæller, hvem der ejer den. Jer er personerne.',
      ),
      mark(
        '*Hun* fandt *sin* tegnebog i fryseren.',
        'Marker de to stedord.',
        'Hun er en person, og sin peger på hende.',
      ),
      mark('*De* spurgte *os* om vejen til zoo.', 'Marker de to stedord.', 'De og os står i stedet for personer.'),
      mark(
        '*Hvem* har tegnet på *din* gips?',
        'Marker de to stedord.',
        '»Hvem« spørger om en person, og »din« fortæller, hvem der ejer gipsen.',
      ),
      several(
        'Hvilke ord er ejestedord?',
        ['vores', 'mit', 'dens'],
        ['os', 'den'],
        'Vores, mit og dens fortæller, hvem noget tilhører.',
      ),
      choice(
        'Hvad står »den« i stedet for i »Løven gabte, for den kedede sig.«?',
        'løven',
        ['gabet', 'buret'],
        'Det var løven, der kedede sig.',
      ),
      choice(
        'Hvem er »ham« i »Far vækkede Otto, men Otto kunne ikke høre ham.«?',
        'far',
        ['Otto', 'en nabo'],
        'Otto kunne ikke høre sin far.',
      ),
      lists('Noor og Ali har en hund. {De|Dem|Deres} elsker den højt.', 'Noor og Ali er to, og de er grundled: de.'),
    ],
  },
]);
