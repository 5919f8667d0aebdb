import { choice, commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'gfvu', level: 12, category: 'komma' }, [
  {
    number: 1,
    title: 'Komma i mails',
    summary: 'Sæt komma i sætninger fra mails på arbejdet.',
    instruction: 'Sæt de kommaer, der mangler. Brug startkomma.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas('Jeg skriver, fordi jeg ikke har fået min lønseddel.', 'Ledsætningen begynder ved »fordi«.'),
      commas('Hvis du har tid, vil jeg gerne vise dig det nye lager.', 'Ledsætningen står først.'),
      commas('Vi har bestilt maling, pensler og et enkelt par ørepropper.', 'Opremsning: komma undtagen før »og«.'),
      commas('Den kasse, som står i gangen, er ikke vores.', 'Ledsætningen har komma på begge sider.'),
      commas('Kunden ringede i går, og hun var meget tilfreds.', 'To hele sætninger bundet sammen af »og«.'),
      commas('Chaufføren fandt pakken og bragte den til døren.', 'Der er kun ét grundled: chaufføren.'),
      commas('Kan du se, om porten er låst?', 'Ledsætningen begynder ved »om«.'),
      commas('Jeg vidste ikke, at mødet var flyttet, før jeg sad der alene.', 'Ledsætninger med »at« og »før«.'),
      commas('På grund af sne lukker vi allerede klokken to.', 'Her er ingen ledsætning.'),
    ],
  },
  {
    number: 2,
    title: 'Komma ændrer meningen',
    summary: 'Se, hvordan et komma kan give en anden mening.',
    instruction: 'Hvad betyder sætningen? Læg mærke til kommaet.',
    items: [
      choice(
        'Hvad betyder »Spis, børn!«?',
        'Børnene skal spise.',
        ['Nogen skal spise børnene.', 'Børnene har spist.'],
        'Kommaet viser, at man taler til børnene.',
      ),
      choice(
        'I hvilken sætning taler man til mormor?',
        'Nu skal vi synge, mormor.',
        ['Nu skal vi synge for mormor.', 'Nu skal mormor synge.'],
        'Kommaet skiller den, man taler til, fra resten.',
      ),
      choice(
        '»Vi savner, Anna.« Hvad er der galt?',
        'Kommaet gør Anna til den, man taler til.',
        ['Navnet er stavet forkert.', 'Der mangler et spørgsmålstegn.'],
        'Uden komma er Anna den, man savner: Vi savner Anna.',
      ),
      choice(
        '»Ole, siger chefen, er den bedste.« Hvem siger det?',
        'chefen',
        ['Ole', 'ingen'],
        '»Siger chefen« står mellem to kommaer.',
      ),
      choice(
        '»Ole siger, chefen er den bedste.« Hvem siger det?',
        'Ole',
        ['chefen', 'ingen'],
        'Efter kommaet kommer det, som Ole siger.',
      ),
      choice(
        '»Min søster, Mia og Bo kom.« Hvor mange kom?',
        'tre',
        ['to', 'fire'],
        'Det er en opremsning af tre personer.',
      ),
      choice(
        'Hvor skal kommaet stå i »Hvis det regner tager vi bussen«?',
        'efter »regner«',
        ['efter »hvis«', 'efter »tager«'],
        'Ledsætningen slutter ved »regner«.',
      ),
      choice(
        'Hvilken sætning skal ikke have komma?',
        'Vi spiste og dansede hele natten',
        ['Vi spiste og bandet spillede', 'Vi spiste da bandet kom'],
        'Kun ét grundled og ingen ledsætning.',
      ),
    ],
  },
]);
