import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Endelser',
  description: 'Slutningen af ordet er stavet forkert.',
  short: 'Slutningen af »{token}« er ikke rigtig. Ordet staves »{replacement}«.',
  explanation: {
    what: 'Ordets begyndelse er rigtig, men slutningen er stavet forkert.',
    why: 'Endelser udtales svagt, og derfor er de svære at høre. De følger faste mønstre: En person, der gør noget, ender ofte på »-er«: en lærer. Tillægsord ender ofte på »-ig«, »-lig« eller »-som«. Og lyden »sjon« staves som regel »-tion« eller »-sion«.',
    check:
      'Find andre ord, der slutter på samme måde, og se, hvordan de staves: station, nation, portion. Sæt »en« foran, hvis det er en person: en lærer.',
    examples: [
      { wrong: 'Min lære hedder Sofie.', right: 'Min lærer hedder Sofie.' },
      { wrong: 'Det var en dejli dag.', right: 'Det var en dejlig dag.' },
    ],
  },
};
