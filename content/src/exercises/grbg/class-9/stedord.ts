import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grbg', level: 9, category: 'stedord' }, [
  {
    number: 1,
    title: 'Min, din og vores ting',
    summary: 'Brug ejestedord med rigtig endelse.',
    instruction: 'Vælg eller skriv det rigtige ejestedord.',
    items: [
      lists(
        'Lukas trägt eine Brille, aber er findet {seine|ihre|sein} Brille nie.',
        'Lukas er hankøn, og »Brille« er hunkøn: »seine«.',
      ),
      lists(
        'Maja hat einen Bruder. Sie fährt mit {ihrem|seinem|ihren} Bruder nach Hause.',
        'Maja er hunkøn, og »mit« styrer dativ: »ihrem«.',
      ),
      lists(
        'Die Kinder haben {ihren|ihre|ihrem} Hund mitgebracht, obwohl es verboten ist.',
        'Børnene er flere: »ihr«, og »Hund« er genstandsled: »ihren«.',
      ),
      lists('Das Pferd hat {sein|seine|seinen} Futter nicht angerührt.', '»Das Pferd« er intetkøn: »sein Futter«.'),
      lists(
        'Herr Wolf, Sie haben {Ihren|deinen|euren} Regenschirm vergessen!',
        '»Sie« hører sammen med »Ihr«, og »Regenschirm« er genstandsled: »Ihren«.',
      ),
      gaps('Wir laden [unsere](vores) Lehrer zum Grillen ein.', 'Lærerne er flere: »unsere«.'),
      gaps('Habt ihr [euer](jeres) Zimmer schon aufgeräumt?', '»Zimmer« er intetkøn: »euer Zimmer«.'),
      gaps('Ich habe [meinen](min) Pass zu Hause vergessen.', '»Pass« er hankøn og genstandsled: »meinen«.'),
      gaps('Wie heißt [deine](din) Schwester?', '»Schwester« er hunkøn og ental: »deine«.'),
    ],
  },
]);
