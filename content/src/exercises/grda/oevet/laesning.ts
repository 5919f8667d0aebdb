import { choice, exerciseGroup, gaps, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grda', level: 13, category: 'laesning' }, [
  {
    number: 1,
    title: 'Den røde kuffert',
    summary: 'Læs en fortælling om en kuffert, der blev forbyttet.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Nogle svar står mellem linjerne.',
    items: [
      read({
        title: 'Den forkerte kuffert',
        text: `Da Samir åbnede kufferten på hotellet, forstod han først ingenting. Hans badebukser var væk. I stedet lå
          der syv ens sorte jakker, en kam af sølv og et par hvide handsker.

          »Du har taget den forkerte,« sagde hans far og satte sig tungt på sengen. Kufferten var rød ligesom deres
          egen, og den havde også en bule i hjørnet.

          Nederst fandt Samir en lille pind og et foto af en mand foran et stort orkester. Bag på fotoet stod der et
          telefonnummer. Faren ringede op. En stemme svarede, før den første tone var forbi.

          En halv time senere stod manden fra fotoet i døren med Samirs kuffert under armen. Han var våd af sved. »I
          har reddet min aften,« sagde han. »Jeg kan godt stå foran hundrede mennesker i badebukser. Men uden pinden
          er jeg ingenting.«

          Samme aften sad Samir og hans far på første række. Da musikken var slut, vendte manden sig om og bukkede,
          ikke for publikum, men for dem.`,
        questions: [
          choice(
            'Hvor åbner Samir kufferten?',
            'på hotellet',
            ['i lufthavnen', 'i toget'],
            'Det står i den første linje.',
          ),
          choice(
            'Hvorfor tog de den forkerte kuffert?',
            'Fordi den lignede deres egen.',
            ['Fordi den var dyr.', 'Fordi den var åben.'],
            'Den var rød og havde en bule ligesom deres.',
          ),
          several(
            'Hvad lå der i kufferten?',
            ['sorte jakker', 'hvide handsker', 'et foto'],
            ['badebukser', 'noder'],
            'Badebukserne var netop væk.',
          ),
          choice('Hvad er manden?', 'dirigent', ['kok', 'fotograf'], 'Han bruger en pind og står foran et orkester.'),
          choice(
            'Hvorfor svarede han så hurtigt i telefonen?',
            'Fordi han ventede på, at nogen ringede.',
            ['Fordi han sov.', 'Fordi han arbejdede på hotellet.'],
            'Han manglede sin kuffert og var nervøs.',
          ),
          choice(
            'Hvorfor var han våd af sved?',
            'Han havde skyndt sig.',
            ['Han havde badet.', 'Det regnede.'],
            'Han kom på en halv time, fordi det hastede.',
          ),
          choice(
            'Hvad betyder »I har reddet min aften«?',
            'Nu kan koncerten blive til noget.',
            ['Nu kan jeg komme i seng.', 'I har reddet mit liv.'],
            'Uden pinden kunne han ikke lede orkestret.',
          ),
          choice(
            'Hvorfor bukkede han for Samir og hans far?',
            'for at sige tak',
            ['for at samle noget op', 'fordi de klappede højest'],
            'De havde givet ham kufferten tilbage.',
          ),
          gaps('Samir og hans far sad på første [række](en linje af stole).', 'Det står i det sidste afsnit.'),
        ],
      }),
    ],
  },
]);
