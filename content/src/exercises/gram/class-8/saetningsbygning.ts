import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gram', level: 8, category: 'saetningsbygning' }, [
  {
    number: 1,
    version: 2,
    title: 'Ordstilling i ledsætninger',
    summary: 'Sæt ikke, altid, aldrig og lignende ord rigtigt i lange sætninger.',
    instruction:
      'I en ledsætning står grundleddet først og »ikke« foran udsagnsordet. Begynder hovedsætningen med noget andet end grundleddet, bytter grundled og udsagnsord plads.',
    trains: ['word-order'],
    items: [
      lists(
        'Han lovede, at han {aldrig mere ville|ville aldrig mere} spise chili for penge.',
        'I en ledsætning står »aldrig mere« foran udsagnsordet.',
      ),
      lists(
        'Fordi broen var lukket, {måtte vi|vi måtte} ro over.',
        'Når ledsætningen står først, kommer udsagnsordet før grundleddet.',
      ),
      lists('Kan du sige mig, hvor {toilettet er|er toilettet}?', 'I en ledsætning står grundleddet før udsagnsordet.'),
      lists(
        'Heldigvis {kommer der|der kommer} flere, når kagen er klar.',
        'Når »heldigvis« står først, bytter grundled og udsagnsord plads.',
      ),
      lists(
        'Der er mange, som {desværre ikke tør|tør desværre ikke} sige deres mening.',
        'I en ledsætning står de små ord foran udsagnsordet.',
      ),
      lists(
        'Ikke før klokken tre {faldt han|han faldt} i søvn.',
        'Noget andet end grundleddet står først, så udsagnsordet kommer før »han«.',
      ),
      order(
        'selv om | Emma | aldrig | havde prøvet | før, | vandt | hun | guld',
        'Ledsætningen har »aldrig« foran »havde«, og hovedsætningen begynder med »vandt«.',
        { also: ['selv om | hun | aldrig | havde prøvet | før, | vandt | Emma | guld'] },
      ),
      order('han lovede, | at | han | aldrig | ville | synge | opera', 'I ledsætningen står »aldrig« foran »ville«.'),
      order(
        'i næste uge | skal | hun | heldigvis | på | lejrskole',
        'Tiden står først, derfor kommer »skal« før »hun«.',
        {
          task: 'Lav en sætning, der begynder med »i næste uge«.',
        },
      ),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Jeg tror ikke, hun har opdaget os endnu.',
        ['Jeg tror ikke, har hun opdaget os endnu.', 'Jeg ikke tror, hun har opdaget os endnu.'],
        'I ledsætningen står grundleddet først: hun har.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Sætninger, der er kommet galt af sted',
    summary: 'Find den sætning, der siger præcis det, den skal sige.',
    instruction: 'Læs sætningerne langsomt. Hvem gør hvad? Vælg den, der ikke kan misforstås.',
    trains: ['clumsy', 'word-order'],
    items: [
      choice(
        'Drengen var i badebukser. Hvilken sætning siger det?',
        'Drengen i badebukser fangede en fisk.',
        ['Drengen fangede en fisk i badebukser.', 'I badebukser blev en fisk fanget af drengen.'],
        '»I badebukser« skal stå ved den, der har dem på.',
      ),
      choice(
        'Bilen var stjålet. Hvilken sætning siger det?',
        'Politiet fandt den stjålne bil hos en mand.',
        ['Politiet fandt bilen hos en stjålet mand.', 'Stjålet fandt politiet bilen hos en mand.'],
        '»Stjålne« skal stå ved bilen.',
      ),
      choice(
        'Hvilken sætning hænger rigtigt sammen?',
        'Grunden til, at vi kom for sent, var en punktering.',
        [
          'Grunden til, at vi kom for sent, det var fordi en punktering.',
          'Grunden til, at vi kom for sent, fordi vi punkterede.',
        ],
        'Grunden var en punktering. Man skal ikke både sige »grunden« og »fordi«.',
      ),
      choice(
        'Hvilken sætning siger det kun én gang?',
        'Efter min mening er sommerferien for kort.',
        [
          'Jeg synes efter min mening, at sommerferien er for kort.',
          'Efter min mening synes jeg, at sommerferien er for kort.',
        ],
        '»Jeg synes« og »efter min mening« betyder det samme.',
      ),
      choice(
        'Det var spejderne, der gik. Hvilken sætning siger det tydeligt?',
        'Da spejderne gik gennem skoven, hørte de en ulv.',
        ['Gående gennem skoven hørtes en ulv af spejderne.', 'En ulv hørtes af spejderne gående gennem skoven.'],
        'Med grundled i begge sætninger er man ikke i tvivl om, hvem der går.',
      ),
      choice(
        'Hvilken opremsning er bygget ens hele vejen?',
        'Hun kan lide at læse, at klatre og at sove længe.',
        ['Hun kan lide at læse, klatring og at hun sover længe.', 'Hun kan lide læsning, at klatre og søvn længe.'],
        'Leddene på rækken har samme form: at læse, at klatre, at sove.',
      ),
      choice(
        'Hvilken sætning er hel?',
        'Selv om det regnede, løb vi videre.',
        ['Selv om det regnede og løb videre.', 'Løb videre, selv om det regnede i går.'],
        'Hovedsætningen skal have både grundled og udsagnsled: løb vi.',
      ),
      choice(
        'Hvilken sætning kan man læse uden at fare vild?',
        'Katten, som ejes af min nabo, har spist fisken, jeg fangede i går.',
        [
          'Katten, som min nabo, der fisken jeg fangede i går, ejer, har spist.',
          'Fisken, som katten, som min nabo ejer, jeg fangede i går, har spist.',
        ],
        'Ledsætningerne skal stå lige efter det ord, de hører til.',
      ),
    ],
  },
]);
