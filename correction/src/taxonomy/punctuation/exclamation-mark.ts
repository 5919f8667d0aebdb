import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Udråbstegn',
  description: 'Et råb eller en advarsel kan slutte med udråbstegn.',
  short: 'Se på tegnet til sidst. Her passer »{replacement}« bedre.',
  explanation: {
    what: 'Udråbstegnet mangler efter et udråb, eller også står det efter en helt almindelig sætning.',
    why: 'Udråbstegn viser, at nogen råber, advarer eller er meget glad eller vred: Pas på! Bruger man det for tit, mister det sin kraft. Almindelige sætninger slutter med punktum.',
    check: 'Ville du råbe sætningen eller sige den med meget følelse? Så passer udråbstegnet. Ellers er punktum bedre.',
    examples: [
      { wrong: '»Hjælp,« råbte hun, så højt hun kunne.', right: '»Hjælp!« råbte hun, så højt hun kunne.' },
      { wrong: 'Bogen handler om en dreng!', right: 'Bogen handler om en dreng.' },
    ],
  },
};
