import type { FreeTextTask } from '../free-text-schema.ts';

export const shouldSchoolStartLater: FreeTextTask = {
  id: 2031002,
  slug: 'should-school-start-later',
  version: 2,
  productId: 'teen',
  levelId: 20309,
  categoryId: 203505,
  title: 'Debatindlæg: Skal skolen begynde senere?',
  summary: 'Skriv et debatindlæg på engelsk om, hvornår skoledagen skal begynde for teenagere.',
  requiredWordCount: 200,
  estimatedMinutes: 75,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs artiklen, og skriv et debatindlæg på engelsk. Del teksten op i afsnit, og brug bindeord som »however«, »therefore« og »on the other hand«.',
    },
  ],
  prompt: [
    {
      type: 'paragraph',
      text: 'An international website for teenagers asks its readers: “Should school start later for teenagers?” Write an opinion text for the website.',
    },
    {
      type: 'list',
      items: [
        'Give your text a headline and make your opinion clear from the beginning.',
        'Use at least one fact from the article.',
        'Give two reasons of your own with examples from your everyday life.',
        'Mention one argument against your opinion and answer it.',
        'Finish with a sentence that the reader will remember.',
      ],
    },
  ],
  source: {
    genre: 'Artikel',
    title: 'Let Them Sleep',
    byline: 'By Harriet Colebrook',
    blocks: [
      {
        type: 'paragraph',
        text: 'At ten past eight on a Monday morning, the lights are on in classroom 14 at Westbrook Academy, but it is hard to say how many of the students are. Two of them are asleep on their bags. One is drinking something blue that promises energy.',
      },
      {
        type: 'paragraph',
        text: 'Scientists have known for years that the body clock changes when we become teenagers. Most fifteen-year-olds do not feel tired before eleven at night, and they need between eight and ten hours of sleep. If the alarm rings at half past six, the numbers simply do not add up.',
      },
      {
        type: 'paragraph',
        text: 'Last year Westbrook tried something new. For one term, all classes for students over fourteen started at half past nine. The students slept forty minutes longer on average, and fewer of them arrived late. Their teachers reported that they were in a better mood.',
      },
      {
        type: 'paragraph',
        text: 'But not everybody was pleased. The football club lost its training time, because the school day ended later. Some parents had to leave for work long before their children, and several students admitted that they just went to bed later. “I loved it,” says Dev, who is sixteen. “But I am not sure I would call it sleep. I would call it breakfast.”',
      },
    ],
  },
};
