import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gcea', level: 12, category: 'saetningsbygning' }, [
  {
    number: 1,
    title: 'Participier, der hænger løst',
    summary: 'Skriv sætninger, hvor participiet hører til det rigtige grundled.',
    instruction: 'Vælg den sætning, der siger det, skribenten mener.',
    items: [
      choice(
        'Which sentence is correct?',
        'Walking through the park, I saw a heron.',
        ['Walking through the park, a heron was seen by me.', 'Walking through the park, there was a heron.'],
        'Den, der går, skal være grundled i hovedsætningen.',
      ),
      choice(
        'Which sentence is well formed?',
        'Having read the article, she wrote an angry reply.',
        [
          'Having read the article, an angry reply was written.',
          'Having read the article, it made her write an angry reply.',
        ],
        'Den, der har læst, er »she«.',
      ),
      choice(
        'Which version avoids a misunderstanding?',
        'Running for the bus, he dropped his glasses.',
        ['Running for the bus, his glasses fell.', 'Running for the bus, the pavement was slippery.'],
        'Det er ham, der løber.',
      ),
      choice(
        'Which sentence is NOT about a flying house?',
        'Flying over Devon, we spotted our old house.',
        ['Flying over Devon, our old house looked tiny.', 'Flying over Devon, our old house was spotted.'],
        'Det er »we«, der flyver.',
      ),
      lists(
        '{Written|Writing|Having written} in 1818, the novel still shocks its readers.',
        'Romanen blev skrevet: passiv form.',
      ),
      lists('{Knowing|Known|To be known} nothing about opera, he nodded politely.', 'Han ved ikke noget: aktiv form.'),
      lists(
        '{Seen|Seeing|Having seen} from the sea, the cliffs look like a row of teeth.',
        'Klipperne bliver set: passiv form.',
      ),
      lists(
        'The letter, {addressed|addressing} to a dead man, lay unopened for years.',
        'Brevet var adresseret: passiv form.',
      ),
      lists(
        'With the door {locked|locking} and the windows barred, she felt safe at last.',
        'Døren var blevet låst: passiv form.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Fremhævning: kløvning og omvendt ordstilling',
    summary: 'Fremhæv et led ved at bygge sætningen om.',
    instruction: 'Vælg eller saml den sætning, der er rigtigt bygget.',
    items: [
      lists(
        'It was not until 1928 {that|when|which} all British women got the vote.',
        'Sætningskløvning: »it was … that«.',
      ),
      lists('What the film lacks {is|are} a convincing ending.', '»What«-sætningen er grundled i ental.'),
      lists(
        'Not only {does he|he does|he} lie, he also does it badly.',
        'Efter »not only« først i sætningen kommer omvendt ordstilling.',
      ),
      lists(
        'Seldom {has a speech|a speech has|a speech} caused such silence.',
        'Efter »seldom« først i sætningen kommer omvendt ordstilling.',
      ),
      lists('No sooner had we sat down {than|when|that} the lights went out.', '»No sooner« følges af »than«.'),
      lists(
        'Under no circumstances {should you|you should|you} open this drawer.',
        'Et negativt led forrest giver omvendt ordstilling.',
      ),
      order(
        'little | did | they | know | that the bridge had collapsed',
        'Efter »little« forrest står »did« før grundleddet.',
      ),
      lists(
        'So strong {was the wind|the wind was|the wind} that trees fell across the railway.',
        'Efter »so strong« forrest står verbet før grundleddet.',
      ),
      choice(
        'Which sentence stresses that Tom and no other broke it?',
        'It was Tom who broke the vase.',
        ['It was the vase that Tom broke.', 'What Tom broke was the vase.'],
        'Det led, der står efter »it was«, fremhæves.',
      ),
    ],
  },
]);
