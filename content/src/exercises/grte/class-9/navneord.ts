import { exerciseGroup, lists } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'grte', level: 9, category: 'navneord' }, [
  {
    number: 1,
    title: '»The« eller ingenting?',
    summary: 'Vælg, om der skal »the«, »a« eller ingenting foran navneordet.',
    instruction: 'Når man taler om noget i almindelighed, er der ingen »the«.',
    items: [
      lists('{Life|The life} is full of surprises.', 'Livet i almindelighed: intet »the«.'),
      lists('{The life|Life} of a fruit fly is very short.', 'Livet er bestemt af det, der følger: »the«.'),
      lists(
        'She is afraid of {spiders|the spiders}, snakes and her geography teacher.',
        'Edderkopper i almindelighed: intet »the«.',
      ),
      lists('My brother goes to {school|the school} by boat.', 'At gå i skole er »go to school«.'),
      lists(
        'They put {the thief|thief} in {prison|the prison} for two years.',
        'Den bestemte tyv har »the«, men at sidde i fængsel er »in prison«.',
      ),
      lists('He wants to become {a plumber|plumber}.', 'Job har »a« på engelsk.'),
      lists('We had {breakfast|the breakfast} on the roof.', 'Måltider har intet »the«.'),
      lists('{Most|The most} people like chocolate.', '»Most people« er de fleste mennesker: intet »the«.'),
      lists('They live in {the Netherlands|Netherlands}.', 'Lande i flertal har »the«.'),
      lists('It was such {a good idea|good idea|a good ideas}.', 'Efter »such« står »a« foran ental.'),
    ],
  },
]);
