import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gceb', level: 11, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Bind argumenterne sammen',
    summary: 'Vælg ord, der viser modsætning, tilføjelse, årsag og eksempel.',
    instruction: 'Læs, hvordan de to led hænger sammen, og vælg det ord, der binder dem sammen.',
    items: [
      lists(
        'Electric cars are quiet. {Moreover|Nevertheless|Otherwise}, they do not pollute the street.',
        'Endnu en fordel bliver tilføjet.',
      ),
      lists(
        'The plan is expensive. {Nevertheless|For example|Therefore}, most citizens support it.',
        'Der er en modsætning mellem pris og støtte.',
      ),
      lists(
        'Some animals sleep very little. {For instance|In contrast|As a result}, a giraffe manages on two hours.',
        'Giraffen er et eksempel.',
      ),
      lists(
        'Cats sleep most of the day. Giraffes, {by contrast|for example|therefore}, sleep very little.',
        'De to dyr er modsætninger.',
      ),
      lists(
        'The river rose overnight. {As a result|In addition|On the contrary}, the school was closed.',
        'Lukningen er en følge.',
      ),
      lists(
        '{Whereas|Therefore|Despite} my parents wrote letters, I send voice messages.',
        '»Whereas« stiller to ting op over for hinanden.',
      ),
      lists(
        '{In spite of|Although|Even} the protests, the tree was cut down.',
        'Foran et navneord bruges »in spite of«.',
      ),
      lists('Leave now, {otherwise|therefore|moreover} you will miss the ferry.', '»Otherwise« betyder ellers.'),
      lists(
        '{As long as|Unless|Even though} you pay me back, you can borrow the money.',
        '»As long as« er her en betingelse.',
      ),
      sort(
        {
          tilføjelse: ['furthermore', 'besides', 'in addition'],
          modsætning: ['however', 'on the other hand', 'yet'],
          følge: ['therefore', 'thus', 'consequently'],
        },
        '»Thus« og »consequently« indleder en følge.',
        'Sorter ordene efter deres betydning.',
      ),
    ],
  },
]);
