import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'gcft', level: 7, category: 'ordstilling' }, [
  {
    number: 1,
    title: 'Stil et spørgsmål',
    summary: 'Brug spørgeord og de tre måder at spørge på.',
    instruction: 'Vælg spørgeordet, eller sæt ordene i rækkefølge.',
    items: [
      lists('{Où|Qui|Quand} habites-tu ? – À Toulouse.', 'Svaret er et sted: »où«.'),
      lists('{Quand|Comment|Combien} est-ce que tu pars ? – Demain.', 'Svaret er en tid: »quand«.'),
      lists('{Combien|Pourquoi|Qui} de bonbons as-tu mangés ? – Vingt-six.', 'Svaret er et tal: »combien«.'),
      lists(
        "{Pourquoi|Comment|Où} est-ce que tu ris ? – Parce que ton pull est à l'envers.",
        'Svaret er en grund: »pourquoi«.',
      ),
      lists('{Quelle|Quel|Quels} heure est-il ?', '»Heure« er hunkøn: »quelle«.'),
      lists('{Quels|Quelles|Quel} films aimes-tu ?', '»Films« er hankøn flertal: »quels«.'),
      choice(
        'Hvordan spørger man »Hvad laver du?«',
        "Qu'est-ce que tu fais ?",
        ['Est-ce que quoi tu fais ?', 'Que tu fais est-ce ?'],
        "»Qu'est-ce que« betyder hvad.",
      ),
      order(
        'est-ce que | vous | aimez | le fromage bleu',
        '»Est-ce que« står først, og så kommer den almindelige ordstilling.',
        { task: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.' },
      ),
      order("comment | s'appelle | ton | hamster", 'Spørgeordet står først.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.',
      }),
    ],
  },
]);
