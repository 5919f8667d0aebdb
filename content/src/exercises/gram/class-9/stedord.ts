import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gram', level: 9, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: '»Sin« og »hans« i lange sætninger',
    summary: 'Find grundleddet, før du vælger mellem sin, hans, hendes og deres.',
    instruction: 'Sin, sit og sine peger på grundleddet i samme sætning. Der er kun tale om de personer, der er nævnt.',
    trains: ['sin-hans'],
    items: [
      lists(
        'Komikeren Troels Lind og {hans|sin} hund har fået eget tv-program.',
        'Hunden er en del af grundleddet. Der kan »sin« ikke stå.',
      ),
      lists(
        'Forfatteren indrømmede, at {hans|sin} første roman var skrevet på toilettet.',
        'Romanen er grundled i ledsætningen: »hans«.',
      ),
      lists(
        'Forfatteren skrev {sin|hans} første roman på bagsiden af gamle kvitteringer.',
        'Forfatteren er grundled, og romanen er hans egen: »sin«.',
      ),
      lists(
        'Anja ringede til Tilde, fordi {hendes|sin} hund havde hentet Tildes avis.',
        'Hunden er grundled i ledsætningen. Der kan »sin« ikke stå.',
      ),
      lists(
        'Hver klasse skal rydde op efter {sig|dem} og slukke {sit|deres} lys.',
        'Hver klasse er ental: »sig og sit«.',
      ),
      lists('Eleverne pakkede {deres|sine} tasker uden at kigge på klokken.', 'Eleverne er flere: »deres«.'),
      lists(
        'Man skal ikke tro alt, hvad {ens|sin|hans} fætter siger på nettet.',
        'Fætteren er grundled i ledsætningen. Om »man« hedder det »ens«.',
      ),
      lists(
        'Da kongen døde, arvede {hans|sin} søn både slottet og regningerne.',
        'Sønnen er grundled. Der kan »sin« ikke stå.',
      ),
      lists(
        'Redningsfolkene fandt drengen i {hans|sit|sine} eget træhus.',
        'Redningsfolkene er grundled, men huset er drengens: »hans«.',
      ),
      choice(
        'I hvilken sætning kører Silas i sin egen bil?',
        'Silas hentede Oscar i sin bil.',
        ['Silas hentede Oscar i hans bil.', 'Silas bad Oscar om at køre i hans bil.'],
        '»Sin« peger på grundleddet Silas.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Der, som, hvis og hvilket',
    summary: 'Bind ledsætninger på med det rigtige stedord.',
    instruction:
      '»Der« kan kun være grundled. »Som« kan være grundled og genstandsled. »Hvis« viser ejerskab. »Hvilket« peger på en hel sætning.',
    trains: ['der-som-det'],
    items: [
      lists(
        'Drengen, {hvis|som|der} cykel blev fundet i søen, fik den igen med fisk i kurven.',
        'Cyklen er drengens: »hvis cykel«.',
      ),
      lists(
        'Det er den sang, {som|der|hvis} alle hader efter tre dage.',
        '»Alle« er grundled, så ordet er genstandsled: »som«.',
      ),
      lists(
        'Vi mødte en dame, {der|det|dens} havde boet i et vandtårn.',
        'Ordet er grundled i ledsætningen og peger på damen: »der«.',
      ),
      lists(
        'Han kom til tiden, {hvilket|hvilken|hvis} aldrig var sket før.',
        'Ordet peger på hele sætningen: »hvilket«.',
      ),
      lists('Den by, {hvor|der|som} jeg er født, ligger nu under vand.', 'Ordet betyder »i hvilken by«: »hvor«.'),
      lists(
        'Alt, {hvad|der|hvilken} jeg behøver, er en madras og lidt fred.',
        'Efter »alt« står »hvad«, når det er genstandsled.',
      ),
      lists(
        'Familien, {hvis|som|deres} hund havde vundet, blev interviewet i en kajak.',
        'Hunden er familiens: »hvis hund«.',
      ),
      gaps(
        'Forskeren, [som] vi havde inviteret, kom på en ethjulet cykel.',
        '»Vi« er grundled, så »der« kan ikke bruges. Det hedder »som«.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Hun har en onkel, der bor i en ombygget kirke.',
        ['Hun har en onkel, det bor i en ombygget kirke.', 'Hun har en onkel, hvis bor i en ombygget kirke.'],
        'Onklen er den, der bor. »Der« er grundled i ledsætningen.',
      ),
    ],
  },
]);
