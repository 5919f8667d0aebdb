import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'mindre og færre',
  description: '»Færre« er et lavere antal. »Mindre« er en lavere mængde eller størrelse.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »mindre« og »færre«.',
    why: '»Færre« bruges om ting, man kan tælle: færre biler. »Mindre« bruges om mængde og størrelse: mindre larm, en mindre bil. »Færre« er det modsatte af »flere«, og »mindre« er det modsatte af »mere« og »større«.',
    check:
      'Sæt det modsatte ind. Passer »flere«, hedder det »færre«. Passer »mere« eller »større«, hedder det »mindre«.',
    examples: [
      { wrong: 'Der er mindre elever i vores klasse i år.', right: 'Der er færre elever i vores klasse i år.' },
      { wrong: 'Vi skal bruge færre vand.', right: 'Vi skal bruge mindre vand.' },
    ],
  },
};
