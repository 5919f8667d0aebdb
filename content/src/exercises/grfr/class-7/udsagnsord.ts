import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grfr', level: 7, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Hvad har du lavet?',
    summary: 'Lav passé composé med »avoir«.',
    instruction: 'Skriv udsagnsordet i passé composé, eller vælg den rigtige form.',
    items: [
      gaps("Hier, j'[ai mangé](manger) cinq crêpes.", "»J'ai« og kort tillægsform på »-é«."),
      gaps('Tu [as fini](finir) ton livre ?', 'Udsagnsord på »-ir« får »-i«: »fini«.'),
      gaps('Nous [avons vendu](vendre) notre vieille tente.', 'Udsagnsord på »-re« får »-u«: »vendu«.'),
      gaps("Mes cousins [ont regardé](regarder) un film d'horreur.", '»Ils ont« og kort tillægsform på »-é«.'),
      gaps('Elle [a perdu](perdre) ses clés dans le métro.', 'Udsagnsord på »-re« får »-u«: »perdu«.'),
      lists("J'ai {pris|prendu|prené} une photo de la tour Eiffel.", '»Prendre« er uregelmæssigt: »pris«.'),
      lists('Vous avez {vu|voyé|voiru} le chat du voisin ?', '»Voir« er uregelmæssigt: »vu«.'),
      lists('Il a {fait|fais|faisé} un gâteau au chocolat.', '»Faire« er uregelmæssigt: »fait«.'),
      lists('On a {bu|boit|boivé} du jus de pomme.', '»Boire« er uregelmæssigt: »bu«.'),
      choice(
        'Hvilken sætning er rigtig?',
        "Je n'ai pas dormi.",
        ["Je n'ai dormi pas.", "J'ai ne pas dormi."],
        'Nægtelsen står omkring »ai«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Med »être« i datid',
    summary: 'Brug »être« om bevægelse og forandring.',
    instruction: 'Vælg eller skriv den rigtige form.',
    items: [
      lists('Ma tante {est|a} arrivée à midi.', '»Arriver« får »être«.'),
      lists('Nous {avons|sommes} nagé dans le lac.', '»Nager« får »avoir«, selv om det er bevægelse.'),
      lists(
        'Les filles sont {parties|partis|partie}.',
        'Med »être« retter formen sig efter grundleddet: hunkøn flertal.',
      ),
      lists('Il est {né|née|naît} à Marseille.', '»Il« er hankøn ental: »né«.'),
      lists('Julie est {tombée|tombé|tombées} de son lit.', 'Julie er hunkøn ental: »tombée«.'),
      lists('Mes parents sont {restés|resté|restées} à la maison.', 'Forældrene er hankøn flertal: »restés«.'),
      gaps('Elle est [allée](aller) au marché toute seule.', '»Elle« giver et ekstra »-e«: »allée«.'),
      gaps('Paul et Sami sont [venus](venir) à vélo.', 'To drenge giver »-s«: »venus«.'),
      gaps("L'ascenseur est [descendu](descendre) très vite.", "»L'ascenseur« er hankøn ental: »descendu«."),
      sort(
        { être: ['aller', 'venir', 'mourir'], avoir: ['manger', 'courir', 'dormir'] },
        '»Courir« får »avoir«, selv om man løber.',
        'Sorter efter hjælpeudsagnsord.',
      ),
    ],
  },
]);
