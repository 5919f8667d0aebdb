import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gram', level: 9, category: 'saetningsbygning' }, [
  {
    number: 1,
    title: 'Hvad står forrest?',
    summary: 'Flyt leddene rundt, og se, hvad der bliver fremhævet.',
    instruction:
      'På dansk står det bøjede udsagnsord på plads nummer to i en hovedsætning. Det, der står forrest, får vægt.',
    trains: ['word-order'],
    items: [
      order('aldrig | har | jeg | set | så | vred | en svane', 'Når »aldrig« står forrest, kommer »har« før »jeg«.', {
        also: ['aldrig | har | jeg | set | en svane | så | vred'],
        task: 'Lav en sætning, der begynder med »aldrig«.',
      }),
      order('til morgenmad | spiser | Sigurd | helst | kold pizza', 'Udsagnsordet står på plads nummer to.', {
        task: 'Lav en sætning, der begynder med »til morgenmad«.',
      }),
      order(
        'den film | gider | jeg | ikke | se | igen',
        'Genstandsleddet står forrest, og så kommer »gider« før »jeg«.',
        { task: 'Lav en sætning, der begynder med »den film«.' },
      ),
      order(
        'hvis | du | ikke | tier stille, | vågner | dragen',
        'Ledsætningen står forrest, og »vågner« kommer før grundleddet.',
        {
          also: ['hvis | ikke | du | tier stille, | vågner | dragen'],
          task: 'Lav en sætning, der begynder med »hvis«.',
        },
      ),
      lists(
        'I skuret bag skolen {stod der|der stod} engang en flyvemaskine.',
        'Stedet står forrest, så udsagnsordet kommer som nummer to.',
      ),
      lists(
        'Først da lyset blev tændt, {så vi|vi så}, hvor mange vi var.',
        'Tiden står forrest, så udsagnsordet kommer før »vi«.',
      ),
      lists(
        'Hun ringede for at sige, at hun {desværre ikke kunne|kunne desværre ikke|desværre kunne ikke} finde hjem.',
        'I en ledsætning står »desværre ikke« foran udsagnsordet.',
      ),
      choice(
        'Hvad bliver fremhævet i »Penge har han masser af«?',
        'penge',
        ['han', 'har'],
        'Leddet er flyttet helt frem i sætningen.',
      ),
      choice(
        'Hvilken sætning lægger vægt på tidspunktet?',
        'I nat forsvandt statuen.',
        ['Statuen forsvandt i nat.', 'Der forsvandt en statue i nat.'],
        '»I nat« står forrest.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Red sætningen',
    summary: 'Find den udgave, hvor det hele passer sammen.',
    instruction: 'To af de tre sætninger er gået i stykker undervejs. Vælg den hele.',
    trains: ['clumsy', 'missing-word', 'word-order'],
    items: [
      choice(
        'Hvilken sætning om et forsøg er hel?',
        'Formålet med forsøget var at måle lyden af en sten.',
        [
          'Formålet med forsøget var for at måle lyden af en sten.',
          'Formålet med forsøget det var måle lyden af en sten.',
        ],
        'Det hedder »formålet var at …« uden »for«.',
      ),
      choice(
        'Hvilken sætning om en rapport er hel?',
        'Ifølge rapporten sover teenagere for lidt.',
        ['Ifølge rapporten siger den, at teenagere sover for lidt.', 'I rapporten siger, at teenagere sover for lidt.'],
        '»Ifølge rapporten« fortæller allerede, hvem der siger det.',
      ),
      choice(
        'Hvilken sætning har det rigtige grundled?',
        'Da vi kørte gennem tunnelen, holdt radioen op med at virke.',
        [
          'Kørende gennem tunnelen holdt radioen op med at virke.',
          'Ved at køre gennem tunnelen holdt radioen op med at virke.',
        ],
        'Det var os, der kørte. Radioen kørte ikke.',
      ),
      choice(
        'Hvilken opremsning er bygget ens?',
        'Bogen er spændende, velskrevet og meget lang.',
        ['Bogen er spændende, velskrevet og har mange sider.', 'Bogen er spænding, velskrevet og meget lang.'],
        'Alle tre led er tillægsord efter »er«.',
      ),
      choice(
        'Hvilken sætning mangler ikke noget?',
        'Jeg glæder mig til at møde dem og se deres drage.',
        ['Jeg glæder mig at møde dem og se deres drage.', 'Jeg glæder til at møde dem og se deres drage.'],
        'Man glæder sig til noget.',
      ),
      choice(
        'Hvilken sætning er delt rigtigt i to?',
        'Han ledte hele dagen. Til sidst fandt han fjernbetjeningen i fryseren.',
        [
          'Han ledte hele dagen. Fordi fjernbetjeningen var væk. I fryseren.',
          'Han ledte. Hele dagen til sidst fandt han fjernbetjeningen i fryseren.',
        ],
        'Hver sætning skal have grundled og udsagnsled og kunne stå alene.',
      ),
      choice(
        'Hvilken sætning siger ikke det samme to gange?',
        'Vi vendte tilbage til start.',
        ['Vi vendte tilbage igen retur til start.', 'Vi returnerede tilbage til start igen.'],
        'At vende tilbage rummer allerede »igen« og »retur«.',
      ),
      choice(
        'Hvilken sætning er nem at læse?',
        'Byrådet har besluttet at lukke den skole, der blev bygget i 1954.',
        [
          'Byrådet har den i 1954 byggede skoles lukning besluttet.',
          'Den af byrådet besluttede lukning af den i 1954 byggede skole er sket.',
        ],
        'Lange tillægsled er delt ud i en ledsætning.',
      ),
    ],
  },
]);
