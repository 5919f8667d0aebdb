import { exerciseGroup, lists, mark } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grtp', level: 8, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: 'Hvem får hvad?',
    summary: 'Brug dativ om den, der får noget.',
    instruction: 'Vælg den rigtige form.',
    because: 'Den, der får noget, står i dativ. Tingen står i akkusativ.',
    items: [
      lists('Ich schenke {meiner|meine|meinen} Mutter einen Kaktus.', 'Mor får kaktussen: dativ hunkøn, »meiner«.'),
      lists('Der Kellner bringt {dem|den|der} Gast die Rechnung.', 'Gæsten får regningen: dativ hankøn, »dem«.'),
      lists('Wir zeigen {den|die|der} Touristen den Weg.', 'Turisterne er flertal i dativ: »den«.'),
      lists('Er erzählt {dem|das|den} Kind ein Märchen.', 'Barnet er intetkøn i dativ: »dem«.'),
      lists('Gibst du {deinem|deinen|deiner} Bruder den Schlüssel?', 'Broderen får nøglen: »deinem«.'),
      lists('Die Hose passt {dem|den|das} Mädchen gut.', '»Passen« styrer dativ: »dem Mädchen«.'),
      lists('Das Fahrrad gehört {meinem|meinen|mein} Opa.', '»Gehören« styrer dativ: »meinem«.'),
      lists('Ich danke {Ihnen|Sie|Ihr} für die Einladung!', '»Danken« styrer dativ: »Ihnen«.'),
      mark('Opa kauft *seinem* *Enkel* ein Fernglas.', 'Marker hensynsleddet (to ord).', 'Barnebarnet får en kikkert.'),
      mark(
        'Am Abend erzählt die Wirtin *uns* eine unheimliche Geschichte.',
        'Marker hensynsleddet (ét ord).',
        'Vi får en historie: »uns«.',
      ),
    ],
  },
]);
