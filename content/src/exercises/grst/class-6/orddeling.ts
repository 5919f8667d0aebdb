import { choice, exerciseGroup, several, sort } from '../../markup/index.ts';

export const orddeling = exerciseGroup({ productId: 'grst', level: 6, category: 'orddeling' }, [
  {
    number: 1,
    title: 'Stavelser i lange ord',
    summary: 'Tæl stavelser, og del ord efter deres led.',
    instruction: 'Der er lige så mange stavelser, som der er vokallyde. Sig ordet langsomt, og klap.',
    trains: ['hyphen'],
    items: [
      choice(
        'Hvor mange stavelser er der i »krokodille«?',
        'fire',
        ['tre', 'fem'],
        'Man klapper fire gange: »kro-ko-dil-le«.',
      ),
      choice('Hvor mange stavelser er der i »abe«?', 'to', ['en', 'tre'], 'Man klapper to gange: »a-be«.'),
      choice(
        'Hvor mange stavelser er der i »strømpebukser«?',
        'fire',
        ['tre', 'fem'],
        'Man klapper fire gange: »strøm-pe-buk-ser«.',
      ),
      choice(
        'Hvordan deler man »havregrød«?',
        'havre-grød',
        ['hav-regrød', 'havreg-rød'],
        'Ordet er sat sammen af »havre« og »grød«.',
      ),
      choice(
        'Hvordan deler man »natbord«?',
        'nat-bord',
        ['na-tbord', 'natb-ord'],
        'Ordet er sat sammen af »nat« og »bord«.',
      ),
      choice(
        'Hvordan deler man »hytte«?',
        'hyt-te',
        ['hy-tte', 'hytt-e'],
        'To ens konsonanter deles, så der er én på hver linje.',
      ),
      several(
        'Hvilke ord har tre stavelser?',
        ['bananer', 'paraply'],
        ['bus', 'trøje', 'elefanter'],
        'Man klapper tre gange: »ba-na-ner« og »pa-ra-ply«.',
      ),
      several(
        'Hvilke ord er delt rigtigt ved linjens ende?',
        ['sol-brille', 'vand-kande'],
        ['solb-rille', 'van-dkande'],
        'Man deler mellem »sol« og »brille«, »vand« og »kande«.',
      ),
      sort(
        {
          'én stavelse': ['frost', 'skjold'],
          'to stavelser': ['vinter', 'lampe'],
          'tre stavelser': ['gulvtæppe', 'ananas'],
        },
        'Frost og skjold har én vokal hver. Gulvtæppe og ananas har tre.',
        'Sorter ordene efter antallet af stavelser.',
      ),
    ],
  },
]);
