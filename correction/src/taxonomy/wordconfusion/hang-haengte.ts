import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'hang og hængte',
  description: 'Noget hang et sted, men nogen hængte det op.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »hang« og »hængte«. Begge er datid af »hænge«.',
    why: '»Hang« bruges, når noget allerede er på plads: Jakken hang på knagen. »Hængte« bruges, når nogen gør det: Jeg hængte jakken på knagen.',
    check: 'Spørg: Er der nogen, der gør noget ved tingen? Så hedder det »hængte«. Er den der bare, hedder det »hang«.',
    examples: [
      { wrong: 'Billedet hængte over sofaen.', right: 'Billedet hang over sofaen.' },
      { wrong: 'Jeg hang min jakke på knagen.', right: 'Jeg hængte min jakke på knagen.' },
    ],
  },
};
