import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const koenOgTal = exerciseGroup({ productId: 'grfr', level: 5, category: 'koen-og-tal' }, [
  {
    number: 1,
    title: '»Un« eller »une«, »le« eller »la«?',
    summary: 'Lær de franske kendeord.',
    instruction: 'Vælg det rigtige kendeord.',
    items: [
      lists("J'ai {un|une|des} frère et deux sœurs.", '»Frère« er hankøn og ental: »un«.'),
      lists("C'est {une|un|des} fille très drôle.", '»Fille« er hunkøn: »une«.'),
      lists('{Le|La|Les} soleil brille.', '»Soleil« er hankøn: »le«.'),
      lists('{La|Le|Les} maison est vieille.', '»Maison« er hunkøn: »la«.'),
      lists('{Les|Le|La} enfants jouent dans la cour.', '»Enfants« er flertal: »les«.'),
      lists("{L'|Le|La}école est fermée aujourd'hui.", "Foran en vokal bliver »la« til »l'«."),
      lists('Il y a {des|un|une} pommes dans le panier.', '»Pommes« er flertal: »des«.'),
      lists('Tu as {une|un|des} voiture rouge ?', '»Voiture« er hunkøn: »une«.'),
      lists("{L'|Le|La}hôtel est près de la gare.", "H udtales ikke i »hôtel«, og derfor bliver »le« til »l'«."),
      sort(
        { un: ['garçon', 'livre', 'vélo'], une: ['fleur', 'table', 'porte'] },
        '»Garçon«, »livre« og »vélo« er hankøn.',
        'Sorter ordene efter køn.',
      ),
    ],
  },
]);
