import { choice, type StepDraft } from '../../markup/index.ts';

export const samtale: StepDraft = {
  title: 'Hvad siger man?',
  intro: 'Vælg det, som passer bedst i situationen.',
  seconds: 300,
  items: [
    choice(
      'En ven spørger: „Wie geht es dir?“',
      'Danke, gut.',
      ['Nach Hause.', 'Ich gehe zu Fuß.', 'Ich bin Emil.'],
      'Spørgsmålet er, hvordan man har det.',
    ),
    choice(
      'Du vil gerne betale på en café.',
      'Zahlen, bitte!',
      ['Geld her, bitte!', 'Ich kaufe Sie!', 'Nichts zu danken!'],
      '»Zahlen, bitte« siger man til tjeneren.',
    ),
    choice(
      'Du beder en ukendt voksen om hjælp.',
      'Können Sie mir helfen?',
      ['Kannst du mir helfen?', 'Könnt ihr mir helfen?', 'Kann ich dir helfen?'],
      'Voksne, som man ikke kender, siger man »Sie« til.',
    ),
    choice(
      'Din tyske ven er syg. Hvad ønsker du ham?',
      'Gute Besserung!',
      ['Guten Appetit!', 'Gute Reise!', 'Herzlichen Glückwunsch!'],
      '»Gute Besserung« betyder god bedring.',
    ),
  ],
};
