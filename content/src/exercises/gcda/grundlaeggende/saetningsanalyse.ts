import { choice, exerciseGroup, mark } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gcda', level: 11, category: 'saetningsanalyse' }, [
  {
    number: 1,
    version: 2,
    title: 'Subjekt, verbal og objekt i lyrik',
    summary: 'Find leddene i korte, digteriske sætninger.',
    instruction: 'Find leddet. Ordstillingen kan være usædvanlig.',
    items: [
      mark('Tavst *falder* sneen over havnens kraner.', 'Marker verbalet.', 'Det, sneen gør, er at falde.'),
      mark(
        'I mit bryst bor en sulten *fugl*.',
        'Marker det vigtigste ord i subjektet.',
        'Hvem bor der? En sulten fugl.',
      ),
      mark('*Stjernerne* så vi aldrig fra gården.', 'Marker objektet.', 'Hvem så vi aldrig? Stjernerne.'),
      choice(
        'Hvad er subjektet i »Langt borte slår en dør.«?',
        'en dør',
        ['langt borte', 'slår'],
        'Hvad slår? En dør.',
      ),
      choice(
        'Hvad er »mig« i »Du gav mig et hav at drukne i.«?',
        'indirekte objekt',
        ['subjektsprædikat', 'subjekt'],
        'Havet er det direkte objekt, og jeg er modtageren.',
      ),
      choice(
        'Hvad er »kold« i »Din hånd er kold.«?',
        'subjektsprædikat',
        ['direkte objekt', 'adverbial'],
        '»Er« binder »kold« til subjektet »din hånd«.',
      ),
      choice(
        'Hvad er »ved daggry« i »Ved daggry gik de.«?',
        'adverbial',
        ['direkte objekt', 'subjekt'],
        'Det fortæller, hvornår de gik.',
      ),
      choice(
        'Hvad kaldes det, når en anden del end subjektet står først?',
        'inversion',
        ['ellipse', 'allitteration'],
        'Ordstillingen er vendt om.',
      ),
      choice(
        'Hvad mangler i ellipsen »Mørke. En hund. Så stilhed.«?',
        'verbaler',
        ['substantiver', 'punktummer'],
        'Der er ingen verber i sætningerne.',
      ),
    ],
  },
]);
