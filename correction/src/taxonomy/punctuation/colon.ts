import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Kolon',
  description: 'Kolon peger frem mod noget, der kommer nu.',
  short: 'Her skal der kolon, for nu kommer det, du har peget frem mod: »{replacement}«.',
  explanation: {
    what: 'Der mangler et kolon, eller også er der brugt et andet tegn.',
    why: 'Kolon betyder »nu kommer det«. Man bruger det foran det, en person siger, og foran en liste, der er sagt til i forvejen: Vi skal huske tre ting: mad, vand og varmt tøj.',
    check:
      'Kan du sige »nemlig« i stedet for tegnet, eller kommer der en replik lige efter »sagde« eller »spurgte«? Så skal der kolon.',
    examples: [
      {
        wrong: 'Vi skal huske tre ting, mad, vand og varmt tøj.',
        right: 'Vi skal huske tre ting: mad, vand og varmt tøj.',
      },
      { wrong: 'Han sagde, »Jeg kommer nu.«', right: 'Han sagde: »Jeg kommer nu.«' },
    ],
  },
};
