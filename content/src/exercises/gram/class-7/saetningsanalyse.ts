import { choice, exerciseGroup, mark, order, several, sort } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gram', level: 7, category: 'saetningsanalyse' }, [
  {
    number: 1,
    version: 2,
    title: 'Omsagnsled: er, bliver og hedder',
    summary: 'Find det led, der siger noget om grundleddet.',
    instruction:
      'Efter »være«, »blive«, »hedde« og »kaldes« står der ofte et omsagnsled: Hun er læge. Han blev rasende. Det beskriver grundleddet.',
    items: [
      mark('Min moster er *dykker*.', 'Marker omsagnsleddet.', '»Dykker« fortæller, hvad mosteren er.'),
      mark('Efter kampen var tilskuerne *hæse*.', 'Marker omsagnsleddet.', '»Hæse« beskriver tilskuerne.'),
      mark(
        'Til sidst blev den grimme ælling *en* *svane*.',
        'Marker alle ord i omsagnsleddet.',
        '»En svane« er det, ællingen blev.',
      ),
      mark(
        'Vores dværghane hedder *Hannibal*.',
        'Marker omsagnsleddet.',
        '»Hannibal« siger noget om hanen, og hanen er grundled.',
      ),
      choice(
        'Hvad er omsagnsled i »I mørket virkede trappen uendelig.«?',
        'uendelig',
        ['trappen', 'I mørket'],
        '»Uendelig« beskriver trappen.',
      ),
      choice(
        'Hvad er »en løve« i »Tæmmeren fodrer en løve.«?',
        'genstandsled',
        ['omsagnsled', 'grundled'],
        'Hvem fodrer tæmmeren? En løve. »Fodrer« er ikke et »være«-ord.',
      ),
      choice(
        'Hvad er »en løve« i »Dyret er en løve.«?',
        'omsagnsled',
        ['genstandsled', 'grundled'],
        'Dyret og løven er det samme.',
      ),
      several(
        'Hvilke sætninger har et omsagnsled?',
        ['Kaptajnen blev søsyg.', 'Månen er fuld.'],
        ['Kaptajnen fangede en torsk.', 'Månen lyste hele natten.'],
        '»Søsyg« beskriver kaptajnen, og »fuld« beskriver månen.',
      ),
      sort(
        {
          genstandsled: ['Hun kysser frøen.', 'De bygger en dæmning.'],
          omsagnsled: ['Frøen er en prins.', 'Dæmningen bliver enorm.'],
        },
        'Efter »er« og »bliver« står der et omsagnsled. De to andre har et genstandsled.',
        'Hvilket led slutter sætningen med?',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hensynsled: indirekte objekt',
    summary: 'Find den, der får noget i sætningen.',
    instruction:
      'Hensynsleddet er den, som får eller mister noget: I »Jeg gav hunden en sok« er det hunden. Spørg efter den, der får noget.',
    items: [
      mark(
        'Mormor sendte *mig* en pakke med småkager.',
        'Marker hensynsleddet.',
        'Til hvem sendte hun pakken? Til mig.',
      ),
      mark('Tryllekunstneren viste *børnene* en tom hat.', 'Marker hensynsleddet.', 'Hvem viste han hatten? Børnene.'),
      mark(
        'Har du fortalt *din* *lærer* sandheden?',
        'Marker alle ord i hensynsleddet.',
        'Hvem har du fortalt sandheden? Din lærer.',
      ),
      mark(
        'Banken lånte *den* *fattige* *opfinder* en million.',
        'Marker alle ord i hensynsleddet.',
        'Hvem lånte banken pengene? Den fattige opfinder.',
      ),
      choice(
        'Hvad er genstandsled i »Jeg gav min kanin en agurk.«?',
        'en agurk',
        ['min kanin', 'Jeg'],
        'Hvad gav jeg? En agurk. Kaninen er hensynsled, for den fik agurken.',
      ),
      choice(
        'Hvad er hensynsled i »Heksen lovede kongen evigt liv.«?',
        'kongen',
        ['evigt liv', 'Heksen'],
        'Hvem lovede hun det? Kongen.',
      ),
      choice(
        'Hvilken sætning har et hensynsled?',
        'Noah lærte papegøjen en vise.',
        ['Noah lærte en vise.', 'Noah sang en vise.'],
        'Hvem lærte han den? Papegøjen.',
      ),
      choice(
        'Hvordan kan man også sige »Hun rakte dommeren fløjten.«?',
        'Hun rakte fløjten til dommeren.',
        ['Hun rakte dommeren til fløjten.', 'Dommeren rakte fløjten til hende.'],
        'Hensynsleddet kan skiftes ud med »til« + personen.',
      ),
      order(
        'vi | købte | farmor | en trommestok',
        'Farmor får noget: »farmor« er hensynsled. Det, hun får, er genstandsled: »en trommestok«.',
        {
          task: 'Grundled, udsagnsled, hensynsled, genstandsled.',
        },
      ),
      order(
        'i aftes | fortalte | nissen | os | en hemmelighed',
        'Nissen fortæller: »nissen« er grundled. Vi får noget at vide: »os« er hensynsled.',
        {
          task: 'Begynd med tiden. Så udsagnsled, grundled, hensynsled og genstandsled.',
        },
      ),
    ],
  },
  {
    number: 3,
    title: 'Hele sætninger og ledsætninger',
    summary: 'Find ledsætningerne, og se, hvilket led de er.',
    instruction:
      'En ledsætning kan ikke stå alene. Den begynder ofte med »at«, »fordi«, »når«, »hvis«, »som« eller »der«, og »ikke« står foran udsagnsleddet.',
    items: [
      choice(
        'Hvad er ledsætningen i »Vi blev, fordi sangerne begyndte forfra.«?',
        'fordi sangerne begyndte forfra',
        ['Vi blev', 'begyndte forfra'],
        '»Fordi« indleder en ledsætning.',
      ),
      choice(
        'Hvad er hovedsætningen i »Hvis I sidder stille, kan vi høre ugleungerne.«?',
        'kan vi høre ugleungerne',
        ['Hvis I sidder stille', 'I sidder stille'],
        'Den anden del begynder med »hvis« og kan ikke stå alene.',
      ),
      choice(
        'Hvilket led er ledsætningen i »Hun siger, at fisk kan høre.«?',
        'genstandsled',
        ['grundled', 'omsagnsled'],
        'Hvad siger hun? At fisk kan høre.',
      ),
      choice(
        'Hvilket led er ledsætningen i »At du kan jodle, overrasker ingen.«?',
        'grundled',
        ['genstandsled', 'hensynsled'],
        'Hvad overrasker ingen? At du kan jodle.',
      ),
      choice(
        'Hvad fortæller ledsætningen i »Vi løb, da tyren kom.«?',
        'hvornår vi løb',
        ['hvem der løb', 'hvad vi løb'],
        '»Da« indleder en ledsætning om tid.',
      ),
      several(
        'Hvilke er ledsætninger?',
        ['som kan tale', 'hvis du ikke kommer', 'at isen holder'],
        ['kom nu her', 'hun kom aldrig igen'],
        'De tre første kan ikke stå alene.',
      ),
      choice(
        'I hvilken af sætningerne er der en ledsætning?',
        'Jeg ved, hvem der ringede.',
        ['Jeg ringede, og ingen svarede.', 'Hun ringede to gange i går.'],
        '»Hvem der ringede« er en ledsætning, der er genstandsled.',
      ),
      mark(
        '*Skønt* vi havde kort, for vi vild, *da* tågen kom.',
        'Marker de to ord, der indleder ledsætninger.',
        '»Skønt« og »da« indleder ledsætninger.',
      ),
      sort(
        { hovedsætning: ['hun kommer ikke', 'så sov vi'], ledsætning: ['fordi hun ikke kommer', 'da vi sov'] },
        'En hovedsætning kan stå alene. I en ledsætning står »ikke« foran udsagnsleddet.',
        'Sorter sætningerne.',
      ),
    ],
  },
]);
