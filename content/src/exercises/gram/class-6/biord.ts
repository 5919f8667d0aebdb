import { choice, exerciseGroup, lists, mark } from '../../markup/index.ts';

export const biord = exerciseGroup({ productId: 'gram', level: 6, category: 'biord' }, [
  {
    number: 1,
    version: 2,
    title: 'Biord med -t',
    summary: 'Vælg, om ordet beskriver en ting eller måden, noget bliver gjort på.',
    instruction:
      'Når et tillægsord fortæller, hvordan noget bliver gjort, er det et biord, og så får det som regel -t.',
    trains: ['adverbial-t'],
    items: [
      lists('Hun løb så {hurtigt|hurtig}, at hatten fløj af.', 'Hvordan løb hun? Hurtigt.'),
      lists(
        'En {hurtig|hurtigt} løber taber også sommetider.',
        'Hvordan er løberen? Hurtig. Her beskriver ordet løberen.',
      ),
      lists('Papegøjen taler meget {tydeligt|tydelig}, især når den bander.', 'Hvordan taler den? Tydeligt.'),
      lists('Koret sang {smukt|smuk} og næsten i takt.', 'Hvordan sang koret? Smukt.'),
      lists('Vi listede {forsigtigt|forsigtig} forbi den sovende vagt.', 'Hvordan listede vi? Forsigtigt.'),
      lists(
        'Han er en {forsigtig|forsigtigt} type, der cykler med to hjelme.',
        'Ordet beskriver typen: »en forsigtig type«.',
      ),
      lists('Kan du forklare det lidt mere {præcist|præcis}?', 'Hvordan skal det forklares? Præcist.'),
      lists('Lampen lyser {svagt|svag} inde i teltet.', 'Hvordan lyser lampen? Svagt.'),
      choice(
        'Hvilken sætning er rigtig?',
        'De kæmpede modigt mod bølgerne.',
        ['De kæmpede modig mod bølgerne.', 'De modigt sømænd kæmpede mod bølgerne.'],
        'Hvordan kæmpede de? Modigt.',
      ),
      mark(
        'Robotten svarede *høfligt*, men den sorte kat kiggede *mistroisk* væk.',
        'Marker de to ord, der fortæller, hvordan noget bliver gjort.',
        'Hvordan svarede robotten? Høfligt. Hvordan kiggede katten? Mistroisk.',
      ),
    ],
  },
]);
