import { choice, lists, type StepDraft } from '../../markup/index.ts';

export const tone: StepDraft = {
  title: 'Formelt eller uformelt?',
  intro: 'Du skriver til en sprogskole i England, som du ikke kender. Vælg det, der passer i en høflig mail.',
  seconds: 300,
  items: [
    choice(
      'How do you begin the email when you do not know who will read it?',
      'Dear Sir or Madam',
      ['Hiya everybody', 'Hello my dear', 'To you there'],
      '»Dear Sir or Madam« er den faste begyndelse, når man ikke kender navnet.',
    ),
    lists('I am writing to {ask|chat|moan} about your summer courses.', 'I en høflig mail spørger man: »ask«.'),
    lists(
      'I would be {grateful|over the moon|gobsmacked} if you could send me some information.',
      '»Grateful« er taknemmelig. De andre er talesprog.',
    ),
    lists('I look forward to {receiving|receive|received} your answer.', 'Efter »look forward to« står »-ing«.'),
    choice(
      'How do you end the email?',
      'Yours faithfully',
      ['Take care, mate', 'Lots of love', 'See you around'],
      '»Yours faithfully« hører til »Dear Sir or Madam«.',
    ),
  ],
};
