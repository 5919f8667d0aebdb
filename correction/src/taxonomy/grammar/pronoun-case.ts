import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Jeg eller mig',
  description: 'Stedordet har en forkert form, fx »ham« i stedet for »han«.',
  short: 'Her skal stedordet hedde »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Stedordet har ikke den form, som dets plads i sætningen kræver.',
    why: '»Jeg«, »du«, »han«, »hun«, »vi«, »I« og »de« bruges om den, der gør noget. »Mig«, »dig«, »ham«, »hende«, »os«, »jer« og »dem« bruges om den, der bliver gjort noget ved, og efter forholdsord: Han så mig. Giv den til hende.',
    check:
      'Sæt »jeg« eller »mig« ind i stedet for alle personerne. Lyder »jeg« rigtigt, hedder det »jeg«, »du«, »han«, »hun«, »vi«, »I« eller »de«. Lyder »mig« rigtigt, hedder det »mig«, »dig«, »ham«, »hende«, »os«, »jer« eller »dem«.',
    examples: [
      { wrong: 'Mig og Ali spiller i samme klub.', right: 'Ali og jeg spiller i samme klub.' },
      { wrong: 'Hun sad ved siden af han.', right: 'Hun sad ved siden af ham.' },
    ],
  },
};
