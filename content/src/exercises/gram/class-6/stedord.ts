import { exerciseGroup, lists, mark } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gram', level: 6, category: 'stedord' }, [
  {
    number: 1,
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
      lists('Vi ventede på Karla og {hende|hun} i den gule regnfrakke.', 'Efter på hedder det hende.'),
      lists('{De|Dem} to ovre ved vinduet er altid uvenner.', 'De to er grundled i sætningen. De er uvenner.'),
      lists('Giv bolden til {dem|de}, så får vi fred.', 'Efter til hedder det dem.'),
      lists('Min kusine og {hun|hende} fra kiosken spiller i band.', 'Tag kusinen væk: Hun fra kiosken spiller.'),
      mark(
        '*Hun* gav *mig* nøglen, men *jeg* tabte *den* i brønden.',
        'Marker de fire stedord.',
        'Stedordene står i stedet for personerne og nøglen.',
      ),
    ],
  },
]);
