import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grep', level: 8, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Falske venner',
    summary: 'Lær de engelske ord, der ligner danske, men betyder noget andet.',
    instruction: 'Vælg det ord eller den betydning, der er rigtig.',
    items: [
      choice(
        'What does "eventually" mean?',
        'til sidst',
        ['eventuelt', 'hver gang'],
        '»Eventually« betyder til sidst. Eventuelt er »possibly«.',
      ),
      choice(
        'What does "gift" mean?',
        'gave',
        ['gift (noget, man dør af)', 'gift (ægtepar)'],
        'Det danske gift er »poison« eller »married«.',
      ),
      choice(
        'What does "actually" mean?',
        'faktisk',
        ['aktuelt', 'snart'],
        '»Actually« betyder faktisk. Aktuel kan hedde »current«.',
      ),
      choice('What does "chef" mean?', 'kok', ['chef', 'kogebog'], '»Chef« er en kok. En chef er »boss«.'),
      lists('My father is the {boss|chef} of a small bank.', 'En leder er »boss«. »Chef« er en kok.'),
      lists(
        'The doctor gave me a {prescription|recipe} for the medicine.',
        'Lægens recept er »prescription«. »Recipe« er en madopskrift.',
      ),
      lists(
        'She goes to upper secondary {school|gymnasium}; the {gymnasium|high school} is where people lift weights.',
        '»Gymnasium« er et sted, hvor man træner.',
      ),
      lists('I need a new {novel|roman} to read on the plane.', 'En roman hedder »novel«.'),
      lists(
        'He is very {sensible|sensitive}: he saves money and always wears a helmet.',
        '»Sensible« er fornuftig, og »sensitive« er følsom.',
      ),
      lists(
        'We took the {bus|buss} because the car had no {petrol|benzine}.',
        '»Bus« har ét s, og benzin er »petrol«.',
      ),
    ],
  },
]);
