import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const sammenhaeng = exerciseGroup({ productId: 'grbd', level: 10, category: 'sammenhaeng' }, [
  {
    number: 1,
    version: 2,
    title: 'Bind rejsebrevet sammen',
    summary: 'Vælg de ord, der binder sætningerne i et rejsebrev sammen.',
    instruction: 'Læs begge sætninger, og vælg det ord, der viser sammenhængen.',
    items: [
      lists(
        'Vi skulle op klokken fire. {Derfor|Alligevel|Derimod} gik alle tidligt i seng.',
        'Det andet følger af det første: derfor.',
      ),
      lists('Bjerget var stejlt. {Alligevel|Derfor|Nemlig} nåede alle toppen.', 'Man skulle ikke tro det: alligevel.'),
      lists(
        'Nogle pakkede sig ind i tæpper. {Andre|Ligeledes|Først} gik i T-shirt.',
        'Nogle … andre er en modsætning mellem to grupper.',
      ),
      lists(
        '{Først|Til sidst|Alligevel} spændte vi skiene på, dernæst hjelmen, og bagefter skulle vi rejse os.',
        'Rækkefølgen er: først, dernæst og bagefter.',
      ),
      lists(
        'Min ene ski knækkede. {Heldigvis|Desværre|Derimod} var der et hotel med kakao ved siden af.',
        'Kakaoen var en god ting: heldigvis.',
      ),
      lists(
        'Vores guide kendte alle stier. Han havde {nemlig|dog|imidlertid} boet der, siden han var fire.',
        'Forklaringen kommer: »nemlig«.',
      ),
      lists(
        'Maden var god. Senge var der {derimod|derfor|nemlig} ikke nok af.',
        'En modsætning til den gode mad: »derimod«.',
      ),
      choice(
        'Hvilket ord kan erstatte »for eksempel«?',
        'blandt andet',
        ['for øvrigt', 'med andre ord'],
        'Begge dele viser, at der er flere end dem, man nævner.',
      ),
      order(
        'først vågnede jeg af en lyd, | så satte jeg mig op og lyttede, | derefter listede jeg hen til vinduet, | og til sidst så jeg elgen',
        'Først, så, derefter, til sidst.',
        { task: 'Sæt delene i rækkefølge, så de bliver til en historie.' },
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvad peger ordet på?',
    summary: 'Find det, som et lille ord i teksten viser tilbage til.',
    instruction: 'Læs sætningerne. Hvad peger ordet i stjerner på?',
    items: [
      choice(
        '»Vi fandt en kano. *Den* var fuld af blade.« Hvad er den?',
        'kanoen',
        ['bladene', 'vi'],
        '»Den« peger på en ting i ental: kanoen.',
      ),
      choice(
        '»Amir vandt over Storm, og *det* overraskede alle.« Hvad er det?',
        'at Amir vandt',
        ['at Storm var overrasket', 'alle'],
        '»Det« peger på hele den første sætning.',
      ),
      choice(
        '»Gulerødderne lå ved siden af båden. *De* var frosne.« Hvem er de?',
        'gulerødderne',
        ['båden', 'vi'],
        'De er flertal, og det er gulerødderne.',
      ),
      choice(
        '»På loftet stod et klaver. *Der* holdt vi prøve.« Hvor er der?',
        'på loftet',
        ['på klaveret', 'i prøven'],
        '»Der« peger på et sted: loftet.',
      ),
      choice(
        '»Skolen blev bygget i 1890. *Dengang* var der ingen lygter på vejen.« Hvornår?',
        'da skolen blev bygget',
        ['nu', 'da lygterne blev sat op på vejen'],
        '»Dengang« peger tilbage på tiden i den første sætning.',
      ),
      choice(
        '»Asger skrev til Kaj. *Sidstnævnte* svarede aldrig.« Hvem svarede aldrig?',
        'Kaj',
        ['Asger', 'ingen af dem'],
        'Sidstnævnte er den, der blev nævnt sidst.',
      ),
      choice(
        '»Vi valgte sejlads, *hvilket* gav hård hud på hænderne.« Hvad gav hård hud?',
        'at vi valgte sejlads',
        ['hænderne', 'at vi ventede'],
        '»Hvilket« peger på hele sætningen før.',
      ),
      choice(
        '»Begge hold var stærke. *Det ene* tabte alligevel.« Hvad er det ene?',
        'et af de to hold',
        ['begge hold', 'et tredje hold'],
        '»Det ene« er et af to.',
      ),
    ],
  },
]);
