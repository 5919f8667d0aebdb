import { exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'gram', level: 6, category: 'sammensatte-ord' }, [
  {
    number: 1,
    version: 2,
    title: 'Hør trykket: ét ord eller to?',
    summary: 'Vælg, om ordene skal skrives sammen eller hver for sig.',
    instruction: 'Sig det højt. Hører man kun ét stærkt tryk, skal det som regel skrives i ét ord.',
    trains: ['compound-split', 'compound-joined'],
    items: [
      lists(
        'Vi fik {chokoladekage|chokolade kage} til morgenmad.',
        'En kage med chokolade er én ting: »chokoladekage«.',
      ),
      lists('Hun bor i en {lille by|lilleby} med tre kirker.', 'Lille beskriver byen. Det er to ord.'),
      lists('Der sad en {vandmand|vand mand} fast på hans ryg.', 'En vandmand er ét dyr. En »vand mand« findes ikke.'),
      lists('Alle får en {badehætte|bade hætte} på, også læreren.', 'Det er én ting: »badehætte«.'),
      lists('Han har {langt hår|langthår} og går altid i sandaler.', 'Langt beskriver håret. Det er to ord.'),
      lists('Vores {musiklærer|musik lærer} spiller i et rockband.', 'En lærer i musik: »musiklærer«.'),
      gaps('En taske til skolen hedder en [skoletaske].', 'Skole + taske = skoletaske.'),
      gaps('En lygte i lommen hedder en [lommelygte].', 'Lomme + lygte = lommelygte.'),
      several(
        'Hvilke er skrevet rigtigt?',
        ['sommerferie', 'håndboldkamp'],
        ['fødselsdags gave', 'jule aften'],
        'Det hedder også fødselsdagsgave og juleaften i ét ord.',
      ),
    ],
  },
]);
