import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grex', level: 11, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Ord, der hører sammen',
    summary: 'Vælg det ord, som englændere ville bruge sammen med det næste.',
    instruction: 'Oversæt ikke ord for ord. Vælg det faste udtryk.',
    items: [
      lists('Could you {do|make} me a favour?', 'Det faste udtryk er »do a favour«.'),
      lists('Everybody {makes|does} mistakes in a new language.', 'Det faste udtryk er »make mistakes«.'),
      lists('I need to {make|do|hold} a decision before Friday.', 'Det faste udtryk er »make a decision«.'),
      lists('She {took|made} a photo of her own shadow.', 'Det faste udtryk er »take a photo«.'),
      lists('Please {pay|hold|make} attention to the safety film.', 'Det faste udtryk er »pay attention«.'),
      lists('There was {heavy|big|thick} rain all night.', 'Det faste udtryk er »heavy rain«.'),
      lists('I like my coffee {strong|powerful|heavy}.', 'Det faste udtryk er »strong coffee«.'),
      lists("He is a {heavy|hard|thick} smoker, I'm afraid.", 'Det faste udtryk er »heavy smoker«.'),
      lists('We {had|made|held} a wonderful time in Scotland.', 'Det faste udtryk er »have a wonderful time«.'),
      lists("It's your turn to {do|make} the washing-up.", 'Det faste udtryk er »do the washing-up«.'),
      sort(
        { make: ['a noise', 'a promise', 'an effort'], do: ['homework', 'the shopping', 'your best'] },
        '»Make« betyder ofte at skabe noget. »Do« bruges om arbejde og opgaver.',
        'Hører ordene til »make« eller »do«?',
      ),
    ],
  },
]);
