import { choice, exerciseGroup, lists, mark } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gram', level: 6, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: 'Jeg eller mig? Han eller ham?',
    summary: 'Vælg den form af stedordet, der passer til dets plads i sætningen.',
    instruction:
      'Jeg, han, hun og de er grundled. Mig, ham, hende og dem bruges alle andre steder. Prøv at tage den anden person væk.',
    trains: ['pronoun-case'],
    items: [
      lists(
        'Selma og {jeg|mig} byggede en sæbekassebil med bremser, der ikke virkede.',
        'Tag Selma væk: Jeg byggede. Altså Selma og jeg.',
      ),
      lists('Læreren bad Selma og {mig|jeg} om at blive i klassen.', 'Tag Selma væk: Læreren bad mig.'),
      lists('{Han|Ham} og hans bror har nøjagtig den samme latter.', 'Tag broren væk: Han har en latter.'),
      lists('Mellem {dig|du} og mig: Kagen var brændt.', 'Efter forholdsordet »mellem« hedder det »dig« og »mig«.'),
      lists('Vi ventede på Karla og {hende|hun} i den gule regnfrakke.', 'Efter på hedder det »hende«.'),
      lists('{De|Dem} to ovre ved vinduet er altid uvenner.', 'De to er grundled i sætningen. De er uvenner.'),
      lists('Giv bolden til {dem|de}, så får vi fred.', 'Efter til hedder det »dem«.'),
      lists('Min kusine og {hun|hende} fra kiosken spiller i band.', 'Tag kusinen væk: Hun fra kiosken spiller.'),
      mark(
        '*Hun* gav *mig* nøglen, men *jeg* tabte *den* i brønden.',
        'Marker de fire stedord.',
        'Stedordene står i stedet for personerne og nøglen.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Der, som eller det?',
    summary: 'Vælg mellem »der«, »som« og »det« i hovedsætninger og ledsætninger.',
    instruction:
      '»Der« kan kun stå i en ledsætning, når det selv er grundled. Ellers hedder det »som«. Når noget findes et sted, hedder det »der er«.',
    trains: ['der-som-det'],
    items: [
      lists('Det er den sang, {som|der} vi hørte på stranden.', 'Grundleddet er »vi«, så »der« kan ikke bruges.'),
      lists('{Der|Det} bor en ugle i kirketårnet.', 'Noget findes et sted: der.'),
      lists('{Det|Der} er mig, der har lånt din ugle.', 'Ordet peger på mig: det.'),
      lists(
        'Kufferten, {som|der} du leder efter, er sendt til Island.',
        'Grundleddet er »du«, så »der« kan ikke bruges.',
      ),
      lists('{Der|Det} kom pludselig en elg ud på vejen.', 'Noget viser sig et sted: der.'),
      lists('Pigen, {der|det} vandt, havde kun én sko på.', 'Ordet er selv grundled: »der«.'),
      lists('{Det|Der} var os, som fandt på planen.', 'Ordet peger på os: det.'),
      lists('Findes {der|det} virkelig fisk, der kan gå?', 'Man taler om, at noget findes: »der«.'),
      lists('Han købte den cykel, {som|der} naboen havde malet.', 'Grundleddet er »naboen«, så »der« kan ikke bruges.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Den bog, som jeg læser, er på 900 sider.',
        ['Den bog, der jeg læser, er på 900 sider.', 'Den bog, det jeg læser, er på 900 sider.'],
        'Grundleddet er »jeg«, så der må stå »som« eller ingenting.',
      ),
    ],
  },
]);
