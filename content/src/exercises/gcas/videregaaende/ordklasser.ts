import { choice, exerciseGroup } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gcas', level: 12, category: 'ordklasser' }, [
  {
    number: 1,
    version: 2,
    title: 'Morfologi: ordets byggesten',
    summary: 'Del ord i rod, afledning og bøjning.',
    instruction: 'Vælg eller skriv det rigtige svar.',
    items: [
      choice('Hvad er roden i »ulykkelig«?', 'lykke', ['lig', 'ulykke'], '»U« er et præfiks, og »lig« er et suffiks.'),
      choice('Hvad kalder man en forstavelse med et fagord?', 'præfiks', ['suffiks', 'infiks'], '»Præ« betyder foran.'),
      choice(
        'Hvad kalder man en afledningsendelse med et fagord?',
        'suffiks',
        ['præfiks', 'kompositum'],
        'Et suffiks sættes bag på roden.',
      ),
      choice(
        'Hvad er »fodboldstøvle«?',
        'et kompositum',
        ['en afledning', 'en bøjningsform'],
        'Ordet er sat sammen af flere selvstændige ord.',
      ),
      choice(
        'Hvilket ord er dannet ved afledning?',
        'frihed',
        ['frokost', 'friluft'],
        '»Hed« er et suffiks, og »fri« er roden.',
      ),
      choice(
        'Hvad er et morfem?',
        'den mindste del med betydning',
        ['den mindste lyd i en stavelse', 'en stavelse'],
        '»Hus« og »-et« er hver et morfem.',
      ),
      choice(
        'Hvad er et fonem?',
        'en lyd, der kan skelne ord fra hinanden',
        ['et bogstav', 'en endelse'],
        '»Bil« og »pil« skelnes ved ét fonem.',
      ),
      choice(
        'Hvor mange morfemer er der i »hestene«: »hest«, »e« og »ne«?',
        'tre',
        ['to', 'fire'],
        'Rod, flertal og bestemthed er hver et morfem.',
      ),
    ],
  },
]);
