import { choice, lists, read, type StepDraft } from '../../markup/index.ts';

export const laesning: StepDraft = {
  title: 'Læsning',
  intro: 'Læs novellen, og svar på spørgsmålene. Du må gerne kigge tilbage i teksten.',
  seconds: 1200,
  items: [
    read({
      title: 'The Interview',
      text: `There were three chairs outside the office of the Golden Cod, and all of them smelled of fish. Maya sat on the middle one with her hands under her legs. Saturday help wanted, the advert had said. Must be quick, friendly and good with people. She was quick, at least.

The boy on her left was called Dylan and had brought a folder. “References,” he said and patted it. “From my uncle’s restaurant. And my swimming coach. And my head teacher. How many have you got?”

“I’ve got a pen,” said Maya.

An old woman came in from the street with two shopping bags. She looked at the long queue at the counter, sighed and lowered herself slowly onto the third chair. One of the bags tipped over. Potatoes rolled out in every direction.

Dylan lifted his feet to keep his new shoes clean.

Maya was on her knees before she had time to think. She got most of them, but one had rolled under the freezer, and she had to lie flat on the floor and fish for it with her pen. “Got you,” she told it. When she stood up, there was something grey all down the front of her white blouse.

“Oh, your lovely blouse,” said the old woman.

“It’s my mum’s, actually,” said Maya. “She doesn’t know I’ve got it.”

The woman laughed so loudly that people in the queue turned round. Then she asked Maya what she was doing there, and Maya told her: that she needed the money for a school trip, that she could burn toast without trying, and that she had practised saying “Good morning” in front of the mirror all night. “I’ll probably say good night,” she said.

Dylan cleared his throat. “I think they would like us to wait quietly,” he said.

“Do you?” said the old woman.

At exactly ten o’clock, a tired man in an apron put his head round the door. “Right,” he said. “Who’s first?” Then he saw the third chair. “Mum! I thought you were coming at eleven.”

“I was early,” said the old woman. She stood up, rather faster than she had sat down, and handed him the potatoes. “Put the kettle on, Kevin. I’ve finished the interviews.”`,
      questions: [
        choice(
          '“She was quick, at least.” What does this tell us about Maya?',
          'She doubts that she is good with people.',
          [
            'She has run all the way to the Golden Cod.',
            'She wants the interview to be over soon.',
            'She has worked in a restaurant before this.',
          ],
          '»At least« viser, at hun kun er sikker på én af de tre ting i annoncen.',
        ),
        choice(
          'What is Dylan like in the beginning?',
          'well prepared and sure of himself',
          ['shy and afraid of the interview', 'bored and not interested in the job', 'kind and worried about Maya'],
          'Han har en mappe med anbefalinger og spørger, hvor mange hun har.',
        ),
        choice(
          'What does it show that Dylan lifts his feet?',
          'He thinks mostly of himself.',
          ['He wants to give Maya more room.', 'He is afraid of the old woman.', 'He has hurt his leg while swimming.'],
          'Han tænker på sine sko og hjælper ikke.',
        ),
        lists(
          'Maya gets the last potato out with {her pen|her foot|a shopping bag}.',
          'Hun fisker den ud med sin kuglepen.',
        ),
        choice(
          'Why is it a problem that the blouse gets dirty?',
          'Maya has taken it without asking.',
          ['Maya bought it for the interview.', 'Maya has to wear it at school.', 'Maya has promised to wash it.'],
          'Hendes mor ved ikke, at hun har den.',
        ),
        choice(
          '“I’ll probably say good night,” says Maya. Why?',
          'She jokes about being nervous.',
          ['She hopes to work in the evenings.', 'She wants the old woman to leave.', 'She has been told to say it.'],
          'Hun har øvet sig hele natten og gør grin med sig selv.',
        ),
        choice(
          '“Do you?” says the old woman. What does she feel about what Dylan said?',
          'She does not agree with him.',
          ['She is thankful for his help.', 'She did not hear what he said.', 'She is ashamed of talking so much.'],
          'Hun hygger sig med at tale med Maya, og det er hende, der bestemmer.',
        ),
        choice(
          'Who is Kevin?',
          'the old woman’s son',
          ['Dylan’s uncle', 'a customer in the queue', 'Maya’s head teacher'],
          'Han kalder hende »Mum«.',
        ),
        choice(
          'Why did the old woman sit down on the third chair?',
          'She wanted to see how they behaved.',
          [
            'She wanted to get away from the queue.',
            'She wanted to apply for the job herself.',
            'She wanted Kevin to carry her potatoes.',
          ],
          'Til sidst siger hun, at hun er færdig med jobsamtalerne.',
        ),
        lists(
          'In the end, the job will probably go to {Maya|Dylan|Kevin}.',
          'Maya har vist, at hun er hurtig, venlig og god til mennesker.',
        ),
      ],
    }),
  ],
};
