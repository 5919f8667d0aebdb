import { choice, exerciseGroup, lists, read, sort } from '../../markup/index.ts';

export const sammenhaeng = exerciseGroup({ productId: 'gram', level: 8, category: 'sammenhaeng' }, [
  {
    number: 1,
    version: 2,
    title: 'Derfor, alligevel og derimod',
    summary: 'Vælg det ord, der viser, hvordan to sætninger hører sammen.',
    instruction: 'Er det en grund, en modsætning, en tilføjelse eller et eksempel? Vælg det ord, der viser det.',
    items: [
      lists(
        'Det havde regnet i tre uger. {Derfor|Alligevel|Derimod} lå fodboldbanen under vand.',
        'Vandet er en følge af regnen: derfor.',
      ),
      lists(
        'Han havde øvet sig hver dag. {Alligevel|Derfor|Desuden} glemte han sit eget navn på scenen.',
        'Man skulle tro det modsatte: alligevel.',
      ),
      lists(
        'Min søster elsker heste. Jeg er {derimod|derfor|desuden} bange for alt over en meter.',
        'Det er det modsatte af søsteren: »derimod«.',
      ),
      lists(
        'Hallen er for lille. {Desuden|Alligevel|Derimod} er der huller i taget.',
        'Det er endnu et problem oven i det første: desuden.',
      ),
      lists(
        'Nogle dyr bruger redskaber. Kragen kan {for eksempel|alligevel|derimod} bøje en krog.',
        'Kragen er et eksempel på et dyr, der bruger redskaber.',
      ),
      lists(
        '{Først|Derfor|Dog} fyldte vi ballonen, og bagefter bad vi til, at den holdt.',
        'Det er rækkefølgen: først og bagefter.',
      ),
      lists(
        'Bussen går hver time. {Ellers|Desuden|For eksempel} må vi gå de ni kilometer.',
        'Er der ingen bus, må vi gå: ellers.',
      ),
      lists(
        'Vi havde kort, kompas og telefon. {Til gengæld|Derfor|For eksempel} havde vi ingen mad.',
        'Noget godt bliver fulgt af noget mindre godt: til gengæld.',
      ),
      sort(
        { årsag: ['derfor', 'på grund af'], modsætning: ['derimod', 'men'], tilføjelse: ['desuden', 'også'] },
        '»Derfor« hører til årsager, »derimod« til modsætninger og »desuden« til tilføjelser.',
        'Hvad viser ordet om det, der står foran?',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Blækspruttens flugt: hvad peger ordene på?',
    summary: 'Læs en sand historie, og find ud af, hvad stedord og bindeord viser tilbage til.',
    instruction: 'Læs teksten. Hold øje med små ord som »han«, »det« og »alligevel«, for de binder teksten sammen.',
    items: [
      read({
        title: 'Da Inky gik hjem',
        text: `I 2016 boede blæksprutten Inky i et akvarium i New Zealand. En nat havde personalet glemt at lukke låget helt, og det opdagede han straks. Mens alle sov, klemte han sig ud gennem sprækken og gled ned på gulvet.

Derfra var der nogle få meter til et afløb i hjørnet. Røret var kun 15 centimeter bredt, men det var nok. En blæksprutte har nemlig ingen knogler, og den kan derfor presse hele kroppen gennem en åbning på størrelse med sit eget øje.

Røret endte i havet. Næste morgen fandt de ansatte kun et vådt spor hen over gulvet. Inkys ven Blotchy sad derimod stadig i akvariet. Han havde haft den samme chance, men han var åbenbart godt tilfreds med maden.`,
        questions: [
          choice(
            'Hvad viser »det« tilbage til i »det opdagede han straks«?',
            'at låget ikke var helt lukket',
            ['at alle andre i huset sov tungt', 'at han boede i New Zealand'],
            '»Det« står for hele sætningen om låget.',
          ),
          choice(
            'Hvad er »Derfra« i andet afsnit?',
            'fra gulvet',
            ['fra havet', 'fra New Zealand'],
            'Inky var lige gledet ned på gulvet.',
          ),
          choice(
            'Hvad var »nok« i »men det var nok«?',
            'de 15 centimeter',
            ['de få meter', 'den ene eneste nat'],
            'Røret var bredt nok til Inky.',
          ),
          choice(
            'Hvilken opgave har »nemlig« i teksten?',
            'Det viser, at nu kommer forklaringen.',
            ['Det viser, at der kommer en modsætning.', 'Det viser, at noget er usikkert.'],
            'Sætningen forklarer, hvorfor 15 centimeter er nok.',
          ),
          choice(
            'Hvad bliver sat op over for hinanden med »derimod«?',
            'Inky og Blotchy',
            ['gulvet og akvariet', 'natten og morgenen'],
            'Inky var væk, men Blotchy blev.',
          ),
          choice(
            'Hvem er »Han« i »Han havde haft den samme chance«?',
            'Blotchy',
            ['Inky', 'en af de ansatte'],
            'Blotchy er den, der lige er nævnt, og som stadig sad der.',
          ),
          choice(
            'Hvad viser ordet »åbenbart« i sidste sætning?',
            'at fortælleren gætter ud fra det, der skete',
            ['at Blotchy selv har sagt det', 'at fortælleren ved det helt sikkert fra avisen'],
            '»Åbenbart« bruges om noget, man slutter sig til.',
          ),
          lists(
            'Inky kunne komme gennem røret, {fordi|selv om|medmindre} han ikke har knogler.',
            'De manglende knogler er årsagen.',
          ),
        ],
      }),
    ],
  },
]);
