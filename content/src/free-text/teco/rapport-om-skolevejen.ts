import type { FreeTextTask } from '../free-text-schema.ts';

export const rapportOmSkolevejen: FreeTextTask = {
  id: 1061019,
  slug: 'rapport-om-skolevejen',
  version: 2,
  productId: 'teco',
  levelId: 10609,
  categoryId: 106506,
  title: 'Rapport: En sikker skolevej',
  summary: 'Undersøg din egen skolevej, og skriv en rapport til kommunen med forslag til forbedringer.',
  requiredWordCount: 500,
  estimatedMinutes: 150,
  prompt: [
    {
      type: 'paragraph',
      text: 'Kommunen skal bruge penge på at gøre skolevejene mere sikre og har bedt eleverne om hjælp. Undersøg den vej, som du selv tager til skole, og skriv en rapport til kommunens vejafdeling.',
    },
    { type: 'heading', text: 'Rapporten skal have disse afsnit' },
    {
      type: 'list',
      items: [
        'Indledning: Hvad er formålet, og hvilken strækning har du undersøgt?',
        'Metode: Hvordan gjorde du? Du kan for eksempel tælle cyklister i ti minutter eller spørge fem andre elever.',
        'Resultater: Beskriv mindst tre steder, hvor der kan opstå farlige situationer.',
        'Forslag: Hvad bør der gøres, og hvad haster mest? Begrund rækkefølgen.',
        'Konklusion: Saml det vigtigste i få linjer.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Skriv sagligt og præcist, og brug mellemrubrikker. Hvis du har fået tal fra andre, skal du skrive, hvor de kommer fra.',
    },
  ],
};
