import { exerciseGroup, lists, order } from '../../markup/index.ts';

export const koenOgTal = exerciseGroup({ productId: 'gcft', level: 8, category: 'koen-og-tal' }, [
  {
    number: 1,
    title: 'Sammenlign',
    summary: 'Brug »plus … que«, »moins … que« og »le plus«.',
    instruction: 'Vælg eller byg den rigtige form.',
    items: [
      lists("Un éléphant est plus lourd {qu'|que|comme}un cheval.", "»Que« bliver til »qu'« foran en vokal."),
      lists("Ce gâteau est {meilleur|plus bon|mieux} que l'autre.", '»Bon« hedder »meilleur«.'),
      lists('Elle chante {mieux|meilleure|plus bien} que moi.', '»Bien« hedder »mieux«.'),
      lists("C'est {la plus|le plus|plus} vieille maison de la rue.", '»Maison« er hunkøn: »la plus vieille«.'),
      lists('Mon sac est aussi lourd {que|comme|de} le tien.', '»Aussi … que« betyder »lige så … som«.'),
      lists('Les tortues sont moins {rapides|rapide|rapidement} que les lièvres.', '»Tortues« er flertal: »rapides«.'),
      lists('Paul est le plus grand {de|que|dans} la classe.', 'Efter superlativ står »de«.'),
      lists('Mes notes sont {pires|pire|plus pires} que les tiennes.', '»Notes« er flertal: »pires«.'),
      order('ma sœur | est | plus | jeune | que | moi', '»Plus« står foran tillægsordet, og »que« bagefter.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
    ],
  },
]);
