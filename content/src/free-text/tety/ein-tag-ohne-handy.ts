import type { FreeTextTask } from '../free-text-schema.ts';

export const einTagOhneHandy: FreeTextTask = {
  id: 3021002,
  slug: 'ein-tag-ohne-handy',
  version: 2,
  productId: 'tety',
  levelId: 30209,
  categoryId: 302501,
  title: 'En dag uden mobil',
  summary: 'Fortæl på tysk om en dag, hvor du måtte undvære din mobil.',
  requiredWordCount: 130,
  estimatedMinutes: 75,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs dagbogsteksten, og skriv din egen tekst på tysk. Skriv mest i førnutid og datid, for eksempel »Ich habe gelesen« og »Es war langweilig«.',
    },
  ],
  prompt: [
    {
      type: 'paragraph',
      text: 'Jonas hat einen Tag ohne Handy verbracht. Stell dir vor, dass deine Klasse das auch macht. Schreib einen Text darüber.',
    },
    {
      type: 'list',
      items: [
        'Warum hattest du an diesem Tag kein Handy?',
        'Was hast du am Morgen, am Nachmittag und am Abend gemacht?',
        'Was war schwierig? Was war schöner als sonst?',
        'Was denkst du jetzt über dein Handy? Benutze weil und dass.',
        'Würdest du es noch einmal machen?',
      ],
    },
  ],
  source: {
    genre: 'Dagbog',
    title: 'Mein Tag ohne Handy',
    byline: 'Von Jonas, 15',
    blocks: [
      {
        type: 'paragraph',
        text: 'Mittwoch, 7 Uhr. Ich habe verschlafen, weil mein Handy auch mein Wecker ist. Daran hatte ich nicht gedacht. Meine Mutter hat gelacht und mir eine alte Uhr gegeben. Sie tickt so laut, dass man sie im ganzen Haus hört.',
      },
      {
        type: 'paragraph',
        text: 'Im Bus haben alle auf ihre Handys geschaut. Ich habe aus dem Fenster geschaut. Neben der Brücke steht ein rotes Haus mit einem Baum auf dem Dach. Ich fahre seit drei Jahren mit diesem Bus und habe es noch nie gesehen!',
      },
      {
        type: 'paragraph',
        text: 'Am Nachmittag war mir langweilig. Ich wusste nicht, wo meine Freunde waren, und konnte niemanden fragen. Also bin ich einfach zu Emre gefahren und habe geklingelt. Er hat zuerst gedacht, dass etwas Schlimmes passiert ist. Dann haben wir drei Stunden Tischtennis gespielt.',
      },
      {
        type: 'paragraph',
        text: 'Um neun Uhr war ich so müde wie lange nicht mehr. Heute habe ich mein Handy wieder. Ich hatte 214 Nachrichten. Keine davon war wichtig.',
      },
    ],
  },
};
