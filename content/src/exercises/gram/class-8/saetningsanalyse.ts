import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gram', level: 8, category: 'saetningsanalyse' }, [
  {
    number: 1,
    title: 'Genstandsled eller omsagnsled?',
    summary: 'Skeln mellem det, handlingen går ud over, og det, der fortæller om grundleddet.',
    instruction:
      'Efter »er«, »bliver«, »hedder« og »virker« står et omsagnsled: Det er det samme som grundleddet eller beskriver det. Et genstandsled er noget andet end grundleddet.',
    items: [
      choice(
        'Hvad er »Napoleon« i »Min hamster hedder Napoleon«?',
        'omsagnsled',
        ['genstandsled', 'grundled'],
        'Hamsteren og Napoleon er den samme.',
      ),
      choice(
        'Hvad er »Napoleon« i »Min hamster bed Napoleon«?',
        'genstandsled',
        ['omsagnsled', 'grundled'],
        'Hvem bed hamsteren? Napoleon. Det er en anden end hamsteren.',
      ),
      choice(
        'Hvad er »pilot« i »Min kusine bliver pilot«?',
        'omsagnsled',
        ['genstandsled', 'hensynsled'],
        'Pilot fortæller, hvad kusinen bliver.',
      ),
      choice(
        'Hvad er »en pilot« i »Min kusine kyssede en pilot«?',
        'genstandsled',
        ['omsagnsled', 'biled'],
        'Hvem kyssede kusinen? En pilot.',
      ),
      choice(
        'Hvad er omsagnsled i »Efter turen var alle våde«?',
        'våde',
        ['alle', 'Efter turen'],
        'Våde beskriver grundleddet »alle«.',
      ),
      choice(
        'Hvad er genstandsled i »Den nye dreng kan ti sprog«?',
        'ti sprog',
        ['Den nye dreng', 'Der er intet genstandsled.'],
        'Hvad kan drengen? Ti sprog.',
      ),
      mark(
        'Spøgelset virkede ret *venligt*.',
        'Marker kernen i omsagnsleddet.',
        'Venligt beskriver spøgelset, som er grundled.',
      ),
      mark('I kælderen fandt vi en *dagbog*.', 'Marker kernen i genstandsleddet.', 'Hvad fandt vi? En dagbog.'),
      sort(
        {
          'sætninger med genstandsled': ['Vi reddede en and.', 'Ella hader mandage.', 'Måger stjæler is.'],
          'sætninger med omsagnsled': ['Anden var bange.', 'Isen hedder Snefnug.', 'Ella er træt.'],
        },
        '»En and«, »mandage« og »is« er noget andet end grundleddet. »Bange«, »Snefnug« og »træt« fortæller om grundleddet.',
        'Sorter sætningerne.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Hvem får noget? Find hensynsleddet',
    summary: 'Find den, som noget bliver givet, sendt eller fortalt til.',
    instruction:
      'Find udsagnsled, grundled og genstandsled. Spørg så: Hvem får genstandsleddet? Det er hensynsleddet: Hun gav mig en sten.',
    items: [
      choice(
        'Hvad er hensynsled i »Vores nabo lånte os sin kano«?',
        'os',
        ['sin kano', 'Vores nabo'],
        'Hvem fik kanoen? Det gjorde vi: os.',
      ),
      choice(
        'Hvad er hensynsled i »Læreren sendte alle forældre et brev«?',
        'alle forældre',
        ['et brev', 'Læreren'],
        'Hvem fik brevet? Alle forældre.',
      ),
      choice(
        'Hvad er genstandsled i »Bageren gav den sultne hund tre boller«?',
        'tre boller',
        ['den sultne hund', 'Bageren'],
        'Hvad gav bageren? Tre boller. Hunden er hensynsled.',
      ),
      choice(
        'Hvad er grundled i »I går viste min morfar os sit ar«?',
        'min morfar',
        ['os', 'I går'],
        'Hvem viste? Min morfar.',
      ),
      choice(
        'Hvilken sætning har et hensynsled?',
        'Josefine fortalte klassen en løgn.',
        ['Josefine fortalte en løgn i klassen.', 'Josefine løj for klassen.'],
        'Klassen fik løgnen. I de andre sætninger står der et forholdsord foran klassen.',
      ),
      choice(
        'Hvilken sætning har *ikke* et hensynsled?',
        'Kokken serverede suppe i støvler.',
        ['Kokken serverede gæsterne suppe.', 'Kokken gav suppen et skvæt citron.'],
        'Suppe er genstandsled, og »i støvler« fortæller, hvordan kokken var klædt.',
      ),
      mark('Han skylder *mig* en undskyldning.', 'Marker hensynsleddet.', 'Hvem skal have undskyldningen? Mig.'),
      mark('Farmor strikkede *hunden* en hue.', 'Marker hensynsleddet.', 'Hvem fik huen? Hunden.'),
      lists(
        'I sætningen »Giv hunden fred« er ordet »fred« {genstandsled|hensynsled|grundled}.',
        'Hvad skal man give? Fred. Hunden er hensynsled.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Hovedsætning eller ledsætning?',
    summary: 'Brug ikke-prøven, og find ud af, hvad der kan stå alene.',
    instruction:
      'Sæt »ikke« ind. I en hovedsætning står det efter det bøjede udsagnsord, i en ledsætning foran: Vi sov ikke, fordi vi ikke var trætte.',
    trains: ['word-order'],
    items: [
      choice(
        'Hvad er ledsætningen i »Hvis du rører den knap, eksploderer kagen«?',
        'Hvis du rører den knap',
        ['eksploderer kagen', 'du rører'],
        'Hvis du ikke rører: »ikke« står foran udsagnsordet. Det er en ledsætning.',
      ),
      choice(
        'Hvad er hovedsætningen i »Da lyset kom igen, var dirigenten væk«?',
        'var dirigenten væk',
        ['Da lyset kom igen', 'lyset kom'],
        'Dirigenten var væk. Det kan stå alene. »Da« indleder en ledsætning.',
      ),
      choice(
        'Hvilken sætning er en hovedsætning?',
        'I aften sover katten ude.',
        ['at katten sover ude i aften', 'hvor katten sover i aften'],
        'Den kan stå alene: I aften sover katten ikke ude.',
      ),
      choice(
        'Hvilken er en ledsætning?',
        'som ingen havde inviteret',
        ['ingen havde inviteret ham', 'han var ikke inviteret'],
        '»Som« indleder en ledsætning. Den kan ikke stå alene.',
      ),
      choice(
        'Hvor mange ledsætninger er der i »Jeg tror, at hun ved, hvem der gjorde det«?',
        'to',
        ['ingen', 'én'],
        'At hun ved, og hvem der gjorde det.',
      ),
      choice(
        'Hvor mange hovedsætninger er der i »Vi vandt, og de tabte, men alle fik is«?',
        'tre',
        ['én', 'to'],
        'Vi vandt. De tabte. Alle fik is. Alle tre kan stå alene.',
      ),
      mark(
        'Ulla påstår, *at* hendes papegøje vandt i lotteriet, *mens* den sov.',
        'Marker de to ord, der indleder en ledsætning.',
        '»At« og »mens« er bindeord, der indleder ledsætninger.',
      ),
      mark(
        'Den dreng, *der* fandt skatten, deler den med den pige, *som* holdt lommelygten.',
        'Marker de to ord, der indleder en ledsætning.',
        '»Der« og »som« indleder ledsætninger, der fortæller om drengen og pigen.',
      ),
      sort(
        {
          hovedsætninger: ['vi ses på mandag', 'nu sner det', 'måske kommer de'],
          ledsætninger: ['når vi ses på mandag', 'fordi det sner nu', 'hvis de ikke kommer'],
        },
        'Når, fordi og hvis indleder ledsætninger. De andre kan stå alene.',
        'Sorter sætningerne.',
      ),
    ],
  },
]);
