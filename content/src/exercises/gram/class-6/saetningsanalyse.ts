import { choice, exerciseGroup, mark, order } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gram', level: 6, category: 'saetningsanalyse' }, [
  {
    number: 1,
    title: 'Kryds, bolle og trekant',
    summary: 'Find udsagnsled (bolle), grundled (kryds) og genstandsled (trekant).',
    instruction:
      'Find først udsagnsleddet. Spørg så: Hvem eller hvad + udsagnsleddet? Det er grundleddet. Spørg til sidst: Hvem eller hvad + udsagnsled + grundled? Det er genstandsleddet.',
    items: [
      mark(
        'En *måge* stjal min fiskefrikadelle.',
        'Marker kernen i grundleddet: det navneord, der gør noget.',
        'Hvem stjal? En måge. Det er grundleddet.',
      ),
      mark(
        'Min storebror *har* *malet* sit værelse sort.',
        'Marker udsagnsleddet. Det består af to ord.',
        'Har malet er udsagnsleddet.',
      ),
      choice(
        'Hvad er genstandsled i »Pedellen fandt et skelet i kælderen.«?',
        'et skelet',
        ['Pedellen', 'i kælderen'],
        'Hvad fandt pedellen? Et skelet.',
      ),
      choice(
        'Hvad er grundled i »I haven sad en tam krage.«?',
        'en tam krage',
        ['I haven', 'sad'],
        'Hvem sad? En tam krage. Grundleddet kan godt stå bag udsagnsleddet.',
      ),
      choice(
        'Hvad er udsagnsled i »I morgen skal hele klassen svømme.«?',
        'skal svømme',
        ['skal', 'hele klassen'],
        'Skal svømme hører sammen som ét udsagnsled.',
      ),
      choice(
        'Hvad er grundled i »Hver fredag spiser vores nabo suppe på altanen.«?',
        'vores nabo',
        ['Hver fredag', 'suppe'],
        'Hvem spiser? Vores nabo.',
      ),
      choice(
        'Hvad er genstandsled i »Den blinde hund kender alle vores skridt.«?',
        'alle vores skridt',
        ['Den blinde hund', 'kender'],
        'Hvad kender hunden? Alle vores skridt.',
      ),
      choice(
        'Hvilken sætning har et genstandsled?',
        'Tvillingerne byttede sko.',
        ['Tvillingerne grinede.', 'Tvillingerne sov længe.'],
        'Hvad byttede tvillingerne? Sko.',
      ),
      mark(
        'I nat *hørte* *jeg* en ugle.',
        'Marker det, der er udsagnsled og grundled.',
        'Hørte er udsagnsleddet. Hvem hørte? Jeg.',
      ),
      order('trolden | åd | vores madpakker', 'Grundled, udsagnsled og genstandsled.', {
        task: 'Sæt leddene i rækkefølgen grundled, udsagnsled, genstandsled.',
      }),
    ],
  },

  {
    number: 2,
    title: 'Hensynsled: Til hvem?',
    summary: 'Find det led, der fortæller, hvem der får noget.',
    instruction:
      'Find først de andre led. Spørg så, hvem der får eller hører noget. Svaret er hensynsleddet. Det tegnes som en firkant.',
    items: [
      choice(
        'Hvad er hensynsled i »Postbuddet gav min søster en våd pakke.«?',
        'min søster',
        ['Postbuddet', 'en våd pakke'],
        'Til hvem gav postbuddet pakken? Til min søster.',
      ),
      choice(
        'Hvad er hensynsled i »Farfar fortalte hele flokken en gyserhistorie.«?',
        'hele flokken',
        ['Farfar', 'en gyserhistorie'],
        'Hvem hørte gyserhistorien? Det gjorde hele flokken.',
      ),
      choice(
        'Hvad er genstandsled i »Træneren lovede os en softice.«?',
        'en softice',
        ['Træneren', 'os'],
        'Hvad lovede træneren? En softice.',
      ),
      choice(
        'Hvad er hensynsled i »Kongen skænkede byen et springvand.«?',
        'byen',
        ['Kongen', 'et springvand'],
        'Til hvem skænkede kongen springvandet? Til byen.',
      ),
      mark(
        'Tandlægen viste *mig* et billede af mine visdomstænder.',
        'Marker hensynsleddet.',
        'Til hvem viste tandlægen billedet? Til mig.',
      ),
      mark(
        'I pausen solgte Viggo *dommeren* en hotdog.',
        'Marker hensynsleddet.',
        'Til hvem solgte Viggo hotdoggen? Til dommeren.',
      ),
      choice(
        'Hvilken sætning har et hensynsled?',
        'Vi sendte borgmesteren et brev.',
        ['Vi sendte et langt brev af sted.', 'Vi skrev i to timer.'],
        'Til hvem sendte vi brevet? Til borgmesteren.',
      ),
      order('bedstemor | strikkede | hunden | en hue', 'Grundled, udsagnsled, hensynsled og genstandsled.', {
        task: 'Sæt leddene i rækkefølgen grundled, udsagnsled, hensynsled, genstandsled.',
      }),
      order('naboen | lånte | os | en trailer', 'Grundled, udsagnsled, hensynsled og genstandsled.', {
        task: 'Sæt leddene i rækkefølgen grundled, udsagnsled, hensynsled, genstandsled.',
      }),
      choice(
        'Hvilket spørgsmål finder hensynsleddet?',
        'Til hvem?',
        ['Hvornår?', 'Hvad?'],
        'Hensynsleddet er den, der får eller hører noget.',
      ),
    ],
  },
]);
