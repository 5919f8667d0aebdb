import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const ordDerForveksles = exerciseGroup({ productId: 'gram', level: 6, category: 'ord-der-forveksles' }, [
  {
    number: 1,
    title: '»Ad« eller »af«?',
    summary: 'Vælg det rigtige af to ord, der lyder ens.',
    instruction:
      '»Ad« bruges om vejen og retningen: hen ad gangen, ud ad døren. Man griner også ad nogen. »Af« bruges om det, noget kommer fra eller er lavet af.',
    trains: ['ad-af'],
    items: [
      lists('Kalven løb ud {ad|af} lågen, før nogen nåede at lukke.', 'Lågen er vejen ud: ud ad lågen.'),
      lists('Stolen er lavet {af|ad} gamle ski.', 'Skiene er materialet: lavet af.'),
      lists('Hele holdet grinede {ad|af} hans forklædning.', 'Man griner ad nogen eller noget.'),
      lists('Hun fik et postkort {af|ad} sin mormor.', 'Kortet kommer fra mormoren: af sin mormor.'),
      lists('Vi gik hen {ad|af} den mørke gang med én lygte.', 'Gangen er vejen: hen ad gangen.'),
      lists('Han hoppede {af|ad} cyklen, mens den kørte.', 'Han kom væk fra cyklen: af cyklen.'),
      lists('Røgen steg op {ad|af} skorstenen og blev til en drage.', 'Skorstenen er vejen op: op ad skorstenen.'),
      lists('To {af|ad} mine venner kan gå på hænder.', 'En del af en gruppe: to af mine venner.'),
      gaps('Bag [ad] hinanden listede de gennem museet.', 'Det hedder »bag ad« om rækkefølgen.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Katten kiggede ind ad vinduet.',
        ['Katten kiggede ind af vinduet.', 'Katten var bange ad støvsugeren.'],
        'Vinduet er vejen ind: ind ad vinduet.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Ligge eller lægge, sidde eller sætte?',
    summary: 'Vælg mellem at være et sted og at anbringe noget et sted.',
    instruction: 'Man »ligger« og »sidder« selv. Man »lægger« og »sætter« noget et sted hen, også sig selv.',
    trains: ['ligge-laegge', 'sidde-saette'],
    items: [
      lists('Hvor {ligger|lægger} fjernbetjeningen nu igen?', 'Den er der bare: den ligger.'),
      lists('Kan du ikke {lægge|ligge} telefonen væk, mens vi spiser?', 'Man gør noget ved telefonen: lægge.'),
      lists('I går {lå|lagde} der en fremmed hund i min seng.', 'Hunden var der: den lå. »Lagde« er datid af »lægge«.'),
      lists('Hun {lagde|lå} en femmer i muldvarpens hul.', 'Hun anbragte en mønt: hun lagde.'),
      lists('Vi {sad|satte} på taget og så på stjerneskud.', 'Vi var der: vi sad. »Satte« er datid af »sætte«.'),
      lists('Han {satte|sad} kaktussen på lærerens stol.', 'Han anbragte kaktussen: han satte.'),
      lists('Skal vi {sætte|sidde} os ned og tage det roligt?', 'Man sætter sig. Bagefter sidder man.'),
      gaps('Hvem har [lagt](lægge) grus i mine støvler?', 'Lægge, lagde, lagt.'),
      gaps('Pengene har [ligget](ligge) i kageformen hele tiden.', 'Ligge, lå, ligget.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Jeg lægger mig på sofaen og ligger der til aftensmad.',
        [
          'Jeg ligger mig på sofaen og lægger der til aftensmad.',
          'Jeg ligger mig på sofaen og ligger der til aftensmad.',
        ],
        'Først lægger man sig, så ligger man.',
      ),
    ],
  },
]);
