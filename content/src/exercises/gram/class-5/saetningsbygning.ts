import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gram', level: 5, category: 'saetningsbygning' }, [
  {
    number: 1,
    version: 2,
    title: 'Når sætningen begynder bagfra',
    summary: 'Byg sætninger, der ikke begynder med grundleddet.',
    instruction:
      'Udsagnsordet er altid nummer to i en hovedsætning. Når sætningen begynder med tiden eller stedet, kommer grundleddet efter udsagnsordet.',
    trains: ['word-order'],
    items: [
      order('i nat | drømte | jeg | om en flyvende sofa', 'Tiden står først, og så kommer udsagnsordet.', {
        task: 'Begynd med tiden.',
      }),
      order('på loftet | bor | der | en familie af mus', 'Stedet står først, og så kommer udsagnsordet.', {
        task: 'Begynd med stedet.',
      }),
      order(
        'heldigvis | kunne | brandmanden | godt lide | katte',
        '»Heldigvis« står først, og så kommer udsagnsordet.',
        {
          also: ['heldigvis | kunne | katte | godt lide | brandmanden'],
          task: 'Begynd med »heldigvis«.',
        },
      ),
      order('da filmen sluttede, | klappede | hele salen', 'Efter ledsætningen kommer udsagnsordet.', {
        task: 'Begynd med ledsætningen.',
      }),
      lists('Om sommeren {sover vi|vi sover} i hængekøjer.', 'Tiden står først, så udsagnsordet kommer før »vi«.'),
      lists('Hvis det bliver frost, {kan vi|vi kan} løbe på skøjter.', 'Efter ledsætningen kommer udsagnsordet først.'),
      lists('Derfor {gemte jeg|jeg gemte} mig i vasketøjskurven.', '»Derfor« står først, og så kommer udsagnsordet.'),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Pludselig begyndte alle at nyse.',
        ['Pludselig alle begyndte at nyse.', 'Pludselig at nyse begyndte alle.'],
        'Udsagnsordet er nummer to.',
      ),
      choice(
        'Hvilken af sætningerne er rigtig?',
        'Mens vi ventede, spillede Ida på kam.',
        ['Mens vi ventede, Ida spillede på kam.', 'Mens ventede vi, spillede Ida på kam.'],
        'Efter ledsætningen kommer udsagnsordet: spillede Ida.',
      ),
    ],
  },
  {
    number: 2,
    version: 3,
    title: 'Bind sætningerne sammen',
    summary: 'Bind korte sætninger sammen med små ord, så teksten bliver bedre at læse.',
    instruction:
      'En række korte sætninger med ens begyndelse er kedelig at læse. Find den løsning, der binder bedst sammen.',
    trains: ['repetition', 'clumsy'],
    items: [
      choice(
        'Hvordan kan man bedst undgå to gange »så« i »Så spiste vi. Så badede vi.«?',
        'Vi spiste og badede bagefter.',
        ['Så spiste vi, og så badede vi.', 'Så spiste vi så. Så badede vi.'],
        '»Bagefter« viser rækkefølgen uden »så«.',
      ),
      choice(
        'Det er mærkeligt, at man griner. Hvad er bedst i stedet for »Jeg faldt. Jeg grinede.«?',
        'Jeg faldt, men jeg grinede.',
        ['Jeg faldt, fordi jeg grinede.', 'Jeg faldt, eller jeg grinede.'],
        '»Men« viser, at det sidste er uventet.',
      ),
      choice(
        'Hvilken sætning fortæller, at sneen er grunden?',
        'Vi blev hjemme, fordi det sneede.',
        ['Vi blev hjemme, selv om det sneede.', 'Vi blev hjemme, før det sneede.'],
        '»Fordi« viser grunden.',
      ),
      choice(
        'Hvad er bedst i stedet for »Jeg har en hund. Den kan åbne køleskabet.«?',
        'Jeg har en hund, der kan åbne køleskabet.',
        ['Jeg har en hund, den kan åbne køleskabet.', 'Jeg har en hund og kan åbne køleskabet.'],
        '»Der« peger på hunden og binder de to sætninger sammen.',
      ),
      order('jeg vågnede, | fordi | nogen | kastede | kogler | på ruden', '»Fordi« binder årsagen til.'),
      order('vi tog en båd, | som | ingen | nogensinde | havde sejlet', 'I ledsætningen står nogensinde foran havde.'),
      lists('Jeg tog min hue på, {for|så|eller} det var iskoldt.', '»For« viser grunden.'),
      lists(
        'Først pakkede vi, {derefter|alligevel|derfor} sov vi, og til sidst tog vi af sted.',
        '»Derefter« viser rækkefølgen.',
      ),
      lists(
        'Hun var bange for højder. {Alligevel|Derfor|Desuden} klatrede hun helt til tops.',
        '»Alligevel« viser, at det er uventet.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Det lille ord, der faldt ud',
    summary: 'Find ud af, hvad der mangler, når hånden ikke har kunnet følge med hovedet.',
    instruction: 'Læs sætningen højt, ét ord ad gangen. Så opdager du det ord, der mangler.',
    trains: ['missing-word'],
    items: [
      choice(
        'Hvor er alle ordene med?',
        'Han var meget træt efter kampen.',
        ['Han meget træt efter kampen.', 'Han var meget træt kampen.'],
        'Udsagnsleddet »var« og det lille ord »efter« må ikke mangle.',
      ),
      choice(
        'Hvilken sætning mangler der ikke noget i?',
        'Vi skal hjem og fodre gederne.',
        ['Vi skal hjem fodre gederne.', 'Vi hjem og fodre gederne.'],
        'Både »skal« og »og« skal med.',
      ),
      lists('Jeg glæder mig {til at|til|at} møde din ged.', 'Man glæder sig til noget, og foran »møde« står »at«.'),
      lists('Hun har {lyst til|lyst|til} at svømme i havnen.', 'Det hedder at have lyst til noget.'),
      lists('Da klokken ringede, {løb|og|hurtigt} alle ud i sneen.', 'Sætningen skal have et udsagnsled: »løb«.'),
      lists('Min fætter {er|en|og} den eneste, der tør klappe strudsen.', 'Sætningen skal have et udsagnsled: »er«.'),
      lists('Jeg er sikker på, {at|på|er} du har gemt kagen.', 'Ledsætningen begynder med »at«.'),
      choice(
        'Hvad mangler i »Katten sprang ned taget og landede i badekarret«?',
        'et ord mellem »ned« og »taget«',
        ['et ord mellem »og« og »landede«', 'et ord mellem »i« og »badekarret«'],
        'Det hedder ned fra taget.',
      ),
      choice(
        'Hvad mangler i »Når man fodrer svaner, skal passe på fingrene«?',
        'et ord mellem »skal« og »passe«',
        ['et ord mellem »fodrer« og »svaner«', 'et ord mellem »passe« og »på«'],
        'Grundleddet mangler: skal man passe på.',
      ),
      choice(
        'Hvilken besked er skrevet færdig?',
        'Tag en trøje med, for det bliver koldt i aften.',
        ['Tag en trøje med, for bliver koldt i aften.', 'Tag en trøje med, for det koldt i aften.'],
        'Både »det« og »bliver« skal med.',
      ),
    ],
  },
]);
