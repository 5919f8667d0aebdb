import { choice, exerciseGroup, lists, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grfr', level: 9, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Hunden, der tog metroen',
    summary: 'Læs om en usædvanlig passager.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Un passager pas comme les autres',
        byline: 'Une petite histoire',
        text: `Tous les matins, Monsieur Lebrun prend la ligne 4 pour aller à son bureau. Il lit le journal et ne regarde personne. Mais un lundi de novembre, quelque chose d'étrange est arrivé : un grand chien brun est monté dans le wagon, tout seul, et s'est assis en face de lui.

Les voyageurs ont cherché le maître de l'animal, mais personne n'a répondu. Le chien était calme. Il regardait la carte des stations comme s'il savait lire. À la station Odéon, il s'est levé et il est descendu.

Le lendemain, il était encore là, et le jour d'après aussi. Curieux, Monsieur Lebrun est descendu avec lui. Le chien a traversé la rue au feu vert et s'est arrêté devant une boulangerie. La boulangère est sortie avec un croissant. « Il vient depuis dix ans, a-t-elle expliqué. Avant, il venait avec son maître. Maintenant, le vieux monsieur ne peut plus marcher, alors le chien fait les courses. »`,
        questions: [
          choice(
            "Que fait Monsieur Lebrun dans le métro d'habitude ?",
            'Il lit.',
            ['Il dort.', 'Il parle aux gens.'],
            'Han læser avis og ser ikke på nogen.',
          ),
          choice(
            "Qu'est-ce qui était étrange ce lundi ?",
            'Un chien voyageait seul.',
            ['Un chien lisait le journal.', 'Le métro était vide.'],
            'Der kom en hund ind helt alene.',
          ),
          choice('Comment était le chien ?', 'calme', ['nerveux', 'méchant'], '»Le chien était calme«.'),
          choice(
            'Quand Monsieur Lebrun a-t-il suivi le chien ?',
            'après quelques jours',
            ['le premier jour', "plus d'un mois plus tard"],
            'Først så han hunden dagen efter og dagen derpå.',
          ),
          choice(
            "Pourquoi l'a-t-il suivi ?",
            'Il était curieux.',
            ['Il avait très faim.', 'Il avait peur.'],
            '»Curieux« betyder nysgerrig.',
          ),
          choice('Où va le chien ?', 'à la boulangerie', ['au bureau', 'au marché'], 'Han standser foran et bageri.'),
          choice(
            'Pourquoi vient-il seul maintenant ?',
            'Son maître ne peut plus marcher.',
            ['Son maître est mort.', 'Il a perdu son maître.'],
            'Den gamle herre kan ikke gå længere.',
          ),
          choice(
            'Que veut dire « faire les courses » dans ce texte ?',
            'acheter quelque chose',
            ['courir vite', 'faire du sport avec son chien'],
            '»Faire les courses« er at købe ind.',
          ),
        ],
      }),
      lists('Le chien {savait|sait|saura} où il fallait descendre ce jour-là.', 'Det handler om fortiden: »savait«.'),
    ],
  },
]);
