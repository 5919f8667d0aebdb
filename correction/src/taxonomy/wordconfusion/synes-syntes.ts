import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'synes og syntes',
  description: '»Synes« er nutid. »Syntes« er datid.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »synes« og »syntes«. De to ord lyder ens.',
    why: '»Synes« er nutid og navnemåde: Jeg synes, det er sjovt. »Syntes« er datid: I går syntes jeg, det var sjovt.',
    check:
      'Sæt »mener« eller »mente« ind i stedet. Passer »mener«, hedder det »synes«. Passer »mente«, hedder det »syntes«.',
    examples: [
      { wrong: 'Jeg syntes stadig, at matematik er svært.', right: 'Jeg synes stadig, at matematik er svært.' },
      { wrong: 'Dengang synes vi, at det var uhyggeligt.', right: 'Dengang syntes vi, at det var uhyggeligt.' },
    ],
  },
};
