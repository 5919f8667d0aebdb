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
]);
