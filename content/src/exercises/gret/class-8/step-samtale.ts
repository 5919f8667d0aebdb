import { choice, type StepDraft } from '../../markup/index.ts';

export const samtale: StepDraft = {
  title: 'Hvad siger man?',
  intro: 'Vælg det svar eller spørgsmål, som passer bedst i situationen.',
  seconds: 300,
  items: [
    choice(
      '“I’m so sorry. I’ve broken your mug.” You are not angry. What do you say?',
      'Don’t worry about it.',
      ['You’re welcome to it.', 'Here you are again.', 'Same to you.'],
      '»Don’t worry about it« betyder, at det ikke gør noget.',
    ),
    choice(
      'You need to find the station and stop a man in the street. What do you say?',
      'Excuse me, where is the station?',
      [
        'Hey, you! Tell me the station now.',
        'Sorry, I will have the station, please.',
        'Good evening, are you the station?',
      ],
      '»Excuse me« bruger man, når man henvender sig til en fremmed.',
    ),
    choice(
      '“Would you mind opening the window?” You are happy to do it. What do you say?',
      'Not at all.',
      ['Yes, I mind.', 'Yes, please.', 'No, thank you.'],
      'Spørgsmålet er, om man har noget imod det. Det har man ikke.',
    ),
    choice(
      '“Shall we go swimming after school?” You would like to. What do you say?',
      'That sounds great!',
      ['Yes, we shall it gladly.', 'Thank you, the same to you.', 'That’s a shame.'],
      '»That sounds great« betyder, at det lyder godt.',
    ),
  ],
};
