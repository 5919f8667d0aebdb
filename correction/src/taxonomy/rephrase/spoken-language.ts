import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Talesprog',
  description: 'Ordet passer til en snak, men ikke til en skoletekst.',
  short: 'Ordet »{token}« er talesprog. I en skoletekst passer »{replacement}« bedre.',
  explanation: {
    what: 'Du har brugt et ord, som man siger, men sjældent skriver.',
    why: 'Når man taler, bruger man ord som mega, altså og sådan noget. I en skoletekst kender læseren dig ikke, og derfor skriver man mere præcist. I replikker må personerne gerne bruge talesprog.',
    check: 'Tænk på, hvem der læser teksten. Ville du sige det sådan til en, du ikke kender?',
    examples: [
      { wrong: 'Det var mega koldt i teltet.', right: 'Det var meget koldt i teltet.' },
      { wrong: 'Vi skulle lissom bare vente.', right: 'Vi skulle bare vente.' },
    ],
  },
};
