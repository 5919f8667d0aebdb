import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grtp', level: 9, category: 'stedord' }, [
  {
    number: 1,
    title: 'Sig det med »sich«',
    summary: 'Brug de tilbagevisende stedord.',
    instruction: 'Skriv eller vælg det rigtige stedord.',
    items: [
      gaps('Ich freue [mich] auf das Wochenende.', '»Ich« hører sammen med »mich«.'),
      gaps('Hast du [dich] verletzt?', '»Du« hører sammen med »dich«.'),
      gaps('Er rasiert [sich] nur sonntags.', '»Er« hører sammen med »sich«.'),
      gaps('Wir haben [uns] total verlaufen.', '»Wir« hører sammen med »uns«.'),
      gaps('Beeilt [euch], der Zug wartet nicht!', '»Ihr« hører sammen med »euch«.'),
      lists(
        'Ich putze {mir|mich|sich} die Zähne.',
        'Der er allerede et genstandsled, »die Zähne«, og derfor dativ: »mir«.',
      ),
      lists(
        'Wasch {dir|dich|sich} bitte die Hände!',
        'Der er allerede et genstandsled, »die Hände«, og derfor dativ: »dir«.',
      ),
      lists('Setzen Sie {sich|Ihnen|Sie} doch!', 'Den høflige form bruger »sich«.'),
      lists('Ich kann {mir|mich|ich} deinen Namen nie merken.', '»Sich etwas merken« har dativ: »mir«.'),
    ],
  },
]);
