import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: '-ene, -ende og -erne',
  description: 'De tre endelser lyder næsten ens, men betyder ikke det samme.',
  short: 'Endelsen er ikke rigtig. Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på endelserne -ene, -ende og -erne.',
    why: '-ende sættes på udsagnsord: en løbende dreng, hun kom gående. -ene og -erne sættes på navneord i flertal, når det er nogle bestemte: drengene, pigerne. Man hører ikke forskel på -ene og -ende, så her må man tænke på ordet.',
    check:
      'Kan du sætte »alle« foran (alle drengene, alle pigerne), er det et navneord, og så ender det på -ene eller -erne. Er det noget, man gør (at løbe), ender det på -ende: løbende.',
    examples: [
      { wrong: 'Hun kom løbene ned ad vejen.', right: 'Hun kom løbende ned ad vejen.' },
      { wrong: 'Drengende spillede fodbold.', right: 'Drengene spillede fodbold.' },
    ],
  },
};
