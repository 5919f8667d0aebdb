import { choice, exerciseGroup } from '../../markup/index.ts';

export const latin = exerciseGroup({ productId: 'gcas', level: 11, category: 'latin' }, [
  {
    number: 1,
    version: 2,
    title: 'Latinske rødder i danske ord',
    summary: 'Forstå fremmedord ud fra deres latinske dele.',
    instruction: 'Vælg den rigtige betydning.',
    items: [
      choice(
        '»Aqua« er latin for vand. Hvad er en akvædukt?',
        'en vandledning',
        ['en romersk landevej', 'en brønd'],
        '»Aqua« er vand, og »ducere« er at føre.',
      ),
      choice(
        '»Scribere« er at skrive. Hvad er et manuskript?',
        'noget, der er skrevet',
        ['noget, der er malet i hånden', 'noget, der er hørt'],
        '»Manu« betyder med hånden.',
      ),
      choice('»Videre« er at se. Hvilket ord kommer deraf?', 'vision', ['vital', 'vinter'], '»Visio« er et syn.'),
      choice(
        '»Audire« er at høre. Hvilket ord kommer deraf?',
        'auditorium',
        ['autorisation', 'august'],
        'Et auditorium er et sted, hvor man lytter.',
      ),
      choice(
        '»Portare« er at bære. Hvad betyder »transportere« ordret?',
        'bære over',
        ['løbe bagud', 'sende ned'],
        '»Trans« betyder over eller på tværs.',
      ),
      choice(
        '»Annus« er et år. Hvad betyder »per annum«?',
        'om året',
        ['om måneden', 'om ugen'],
        '»Per annum« bruges for eksempel om renter.',
      ),
      choice(
        'Hvad betyder »multi-« i »multikulturel«?',
        'mange',
        ['stor', 'fremmed'],
        '»Multus« er latin for megen eller mange.',
      ),
      choice(
        'Hvad betyder forstavelsen »re-« i »reparere« og »returnere«?',
        'igen eller tilbage',
        ['for meget', 'imod'],
        '»Re« viser, at noget sker igen eller går tilbage.',
      ),
      choice(
        'Hvad betyder forstavelsen »in-« i »intolerant«?',
        'ikke',
        ['ind i', 'inden for'],
        '»In« gør her ordet til sin modsætning.',
      ),
    ],
  },
]);
