import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const nogenOgNogle = exerciseGroup({ productId: 'gram', level: 8, category: 'nogen-og-nogle' }, [
  {
    number: 1,
    version: 2,
    title: 'Nogen, nogle og noget i tvivlstilfælde',
    summary: 'Vælg det rigtige ord i spørgsmål, nægtelser og betingelser.',
    instruction:
      '»Nogle« betyder et vist antal. »Nogen« bruges i spørgsmål, efter nægtelser, i hvis-sætninger og om en ukendt person.',
    trains: ['nogen-nogle'],
    items: [
      lists('Har {nogen|nogle} set min venstre rulleskøjte?', 'Det er et spørgsmål om en ukendt person: »nogen«.'),
      lists(
        '{Nogle|Nogen} af passagererne havde allerede sat sig på forkert plads.',
        'Et vist antal af passagererne: nogle.',
      ),
      lists(
        'Hvis {nogen|nogle} spørger, har jeg aldrig mødt dig.',
        'Det er en ukendt person i en hvis-sætning: »nogen«.',
      ),
      lists('Vi fandt ikke {nogen|nogle} svampe, men vi fandt en bil.', 'Efter en nægtelse bruger man nogen.'),
      lists('For {nogle|nogen} år siden var der et diskotek i kælderen.', 'Et vist antal år: »nogle«.'),
      lists(
        'Ingen af os havde {noget|nogen|nogle} tøj med til regnvejr.',
        'Tøj er et et-ord, som man ikke kan tælle: »noget«.',
      ),
      lists('{Nogle|Nogen} gange er det bedst at holde mund.', 'Et vist antal gange: nogle gange.'),
      lists('Der lå {noget|nogen|nogle} mærkeligt på bunden af posen.', 'Vi ved ikke, hvad det er: »noget mærkeligt«.'),
      lists('Hun danser bedre end {nogen|nogle} anden i byen.', 'Bedre end en hvilken som helst anden: »nogen anden«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Vi har nogle billetter, men ikke nogen penge.',
        ['Vi har nogen billetter, men ikke nogle penge.', 'Vi har nogen billetter, men ikke noget penge.'],
        'Et vist antal billetter: nogle. Efter en nægtelse: nogen.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Faste udtryk med nogen, noget og nogle',
    summary: 'Brug de faste forbindelser med nogen, noget og nogle.',
    instruction: 'Skriv eller vælg det, der passer. Prøv med »et par stykker«, hvis du er i tvivl om »nogle«.',
    trains: ['nogen-nogle'],
    items: [
      lists('Har du {nogensinde|noglesinde|noget sinde} sovet i et træ?', 'Ordet hedder »nogensinde«.'),
      lists('Han taler {nogenlunde|noglelunde|nogetlunde} flydende spansk.', 'Ordet hedder »nogenlunde«.'),
      lists('Der er {nogle|nogen} stykker, der mangler at betale.', 'Et vist antal stykker: »nogle stykker«.'),
      lists('Uden {nogen|nogle} som helst grund begyndte han at klappe.', 'Det hedder »nogen som helst grund«.'),
      lists('{Nogle få|Nogen få} elever fik lov at blive natten over på museet.', 'Et lille antal: nogle få.'),
      lists('Det var ikke {noget|nogen|nogle} problem for en bjergged.', 'Et problem er et et-ord: »noget problem«.'),
      gaps('Tre mand løftede klaveret, mens [nogle] andre holdt døren.', 'Et vist antal andre: »nogle andre«.'),
      gaps('Jeg kender ikke [nogen], der kan vride sig ud af en spændetrøje.', 'Efter en nægtelse bruger man nogen.'),
      gaps('Sig til, hvis jeg kan gøre [noget] for dig.', 'Det er en ting, man gør: »noget«.'),
      sort(
        {
          nogle: ['… få minutter efter', '… af de ældste elever'],
          nogen: ['ikke … grund til panik', 'uden … form for hjælp'],
        },
        'Et vist antal minutter og elever: nogle. Efter »ikke« og »uden« står der nogen.',
        'Hvad skal stå på pladsen?',
      ),
    ],
  },
]);
