import { exerciseGroup, lists } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grgx', level: 8, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: 'Kasus i en avisnotits',
    summary: 'Vælg den rigtige kasus i små nyheder.',
    instruction: 'Vælg den rigtige form.',
    items: [
      lists(
        'Eine Kuh hat gestern {den|der|dem} Verkehr in Bremen gestoppt.',
        '»Verkehr« er hankøn og genstandsled: »den«.',
      ),
      lists('Das Tier war aus {einem|einen|ein} Lastwagen gesprungen.', '»Aus« styrer dativ: »einem«.'),
      lists('Ein Polizist gab {der|die|den} Kuh sein Pausenbrot.', 'Koen får madpakken: dativ hunkøn, »der«.'),
      lists('{Der|Den|Dem} Besitzer kam erst am Abend.', 'Ejeren er grundled: »der«.'),
      lists('Er brachte {einen|ein|einem} Eimer mit Äpfeln mit.', '»Eimer« er hankøn og genstandsled: »einen«.'),
      lists('Die Kuh folgte {ihm|ihn|er} sofort in den Stall.', '»Folgen« styrer dativ: »ihm«.'),
      lists('Viele Kinder haben {das|dem|der} Tier fotografiert.', '»Tier« er intetkøn og genstandsled: »das«.'),
      lists('Nach {drei|dreien|drittem} Stunden fuhren die Autos wieder.', 'Talordet bøjes ikke foran navneordet.'),
      lists(
        'Die Polizei dankte {den|die|der} Schülern für ihre Hilfe.',
        '»Danken« styrer dativ, og »Schülern« er flertal: »den«.',
      ),
    ],
  },
]);
