import { choice, exerciseGroup, lists, mark } from '../../markup/index.ts';

export const biord = exerciseGroup({ productId: 'gram', level: 8, category: 'biord' }, [
  {
    number: 1,
    version: 2,
    title: 'Hvordan gør hun det?',
    summary: 'Sæt -t på, når ordet fortæller, hvordan noget bliver gjort.',
    instruction:
      'Fortæller ordet, hvordan noget er? Så retter det sig efter navneordet. Fortæller det, hvordan noget bliver gjort? Så får det -t.',
    trains: ['adverbial-t', 'adjective-agreement'],
    items: [
      lists('Hun svarede {ærligt|ærlig}, at hun havde glemt sangteksten.', 'Hvordan svarede hun? Ærligt.'),
      lists(
        'Det er den mest {ærlige|ærligt} undskyldning, jeg nogensinde har hørt.',
        'Ordet beskriver undskyldningen og får -e efter »den«.',
      ),
      lists(
        'Elevatoren bevægede sig så {langsomt|langsom}, at vi nåede at blive venner.',
        'Hvordan bevægede den sig? Langsomt.',
      ),
      lists(
        'Løb {roligt|rolig} de første to kilometer, ellers dør du på den tredje.',
        'Hvordan skal man løbe? Roligt.',
      ),
      lists('Vandet så {roligt|rolig} ud fra molen.', 'Vandet er et et-ord. Ordet retter sig efter vandet: »roligt«.'),
      lists(
        'Havet virkede {farligt|farlig}, men det var kun 30 centimeter dybt.',
        'Et hav: farligt. Ordet beskriver havet.',
      ),
      lists('Planen virkede {farlig|farligt}, men alle stemte ja.', 'En plan: farlig. Ordet beskriver planen.'),
      lists('Statuen blev {tilfældigt|tilfældig} opdaget af en hund.', 'Hvordan blev den opdaget? Tilfældigt.'),
      mark(
        'Mikkel kiggede *alvorligt* på den tomme æske og hviskede *dramatisk* sit farvel.',
        'Marker de to ord, der fortæller, hvordan noget bliver gjort.',
        'Hvordan kiggede han? Alvorligt. Hvordan hviskede han? Dramatisk.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'De arbejdede effektivt og blev færdige før frokost.',
        ['De arbejdede effektiv og blev færdige før frokost.', 'De arbejdede effektive og blev færdigt før frokost.'],
        'Hvordan arbejdede de? Effektivt. De var flere: færdige.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Jo, nok, vel og vist',
    summary: 'Find ud af, hvad de helt små biord gør ved en sætning.',
    instruction: 'Læs sætningen med og uden det lille ord. Hvad er forskellen?',
    items: [
      choice(
        'Hvad viser »nok« i »Han kommer nok.«?',
        'at man regner med det, men ikke ved det',
        ['at man ved det helt sikkert', 'at han er kommet tit'],
        '»Nok« gør sætningen mindre sikker.',
      ),
      choice(
        'Hvad viser »jo« i »Det er jo lørdag.«?',
        'at den anden godt ved det i forvejen',
        ['at man er i tvivl', 'at man svarer på et spørgsmål'],
        'Med »jo« minder man om noget, som begge ved.',
      ),
      choice(
        'Hvad viser »vel« i »Du er vel ikke sur?«?',
        'at man håber på et nej',
        ['at man er glad', 'at man er ligeglad med svaret'],
        'Med »vel ikke« lægger man op til, at den anden siger nej.',
      ),
      choice(
        'Hvad viser »vist« i »Der er vist noget galt med ovnen.«?',
        'at man har en mistanke',
        ['at man har fået et bevis', 'at det er en andens skyld'],
        '»Vist« viser, at man tror det uden at vide det.',
      ),
      choice(
        'I hvilken sætning var der ingen andre end Ida, der spiste kage?',
        'Kun Ida spiste kage.',
        ['Ida spiste kun kage.', 'Ida spiste kage kun én gang.'],
        '»Kun« hører sammen med Ida: ingen andre end hende.',
      ),
      choice(
        'I hvilken sætning spiste Ida ikke andet end kage?',
        'Hele dagen spiste Ida kun kage.',
        ['Kun Ida spiste kage hele dagen.', 'Ida spiste kage hele dagen undtagen mandag.'],
        '»Kun« hører her til kage: kage og intet andet.',
      ),
      choice(
        'Hvad betyder »Selv min lærer grinede.«?',
        'Man skulle ikke tro, at læreren ville grine.',
        ['Læreren grinede, mens han var alene.', 'Læreren grinede ad sig selv.'],
        '»Selv« foran et navneord viser, at det er overraskende.',
      ),
      lists(
        'Det er {næppe|måske} sandt, for ingen kan løbe 100 meter på fire sekunder.',
        '»Næppe« betyder, at det er meget usandsynligt.',
      ),
      lists(
        'Vi nåede {knap|ganske} nok at sætte os, før læreren delte prøven ud.',
        '»Knap nok« betyder, at det kun lige lykkedes.',
      ),
      lists(
        'Hun bor {stadig|allerede} i den lejlighed, hvor hun blev født for tres år siden.',
        'Det er ikke holdt op: Hun bor der stadig.',
      ),
    ],
  },
]);
