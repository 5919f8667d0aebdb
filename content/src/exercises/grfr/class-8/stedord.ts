import { exerciseGroup, lists, order } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grfr', level: 8, category: 'stedord' }, [
  {
    number: 1,
    title: '»Le«, »la«, »lui« og »leur«',
    summary: 'Erstat ting og personer med stedord.',
    instruction: 'Vælg det rigtige stedord, eller sæt ordene i rækkefølge.',
    items: [
      lists('Tu vois cette étoile ? Oui, je {la|le|lui} vois.', '»Étoile« er hunkøn og genstandsled: »la«.'),
      lists('Tu écris à ta grand-mère ? Oui, je {lui|la|leur} écris souvent.', 'Man skriver »à« nogen: »lui«.'),
      lists('Où sont mes gants ? Je ne {les|leur|le} trouve pas.', '»Gants« er flertal og genstandsled: »les«.'),
      lists(
        'Le guide parle aux touristes. Il {leur|les|lui} montre le château.',
        '»Aux touristes« er flertal: »leur«.',
      ),
      lists("Ce film ? Je {l'|le|lui}ai déjà vu.", "Foran en vokal bliver »le« til »l'«."),
      lists("Tu veux du gâteau ? Oui, j'{en|y|le} veux bien.", '»En« står for noget med »du«, »de la« eller »des«.'),
      lists("Tu vas à Bordeaux ? Oui, j'{y|en|la} vais demain.", '»Y« står for et sted.'),
      lists(
        'Il téléphone à ses copains. Il {leur|les|lui} téléphone tous les soirs.',
        'Man ringer »à« nogen, og vennerne er flere: »leur«.',
      ),
      order('je | ne | te | comprends | pas', 'Stedordet står lige foran udsagnsordet.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('il | va | nous | montrer | sa collection de timbres', 'Stedordet står lige foran navnemåden.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
    ],
  },
]);
