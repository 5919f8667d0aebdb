import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grfr', level: 5, category: 'udsagnsord' }, [
  {
    number: 1,
    title: '»Être« og »avoir«',
    summary: 'Lær de to vigtigste udsagnsord på fransk.',
    instruction: 'Skriv eller vælg den rigtige form.',
    items: [
      lists('Je {suis|es|est} danois.', 'Det hedder »je suis«.'),
      lists('Tu {as|a|es} un stylo ?', '»Avoir« hedder »tu as«, »être« hedder »tu es«. Her har man en kuglepen.'),
      lists('Mon chat {est|es|et} tout noir.', 'Katten er »il«: »il est«. »Et« betyder og.'),
      lists("J'{ai|as|est} onze ans.", "På fransk har man en alder: »j'ai«."),
      lists('Nous {sommes|avons|sont} en retard, vite !', 'Vi er for sent på den: »nous sommes«.'),
      gaps('Vous [êtes](être) les parents de Louis ?', 'Det hedder »vous êtes«.'),
      gaps('Ils [ont](avoir) un perroquet vert.', 'Det hedder »ils ont«.'),
      gaps('Elle [a](avoir) les yeux bleus.', 'Det hedder »elle a«.'),
      gaps('Les crêpes [sont](être) trop chaudes.', 'Pandekagerne er flere: »elles sont«.'),
      choice(
        'Hvordan siger man »Jeg er sulten«?',
        "J'ai faim.",
        ['Je suis faim.', 'Je faim.'],
        "På fransk har man sult: »j'ai faim«.",
      ),
    ],
  },
]);
