import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grgx', level: 9, category: 'stedord' }, [
  {
    number: 1,
    title: 'Hvem taler vi om?',
    summary: 'Vælg stedord, så meningen er klar.',
    instruction: 'Vælg det rigtige stedord.',
    items: [
      lists('Meine Oma hat angerufen. Ich soll {sie|ihr|ihnen} zurückrufen.', '»Zurückrufen« styrer akkusativ: »sie«.'),
      lists(
        'Die Nachbarn sind nett. Wir helfen {ihnen|sie|ihr} oft.',
        '»Helfen« styrer dativ, og naboerne er flere: »ihnen«.',
      ),
      lists('Der Computer ist alt, aber {er|es|sie} läuft noch.', '»Der Computer« er hankøn: »er«.'),
      lists('Wo hast du die Uhr her? – Ich habe {sie|ihn|es} geerbt.', '»Die Uhr« er hunkøn: »sie«.'),
      lists('{Wem|Wen|Wer} hast du das Geld gegeben?', 'Den, der får noget, står i dativ: »wem«.'),
      lists('{Wen|Wem|Wer} hast du auf der Party getroffen?', '»Treffen« styrer akkusativ: »wen«.'),
      lists("{Wessen|Wem|Wer's} Schuhe stehen im Kühlschrank?", 'Hvis sko? »Wessen«.'),
      lists(
        'Das Pferd, {dessen|deren|denen} Bein verletzt war, läuft wieder.',
        '»Pferd« er intetkøn i genitiv: »dessen«.',
      ),
      lists('Jeder muss {seine|ihre|eure} eigene Tasche tragen.', '»Jeder« hører sammen med »sein«: »seine Tasche«.'),
    ],
  },
]);
