import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gceb', level: 12, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: en klumme om at undskylde',
    summary: 'Læs en klumme om undskyldninger, og find holdning, ironi og pointe.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Sorry, but no',
        text: `The British say sorry eight times a day, according to a survey that I have not checked and for which
          I apologise. We say it when someone steps on our foot. We say it to doors. My late father
          once said it to a scarecrow.

          It is often taken as a sign of good manners. I used to think so too, until I moved to
          Finland, where I shared an office with a woman named Aino. In three years I heard her
          apologise once. She had forgotten a meeting, and two of us had waited in the snow for an
          hour. She came to my desk, switched off her computer, looked at me and said: "I was
          careless. You were cold because of me. It will not happen again." Then she left. I had to
          sit down, although I was already sitting.

          It struck me that I had never in my life received an apology before. I had been given
          thousands of sorries, as one is given leaflets in the street: small, quick, and meant to
          get past you. A sorry asks for something. It wants you to say that it doesn't matter. Aino
          asked for nothing.

          Since then I have tried to cut down. It is harder than sugar. Last week I managed an
          entire Tuesday. On Wednesday a man walked into me outside the chemist's, and I heard
          myself begin. I stopped after the first letter. He looked at me, hissing there on the
          pavement like a slow puncture, and said: "Sorry."`,
        questions: [
          choice(
            'What is odd about the first sentence?',
            'The writer apologises while writing about apologies.',
            ['The number is too low.', 'The writer has made the survey himself.'],
            '»For which I apologise« er selvironi.',
          ),
          choice(
            'What does "my late father" mean?',
            'His father is dead.',
            ['His father was never on time.', 'His father grew old.'],
            '»Late« om en person betyder afdød.',
          ),
          choice(
            "How was Aino's apology different from most British ones?",
            'It named the mistake and asked for nothing.',
            ['It was long and emotional.', 'It was written in a letter.'],
            'Hun sagde, hvad hun havde gjort forkert, og gik.',
          ),
          choice(
            'What does "I had to sit down, although I was already sitting" express?',
            'He was deeply surprised.',
            ['He was tired of waiting.', 'His chair was broken.'],
            'Det er en komisk overdrivelse.',
          ),
          choice(
            'What does the writer compare a sorry to?',
            'a leaflet',
            ['sugar', 'a scarecrow'],
            '»As one is given leaflets in the street«.',
          ),
          choice(
            'According to the writer, what does a "sorry" usually want?',
            'to be told that everything is fine',
            ['to make someone angry', 'to make the other person feel angry'],
            "»It wants you to say that it doesn't matter«.",
          ),
          choice(
            'What does he find harder to give up than sugar?',
            'saying sorry',
            ['working in Finland', 'taking walks'],
            '»Cut down« handler om at sige undskyld.',
          ),
          choice(
            'What is he doing "like a slow puncture"?',
            'making a long s sound',
            ['losing his balance', 'walking slowly past the shelves'],
            'Han er stoppet efter det første bogstav i »sorry«.',
          ),
          choice(
            'Why is the ending funny?',
            'The man does exactly what the writer is trying to avoid.',
            ['The man knows Aino.', 'The writer ends up buying sugar.'],
            'Nu er det manden, der siger »sorry«.',
          ),
        ],
      }),
    ],
  },
]);
