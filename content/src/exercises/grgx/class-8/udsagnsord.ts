import { exerciseGroup, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grgx', level: 8, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Find den rigtige bøjning',
    summary: 'Som i prøven: vælg den form, der passer i sætningen.',
    instruction: 'Vælg den rigtige form af udsagnsordet.',
    items: [
      lists('Meine Freunde {treffen|trifft|trefft} sich am Brunnen.', 'Vennerne er flere: »sie treffen«.'),
      lists('Der Lehrer {vergisst|vergesst|vergisse} immer seine Tasche.', '»Vergessen« får »i«: »er vergisst«.'),
      lists('{Hilfst|Helfst|Hilft} du mir mit den Stühlen?', '»Helfen« får »i«: »du hilfst«.'),
      lists('Das Baby {wäscht|wascht|wäschst} sich mit Suppe.', '»Waschen« får omlyd: »es wäscht«.'),
      lists('Wir {wollten|wolltet|wöllten} gestern ins Kino gehen.', '»Gestern« viser datid: »wir wollten«.'),
      lists(
        'Niemand {durfte|dürfte|durften} das Zimmer betreten, so war die Regel damals.',
        'Datid af »dürfen« er uden omlyd: »durfte«.',
      ),
      lists('Letztes Jahr {gewann|gewinnte|gewannen} ein Esel das Rennen.', '»Gewinnen«, »gewann«, »gewonnen«.'),
      lists('Ich {habe|bin} mir den Fuß gebrochen.', 'Der er et genstandsled, og så får »brechen« »haben«.'),
      lists('Der Schnee {ist|hat} schon geschmolzen.', 'Sneen ændrer tilstand: »sein«.'),
      lists('{Iss|Esse|Isst} deinen Spinat, Max!', 'Bydeform af »essen« til én er »iss«.'),
    ],
  },
]);
