import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const nutidsR = exerciseGroup({ productId: 'gram', level: 8, category: 'nutids-r' }, [
  {
    number: 1,
    title: 'Nutids-r i lange sætninger',
    summary: 'Hold styr på grundled og udsagnsord, også når der er langt imellem dem.',
    instruction: 'Prøv med »spise« og »spiser«. Passer »spiser«, skal der r på.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists(
        'Drengen, som bor ved siden af den nedlagte tankstation, {reparerer|reparere} gamle radioer.',
        'Drengen spiser. Altså reparerer med r.',
      ),
      lists(
        'Når solen står lavt over fjorden, {begynder|begynde} sælerne at synge.',
        'Sælerne spiser. Altså begynder med r.',
      ),
      lists(
        'Det bedste ved at bo i en blok er, at man altid kan {høre|hører}, hvad naboen ser.',
        'Man kan spise. Altså »høre« uden r.',
      ),
      lists(
        'Hver gang min søster og hendes band øver i garagen, {forsvinder|forsvinde} alle kvarterets katte.',
        'Kattene spiser. Altså forsvinder med r.',
      ),
      lists(
        'Hun lover hvert eneste år at {lære|lærer} sig kinesisk inden jul.',
        'Hun lover at spise. Altså »lære« uden r.',
      ),
      lists(
        'De elever, der i næste uge skal i praktik, {samles|samle|samler} i aulaen klokken ni.',
        'Eleverne gør det sammen: De samles. En form på -s får aldrig r.',
      ),
      lists(
        'Vi må hellere lade være med at {fodre|fodrer} den, før vi ved, hvad det er.',
        'At spise. Altså »fodre« uden r.',
      ),
      gaps(
        'Den gamle færge, der ellers sejler hver time, [ligger](ligge) stille på grund af en hval.',
        'Færgen spiser. Altså ligger med r.',
      ),
      gaps(
        'Min fætter, der aldrig taber i skak, [påstår](påstå), at han lader hunden bestemme.',
        'Fætteren spiser. Altså påstår med r.',
      ),
      gaps('Skal vi cykle eller [køre](køre) med din storebror?', 'Skal vi spise? Altså »køre« uden r.'),
    ],
  },
  {
    number: 2,
    title: 'Hun sidder og venter og prøver at lade være',
    summary: 'Vælg den rigtige form efter »og« og »at« og efter hjælpeord.',
    instruction:
      'Efter »at« og hjælpeordene »kan«, »skal«, »vil«, »må«, »bør« og »tør« står navnemåden uden r. Efter »og« står samme form som før »og«.',
    trains: ['present-r', 'infinitive', 'at-og'],
    items: [
      lists(
        'Farmor sidder og {strikker|strikke} en trøje til sin støvsuger.',
        'Sidder og strikker: samme form før og efter »og«.',
      ),
      lists(
        'Du må ikke stå og {kigge|kigger} ind gennem brevsprækken.',
        'Du må stå og kigge: samme form før og efter »og«.',
      ),
      lists('Han prøver {at|og} balancere med en bowlingkugle på hovedet.', 'Man prøver at gøre noget.'),
      lists(
        'Hun gik hen {og|at} åbnede brevet med tænderne.',
        'Hun gjorde to ting: Hun gik hen, og hun åbnede brevet.',
      ),
      lists('Tør du {stikke|stikker} hånden ned i sækken?', 'Tør du spise? Altså »stikke« uden r.'),
      lists('Hun går rundt og {samler|samle} underskrifter mod myg.', 'Går og samler: begge står i nutid.'),
      lists('De burde {skamme|skammer} sig og give hatten tilbage.', 'De burde spise. Altså »skamme« uden r.'),
      gaps(
        'Vi plejer at lytte efter og [tælle](tælle) sekunderne efter et lyn.',
        'Plejer at lytte og tælle: begge er navnemåde.',
      ),
      gaps('Duen kommer hver morgen og [banker](banke) på ruden.', 'Duen kommer og banker: begge står i nutid.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Det nytter ikke at stå og råbe.',
        ['Det nytter ikke at stå og råber.', 'Det nytter ikke og stå og råbe.'],
        'Efter »at« står navnemåden, og efter »og« kommer samme form igen.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Alle r’er på plads',
    summary: 'Læs korrektur som til afgangsprøven: Kun én af tre sætninger har alle r’er på plads.',
    instruction:
      'Vælg den sætning, hvor alle udsagnsord er skrevet rigtigt. Sæt »spise« og »spiser« ind, så kan du høre, hvor der skal r på.',
    trains: ['present-r', 'infinitive'],
    items: [
      choice(
        'Hvilken sætning er fejlfri?',
        'Jeg lærer at køre traktor, når det bliver forår.',
        ['Jeg lære at køre traktor, når det bliver forår.', 'Jeg lærer at kører traktor, når det bliver forår.'],
        '»Lære« mangler r: Det hedder »jeg lærer«, ligesom »jeg spiser«. »At kører« har et r for meget, for det hedder »at spise«.',
      ),
      choice(
        'Hvilken sætning om en ugle er fejlfri?',
        'Uglen kan dreje hovedet, så den hører den mindste mus.',
        [
          'Uglen kan drejer hovedet, så den hører den mindste mus.',
          'Uglen kan dreje hovedet, så den høre den mindste mus.',
        ],
        'Efter »kan« er der intet r: »dreje«. Uglen spiser, og derfor har »hører« r.',
      ),
      choice(
        'Hvilken sætning om en vulkan er fejlfri?',
        'Forskerne frygter, at vulkanen vågner og ødelægger byen.',
        [
          'Forskerne frygter, at vulkanen vågner og ødelægge byen.',
          'Forskerne frygte, at vulkanen vågner og ødelægger byen.',
        ],
        'Forskerne spiser, og vulkanen spiser: Både »frygter«, »vågner« og »ødelægger« har r.',
      ),
      choice(
        'Hvilken sætning om en mormor er fejlfri?',
        'Mormor påstår, at hun aldrig vil lære at bruge en computer.',
        [
          'Mormor påstår, at hun aldrig vil lærer at bruge en computer.',
          'Mormor påstår, at hun aldrig vil lære at bruger en computer.',
        ],
        'Efter »vil« og efter »at« er der intet r: »lære« og »bruge«.',
      ),
      choice(
        'Hvilken sætning om en kok er fejlfri?',
        'Kokken smører brødet og lader det ligge en time.',
        ['Kokken smøre brødet og lader det ligge en time.', 'Kokken smører brødet og lader det ligger en time.'],
        'Kokken spiser, og derfor har »smører« r. Efter »lader det« står navnemåden uden r: »ligge«.',
      ),
      choice(
        'Hvilket spørgsmål er fejlfrit?',
        'Hvem gider vaske op og ordne køkkenet?',
        ['Hvem gider vasker op og ordne køkkenet?', 'Hvem gider vaske op og ordner køkkenet?'],
        'Efter »gider« er der intet r, og det gælder begge ord: »vaske« og »ordne«.',
      ),
      choice(
        'Hvilken opfordring er fejlfri?',
        'Husk at lukke døren, når du går.',
        ['Husk at lukker døren, når du går.', 'Huske at lukke døren, når du går.'],
        '»Husk« er en opfordring uden e og r, og efter »at« er der intet r: »lukke«.',
      ),
      choice(
        'Hvilken sætning om en båd er fejlfri?',
        'Båden skal males, før vi kan sejle den til Samsø.',
        ['Båden skal males, før vi kan sejler den til Samsø.', 'Båden skal maler, før vi kan sejle den til Samsø.'],
        'Efter »skal« og »kan« står navnemåden uden r: »males« og »sejle«.',
      ),
    ],
  },
]);
