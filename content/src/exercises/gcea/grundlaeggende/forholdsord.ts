import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'gcea', level: 11, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Præpositioner i akademisk engelsk',
    summary: 'Arbejd med de forbindelser, der hører til i analyser og essays.',
    instruction: 'Vælg den præposition, der hører til ordet.',
    items: [
      lists('The essay deals {with|about|of} loneliness in big cities.', 'Handle om kan hedde »deal with«.'),
      lists('The title alludes {to|at|on} a poem by Blake.', '»Allude to« betyder at hentyde til.'),
      lists(
        "The narrator's attitude {towards|against|about} his father changes.",
        'En holdning til noget er »attitude towards«.',
      ),
      lists('The novel consists {of|by|in} letters and shopping lists.', 'Bestå af er »consist of«.'),
      lists('The first stanza differs {from|of|with} the rest.', 'Adskille sig fra er »differ from«.'),
      lists('She draws a comparison {between|among|of} war and chess.', 'Der er to ting: »comparison between«.'),
      lists('The text is aimed {at|for|on} young voters.', 'Være rettet mod er »aimed at«.'),
      lists('His argument is based {on|at|in} a misunderstanding.', 'Bygge på er »be based on«.'),
      lists('The increase {in|of|on} crime was smaller than expected.', 'En stigning i noget er »increase in«.'),
      lists('According {to|with|by} the author, boredom is a gift.', '»According to« betyder ifølge.'),
    ],
  },
]);
