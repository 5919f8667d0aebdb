import { choice, commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'gram', level: 8, category: 'komma' }, [
  {
    number: 1,
    title: 'Komma foran ledsætningen',
    summary: 'Sæt komma, før ledsætningen begynder – også når den begynder med »uden at« eller »hvad«.',
    instruction: 'Find ledsætningen, og sæt startkomma foran den. Der skal ikke komma foran »at« i navnemåde: at løbe.',
    trains: ['comma-start', 'comma-superfluous'],
    items: [
      commas('Ingen aner, hvorfor hanen kun galer om torsdagen.', '»Hvorfor hanen kun galer« er en ledsætning.'),
      commas('Hun gik ud på scenen, selv om knæene rystede.', '»Selv om« indleder en ledsætning.'),
      commas('Vi spiste hele kagen, uden at nogen opdagede det.', '»Uden at« hører sammen, og kommaet står foran.'),
      commas(
        'Han forsøgte at redde hatten med en fiskestang.',
        '»At redde« er navnemåde. Der er ingen ledsætning og intet komma.',
      ),
      commas('Jeg har en fornemmelse af, at papegøjen lyver.', '»At papegøjen lyver« er en ledsætning.'),
      commas(
        'Min lærer siger, at man kan lære alt, hvis man keder sig nok.',
        'Der er to ledsætninger: en med »at« og en med »hvis«.',
      ),
      commas('Vi venter, til det holder op med at hagle.', '»Til det holder op« er en ledsætning.'),
      commas('Uden en vejrudsigt kan man ikke planlægge noget i Danmark.', 'Der er ingen ledsætning og intet komma.'),
      commas('Spørg hende, om hun har set et skelet med kasket.', '»Om hun har set« er en ledsætning.'),
      choice(
        'Hvor er kommaet sat rigtigt?',
        'Det er så varmt, at isen smelter i skålen.',
        ['Det er så varmt at isen, smelter i skålen.', 'Det er, så varmt at isen smelter i skålen.'],
        'Ledsætningen begynder med »at«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Når ledsætningen står midt i det hele',
    summary: 'Sæt komma både før og efter en ledsætning, som er skudt ind.',
    instruction:
      'Find ud af, hvor ledsætningen begynder, og hvor den hører op. Er den skudt ind, skal der komma begge steder.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas(
        'Den cykel, som jeg købte for 200 kroner, havde engang tilhørt en minister.',
        'Ledsætningen er »som jeg købte for 200 kroner«.',
      ),
      commas(
        'De elever, der havde glemt idrætstøj, spillede i regnfrakker.',
        'Ledsætningen er »der havde glemt idrætstøj«.',
      ),
      commas('Da strømmen gik, tændte vi fakler og fortsatte kampen.', 'Ledsætningen slutter ved »gik«.'),
      commas(
        'Alt, hvad hun rører ved, bliver til glimmer.',
        'Ledsætningen »hvad hun rører ved« står midt i hovedsætningen.',
      ),
      commas(
        'Så snart det tordner, kravler vores store hund op på skødet af min mor.',
        'Ledsætningen er »så snart det tordner«.',
      ),
      commas(
        'Jeg håber, at I, når I kommer hjem, fortæller alt om gedebukken.',
        'Der er en ledsætning inde i en ledsætning: »når I kommer hjem«.',
      ),
      commas(
        'Mens de voksne sov til middag, byggede vi en dæmning tværs over bækken.',
        'Ledsætningen slutter ved »middag«.',
      ),
      commas(
        'Huset, vi bor i, er ældre end jernbanen.',
        'Man kan sætte »som« ind: huset, som vi bor i. Altså komma før og efter.',
      ),
      choice(
        'Hvor er kommaerne sat rigtigt?',
        'Den pige, der vandt, har kun øvet sig i en uge.',
        [
          'Den pige der vandt, har kun øvet sig i en uge.',
          'Den pige, der vandt har kun øvet sig i en uge.',
          'Den pige, der vandt, har kun øvet sig, i en uge.',
        ],
        'Der skal komma både før og efter »der vandt«.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Tiltale, udbrud og tilføjelser',
    summary: 'Sæt komma om navne, udbrud og tilføjelser, der kan tages ud af sætningen.',
    instruction: 'Kan ordene tages ud, uden at sætningen går i stykker? Så skal der komma omkring dem.',
    trains: ['comma-address', 'comma-apposition'],
    items: [
      commas('Hør her, Viggo, geden skal ud af køkkenet.', 'Viggo er den, man taler til. Der er komma på begge sider.'),
      commas('Nej, jeg har aldrig spist en græshoppe med vilje.', '»Nej« er et udbrud, og efter det står der komma.'),
      commas('Birgitte Toft, vores inspektør, kan spille på sav.', 'Tilføjelsen forklarer, hvem Birgitte Toft er.'),
      commas(
        'Møllehøj, Danmarks højeste naturlige punkt, er kun 171 meter over havet.',
        'Tilføjelsen forklarer, hvad Møllehøj er.',
      ),
      commas('Kom nu, dovne hund, vi skal i skole.', '»Dovne hund« er den, man taler til.'),
      commas('Åh, hvor jeg hader at vente på bussen i modvind.', '»Åh« er et udbrud.'),
      commas(
        'Fru Andersen på tredje sal spiller tuba om natten.',
        '»Fru Andersen på tredje sal« er ét led. Der skal intet komma.',
      ),
      commas(
        'Vi mødte skolens ældste elev, en mand på 84 år, i svømmehallen.',
        'Tilføjelsen »en mand på 84 år« kan tages ud.',
      ),
      choice(
        'Hvilken sætning er rigtig, når man taler til Karla?',
        'Vi fotograferer nu, Karla.',
        ['Vi fotograferer nu Karla.', 'Vi, fotograferer nu Karla.'],
        'Uden komma er det Karla, der bliver fotograferet.',
      ),
    ],
  },
]);
