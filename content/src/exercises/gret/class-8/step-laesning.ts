import { choice, lists, read, several, type StepDraft } from '../../markup/index.ts';

export const laesning: StepDraft = {
  title: 'Læsning',
  intro: 'Læs teksten, og svar på spørgsmålene. Du må gerne kigge tilbage i teksten.',
  seconds: 1200,
  items: [
    read({
      title: 'The Dog with a Bus Pass',
      text: `If you had taken the bus through Seattle a few years ago, you might have sat next to a passenger with no ticket in her hand, because she had no hands. Her name was Eclipse. She was a large black dog, and she was travelling alone.

Eclipse lived near a bus stop with her owner, Jeff. Several times a week the two of them rode three or four stops to a dog park. One morning the bus came while Jeff was still finishing a cigarette. Eclipse did not feel like waiting. She got on, found a seat by the window and left. Jeff had to take the next bus. When he reached the park, she was already there, playing with the other dogs.

From then on, Eclipse often went without him. She did not need anyone to tell her when to get off. She looked out of the window until she saw the park, and then she walked to the door. The drivers got used to her. So did the other passengers, although some of them were surprised when a dog jumped onto the seat beside them and put her chin on their shoulder.

Was it allowed? Not quite. According to the rules, a dog on a bus should be on a lead. But the bus company was in no hurry to stop her. In fact, it made a music video about her. Her own bus pass was fastened to her collar, newspapers on the other side of the world wrote about her, and a man from the local radio station, who often took the same bus, said that she made everybody happy.

Eclipse died in 2022, when she was ten years old. Many people in Seattle remember what she taught them: if you know where you want to go, you should not wait for a slow human.`,
      questions: [
        choice(
          'Why did Eclipse go by bus alone the first time?',
          'Jeff was not ready.',
          ['Jeff had lost his ticket.', 'Jeff fell asleep at home.', 'Jeff had gone on before her.'],
          'Jeff var ved at ryge sin cigaret færdig.',
        ),
        lists(
          'Jeff got to the park {after|before|together with} Eclipse.',
          'Han tog den næste bus, og hun var der allerede.',
        ),
        choice(
          'How did she know when to get off?',
          'She could see the park.',
          ['She counted the stops.', 'She listened to the driver.', 'She followed the other dogs.'],
          'Hun kiggede ud ad vinduet og gik hen til døren, når hun kunne se parken.',
        ),
        choice(
          'What does it mean that the drivers *got used to* her?',
          'They no longer found it strange.',
          ['They no longer let her get on.', 'They used her to guard the bus.', 'They used to be afraid of her.'],
          '»Get used to« betyder at vænne sig til.',
        ),
        choice(
          'Why were some passengers surprised?',
          'She came very close to them.',
          ['She barked when the bus stopped.', 'She took food out of their bags.', 'She got off before the park.'],
          'Hun lagde hovedet på deres skulder.',
        ),
        choice(
          'Was Eclipse allowed to travel like that?',
          'No, but nobody wanted to stop her.',
          [
            'Yes, because dogs in Seattle travel free.',
            'Yes, because she was always on a lead.',
            'No, and Jeff had to pay the bus company.',
          ],
          'En hund skulle være i snor, men busselskabet havde ikke travlt med at stoppe hende.',
        ),
        several(
          'Which two things are true about Eclipse?',
          ['The bus company made a video about her.', 'There was a bus pass on her collar.'],
          ['Jeff wrote a newspaper story about her.', 'She worked for the radio in Seattle.'],
          'Begge dele står i næstsidste afsnit.',
        ),
        choice(
          'Why does the writer begin with a passenger who has no hands?',
          'to make us curious',
          ['to make us sad', 'to warn us about dogs', 'to explain the rules'],
          'Man får først bagefter at vide, at passageren er en hund.',
        ),
      ],
    }),
  ],
};
