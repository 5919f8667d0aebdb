import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const enOgEt = exerciseGroup({ productId: 'grda', level: 13, category: 'en-og-et' }, [
  {
    number: 1,
    title: 'Endelser afslører kønnet',
    summary: 'Brug ordets endelse til at gætte en eller et.',
    instruction: 'Ord på »-hed«, »-else« og »-ing« har en. Ord på »-eri« og »-um« har et.',
    trains: ['gender'],
    items: [
      lists(
        'Det var {en|et} kæmpe skuffelse, at koncerten blev aflyst.',
        'Ord på »-else« har næsten altid en: en skuffelse.',
      ),
      lists('Han åbnede {et|en} bageri midt i skoven.', 'Ord på »-eri« har et: et bageri.'),
      lists('Vi besøgte {et|en} museum for gamle legetøjstog.', 'Ord på »-um« har et: et museum.'),
      lists('Hun har {en|et} hemmelighed, som kun hunden kender.', 'Ord på »-hed« har en: en hemmelighed.'),
      lists('Der ligger {en|et} tegning af en drage på gulvet.', 'Ord på »-ing« har en: en tegning.'),
      lists('Det er {et|en} stort ansvar at passe en hest.', 'Det hedder et ansvar, og »stort« viser det også.'),
      lists('Jeg kender {en|et} lærer, der har været i rummet.', 'Ord på »-er« om personer har en: en lærer.'),
      choice(
        'Hvad hedder det?',
        'et akvarium – akvariet',
        ['en akvarium – akvariummen', 'et akvarium – akvariumet'],
        'Ord på »-um« mister »um« foran endelsen: akvariet.',
      ),
      sort(
        { en: ['frihed', 'oplevelse', 'regning'], et: ['bibliotek', 'venskab', 'gartneri'] },
        'Frihed, oplevelse og regning har en. Bibliotek, venskab og gartneri har et.',
        'Sorter efter køn.',
      ),
    ],
  },
]);
