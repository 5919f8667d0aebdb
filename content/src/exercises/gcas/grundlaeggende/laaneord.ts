import { choice, exerciseGroup, sort } from '../../markup/index.ts';

export const laaneord = exerciseGroup({ productId: 'gcas', level: 11, category: 'laaneord' }, [
  {
    number: 1,
    version: 2,
    title: 'Hvor kommer ordet fra?',
    summary: 'Sorter låneord efter det sprog, de kom fra.',
    instruction: 'Vælg det rigtige sprog, eller sorter ordene.',
    items: [
      choice(
        'Hvilket sprog kommer »weekend« fra?',
        'engelsk',
        ['tysk', 'fransk'],
        '»Weekend« er lånt uændret fra engelsk.',
      ),
      choice(
        'Hvilket sprog kommer »restaurant« fra?',
        'fransk',
        ['spansk', 'græsk'],
        'Mange ord om mad og selskabsliv er franske.',
      ),
      choice(
        'Hvilket sprog kommer »spaghetti« fra?',
        'italiensk',
        ['spansk', 'portugisisk'],
        '»Spaghetti« er italiensk og betyder små snore.',
      ),
      choice(
        'Hvilket sprog kommer »ombudsmand« fra, når englændere siger »ombudsman«?',
        'svensk',
        ['tysk', 'hollandsk'],
        'Engelsk har lånt ordet fra svensk.',
      ),
      choice(
        'Hvilket sprog gav dansk mange ord om håndværk og handel i middelalderen?',
        'nedertysk',
        ['fransk', 'engelsk'],
        'Hansestædernes købmænd talte nedertysk.',
      ),
      choice(
        'Hvad kalder man et ord, der er oversat led for led, for eksempel »skyskraber«?',
        'et oversættelseslån',
        ['et lydefterlignende ord', 'et arveord'],
        '»Skyskraber« er dannet efter engelsk »skyscraper«.',
      ),
      choice(
        'Hvad kalder man et ord, som sproget altid har haft?',
        'et arveord',
        ['et låneord', 'et modeord'],
        '»Mor« og »sten« er arveord.',
      ),
      sort(
        { fransk: ['chauffør', 'garderobe'], engelsk: ['smartphone', 'baby'], italiensk: ['piano', 'konto'] },
        'Musikken og bankverdenen har givet os mange italienske ord.',
        'Sorter efter det sprog, dansk har lånt ordet fra.',
      ),
    ],
  },
]);
