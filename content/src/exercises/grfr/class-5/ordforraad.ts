import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grfr', level: 5, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Dyr, farver og tal',
    summary: 'Lær de første franske ord.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      choice(
        'Hvad betyder »le chien«?',
        'hunden',
        ['katten', 'kaninen'],
        '»Le chien« er hunden, og »le chat« er katten.',
      ),
      choice(
        'Hvad betyder »merci beaucoup«?',
        'mange tak',
        ['god aften', 'på gensyn'],
        '»Merci« er tak, og »beaucoup« er meget.',
      ),
      choice('Hvilket tal er »quinze«?', '15', ['5', '14'], '»Cinq« er 5, »quatorze« er 14, og »quinze« er 15.'),
      lists('La neige est {blanche|verte|noire}.', 'Sneen er hvid: »blanche«.'),
      lists('Onze, douze, {treize|trois|trente}, quatorze.', '»Treize« er 13, »trois« er 3, og »trente« er 30.'),
      lists('Lundi, mardi, {mercredi|dimanche|samedi}, jeudi.', 'Mellem tirsdag og torsdag ligger onsdag: »mercredi«.'),
      lists("Le bébé de la vache s'appelle le {veau|mouton|poulet}.", 'Koens unge er kalven: »le veau«.'),
      lists(
        'Il est huit heures du matin. On dit : {Bonjour|Bonne nuit|Au revoir} !',
        'Om morgenen siger man »bonjour«.',
      ),
      lists('Je mets mes chaussures aux {pieds|mains|oreilles}.', 'Sko tager man på fødderne: »les pieds«.'),
      sort(
        { farver: ['rouge', 'jaune', 'bleu'], tal: ['sept', 'neuf', 'vingt'], dyr: ['souris', 'cheval', 'oiseau'] },
        '»Souris« er en mus, »cheval« en hest og »oiseau« en fugl.',
        'Sorter ordene.',
      ),
    ],
  },
]);
