import { choice, exerciseGroup, gaps, lists, order } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'grda', level: 12, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Den store hund og det store hus',
    summary: 'Bøj tillægsordet efter den, det, de, min og din.',
    instruction: 'En stor hund, men den store hund. Efter »den«, »det«, »de« og »min« får ordet -e.',
    trains: ['adjective-agreement', 'definiteness'],
    items: [
      lists('Den {lille|små|lidt} dreng tabte sin is.', 'Om én ting i ental siger man den lille dreng.'),
      lists('De {små|lille|lidt} børn sover til middag.', 'Flertal af lille er »små«.'),
      lists('Det {gamle|gammelt|gammel} hus skal rives ned.', 'Efter »det« får ordet -e: »det gamle hus«.'),
      lists('Et {gammelt|gamle|gammel} hus kan godt være smukt.', 'Efter »et« får ordet -t: »et gammelt hus«.'),
      lists('Min {nye|ny|nyt} telefon faldt i toilettet.', 'Efter »min« får ordet -e: »min nye telefon«.'),
      lists('Hendes {sorte|sort} kat hedder Sne.', 'Efter »hendes« får ordet -e: »hendes sorte kat«.'),
      gaps('Vi mødte den [søde](sød) nabo på trappen.', 'Den søde nabo.'),
      gaps('Jeg vil gerne se det [grønne](grøn) telt.', 'Det grønne telt.'),
      choice(
        'Hvad er rigtigt?',
        'det røde æble',
        ['det rødt æble', 'den røde æble'],
        'Det hedder »et æble«, og efter »det« kommer »røde«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Højere, højest, lige så høj som',
    summary: 'Sammenlign personer og ting.',
    instruction: 'Høj, højere, højest. Brug »end«, når to er forskellige. Brug »lige så … som«, når de er ens.',
    trains: ['misspelling'],
    items: [
      lists('Min bror er højere {end|som|af} mig.', 'Efter »højere« kommer »end«.'),
      lists('Jeg er lige så stærk {som|end|af} dig.', 'Efter »lige så« kommer »som«.'),
      gaps('En gepard er [hurtigere](hurtig) end en hest.', 'Hurtig, hurtigere, hurtigst.'),
      gaps('Blåhvalen er det [største](stor) dyr i hele verden.', 'Stor, større, størst: »det største«.'),
      gaps('I dag er det [koldere](kold) end i går.', 'Kold, koldere, koldest.'),
      lists('Det er en god kage, men din er {bedre|godere|mere god}.', 'God, bedre, bedst.'),
      lists('Hun har {flere|mere|mange} søskende end mig.', 'Søskende kan man tælle: »flere søskende«.'),
      lists('Jeg vil gerne have {mere|flere|mange} mælk.', 'Mælk kan man ikke tælle: »mere mælk«.'),
      order('min taske | er | tungere | end | din', 'Tungere end: De er forskellige.', {
        also: [
          'din | er | tungere | end | min taske',
          'tungere | end | din | er | min taske',
          'tungere | end | min taske | er | din',
        ],
      }),
      choice(
        'Hvem er yngst?',
        'Ali på 8 år',
        ['Mia på 10 år', 'Bo på 12 år'],
        'Ung, yngre, yngst. Den yngste har levet kortest tid.',
      ),
    ],
  },
]);
