import { choice, commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'gram', level: 6, category: 'komma' }, [
  {
    number: 1,
    title: 'Komma i en opremsning',
    summary: 'Sæt komma mellem led, der står på række.',
    instruction:
      'Sæt komma mellem ordene på rækken, men ikke foran »og« eller »eller«, når de binder de sidste to sammen.',
    trains: ['comma-enumeration'],
    items: [
      commas(
        'Hun pakkede tov, lygter, kiks og en dårlig kikkert.',
        'Fire ting på række, og der er ikke komma foran »og«.',
      ),
      commas('Vores kat er tyk, doven og meget elsket.', 'Tre tillægsord på række.'),
      commas(
        'Vi kan tage bussen, toget eller bare gå.',
        'Tre muligheder på række, og der er ikke komma foran »eller«.',
      ),
      commas('I skuret fandt vi edderkopper, rustne søm, en hængelås og et brev.', 'Fire ting på række.'),
      commas(
        'Først løb han, så snublede han, og til sidst lå han bare der.',
        'Her står tre hele sætninger på række, så der er også komma foran »og«.',
      ),
      commas('Farfar og farmor bor på en husbåd.', 'Kun to led med og imellem. Der skal ikke komma.'),
      commas('Min søster synger, tramper og griner i badet.', 'Tre udsagnsord på række.'),
      commas('Vi mangler tømmer, maling, pensler og tålmodighed.', 'Fire ting på række.'),
      choice(
        'Hvor er kommaet sat rigtigt?',
        'Jeg så elge, ulve og bjørne.',
        ['Jeg så elge, ulve, og bjørne.', 'Jeg så elge ulve, og bjørne.'],
        'Der er ikke komma foran »og« i en almindelig opremsning.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Komma mellem hovedsætninger',
    summary: 'Sæt komma mellem to sætninger, der begge kan stå alene.',
    instruction:
      'Tjek, om der er både grundled og udsagnsled på begge sider af »og«, »men«, »for«, »så« eller »eller«.',
    trains: ['comma-main-clauses', 'comma-superfluous'],
    items: [
      commas('Vi råbte, men ingen svarede.', 'Vi råbte. Ingen svarede. Begge dele kan stå alene.'),
      commas('Hunden gøede, og posten kastede alle brevene.', 'Begge dele har deres eget grundled: hunden og posten.'),
      commas('Hunden gøede og viftede med halen.', 'Der er kun ét grundled. Derfor skal der ikke komma.'),
      commas(
        'Jeg er sulten, så jeg laver en pandekage på størrelse med et hjul.',
        'Begge dele har deres eget grundled: jeg og jeg.',
      ),
      commas('Skynd dig, for filmen begynder nu.', 'Skynd dig er en hel sætning, selv om du ikke er nævnt.'),
      commas('Vi kan spille kort, eller vi kan bygge en bro af spaghetti.', 'Begge dele har grundled og udsagnsled.'),
      commas('Læreren smilede venligt og uddelte en bunke prøver.', 'Kun ét grundled, så der skal ikke komma.'),
      commas('Vandet var iskoldt, men Freja sprang i alligevel.', 'Begge dele kan stå alene.'),
      choice(
        'Hvor skal der komma foran og?',
        'Lyset gik ud … og alle skreg',
        ['Han gabte … og strakte sig', 'Vi spiste ris … og bønner'],
        'Lyset gik ud. Alle skreg. Der er to grundled.',
      ),
    ],
  },

  {
    number: 3,
    title: 'Komma foran at, fordi, når og hvis',
    summary: 'Sæt startkomma foran ledsætningen.',
    instruction:
      'Find det ord, der begynder ledsætningen, og sæt komma foran det. Står der ingen ledsætning, skal der intet komma.',
    trains: ['comma-start', 'comma-superfluous'],
    items: [
      commas('Jeg vidste, at muren var malet med chokoladesovs.', 'Ledsætningen begynder med »at«.'),
      commas(
        'Viceværten sukkede, fordi nogen havde plantet kartofler i rabatten.',
        'Ledsætningen begynder med »fordi«.',
      ),
      commas('Min onkel fløjter altid, når han lægger til kaj.', 'Ledsætningen begynder med »når«.'),
      commas('Ring til mig, hvis lamaen slipper ud igen.', 'Ledsætningen begynder med »hvis«.'),
      commas(
        'Hun lærte at løbe på rulleskøjter i en tom svømmehal.',
        'Her står »at« foran et udsagnsord i navnemåde. Der er ingen ledsætning.',
      ),
      commas('Ingen kunne forklare, hvorfor klokken slog tretten.', 'Ledsætningen begynder med »hvorfor«.'),
      commas(
        'Vi må vente, til tidevandet trækker sig tilbage.',
        'Ledsætningen begynder med »til«, og der er både grundled og udsagnsled i den.',
      ),
      commas('De spurgte, om der var plads til et piano i elevatoren.', 'Ledsætningen begynder med »om«.'),
      commas('Farmor har en papegøje med sin egen sofa.', 'Der er kun ét udsagnsled, så der er ingen ledsætning.'),
      choice(
        'Hvor skal der komma på prikkernes plads?',
        'Han påstår … at hans fisk kan regne',
        ['Han prøver … at regne med sin fisk', 'Han glemmer … at give fisken mad'],
        'Efter »at« kommer et grundled og et udsagnsled: hans fisk kan.',
      ),
    ],
  },
  {
    number: 4,
    title: 'Ledsætningen først eller i midten',
    summary: 'Sæt komma, hvor ledsætningen slutter, når den står først eller midt i sætningen.',
    instruction:
      'Find ledsætningen. Står den først, skal der komma, hvor den slutter. Står den i midten, skal der komma i begge ender.',
    trains: ['comma-end', 'comma-start'],
    items: [
      commas(
        'Da færgen sejlede, stod vi stadig og ledte efter billetterne.',
        'Ledsætningen står først: da færgen sejlede.',
      ),
      commas('Hvis du tør, kan vi sove i den hule eg.', 'Ledsætningen står først: hvis du tør.'),
      commas(
        'Mens bagermesteren sov, hævede dejen helt ud over bordkanten.',
        'Ledsætningen står først: mens bagermesteren sov.',
      ),
      commas(
        'Den kuffert, der stod på perronen, tilhørte en tryllekunstner.',
        'Ledsætningen »der stod på perronen« har komma i begge ender.',
      ),
      commas(
        'Den opskrift, som min mormor fulgte, var skrevet på bagsiden af et frimærkealbum.',
        'Ledsætningen »som min mormor fulgte« har komma i begge ender.',
      ),
      commas(
        'Selv om stormen tog teltet, blev det vores bedste tur.',
        'Ledsætningen står først: selv om stormen tog teltet.',
      ),
      commas(
        'Alle, som har prøvet svævebanen, vil op igen.',
        'Ledsætningen »som har prøvet svævebanen« har komma i begge ender.',
      ),
      commas(
        'Når månen er fuld, hyler naboens gravhund i kor med min bror.',
        'Ledsætningen står først: når månen er fuld.',
      ),
      choice(
        'Hvor er kommaerne sat rigtigt?',
        'Den pige, der vandt, har aldrig trænet.',
        ['Den pige der vandt, har aldrig trænet.', 'Den pige, der vandt har aldrig trænet.'],
        'Ledsætningen »der vandt« står i midten og har komma i begge ender.',
      ),
    ],
  },
]);
