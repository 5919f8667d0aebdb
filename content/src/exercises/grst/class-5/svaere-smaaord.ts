import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const svaereSmaaord = exerciseGroup({ productId: 'grst', level: 5, category: 'svaere-smaaord' }, [
  {
    number: 1,
    title: 'Småord: samlet eller delt?',
    summary: 'Vælg, om de små ord skrives sammen.',
    instruction: 'Nogle faste udtryk skrives i flere ord, andre i ét. Vælg det rigtige.',
    trains: ['compound-split', 'compound-joined'],
    items: [
      lists('Vi bliver hjemme {i dag|idag}, for hunden har fået hvalpe.', '»I dag« skrives altid i to ord.'),
      lists('Han ringede, {hver gang|hvergang} han havde glemt sin nøgle.', '»Hver gang« skrives i to ord.'),
      lists('Hun kom {for sent|forsent} til sin egen fest.', '»For sent« skrives i to ord.'),
      lists('{Måske|Må ske} er der liv på Mars.', 'Når det betyder, at man ikke er sikker, er »måske« ét ord.'),
      lists('Jeg så den film {i går|igår}, og jeg tør stadig ikke sove.', '»I går« skrives altid i to ord.'),
      lists('Regnen stod ned, og {alligevel|alli gevel} badede vi.', '»Alligevel« skrives i ét ord.'),
      lists('Vi ses {i aften|iaften} ved bålet.', '»I aften« skrives i to ord.'),
      lists(
        'Der er mudder {overalt|over alt}, også oppe under loftet.',
        '»Overalt« er ét ord, når det betyder alle steder.',
      ),
      lists('Hun elsker sin kanin {over alt|overalt} andet.', 'Her betyder det mere end alt andet: »over alt«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Jeg kan slet ikke svømme.',
        ['Jeg kan sletikke svømme.', 'Jeg kan slet ik svømme.'],
        '»Slet ikke« skrives i to ord.',
      ),
    ],
  },
]);
