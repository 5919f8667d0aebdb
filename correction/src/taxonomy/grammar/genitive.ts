import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Ejefald',
  description: 'Ordet viser, hvem der ejer noget, og skal ende på -s.',
  short: 'Her skal ordet stå i ejefald: »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Ejefaldet er ikke skrevet rigtigt.',
    why: "Ejefald viser, hvem noget hører til. På dansk sætter man bare et s på uden apostrof: Emmas cykel, skolens gård. Kun når ordet allerede ender på s, x eller z, bruger man som regel apostrof: Lukas' taske.",
    check:
      "Spørg: Hvem ejer det? Svaret er det ord, der skal have -s. Sæt ikke apostrof før s'et, medmindre ordet selv ender på s, x eller z.",
    examples: [
      { wrong: "Emma's cykel er blå.", right: 'Emmas cykel er blå.' },
      { wrong: 'Jeg var hjemme hos min ven forældre.', right: 'Jeg var hjemme hos min vens forældre.' },
    ],
  },
};
