import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const nogenOgNogle = exerciseGroup({ productId: 'gram', level: 7, category: 'nogen-og-nogle' }, [
  {
    number: 1,
    version: 2,
    title: 'Skolens mystiske stank',
    summary: 'Vælg nogen, nogle eller noget i en historie om en ildelugtende korridor.',
    instruction:
      'Nogle: et vist antal. Nogen: spørgsmål, nægtelser, betingelser og ukendte personer. Noget: et-ord i ental og det, der ikke kan tælles.',
    trains: ['nogen-nogle'],
    items: [
      lists('I mandags klagede {nogle|nogen} elever over en mærkelig lugt.', 'Et vist antal elever: »nogle«.'),
      lists('Pedellen kunne ikke finde {nogen|nogle} forklaring.', '»Forklaring« står i ental efter »ikke«: »nogen«.'),
      lists(
        'Hvis {nogen|nogle} har glemt en madpakke, bedes de melde sig.',
        'Det er en betingelse, og det kan være hvem som helst: »nogen«.',
      ),
      lists('Der lå {nogle|nogen} våde sokker bag radiatoren, men de var uskyldige.', 'Et vist antal sokker: »nogle«.'),
      lists(
        'Var der {noget|nogen|nogle} mistænkeligt ved loftslemmen?',
        '»Mistænkeligt« har -t. Så hedder det »noget«.',
      ),
      lists(
        'Ravn klatrede op uden {nogen|nogle} sikring.',
        '»Uden« er en slags nægtelse, og »sikring« står i ental: »nogen«.',
      ),
      lists(
        'Deroppe fandt han {noget|nogen|nogle} gammelt brød og en mårfamilie.',
        'Brød kan ikke tælles her: »noget«.',
      ),
      lists(
        '{Nogle|Nogen} foreslog at beholde dyrene, mens andre løb hjem.',
        '»Nogle« står over for »andre« og er et vist antal.',
      ),
      lists(
        'Er der i det hele taget {nogen|nogle}, der kan lide den lugt?',
        'Det er et spørgsmål, og det kan være hvem som helst: »nogen«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvad er forskellen i mening?',
    summary: 'Se, hvordan nogen og nogle kan give hver sin mening.',
    instruction: 'Læs sætningen, og tænk på, om der er tale om et vist antal eller om overhovedet en.',
    trains: ['nogen-nogle'],
    items: [
      choice(
        'Hvad betyder »Der er nogen ude på gangen.«?',
        'Der er mindst én ukendt person.',
        ['Der er ikke et menneske.', 'Der er tomt.'],
        '»Nogen« er en eller flere ukendte personer.',
      ),
      choice(
        'Hvad betyder »Nogle af spørgsmålene var lette.«?',
        'Et vist antal var lette.',
        ['Alle var lette.', 'Der var ingen lette.'],
        '»Nogle« er et vist antal, men ikke alle.',
      ),
      choice(
        'Hvad kan »nogle« byttes ud med i »Vi fangede nogle krabber.«?',
        'adskillige',
        ['ingen', 'enhver'],
        '»Adskillige« er et vist antal, ligesom »nogle«.',
      ),
      choice(
        'Hvad kan »nogen« byttes ud med i »Har du set nogen på stranden?«?',
        'en eller anden',
        ['adskillige af', 'få'],
        '»Nogen« er en ukendt person.',
      ),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Han har ikke nogen undskyldning.',
        ['Han har ikke nogle undskyldning.', 'Han har ikke noget undskyldning.'],
        '»Undskyldning« er et en-ord i ental: nogen.',
      ),
      gaps('Jeg kender ikke [nogen](nogen/nogle), der tør bo alene i et fyrtårn.', 'Efter »ikke« hedder det »nogen«.'),
      gaps('Der var [nogle](nogen/nogle) enkelte, der klappede i utide.', 'Et vist antal: »nogle enkelte«.'),
      gaps('Vi lånte [nogle](nogen/nogle) kostumer, som duftede af mølkugler.', 'Et vist antal kostumer: »nogle«.'),
      gaps(
        'Er der stadig [nogen](nogen/nogle) tvivl om, hvem der vandt?',
        'Det er et spørgsmål med et ord i ental: »nogen«.',
      ),
    ],
  },
]);
