import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const paaArbejde = exerciseGroup({ productId: 'grdf', level: 12, category: 'paa-arbejde' }, [
  {
    number: 1,
    version: 2,
    title: 'Den første uge på jobbet',
    summary: 'Forstå, hvad kolleger og chefer siger.',
    instruction: 'Hvad betyder det? Eller hvad svarer du?',
    items: [
      choice(
        'Chefen siger: »Kan du tage en ekstra vagt?« Hvad vil chefen?',
        'at du arbejder mere',
        ['at du går hjem', 'at du passer på nogen'],
        'En ekstra vagt er mere arbejde.',
      ),
      choice(
        'En kollega siger: »Vi holder lige en pause.« Hvad gør I?',
        'I hviler jer lidt.',
        ['I arbejder hurtigere.', 'I går hjem for i dag.'],
        'En pause er kort.',
      ),
      choice(
        '»Du skal møde klokken syv.« Hvornår er du på arbejde?',
        'klokken syv',
        ['klokken otte', 'om syv timer'],
        'At møde er at være der.',
      ),
      choice(
        'Du er syg. Hvad skriver du til chefen?',
        'Jeg er syg og kan ikke komme i dag.',
        ['Jeg kommer måske en dag.', 'Sygdom er ikke godt.'],
        'Skriv klart, at du er syg.',
      ),
      choice(
        'Hvad er en *kollega*?',
        'en, man arbejder sammen med',
        ['en, man bor sammen med', 'en, der betaler løn'],
        'Kolleger arbejder samme sted.',
      ),
      choice(
        'Hvad betyder det at *holde fri*?',
        'ikke at arbejde',
        ['at arbejde gratis', 'at komme for sent'],
        'Når man holder fri, er man ikke på arbejde.',
      ),
      choice(
        '»Kan du række mig den dér?« Hvad vil kollegaen have?',
        'en ting, som han peger på',
        ['din plads', 'et svar på hans spørgsmål'],
        'At række er at give noget i hånden.',
      ),
      choice(
        'Du forstår ikke opgaven. Hvad siger du?',
        'Vil du vise mig det en gang til?',
        ['Det er lige meget.', 'Du taler forkert.'],
        'Det er fint at spørge igen.',
      ),
      lists('Jeg får {løn|pris|regning} den sidste dag i måneden.', 'Løn er penge for arbejde.'),
    ],
  },
]);
