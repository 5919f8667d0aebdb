import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gcft', level: 7, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'I byen og på café',
    summary: 'Lær ord, du får brug for i Frankrig.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists(
        "J'achète du pain à la {boulangerie|boucherie|bibliothèque}.",
        'Brød køber man hos bageren: »la boulangerie«.',
      ),
      lists('Pour envoyer cette carte postale, il me faut un {timbre|tambour|tableau}.', '»Timbre« er et frimærke.'),
      lists(
        "Garçon, l'{addition|entrée|assiette}, s'il vous plaît ! Nous devons partir.",
        "Man beder om regningen: »l'addition«.",
      ),
      lists(
        'Pour manger la soupe, je prends une {cuillère|fourchette|couverture}.',
        '»Cuillère« er en ske, »fourchette« en gaffel.',
      ),
      lists('Tournez à gauche au {feu|fou|four} rouge.', '»Feu rouge« er rødt lys.'),
      lists('Le train part du {quai|côté|coin} numéro trois.', '»Quai« er en perron.'),
      lists('Il pleut ! Prends ton {parapluie|parasol|paravent}.', '»Parapluie« er en paraply.'),
      lists('Je voudrais une {glace|glaçon|place} à la fraise, deux boules.', '»Glace« er is, man spiser.'),
      sort(
        {
          mad: ['le jambon', 'le riz', 'le fromage'],
          tøj: ['le pull', 'la jupe', 'les gants'],
          transport: ["l'avion", 'le car', 'le bateau'],
        },
        '»Car« er en turistbus.',
        'Sorter ordene.',
      ),
    ],
  },
]);
