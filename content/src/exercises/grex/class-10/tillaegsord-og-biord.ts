import { exerciseGroup, lists } from '../../markup/index.ts';

export const tillaegsordOgBiord = exerciseGroup({ productId: 'grex', level: 10, category: 'tillaegsord-og-biord' }, [
  {
    number: 1,
    title: '»Bored« eller »boring«? »Danish« eller »a Dane«?',
    summary: 'Vælg mellem tillægsord, der ligner hinanden, og ord for folk fra andre lande.',
    instruction: '»-ed« fortæller, hvad nogen føler. »-ing« fortæller, hvordan noget er.',
    items: [
      lists('I was so {bored|boring} that I counted the bricks in the wall.', 'Det er noget, man føler: »bored«.'),
      lists('It was the most {boring|bored} match I have ever watched.', 'Sådan er kampen: »boring«.'),
      lists('We were {surprised|surprising} to see a camel in the car park.', 'Det er noget, man føler: »surprised«.'),
      lists('The instructions are very {confusing|confused}.', 'Sådan er vejledningen: »confusing«.'),
      lists('My aunt married {a Dane|a Danish|a danish}.', 'En person fra Danmark er »a Dane«.'),
      lists('She bought some {Swedish|Swedes|swedish} cheese.', 'Tillægsordet er »Swedish«, og det skrives med stort.'),
      lists(
        '{The English|The Englishs|English the} talk a lot about the weather.',
        'Hele folket hedder »the English«.',
      ),
      lists(
        'The older he gets, {the funnier|funnier|the funniest} he becomes.',
        'Jo … desto hedder »the … the« med to komparativer.',
      ),
      lists('This is {by far|far by|by long} the best pizza in town.', '»By far« betyder langt.'),
      lists('The price is twice as high {as|than|like} last year.', '»Twice as … as« betyder dobbelt så … som.'),
    ],
  },
]);
