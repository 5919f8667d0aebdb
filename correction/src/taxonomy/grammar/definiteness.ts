import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Bestemt eller ubestemt',
  description: 'Navneordet skal have eller miste endelsen -en, -et eller -ene.',
  short: 'Navneordet passer ikke til ordet foran. Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har blandet to måder at vise, at det er noget bestemt: et ord foran og en endelse bagpå.',
    why: 'På dansk siger man, at noget er bestemt, én gang. Enten med en endelse: bilen, huset. Eller med den, det eller de foran et tillægsord: den røde bil. Efter min, din, hans, en og et er der heller ingen endelse: min bil.',
    check: 'Se på ordet foran. Står der den, det, de, min eller et navn med -s, skal navneordet stå uden endelse.',
    examples: [
      { wrong: 'Vi så den store hunden.', right: 'Vi så den store hund.' },
      { wrong: 'Min cyklen er rød.', right: 'Min cykel er rød.' },
    ],
  },
};
