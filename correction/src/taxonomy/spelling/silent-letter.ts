import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Stumme bogstaver',
  description: 'Der er et bogstav i ordet, som man ikke kan høre.',
  short: 'Ordet staves »{replacement}« og ikke »{token}«. Her driller et bogstav, som man ikke kan høre.',
  explanation: {
    what: 'Du har glemt et stumt bogstav, eller du har sat et ind, hvor der ikke er noget.',
    why: 'Nogle bogstaver høres ikke: h i hvad og hjem, d i mand og land, g i morgen. Man kan tit høre bogstavet i et andet ord fra samme familie.',
    check:
      'Find et ord i familien: v høres ikke i »halv«, men i »halve«, og »spændende« kommer af »spænde«. Ord, man spørger med, begynder som regel med »hv«: hvem, hvad, hvor.',
    examples: [
      { wrong: 'Jeg tog jem efter skole.', right: 'Jeg tog hjem efter skole.' },
      { wrong: 'Der kom en man hen til os.', right: 'Der kom en mand hen til os.' },
    ],
  },
};
