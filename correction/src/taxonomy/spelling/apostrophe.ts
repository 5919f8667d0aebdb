import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Apostrof',
  description: 'Apostroffen mangler eller er overflødig.',
  short: 'Se på apostroffen. Her skal der stå »{replacement}«.',
  explanation: {
    what: 'Apostroffen mangler, eller også skal den ikke være der.',
    why: "På dansk bruger man ikke apostrof før s i ejefald: Peters bil. På engelsk gør man det, og derfor er det let at blande sammen. Apostrof bruges efter navne, der ender på s, x eller z: Jonas' bil, og før en endelse på tal og forkortelser: tv'et, 1990'erne.",
    check:
      'Ender ordet på s, x eller z i forvejen? Er det et tal eller en forkortelse med endelse? Hvis ikke, skal der ingen apostrof.',
    examples: [
      { wrong: "Vi var i mormor's sommerhus.", right: 'Vi var i mormors sommerhus.' },
      { wrong: 'Hun slukkede tvet.', right: "Hun slukkede tv'et." },
    ],
  },
};
