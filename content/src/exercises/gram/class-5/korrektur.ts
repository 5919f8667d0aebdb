import { exerciseGroup, proofread } from '../../markup/index.ts';

export const korrektur = exerciseGroup({ productId: 'gram', level: 5, category: 'korrektur' }, [
  {
    number: 1,
    title: 'Ret Ellas brev fra lejrskolen',
    summary: 'Find og ret otte fejl i et brev hjem.',
    instruction: 'Læs brevet grundigt, og ret fejlene.',
    trains: ['present-r', 'misspelling'],
    items: [
      proofread(
        'Kære mor og far',
        `Nu har vi været på lejrskole i to dage, og det er rigtig hyggeligt. Jeg {sove|sover}[Det er nutid: »Jeg spiser«, derfor »jeg sover«.] i en køjeseng lige over Freja. I går gik vi en lang tur i skoven, og der {finder|fandt}[Det skete i går: datid.] vi et {gammel|gammelt}[Det hedder »et telt«: Tillægsordet får t.] telt, som nogen havde glemt. Om aftenen spillede vi kort, og jeg vandt to gange. Maden er god, men i dag fik vi suppe med {gullerøder|gulerødder}[En rod, flere rødder. Ordet »gul« har ét l.], og den var kold. Vores {lære|lærer}[Den, der underviser, er en lærer.] siger, at vi skal ud at sejle i morgen. Jeg glæder mig, men jeg er {osse|også}[»Også« staves ikke, som det lyder.] lidt bange, fordi vandet er så koldt. Husk at give fiskene mad, og hils {lille bror|lillebror}[Det er ét ord, når det er én i familien.]. Vi er hjemme igen på fredag klokken tre. Kan {i|I}[»I« skrives med stort, når man taler til flere.] hente mig ved skolen?`,
        'Læs én sætning ad gangen, og sig den højt.',
      ),
    ],
  },
]);
