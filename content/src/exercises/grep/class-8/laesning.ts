import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grep', level: 8, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: et job på en ø',
    summary: 'Læs en jobannonce og et svar, og find oplysningerne.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge tilbage.',
    items: [
      read({
        title: 'Two people wanted for an island',
        text: `WANTED: Two people to run the café on Inishrua, a small island off the west coast of Ireland, from
          April to October. You must be good at making tea, able to live without electricity and
          happy to meet about two hundred visitors a day. There is no hot shower, but the view is
          free.

          When the owners, Maeve and Donal Burke, put this advertisement on the internet, they hoped
          for thirty answers. They got more than twenty thousand, from places as far away as
          Argentina and South Korea. One man offered to bring his own donkey. A couple from Finland
          wrote that they were used to worse weather.

          "People are tired of screens," Maeve said. "They dream about silence." But she also warned
          them. "The silence lasts until the first boat arrives at eleven. After that it is
          sandwiches, sandwiches, sandwiches."

          The job went to a nurse and a carpenter from Dublin. The carpenter built a small windmill
          so that they could charge one phone. "Only one," the nurse laughed. "We take turns. And
          honestly, most days we forget."`,
        questions: [
          choice(
            'What kind of work is it?',
            'running a café',
            ['looking after animals', 'building houses'],
            '»To run the café« er at passe caféen.',
          ),
          choice(
            'How long does the job last?',
            'about seven months',
            ['only one month in summer', 'a whole year'],
            'Fra april til oktober er omkring syv måneder.',
          ),
          choice(
            'What does "the view is free" mean?',
            'One lovely thing about the place costs nothing.',
            ["Visitors don't have to pay for tea.", 'You can leave when you like.'],
            '»View« er udsigt, og »free« betyder her gratis.',
          ),
          choice(
            'How many answers did the owners expect?',
            'thirty',
            ['two hundred', 'more than twenty thousand'],
            '»They hoped for thirty answers«.',
          ),
          choice('What did one man want to bring?', 'an animal', ['a small boat', 'a phone'], '»Donkey« er et æsel.'),
          choice(
            'Why does Maeve talk about sandwiches?',
            'The work is hard when the boats come.',
            ['She is hungry.', 'The food is the best in Ireland.'],
            'Stilheden varer kun, til gæsterne kommer.',
          ),
          several(
            'What are the jobs of the two people who were chosen?',
            ['nurse', 'carpenter'],
            ['teacher', 'cook'],
            '»A nurse and a carpenter«.',
          ),
          choice(
            'Why did they build a windmill?',
            'They needed power for a phone.',
            ['They wanted a hot shower.', 'They baked bread for the café.'],
            'De kunne oplade én telefon.',
          ),
          choice(
            'What does "we take turns" mean?',
            'We use it one after the other.',
            ['We walk around the island.', 'We turn it off.'],
            '»Take turns« betyder at skiftes.',
          ),
        ],
      }),
    ],
  },
]);
