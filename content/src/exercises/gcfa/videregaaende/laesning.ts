import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gcfa', level: 12, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Den franske kantine',
    summary: 'Læs et indlæg fra et skoleblad.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'La grève des frites',
        byline: "Article d'un journal de lycée",
        text: `Depuis septembre, notre cantine sert chaque jour un repas végétarien. L'idée venait d'un petit groupe d'élèves de terminale, soutenus par l'infirmière. Le premier jour, pourtant, ce fut la révolte : quarante élèves se sont assis par terre devant la cuisine en criant « Rendez-nous nos frites ! »

Le cuisinier, Monsieur Baptiste, aurait pu se fâcher. Au lieu de cela, il a posé une seule question : « Qui d'entre vous sait faire cuire une aubergine ? » Silence. Il a alors invité les grévistes dans sa cuisine, six par semaine, à condition qu'ils goûtent ce qu'ils préparaient.

Trois mois plus tard, la moitié des plats de la semaine sont inventés par des élèves. Certains sont immangeables, il faut le dire, comme la soupe au chocolat d'Antoine. Mais on jette deux fois moins de nourriture qu'avant. Et les frites ? Elles sont revenues le vendredi. Personne ne les a réclamées : c'est à Monsieur Baptiste qu'elles manquaient.`,
        questions: [
          choice(
            "Qui a eu l'idée du repas végétarien ?",
            'des élèves',
            ["l'infirmière", 'le cuisinier'],
            'Idéen kom fra en lille gruppe elever.',
          ),
          choice(
            'Que voulaient les quarante élèves ?',
            "qu'on serve de nouveau des frites",
            ['manger par terre', 'travailler dans la cuisine'],
            'De råbte »Rendez-nous nos frites« og sad på gulvet.',
          ),
          choice(
            'Comment le cuisinier a-t-il réagi ?',
            'Il est resté calme.',
            ["Il s'est mis en colère.", 'Il est parti.'],
            'Han kunne være blevet vred, men stillede i stedet et spørgsmål.',
          ),
          choice(
            'Que montre le « Silence » ?',
            'Personne ne savait cuisiner une aubergine.',
            ['Les élèves avaient peur de la colère du cuisinier.', 'Tout le monde mangeait.'],
            'Ingen kunne svare ja.',
          ),
          choice(
            'Quelle était la condition de Monsieur Baptiste ?',
            'goûter sa propre cuisine',
            ['laver la vaisselle', 'venir chaque jour'],
            'De skulle smage det, de selv lavede.',
          ),
          choice(
            "Que pense l'auteur de la soupe d'Antoine ?",
            "qu'elle est mauvaise",
            ["qu'elle est excellente", "qu'elle est trop chère"],
            '»Immangeable« betyder uspiselig.',
          ),
          choice(
            "Qu'est-ce qui s'est amélioré ?",
            'On gaspille moins.',
            ['Les repas coûtent moins cher.', 'On mange plus de viande.'],
            'Der smides halvt så meget mad ud.',
          ),
          choice(
            'Pourquoi les frites sont-elles revenues ?',
            'Elles manquaient au cuisinier.',
            ['Les élèves ont gagné la grève.', "L'infirmière l'a demandé."],
            'Det var kokken, der savnede dem.',
          ),
        ],
      }),
    ],
  },
]);
