import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'grep', level: 8, category: 'navneord' }, [
  {
    number: 1,
    title: 'Apostrof eller ej?',
    summary: 'Brug apostrof, når noget tilhører nogen, og ikke i almindeligt flertal.',
    instruction: 'Vælg den rigtige skrivemåde.',
    items: [
      lists("My {sister's|sisters|sisters'} boyfriend has a pet tarantula.", "Én søster ejer: 's."),
      lists(
        "The {boys'|boys|boy's} changing rooms are full of mud after their match.",
        'Flere drenge ejer: apostroffen står efter s.',
      ),
      lists("I bought three {tickets|ticket's|tickets'} for the show.", 'Det er kun flertal: ingen apostrof.'),
      lists(
        "The {children's|childrens'|childrens} menu has fish fingers on it.",
        "»Children« er flertal uden s, så det får 's.",
      ),
      lists(
        "{Mr Jones's|Mr Jones|Mr Joneses} parrot shouts at the postman.",
        "Papegøjen tilhører hr. Jones, så navnet får 's.",
      ),
      lists("Nobody knows the {dog's|dogs} name, so we call him Sir.", "Hunden ejer sit navn: 's."),
      lists("The {women's|womens|womens'} team won four games in a row.", "»Women« er flertal uden s, så det får 's."),
      lists("All the {photos|photo's|photos'} are blurred.", 'Det er kun flertal: ingen apostrof.'),
      lists("{It's|Its} too late to say sorry.", "»It's« er »it is«."),
      choice(
        'Which sentence is right?',
        "My parents' bedroom is above the kitchen.",
        ["My parent's bedroom are above the kitchen.", 'My parents bedroom is above the kitchen.'],
        'Flere forældre ejer: apostroffen står efter s.',
      ),
    ],
  },
]);
