import { choice, exerciseGroup, lists, read } from '../../markup/index.ts';

export const findOplysninger = exerciseGroup({ productId: 'grlt', level: 7, category: 'find-oplysninger' }, [
  {
    number: 1,
    version: 2,
    title: 'Sommerlejr: læs det med småt',
    summary: 'Find regler, priser og tider i et program.',
    instruction: 'Skim teksten, og find svarene.',
    items: [
      read({
        title: 'Lejren ved Langsø, uge 28',
        text: `Hvem kan komme med? Lejren er åben for alle unge fra 12 til 15 år. Det er alderen den 1. juli, der tæller. Der er plads til 40, og pladserne fordeles efter, hvornår betalingen er modtaget.

Pris: 1.450 kroner. Søskende sparer 200 kroner hver. Prisen dækker mad, telt og alle aktiviteter undtagen klatreparken, der koster 150 kroner ekstra og betales på stedet.

Afmelding: Indtil den 1. juni får man hele beløbet tilbage. Derefter får man halvdelen, og efter den 1. juli kun, hvis man har en lægeerklæring.

Dagens gang: Vækning klokken 7.30. Værksteder klokken 9 til 12. Vandaktiviteter klokken 13 til 16, dog ikke onsdag, hvor hele lejren tager til klatreparken. Bål klokken 20. Ro klokken 22.30, den sidste aften dog ved midnat.

Telefoner afleveres søndag aften og kan lånes hver dag mellem klokken 17 og 18. Kniv til snitteværkstedet lånes på lejren. Medbring ikke din egen.`,
        questions: [
          choice(
            'Hvem kan komme med?',
            'Ida, der fylder 13 i maj',
            ['Otto, der fylder 12 i august', 'Nour, der fyldte 16 i juni'],
            'Man skal være mellem 12 og 15 år den 1. juli.',
          ),
          choice(
            'Hvem får plads, hvis 60 vil med?',
            'de 40, der først har betalt',
            ['de 40 yngste', 'dem, der vinder, når man trækker lod'],
            'Pladserne fordeles efter betaling.',
          ),
          choice(
            'Hvad skal to søskende betale i alt uden klatrepark?',
            '2.500 kroner',
            ['2.700 kroner', '2.900 kroner'],
            '1.450 − 200 = 1.250 kroner hver.',
          ),
          choice('Hvad er ikke med i prisen?', 'klatreparken', ['teltet', 'maden'], 'Den koster 150 kroner ekstra.'),
          choice(
            'Du melder afbud den 15. juni. Hvad får du tilbage?',
            'halvdelen',
            ['det hele', 'ingenting'],
            'Efter den 1. juni får man halvdelen.',
          ),
          choice(
            'Hvad laver man onsdag klokken 14?',
            'Man er i klatreparken.',
            ['Man sejler i kano.', 'Man arbejder på værksted.'],
            'Onsdag er der ingen vandaktiviteter.',
          ),
          lists('Den sidste aften skal der være ro klokken {24|22.30|20}.', 'Den sidste aften er det ved midnat.'),
          choice(
            'Hvornår kan man ringe hjem?',
            'klokken 17.30',
            ['klokken 12.15', 'klokken 21'],
            'Telefonen kan lånes mellem 17 og 18.',
          ),
          choice(
            'Hvad skal man lade ligge derhjemme?',
            'sin egen kniv',
            ['sin telefon', 'penge til klatring'],
            'Kniven lånes på lejren.',
          ),
        ],
      }),
    ],
  },
]);
