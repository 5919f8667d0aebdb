import { choice, exerciseGroup, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grag', level: 12, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Grammatikkens egne ord',
    summary: 'Lær de latinske ord for det, du allerede kender.',
    instruction: 'Hvilket dansk ord betyder det samme?',
    items: [
      choice(
        'Hvad er et *substantiv*?',
        'et navneord',
        ['et udsagnsord', 'et tillægsord'],
        'Et substantiv er et navn på noget.',
      ),
      choice(
        'Hvad er et *verbum*?',
        'et udsagnsord',
        ['et navneord', 'et biord'],
        'Et verbum fortæller, hvad nogen gør.',
      ),
      choice(
        'Hvad er et *adjektiv*?',
        'et tillægsord',
        ['et biord', 'et stedord'],
        'Et adjektiv fortæller, hvordan noget er.',
      ),
      choice(
        'Hvad er et *pronomen*?',
        'et stedord',
        ['et forholdsord', 'et talord'],
        'Et pronomen står i stedet for et navneord.',
      ),
      choice(
        'Hvad er en *præposition*?',
        'et forholdsord',
        ['et bindeord', 'et udråbsord'],
        'En præposition er et ord som »på« eller »under«.',
      ),
      choice(
        'Hvad er en *konjunktion*?',
        'et bindeord',
        ['et forholdsord', 'et navneord'],
        'En konjunktion binder sammen, som »og« eller »fordi«.',
      ),
      choice('Hvad er *præsens*?', 'nutid', ['datid', 'bydeform'], 'Jeg vasker: præsens.'),
      choice('Hvad er *præteritum*?', 'datid', ['førnutid', 'nutid'], 'Jeg vaskede: præteritum.'),
      sort(
        { subjekt: ['grundled'], verbal: ['udsagnsled'], objekt: ['genstandsled'] },
        'Subjektet er grundleddet, verbalet er udsagnsleddet, og objektet er genstandsleddet.',
        'Par de danske ord med de latinske.',
      ),
    ],
  },
]);
