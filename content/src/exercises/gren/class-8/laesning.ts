import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gren', level: 8, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: det forkerte nummer',
    summary: 'Læs om en besked, der blev sendt til den forkerte.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Nogle svar står mellem linjerne.',
    items: [
      read({
        title: 'The wrong number',
        text: `The message arrived while Leo was pretending to do his maths: "Soup is ready. Your chair is waiting.
          Granny xx". Leo's granny lived in Portugal and hated soup.

          "Wrong number, sorry!" he wrote. A minute passed. "Oh dear," came the answer. "Then who is
          going to eat it?"

          He looked at the numbers on his page. He looked out of the window, where it had been
          raining since Tuesday. "What kind is it?" he wrote.

          It was tomato, with tiny stars of pasta. She lived nine bus stops away. His mum said
          absolutely not, and then she said she would come too. So on a wet Thursday in November Leo
          and his mum sat at a stranger's table, on chairs that were not waiting for them, and ate
          until the windows were white with steam.

          "My grandson changed his number," the old lady said. "He has so much to do." She said it
          kindly and filled Leo's plate for the third time.

          On the bus home Leo was quiet. Then he took out his phone and called Portugal.`,
        questions: [
          choice(
            'What was Leo doing when the message came?',
            'not really working',
            ['eating soup', 'talking to his granny'],
            '»Pretending« betyder at lade som om.',
          ),
          choice(
            'How does Leo know that the message is not for him?',
            'It does not fit his own granny.',
            ['He does not like soup.', 'It was sent in the middle of the night.'],
            'Hans egen bedstemor hader suppe.',
          ),
          choice('What was the weather like?', 'wet', ['sunny', 'windy'], '»It had been raining since Tuesday«.'),
          choice(
            'What did his mother do in the end?',
            'She went with him.',
            ['She made some soup.', 'She stayed at home.'],
            'Hun sagde først nej og tog så med.',
          ),
          choice(
            'Why were the windows white?',
            'because of the hot soup',
            ['because of the snow', 'because they were painted'],
            '»Steam« er damp.',
          ),
          choice(
            'What has the grandson probably not done?',
            'told his grandmother his new number',
            ['learnt to cook', 'grown up'],
            'Hun skrev til det gamle nummer, som nu er Leos.',
          ),
          choice(
            'How does the old lady speak about her grandson?',
            'without anger',
            ['with a loud voice', 'as if he were dead'],
            '»She said it kindly«.',
          ),
          choice(
            'Why does Leo call Portugal?',
            'He wants to talk to his own granny.',
            ['He wants more soup.', 'He has the wrong number again.'],
            'Besøget fik ham til at tænke på hende.',
          ),
          several(
            'Which words describe the story?',
            ['warm', 'a little sad'],
            ['frightening', 'boastful'],
            'Den er varm, men også lidt trist.',
          ),
        ],
      }),
    ],
  },
]);
