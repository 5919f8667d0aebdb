import { choice, exerciseGroup, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gcda', level: 12, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Akademiske ord i opgaver',
    summary: 'Forstå de ord, der står i eksamensopgaver og faglig prosa.',
    instruction: 'Hvad betyder ordet?',
    items: [
      choice(
        'Hvad betyder det at *perspektivere* en tekst?',
        'at sætte den i forbindelse med noget andet',
        ['at give et referat', 'at tegne den i dybden'],
        'Man ser teksten i en større sammenhæng.',
      ),
      choice(
        'Hvad betyder det at *redegøre* for noget?',
        'at gengive det klart og neutralt',
        ['at vurdere det ud fra sin egen mening', 'at bevise det modsatte'],
        'En redegørelse er uden egne meninger.',
      ),
      choice(
        'Hvad er *ambivalens*?',
        'blandede følelser over for det samme',
        ['fuld enighed', 'stor vrede'],
        'Man trækkes i to retninger.',
      ),
      choice('Hvad betyder *eksplicit*?', 'sagt direkte', ['underforstået', 'tilfældigt'], 'Det modsatte er implicit.'),
      choice(
        'Hvad er en *kanon* i litteraturen?',
        'en samling værker, der regnes for vigtige',
        ['et våben i en krigsroman', 'en sang for flere stemmer'],
        'Kanon er her en liste over væsentlige værker.',
      ),
      choice(
        'Hvad betyder *nuanceret*?',
        'med øje for flere sider af sagen',
        ['meget kritisk', 'skrevet med mange farverige tillægsord'],
        'En nuanceret vurdering er ikke sort-hvid.',
      ),
      choice(
        'Hvad er et *paradoks*?',
        'en modsigelse, der alligevel kan rumme en sandhed',
        ['en lang sætning', 'en gentagelse, der understreger tekstens budskab'],
        '»Man må miste for at finde« er et eksempel.',
      ),
      choice(
        'Hvad betyder *konsekvent*?',
        'på samme måde hver gang',
        ['med alvorlige følger', 'med meget alvorlige følger'],
        'Den, der er konsekvent, holder fast i sin linje.',
      ),
      sort(
        { redegørende: ['gengive', 'opsummere'], vurderende: ['bedømme', 'kritisere'] },
        'Man redegør uden at dømme.',
        'Hvad gør man i en redegørelse, og hvad gør man i en vurdering?',
      ),
    ],
  },
]);
