import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: '-t på biord',
  description: 'Ordet fortæller, hvordan noget sker, og skal derfor ende på -t.',
  short: 'Ordet fortæller, hvordan noget bliver gjort. Så skal det ende på -t: »{replacement}«.',
  explanation: {
    what: 'Du har skrevet et tillægsord uden -t, men her bruges det som biord.',
    why: "Når et tillægsord fortæller, hvordan nogen gør noget, bliver det til et biord og får -t: Hun er hurtig, men hun løber hurtigt. T'et kan være svært at høre, især i ord på »-ig« og »-lig«.",
    check: 'Spørg: Hvordan gør man det? Er svaret dit ord, skal der -t på. Hvordan løber hun? Hun løber hurtigt.',
    examples: [
      { wrong: 'Han råbte meget høj.', right: 'Han råbte meget højt.' },
      { wrong: 'Hun smilede venlig til mig.', right: 'Hun smilede venligt til mig.' },
    ],
  },
};
