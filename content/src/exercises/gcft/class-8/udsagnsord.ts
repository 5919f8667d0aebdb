import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gcft', level: 8, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Tilbagevisende udsagnsord',
    summary: 'Fortæl om din morgen.',
    instruction: 'Skriv eller vælg den rigtige form.',
    items: [
      gaps('Je [me lève](se lever) à six heures et demie.', '»Je« hører sammen med »me«, og »lève« har accent.'),
      gaps('Tu [te douches](se doucher) le soir ?', '»Tu« hører sammen med »te«.'),
      gaps('Mon frère [se regarde](se regarder) longtemps dans le miroir.', 'Broren er »il«: »se«.'),
      gaps('Nous [nous dépêchons](se dépêcher) pour attraper le bus.', '»Nous« står to gange.'),
      gaps('Vous [vous couchez](se coucher) trop tard.', '»Vous« står to gange.'),
      gaps("Les filles [s'habillent](s'habiller) en noir.", "»Se« bliver til »s'« foran »h«, der ikke udtales."),
      lists('Hier, je me {suis|ai|es} réveillé à midi.', 'Tilbagevisende udsagnsord får »être«.'),
      lists(
        "Elle s'est {brossé|brossée|brossées} les dents avec du savon.",
        '»Les dents« er genstandsled bagefter, og derfor kommer der ikke »-e«.',
      ),
      lists('Ne {te moque|te moques|moque} pas de moi !', 'Bydeform på »-er« har ikke »-s«: »ne te moque pas«.'),
      lists('Nous ne {nous|se|vous} ennuyons jamais.', '»Nous« hører sammen med »nous«.'),
    ],
  },
  {
    number: 2,
    title: 'Bydeform',
    summary: 'Giv ordrer og gode råd.',
    instruction: 'Skriv eller vælg bydeformen.',
    items: [
      gaps('[Ferme](fermer, tu) la porte, il y a des moustiques !', 'Udsagnsord på »-er« har ikke »-s« i bydeform.'),
      gaps('[Finis](finir, tu) ton assiette !', 'Udsagnsord på »-ir« beholder »-s«.'),
      gaps("[Attendez](attendre, vous) une minute, s'il vous plaît.", 'Vous-formen ender på »-ez«.'),
      gaps('[Allons](aller, nous) au bord de la mer !', 'Nous-formen betyder lad os.'),
      lists('{Sois|Es|Êtes} sage pendant le concert, mon petit.', '»Être« er uregelmæssigt: »sois«.'),
      lists("N'{aie|as|ai} pas peur du noir, Léo !", '»Avoir« er uregelmæssigt: »aie«.'),
      lists('Donne-{moi|me|je} la main.', 'I bydeform bliver »me« til »moi« efter udsagnsordet.'),
      lists('Ne {me|moi|je} parle pas comme ça !', 'Ved nægtelse står »me« foran udsagnsordet.'),
    ],
  },
]);
