import { choice, exerciseGroup, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gcfa', level: 11, category: 'saetningsbygning' }, [
  {
    number: 1,
    title: 'Spørg og benægt',
    summary: 'Byg enkle sætninger.',
    instruction: 'Vælg den rigtige sætning, eller sæt ordene i rækkefølge.',
    items: [
      choice(
        'Hvilken sætning er rigtig?',
        'Je ne comprends pas la question.',
        ['Je comprends pas ne la question.', 'Je ne pas comprends la question.'],
        '»Ne« står foran verbet og »pas« efter.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        "Il n'y a pas de lait.",
        ["Il n'y a pas du lait.", 'Il ne y a pas de lait.'],
        "Efter nægtelsen står »de«, og »ne« bliver til »n'«.",
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Je ne veux pas danser.',
        ['Je veux danser ne pas.', 'Je ne veux danser pas.'],
        'Nægtelsen står omkring det bøjede verbum.',
      ),
      choice(
        'Hvordan spørger man »Hvor kommer du fra?«',
        "D'où viens-tu ?",
        ['Où viens-tu de ?', 'De viens-tu où ?'],
        "»De« og »où« bliver til »d'où«.",
      ),
      choice(
        "»Tu n'aimes pas les olives ?« Hvordan svarer man ja, det gør jeg?",
        "Si, j'aime ça.",
        ["Oui, je n'aime pas ça.", "Non, j'aime ça."],
        'Efter et benægtet spørgsmål svarer man »si«.',
      ),
      order('elle | ne | travaille | jamais | le lundi', '»Ne« og »jamais« står omkring verbet.', {
        also: ['le lundi | elle | ne | travaille | jamais'],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('où | est-ce que | tu | passes | tes vacances', 'Efter spørgeordet kommer »est-ce que«.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.',
      }),
      order('quel | temps | fait-il | à Bruxelles', '»Quel« står foran navneordet.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.',
      }),
    ],
  },
]);
