import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'grbe', level: 10, category: 'navneord' }, [
  {
    number: 1,
    version: 2,
    title: 'Ejefald eller »of«?',
    summary: "Vælg mellem 's og »of«, og sæt apostroffen rigtigt.",
    instruction: "Mennesker og dyr får oftest 's. Ting får oftest »of«.",
    items: [
      choice(
        'Which is the best English?',
        'the end of the story',
        ["the story's end's", 'the ends story'],
        'Ting får oftest »of«.',
      ),
      choice(
        'Which phrase is right?',
        "my grandfather's wooden leg",
        ['the wooden leg of to my grandfather', 'my grandfathers wooden leg'],
        "En person får 's.",
      ),
      lists(
        "I stayed at my {aunt's|aunts|aunts'} for a week.",
        "»My aunt's« betyder hjemme hos min moster eller faster.",
      ),
      lists(
        "The {students'|students|student's} rooms are all on the second floor.",
        'Flere elever: apostroffen står efter s.',
      ),
      lists("We had three {weeks'|week's|weeks} holiday in the end.", 'Tre ugers ferie: flertal og apostrof efter s.'),
      lists("{Today's|Todays|Todays'} menu is soup, soup and soup.", "Tidsord kan få 's."),
      lists('There is a hole in the {bottom of the boat|boats bottom|bottom to the boat}.', 'Ting får oftest »of«.'),
      lists(
        "The {people's|peoples|peoples'} choice was a goat called Steve.",
        "»People« er flertal uden s, så det får 's.",
      ),
      lists(
        "That's {Tom and Kate's|Toms and Kates|Tom's and Kate} tent. They share it.",
        "De ejer det sammen: kun det sidste navn får 's.",
      ),
    ],
  },
]);
