import { choice, exerciseGroup, mark, several, sort } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'grag', level: 12, category: 'saetningsanalyse' }, [
  {
    number: 1,
    title: 'Hovedsætning eller ledsætning?',
    summary: 'Kend de to slags sætninger, og find det ord, der indleder.',
    instruction: 'Prøv med »ikke«: I en ledsætning står »ikke« før udsagnsleddet.',
    items: [
      choice(
        'Hvad er »når foråret ikke kommer«?',
        'en ledsætning',
        ['en hovedsætning', 'slet ikke en sætning'],
        '»Ikke« står før »kommer«.',
      ),
      choice(
        'Hvad er »foråret kommer ikke i år«?',
        'en hovedsætning',
        ['en ledsætning', 'slet ikke en sætning'],
        '»Ikke« står efter »kommer«.',
      ),
      choice(
        'Hvad er »over alle tage«?',
        'slet ikke en sætning',
        ['en hovedsætning', 'en ledsætning'],
        'Der er hverken grundled eller udsagnsled.',
      ),
      mark(
        'Ingen ved, *hvornår* elevatoren bliver lavet.',
        'Marker ordet, der indleder ledsætningen.',
        '»Hvornår« indleder ledsætningen.',
      ),
      mark(
        '*Selvom* brevet var langt, stod der ingenting i det.',
        'Marker ordet, der indleder ledsætningen.',
        '»Selvom« indleder ledsætningen.',
      ),
      mark(
        'Damen, *der* ejer papegøjen, er næsten døv.',
        'Marker ordet, der indleder ledsætningen.',
        '»Der« indleder ledsætningen om damen.',
      ),
      several(
        'Hvilke er ledsætninger?',
        ['hvis nogen ringer', 'som han ikke kendte'],
        ['telefonen ringer', 'han kendte dem ikke'],
        'De to kan ikke stå alene.',
      ),
      sort(
        { hovedsætning: ['uglen tuder', 'vi lytter'], ledsætning: ['fordi uglen tuder', 'at vi lytter'] },
        '»Fordi« og »at« gør sætningen til en ledsætning.',
        'Sorter sætningerne.',
      ),
    ],
  },
]);
