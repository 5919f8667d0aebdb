import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Gentagelse',
  description: 'Det samme ord eller den samme begyndelse kommer igen og igen.',
  short: 'Du bruger det samme ord flere gange tæt på hinanden. Prøv »{replacement}« i stedet for »{token}«.',
  explanation: {
    what: 'Du har brugt det samme ord mange gange på kort plads.',
    why: 'Gentagelser kan gøre en tekst kedelig at læse, hvis de ikke er gjort med vilje. Brug små ord som den, det, han og hun, eller find et andet ord, der betyder det samme.',
    check:
      'Sæt ring om de ord, der går igen. Kan du skrive »den«, »hun« eller et andet ord i stedet, eller kan du slå to sætninger sammen?',
    examples: [
      { wrong: 'Og så gik vi hjem, og så spiste vi, og så sov vi.', right: 'Vi gik hjem og spiste, og så sov vi.' },
      { wrong: 'Min hund er en sød hund, og min hund hedder Fido.', right: 'Min hund er sød, og den hedder Fido.' },
    ],
  },
};
