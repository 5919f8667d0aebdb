import type { FreeTextTask } from '../free-text-schema.ts';

export const doerenIEgetraeet: FreeTextTask = {
  id: 1061002,
  slug: 'doeren-i-egetraeet',
  version: 1,
  productId: 'teco',
  levelId: 10603,
  categoryId: 106501,
  title: 'Døren i egetræet',
  summary: 'Alba finder en lille dør i et gammelt træ. Du bestemmer, hvad der er bag den.',
  requiredWordCount: 80,
  estimatedMinutes: 40,
  prompt: [
    { type: 'paragraph', text: 'Læs begyndelsen på historien. Skriv så, hvordan den går videre.' },
    {
      type: 'list',
      items: [
        'Hvad ser Alba, da døren går op?',
        'Hvem eller hvad møder hun derinde?',
        'Der opstår et problem. Hvordan bliver det løst?',
        'Kommer Alba hjem igen? Det er dig, der bestemmer.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Du skal begynde der, hvor historien stopper. Du behøver ikke at skrive begyndelsen af.',
    },
  ],
  source: {
    genre: 'Begyndelsen på en historie',
    title: 'Døren i egetræet',
    blocks: [
      {
        type: 'paragraph',
        text: 'Bag skolen står et egetræ, der er så tykt, at fem børn skal holde i hånd for at nå rundt om det. Alba har gået forbi det hver dag i tre år. Hun ved, hvor myrerne bor, og hvor der vokser mos. Derfor opdager hun det med det samme, da der en tirsdag er kommet noget nyt.',
      },
      {
        type: 'paragraph',
        text: 'Det er en dør. Den er ikke højere end en mælkekarton. Den er malet grøn, og midt på den sidder et håndtag af messing, der skinner, som om nogen lige har pudset det.',
      },
      {
        type: 'paragraph',
        text: 'Alba sætter sig på knæ i bladene. Hun kigger sig over skulderen. Ingen kan se hende fra legepladsen. Hun lægger øret mod døren, og så hører hun noget, der lyder som musik, men langt, langt væk.',
      },
      { type: 'paragraph', text: '»Hallo?« hvisker hun.' },
      {
        type: 'paragraph',
        text: 'Musikken holder op. Der er helt stille. Så begynder håndtaget langsomt at dreje sig.',
      },
    ],
  },
};
