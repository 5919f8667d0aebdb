import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gcfa', level: 12, category: 'stedord' }, [
  {
    number: 1,
    title: 'To stedord på én gang',
    summary: 'Sæt stedordene i den rigtige rækkefølge.',
    instruction: 'Vælg den rigtige sætning eller det rigtige ord.',
    items: [
      choice(
        '»Il donne la clé à Paul.« Med stedord?',
        'Il la lui donne.',
        ['Il lui la donne.', 'Il donne la lui.'],
        '»La« står foran »lui«.',
      ),
      choice(
        '»Elle me prête son vélo.« Med stedord?',
        'Elle me le prête.',
        ['Elle le me prête.', 'Elle prête me le.'],
        '»Me« står foran »le«.',
      ),
      choice(
        '»Nous parlons de ce problème.« Med stedord?',
        'Nous en parlons.',
        ['Nous y parlons.', 'Nous le parlons.'],
        '»De« og en ting giver »en«.',
      ),
      choice(
        '»Tu penses à tes examens ?« Svar med stedord.',
        "Oui, j'y pense.",
        ["Oui, j'en pense.", 'Oui, je leur pense.'],
        '»À« og en ting giver »y«.',
      ),
      choice(
        '»Donne-moi les clés !« Med stedord?',
        'Donne-les-moi !',
        ['Donne-moi-les !', 'Me donne les !'],
        'I bydeform står tingen foran personen.',
      ),
      lists("Des pommes ? Oui, j'{en|les|y} ai acheté un kilo.", '»En« står for mængden af noget.'),
      lists(
        '{Lequel|Laquelle|Quel} de ces deux pantalons préfères-tu ?',
        '»Pantalon« er hankøn, og ordet står alene: »lequel«.',
      ),
      lists('Ma voiture est en panne. Je prends {la tienne|le tien|ta}.', '»Voiture« er hunkøn: »la tienne«.'),
      lists("Ce n'est pas ton livre, c'est {celui|cela|celle} de Nadia.", '»Livre« er hankøn: »celui«.'),
    ],
  },
]);
