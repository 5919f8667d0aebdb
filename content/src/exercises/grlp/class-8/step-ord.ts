import { choice, type StepDraft } from '../../markup/index.ts';

export const ord: StepDraft = {
  title: 'Hvad betyder ordet?',
  intro: 'Find det, der betyder det samme som ordet med fremhævet skrift, sådan som det bliver brugt i sætningen.',
  seconds: 360,
  items: [
    choice(
      'Anmelderen var begejstret, men med ét *forbehold*.',
      'noget, der ikke overbeviste hende',
      ['noget, der overraskede hende', 'noget, der morede hende', 'noget, der gentog sig'],
      'Et forbehold er en begrænsning: noget, man ikke er helt enig i eller sikker på.',
    ),
    choice(
      'Fundet *afkræftede* teorien om, at vikingerne nåede hertil.',
      'viste, at den var forkert',
      ['gjorde den mere sandsynlig', 'gjorde den kendt i hele verden', 'viste, hvem der fandt på den'],
      'At afkræfte er at vise, at noget ikke passer. Det modsatte er at bekræfte.',
    ),
    choice(
      'Han svarede *undvigende*, da mor spurgte til karakteren.',
      'uden at sige det, hun ville vide',
      ['uden at løfte hovedet fra skærmen', 'på en fræk og uforskammet måde', 'på en høflig og venlig måde'],
      'At undvige er at smutte uden om.',
    ),
    choice(
      'Partiet vil *afskaffe* lektier.',
      'fjerne helt',
      ['gøre kortere', 'gøre frivillige', 'kontrollere bedre'],
      'Bliver noget afskaffet, findes det ikke mere.',
    ),
    choice(
      'Hun havde *en finger med i spillet*, da festen blev flyttet.',
      'var med til at bestemme det',
      ['fik at vide, at det ville ske', 'blev ked af det', 'fik skylden for det'],
      'Har man en finger med i spillet, har man været med til noget uden at vise det åbent.',
    ),
    choice(
      'Appen bliver *overvejende* brugt af unge.',
      'mest',
      ['kun', 'også', 'sjældent'],
      'Overvejende betyder for det meste.',
    ),
  ],
};
