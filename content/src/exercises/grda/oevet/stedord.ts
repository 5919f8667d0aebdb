import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grda', level: 13, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: 'Sin, hans eller hendes?',
    summary: 'Fortæl præcist, hvem der ejer tingen.',
    instruction:
      '»Sin«, »sit« og »sine« går tilbage til den, der gør noget i sætningen. Ellers bruger man »hans« og »hendes«.',
    trains: ['sin-hans'],
    items: [
      lists('Karim vasker {sin|hans} egen cykel hver søndag.', 'Karim gør det, og cyklen er hans egen: »sin«.'),
      lists(
        'Karim har en søster. {Hendes|Sin} cykel er grøn.',
        'Cyklen er selv den, det handler om. Så bruger man ikke sin.',
      ),
      lists('Sofia tog {sit|sin|hendes} eget tørklæde af.', 'Sofia gør det, og det hedder et tørklæde: »sit«.'),
      lists('Drengene pakkede {deres|sine|sit} tasker.', 'Når der er flere, der gør noget, hedder det »deres«.'),
      lists('Min bedstefar fodrer {sine|sin|sit} egne duer.', 'Der er flere duer: »sine«.'),
      lists('Mia kom, og {hendes|sin} bror var også med.', 'Broren er selv den, der var med. Så bruger man ikke sin.'),
      gaps('Hun har glemt [sin](sin eller hendes) egen fødselsdag.', 'Hun gør det selv: »sin egen«.'),
      gaps(
        'Jeg så Amir og [hans](sin eller hans) hund i parken.',
        'Det er mig, der gør noget. Hunden er Amirs: »hans«.',
      ),
      choice(
        '»Leo ringede til Emil, fordi hans mor var syg.« Hvad er problemet?',
        'Man ved ikke, hvis mor det er.',
        ['»Hans« skal være »sin«.', 'Man ved ikke, hvem der ringede.'],
        '»Hans« kan være Leos eller Emils.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hinanden, sig og selv',
    summary: 'Brug de ord, der peger tilbage på personen.',
    instruction: '»Sig« peger tilbage på den, der gør noget. »Hinanden« bruges, når to gør noget mod hinanden.',
    items: [
      lists('Han skynder {sig|ham|han} altid hjem fra skole.', 'Ordet peger tilbage på ham selv: »sig«.'),
      lists('De to venner hjælper {hinanden|sig|selv} med lektierne.', 'Den ene hjælper den anden: »hinanden«.'),
      lists('Jeg har slået {mig|sig|jeg} på kanten af bordet.', 'Jeg slog min egen krop: »mig«.'),
      lists('Skynd {dig|sig|du}, ellers kommer vi for sent!', 'Den, man taler til, er du: »dig«.'),
      lists('Vi glæder {os|sig|vi} til turen.', 'Vi glæder os.'),
      lists('Hun har lavet kagen {selv|sig|hende}, helt uden hjælp.', 'Uden hjælp: »selv«.'),
      gaps('I må gerne sætte [jer](I) ned nu.', 'I sætter jer.'),
      gaps('Børnene gemte [sig](de) bag gardinet.', 'Børnene gør det selv: »sig«.'),
      choice(
        '»Lars så ham i spejlet.« Hvem så Lars?',
        'en anden mand',
        ['sig selv', 'ingen'],
        '»Ham« er en anden. Hvis Lars så sin egen person, hedder det »sig selv«.',
      ),
    ],
  },
]);
