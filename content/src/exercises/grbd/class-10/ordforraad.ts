import { choice, exerciseGroup, lists, several, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grbd', level: 10, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord om fællesskab og følelser',
    summary: 'Find præcise ord for det, man kan mærke på en efterskole.',
    instruction: 'Vælg det ord, der rammer mest præcist.',
    items: [
      lists(
        'De første aftener havde jeg {hjemve|hjemmefra|hjemvej} og skrev lange beskeder til hunden.',
        'Hjemve er at savne sit hjem.',
      ),
      lists(
        'Det er {overvældende|overfladisk|overflødigt} at møde hundrede nye mennesker på én dag.',
        'Det overvældende er næsten for meget.',
      ),
      lists('Hun er {rummelig|rumlig|romantisk} og har plads til alle.', 'En rummelig person accepterer andre.'),
      lists(
        'Vi har et godt {sammenhold|indhold|tilhold} på gangen og hjælper hinanden med alt.',
        'Sammenhold er at stå sammen.',
      ),
      choice(
        'Hvad er det modsatte af at *ekskludere* nogen?',
        'at inkludere',
        ['at irritere', 'at ignorere'],
        'At inkludere er at tage med. At ekskludere er at holde udenfor.',
      ),
      choice(
        'Hvad vil det sige at *trives*?',
        'at have det godt',
        ['at være træt', 'at have travlt'],
        'Trives man, har man det godt, hvor man er.',
      ),
      choice(
        'Hvad er en *grænse* i »Hun sagde fra, da hendes grænse var nået«?',
        'det, man vil finde sig i',
        ['skellet mellem to lande', 'et højt hegn om en stor have'],
        'Her er grænsen et billede på, hvad man kan holde til.',
      ),
      several(
        'Hvilke ord passer til en, der er *usikker*?',
        ['tøvende', 'forsigtig', 'genert'],
        ['overlegen', 'selvsikker'],
        'Den tøvende, forsigtige og generte holder sig tilbage.',
      ),
      sort(
        { glad: ['munter', 'lykkelig', 'opløftet'], 'ked af det': ['modløs', 'nedtrykt', 'bedrøvet'] },
        'Den opløftede er glad, og den nedtrykte er ked af det.',
        'Er man glad eller ked af det?',
      ),
    ],
  },
]);
