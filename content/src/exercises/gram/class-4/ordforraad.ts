import { choice, exerciseGroup, read, several, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gram', level: 4, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Talemåder med dyr',
    summary: 'Find ud af, hvad talemåder betyder.',
    instruction: 'Talemåder betyder noget andet end det, der står. Vælg den rigtige betydning.',
    items: [
      choice(
        'Hvad betyder »at sluge en kamel«?',
        'at finde sig i noget, man ikke bryder sig om',
        ['at spise alt for meget på alt for kort tid', 'at rejse langt væk'],
        'En kamel er stor og svær at sluge.',
      ),
      choice(
        'Hvad betyder »at købe katten i sækken«?',
        'at købe noget uden at se det først',
        ['at få et kæledyr, man ikke kan passe', 'at købe noget billigt'],
        'Man ved ikke, hvad der er i sækken.',
      ),
      choice(
        'Hvad betyder »at have sommerfugle i maven«?',
        'at være nervøs eller forelsket',
        ['at være sulten efter en lang dag', 'at have spist forkert'],
        'Det kilder i maven, som om noget flagrer.',
      ),
      choice(
        'Hvad betyder det, at noget »går i fisk«?',
        'at det går galt',
        ['at det lugter', 'at det går hurtigt'],
        'Når noget går i fisk, bliver det til rod.',
      ),
      choice(
        'Hvad betyder »at være en hund efter is«?',
        'at være vild med is',
        ['at være bange for is', 'at have købt for meget is'],
        'Man jager isen, som en hund jager en pind.',
      ),
      choice(
        'Hvad betyder »at stikke hovedet i busken«?',
        'at lade, som om et problem ikke findes',
        ['at gemme sig for nogen, man er bange for', 'at falde på cykel'],
        'Man vil ikke se problemet.',
      ),
      choice(
        'Hvad betyder »at gøre en myg til en elefant«?',
        'at overdrive',
        ['at trylle', 'at hjælpe de små'],
        'Man gør noget lille meget stort.',
      ),
      choice(
        'Hvad betyder »at slå to fluer med ét smæk«?',
        'at klare to ting på én gang',
        ['at være meget stærk og hurtig', 'at blive rigtig vred'],
        'Man får to ting ud af den samme handling.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Overbegreber',
    summary: 'Find det ord, der dækker flere ting.',
    instruction: 'Et overbegreb dækker flere ting: Æbler og pærer er frugt.',
    items: [
      choice(
        'Hvad er en tromme, en fløjte og et klaver?',
        'instrumenter',
        ['redskaber', 'sange'],
        'Man spiller musik på dem alle.',
      ),
      choice(
        'Hvad er en hammer, en sav og en tang?',
        'værktøj',
        ['møbler', 'legetøj'],
        'Man bruger dem alle til at bygge med.',
      ),
      choice('Hvad er en reol, en seng og et skab?', 'møbler', ['værelser', 'bygninger'], 'De står alle i et hjem.'),
      choice('Hvad er regn, hagl og sne?', 'nedbør', ['årstider', 'vind'], 'Det falder alt sammen ned fra skyerne.'),
      choice('Hvad er vrede, glæde og frygt?', 'følelser', ['sanser', 'tanker'], 'Man kan føle dem alle.'),
      several(
        'Hvilke ord er køretøjer?',
        ['traktor', 'knallert', 'lastbil'],
        ['garage', 'motor'],
        'Man kan køre i eller på dem.',
      ),
      several(
        'Hvilke ord er krybdyr?',
        ['hugorm', 'skildpadde', 'krokodille'],
        ['frø', 'regnorm'],
        'Frøen er en padde, og regnormen er en ledorm.',
      ),
      sort(
        { grøntsager: ['porre', 'rødbede', 'spidskål'], krydderier: ['kanel', 'karry', 'peber'] },
        'Porren er en grøntsag, mens kanel er et krydderi.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Ugler i mosen',
    summary: 'Læs om ugler, og svar på spørgsmål om ordenes betydning.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Natuglen',
        text: `Natuglen er den mest almindelige ugle i Danmark. Om dagen sidder den tæt ind til en træstamme, og dens
          brunlige fjer gør den næsten usynlig. Først når det bliver mørkt, vågner den rigtigt.

          Uglen jager med ørerne. De sidder ikke lige højt på hovedet, og derfor kan den høre præcis, hvor en mus pusler i
          græsset. Dens fjer er så bløde, at den flyver helt lydløst. Musen når sjældent at opdage noget.

          Det, som uglen ikke kan fordøje, gylper den op igen som små, grå klumper af hår og knogler. Finder du
          sådan en klump under et træ, så bor der måske en ugle oppe over dig.`,
        questions: [
          choice(
            'Hvornår jager natuglen?',
            'om natten',
            ['om dagen', 'om morgenen'],
            'Den vågner, når det bliver mørkt.',
          ),
          choice(
            'Hvad betyder »almindelige« her?',
            'som der er flest af',
            ['som er kedeligst', 'som er størst og stærkest'],
            'Der er flest natugler af alle ugler i Danmark.',
          ),
          choice(
            'Hvorfor er uglen »næsten usynlig« om dagen?',
            'Dens fjer ligner træet.',
            ['Den flyver sin vej.', 'Den er meget lille.'],
            'Fjerene er brunlige ligesom stammen.',
          ),
          choice(
            'Hvad betyder »jager«?',
            'leder efter føde',
            ['løber væk fra en fjende', 'leger'],
            'Uglen leder efter mus at spise.',
          ),
          choice(
            'Hvad betyder »pusler«?',
            'laver små lyde',
            ['løber hurtigt', 'sover meget dybt'],
            'Uglen kan høre musen pusle.',
          ),
          choice('Hvad betyder »lydløst«?', 'uden en lyd', ['meget langsomt', 'i mørke'], '»-løs« betyder »uden«.'),
          choice(
            'Hvad består klumperne af?',
            'hår og knogler',
            ['græs og jord', 'fjer og lidt bark'],
            'Det er det, som uglen ikke kan fordøje.',
          ),
          several(
            'Hvad hjælper uglen med at fange mus?',
            ['skæve ører', 'bløde fjer'],
            ['stærkt lys', 'høje skrig'],
            'Ørerne hører præcist, og fjerene er lydløse.',
          ),
        ],
      }),
    ],
  },
]);
