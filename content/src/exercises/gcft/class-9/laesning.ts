import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gcft', level: 9, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Flaskeposten',
    summary: 'Læs om et brev, der var længe undervejs.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'La bouteille à la mer',
        byline: 'Une histoire de vacances',
        text: `L'été dernier, Manon se promenait sur une plage de Normandie quand elle a marché sur quelque chose de dur. C'était une vieille bouteille verte, fermée avec de la cire. À l'intérieur, il y avait une feuille jaunie : « Je m'appelle Georges, j'ai neuf ans et je m'ennuie. Écris-moi ! » La lettre datait de 1961.

Manon a d'abord ri, puis elle a calculé : Georges devait avoir plus de soixante-dix ans. Sur la feuille, il y avait une adresse à Granville. Elle y a envoyé une carte, sans trop d'espoir.

Trois semaines plus tard, elle a reçu une réponse. Georges n'avait jamais déménagé. Il racontait qu'il avait été marin, qu'il avait fait quatre fois le tour du monde et qu'il ne s'était plus jamais ennuyé. « Mais votre carte, écrivait-il, est la plus belle surprise de ma vie. Je l'ai attendue pendant soixante ans. »`,
        questions: [
          choice(
            'Comment Manon a-t-elle trouvé la bouteille ?',
            'par hasard, avec le pied',
            ['en nageant', 'grâce à un ami'],
            'Hun trådte på den.',
          ),
          choice(
            'Pourquoi Georges avait-il écrit cette lettre ?',
            "Il s'ennuyait.",
            ['Il était perdu en mer.', 'Il aimait Manon.'],
            "»Je m'ennuie« betyder, at han keder sig.",
          ),
          choice(
            'Quel âge avait Georges en 1961 ?',
            'neuf ans',
            ['soixante ans', 'dix-neuf ans'],
            'Der står, at han er ni år.',
          ),
          choice(
            'Manon pensait-elle recevoir une réponse ?',
            'Pas vraiment.',
            ['Oui, absolument.', 'Elle ne voulait pas de réponse.'],
            "»Sans trop d'espoir« betyder uden det store håb.",
          ),
          choice(
            'Où habitait Georges quand il a répondu ?',
            'toujours à la même adresse',
            ['sur un bateau', 'dans une autre ville'],
            "»N'avait jamais déménagé« betyder, at han aldrig var flyttet.",
          ),
          choice('Quel était son métier ?', 'marin', ['facteur', 'professeur'], 'Han havde været sømand.'),
          choice(
            "Qu'est-ce qui a changé dans sa vie ?",
            "Il ne s'est plus ennuyé.",
            ['Il a eu neuf enfants.', 'Il a perdu toute sa mémoire.'],
            'Han kedede sig aldrig mere.',
          ),
          choice(
            "Qu'est-ce que Georges pense de la carte ?",
            'Elle le rend très heureux.',
            ['Elle arrive trop tôt.', 'Elle le rend un peu fâché.'],
            'Det er den smukkeste overraskelse i hans liv.',
          ),
        ],
      }),
    ],
  },
]);
