import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'vågne og vække',
  description: 'Man vågner selv, men man vækker en anden.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »vågne« og »vække«.',
    why: '»Vågne« gør man selv: Jeg vågner klokken syv. »Vække« gør man ved en anden: Mor vækker mig klokken syv.',
    check:
      'Se efter, om der står en person lige efter, som bliver vågen. Gør der det, hedder det »vække«. Ellers hedder det »vågne«.',
    examples: [
      { wrong: 'Min far vågnede mig klokken seks.', right: 'Min far vækkede mig klokken seks.' },
      { wrong: 'Jeg vækkede, da det blev lyst.', right: 'Jeg vågnede, da det blev lyst.' },
    ],
  },
};
