import type { FreeTextTask } from '../free-text-schema.ts';

export const aLetterToAHostFamily: FreeTextTask = {
  id: 2031001,
  slug: 'a-letter-to-a-host-family',
  version: 1,
  productId: 'teen',
  levelId: 20307,
  categoryId: 203503,
  title: 'Brev til en værtsfamilie i Skotland',
  summary: 'Præsentér dig selv på engelsk for den familie, som du skal bo hos i en uge.',
  requiredWordCount: 120,
  estimatedMinutes: 60,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs mailen, og skriv et svar på engelsk. Brug hele sætninger, og husk, at navne på sprog, for eksempel English og Danish, skrives med stort.',
    },
  ],
  prompt: [
    {
      type: 'paragraph',
      text: 'Your class is going to Scotland for a week, and you are going to stay with the Murray family. Write an email to them.',
    },
    {
      type: 'list',
      items: [
        'Start with a greeting and thank them for their email.',
        'Tell them about yourself, your family and what you do in your free time.',
        'Answer all their questions.',
        'Ask at least two questions about them or about Scotland.',
        'End your email in a friendly way.',
      ],
    },
  ],
  source: {
    genre: 'Mail',
    title: 'Welcome to Pitlochry!',
    blocks: [
      { type: 'paragraph', text: 'Hi there!' },
      {
        type: 'paragraph',
        text: 'We are so happy that you are coming to stay with us in May. We live in a small house just outside Pitlochry, close to a river and a lot of hills. There are five of us: Fiona and Callum (that is Mum and Dad), Isla, who is thirteen, her brother Rory, who is nine and never stops talking, and our very old dog, Biscuit.',
      },
      {
        type: 'paragraph',
        text: 'We would love to know a bit about you before you come. What do you like to eat, and is there anything you cannot eat? Have you ever been to Scotland before? Do you like walking in the rain? (We hope so!) And would you rather share a room with Isla or Rory, or sleep on the sofa with Biscuit?',
      },
      { type: 'paragraph', text: 'Please write back soon.' },
      { type: 'paragraph', text: 'Best wishes from all the Murrays' },
    ],
  },
};
