import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'man og mand',
  description: '»Man« er folk i almindelighed. En »mand« er en voksen af hankøn.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »man« og »mand«. De lyder næsten ens.',
    why: '»Man« bruges om folk i almindelighed: Man skal vaske hænder. En »mand« er en voksen af hankøn: Manden gik hjem.',
    check:
      'Sæt »folk« eller »alle« ind i stedet. Passer det, hedder det »man«. Handler det om en bestemt mand, skal der d i ordet.',
    examples: [
      { wrong: 'Mand må ikke løbe på gangene.', right: 'Man må ikke løbe på gangene.' },
      { wrong: 'Der kom en gammel man ind i butikken.', right: 'Der kom en gammel mand ind i butikken.' },
    ],
  },
};
