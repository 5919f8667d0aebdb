import { choice, exerciseGroup } from '../../markup/index.ts';

export const findFejlen = exerciseGroup({ productId: 'grst', level: 9, category: 'find-fejlen' }, [
  {
    number: 1,
    title: 'Sidste gennemlæsning',
    summary: 'Find det ord, der er stavet forkert, i sætninger fra en større opgave.',
    instruction: 'I hver sætning er der præcis ét ord, der er stavet forkert. Hvilket?',
    trains: ['misspelling'],
    items: [
      choice(
        'Hvilket ord er forkert i »Undersøgelsen viser en tydelig tendents blandt de ældste elever«?',
        'tendents',
        ['undersøgelsen', 'tydelig'],
        'Det skal være »tendens«.',
      ),
      choice(
        'Hvilket ord er forkert i »Forfatteren bruger bevist korte sætninger for at skabe uro«?',
        'bevist',
        ['forfatteren', 'skabe'],
        'Det skal være »bevidst«. »Bevidst« betyder med vilje.',
      ),
      choice(
        'Hvilket ord er forkert i »Argumentationen er overbevisende, men kilderne er tvilsomme«?',
        'tvilsomme',
        ['argumentationen', 'overbevisende'],
        'Det skal være »tvivlsomme«.',
      ),
      choice(
        'Hvilket ord er forkert i »Hovedpersonen gennemgår en psykisk forandring i løbet af novelen«?',
        'novelen',
        ['hovedpersonen', 'psykisk'],
        'Det skal være »novellen«.',
      ),
      choice(
        'Hvilket ord er forkert i »Konklusionen er, at reklamen appelerer til vores følelser«?',
        'appelerer',
        ['konklusionen', 'følelser'],
        'Det skal være »appellerer«.',
      ),
      choice(
        'Hvilket ord er forkert i »Fortælleren er alvidene og springer frit mellem personerne«?',
        'alvidene',
        ['fortælleren', 'springer'],
        'Det skal være »alvidende«.',
      ),
      choice(
        'Hvilket ord er forkert i »Digtet er opbygget af fire strofer og et kort refren«?',
        'refren',
        ['opbygget', 'strofer'],
        'Det skal være »refræn«.',
      ),
      choice(
        'Hvilket ord er forkert i »Avisartiklen er skrevet i et letforstålig sprog uden fagudtryk«?',
        'letforstålig',
        ['avisartiklen', 'fagudtryk'],
        'Det skal være »letforståeligt«.',
      ),
      choice(
        'Hvilket ord er forkert i »Analysen peger på et modsætningsforhold mellem by og lann«?',
        'lann',
        ['analysen', 'modsætningsforhold'],
        'Det skal være »land«.',
      ),
    ],
  },
]);
