import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grdf', level: 12, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Nye naboer',
    summary: 'Læs om en familie, der flytter ind.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Flyttekasser og en and',
        text: `Familien Haddad flyttede ind i april. De havde tyve kasser, et bord og et stort billede af en båd. Deres lejlighed lå på fjerde sal, og elevatoren virkede ikke.

På første sal mødte de Kirsten. Hun var 72 år og havde en trillevogn. »Skal I have hjælp?« spurgte hun. De grinede lidt, for hun var meget lille. Men Kirsten hentede alle i opgangen. Efter en time stod alle kasserne på fjerde sal.

Om aftenen lavede fru Haddad mad til hele opgangen. Der var ris, kylling og salat med granatæble. Kirsten havde aldrig smagt granatæble. »Det ligger som perler,« sagde hun.

Nu spiser de sammen den første fredag i måneden. I december lavede Kirsten and. Hr. Haddad spiste to gange og ville have opskriften.`,
        questions: [
          choice(
            'Hvor skulle familien bo?',
            'på fjerde sal',
            ['på første sal', 'i et hus'],
            'Lejligheden lå på fjerde sal.',
          ),
          choice(
            'Hvorfor var det svært at flytte ind?',
            'Elevatoren virkede ikke.',
            ['De havde ingen nøgle.', 'Naboerne ville ikke hjælpe dem.'],
            'De måtte bære alt op.',
          ),
          choice('Hvem var Kirsten?', 'en nabo', ['en chauffør', 'en kollega'], 'Hun boede i opgangen.'),
          choice(
            'Hvorfor grinede familien?',
            'Kirsten var så lille.',
            ['Kirsten fortalte en vits.', 'De var glade for båden.'],
            'De troede ikke, at hun kunne bære.',
          ),
          choice(
            'Hvad gjorde Kirsten?',
            'Hun hentede hjælp.',
            ['Hun bar det hele selv.', 'Hun gik hjem.'],
            'Hun hentede alle i opgangen.',
          ),
          several(
            'Hvad spiste de den første aften?',
            ['ris', 'kylling'],
            ['and', 'fisk'],
            'Der var ris, kylling og salat.',
          ),
          choice('Hvad var nyt for Kirsten?', 'granatæble', ['ris', 'salat'], 'Hun havde aldrig smagt granatæble.'),
          choice(
            'Hvornår spiser de sammen?',
            'en gang om måneden',
            ['hver dag', 'hver eneste dag efter arbejde'],
            'Den første fredag i måneden.',
          ),
          choice(
            'Hvordan ved vi, at hr. Haddad kunne lide anden?',
            'Han ville have opskriften.',
            ['Han gik hjem før de andre gæster.', 'Han lavede ris.'],
            'Han spiste også to gange.',
          ),
        ],
      }),
    ],
  },
]);
