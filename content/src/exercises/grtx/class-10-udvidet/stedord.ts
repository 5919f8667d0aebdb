import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grtx', level: 11, category: 'stedord' }, [
  {
    number: 1,
    title: '»Man«, »einer« og »jemand«',
    summary: 'Brug de ubestemte stedord.',
    instruction: 'Vælg den rigtige form.',
    items: [
      lists('Wie schreibt {man|Mann|men} das auf Deutsch?', 'Om folk i almindelighed hedder det »man« med ét »n«.'),
      lists(
        'Hat {jemand|man|jemanden} mein Butterbrot gesehen? Es lag eben noch hier!',
        'Man spørger efter en bestemt, men ukendt person: »jemand«.',
      ),
      lists('Ich habe mit {niemandem|niemanden|niemandes} darüber gesprochen.', '»Mit« styrer dativ: »niemandem«.'),
      lists(
        'Das ist {einer|ein|eines} der schönsten Strände Europas.',
        '»Strand« er hankøn, og ordet står alene: »einer«.',
      ),
      lists('Ich brauche einen Stift. Hast du {einen|ein|einer}?', '»Stift« er hankøn og genstandsled: »einen«.'),
      lists(
        'Mein Fahrrad ist kaputt, aber {deins|dein|deine} funktioniert.',
        '»Fahrrad« er intetkøn, og ordet står alene: »deins«.',
      ),
      lists(
        'Wenn {einem|einen|man} kalt ist, zieht man sich eine Jacke an.',
        '»Mir ist kalt« har dativ, og »man« hedder »einem« i dativ.',
      ),
      lists('{Welcher|Welches|Welchen} von den drei Hunden ist deiner?', '»Hund« er hankøn og grundled: »welcher«.'),
      lists('Das ist alles, {was|das|dass} ich weiß.', 'Efter »alles« bruger man »was«.'),
    ],
  },
]);
