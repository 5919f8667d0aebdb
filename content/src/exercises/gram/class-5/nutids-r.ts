import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const nutidsR = exerciseGroup({ productId: 'gram', level: 5, category: 'nutids-r' }, [
  {
    number: 1,
    version: 2,
    title: 'R eller ikke r?',
    summary: 'Sæt r på udsagnsordet, når det står i nutid.',
    instruction: 'Prøv med »spise« og »spiser«. Kan der stå spiser, skal der r på.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists('Kameler {lagrer|lagre} fedt i puklerne, ikke vand.', 'Kameler spiser: »lagrer« med r.'),
      lists('Kan en struds {sparke|sparker} en løve omkuld?', 'Kan den spise: »sparke« uden r.'),
      lists('Når det tordner, {tæller|tælle} vi sekunderne til braget.', 'Vi spiser: »tæller« med r.'),
      lists('Hun prøver at {balancere|balancerer} med en gulerod på næsen.', 'At spise: »at balancere«.'),
      lists('Lad os {snøre|snører} skøjterne og komme af sted.', 'Lad os spise: »snøre« uden r.'),
      lists('Hvorfor {klør|klø} det altid, når man har gips på?', 'Hvorfor spiser det: »klør« med r.'),
      lists('I aften må vi {vælge|vælger} filmen.', 'Vi må spise: »vælge« uden r.'),
      gaps('Robotten fejer gulvet og [advarer](advare) os, når den er træt.', 'Robotten spiser: »advarer« med r.'),
      gaps('Skal vi [lure](lure) på, hvem der kommer?', 'Skal vi spise: »lure« uden r.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Han nægter at barbere sin skægge hund.',
        ['Han nægte at barbere sin skægge hund.', 'Han nægter at barberer sin skægge hund.'],
        'Han spiser: nægter. At spise: at barbere.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Langt mellem ordene',
    summary: 'Find ud af, om der skal r på, når der står mange ord imellem.',
    instruction: 'Find det ord, som udsagnsordet hører sammen med. Det kan stå langt væk.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists('Man kan med lidt held {høre|hører} hvalerne fra stranden.', '»Høre« hører sammen med »kan«: uden r.'),
      lists('Vagterne ved slottet {marcherer|marchere} forbi hver time.', 'Vagterne spiser: »marcherer« med r.'),
      lists(
        'Du skal ikke midt om natten {forstyrre|forstyrrer} katten.',
        '»Forstyrre« hører sammen med »skal«: uden r.',
      ),
      lists('De elever, der sidder bagest, {hører|høre} ikke noget.', 'Eleverne spiser: »hører« med r.'),
      lists('Jeg plejer om søndagen at {reparere|reparerer} min cykel.', 'Efter »at« er der ikke r.'),
      lists('Min fætter og hans tre venner {fyrer|fyre} op under grillen.', 'De spiser: »fyrer« med r.'),
      lists('Vil du ikke nok lige {åbne|åbner} vinduet?', '»Åbne« hører sammen med »vil«: uden r.'),
      lists('Den, der først {gætter|gætte} tallet, vinder en appelsin.', 'Den spiser: »gætter« med r.'),
      mark(
        'Hun vil aldrig mere *sejle* i en badering.',
        'Marker udsagnsordet i navnemåde.',
        '»Sejle« hører sammen med »vil«.',
      ),
      mark(
        'Vi *hører* dem *grave* under huset.',
        'Marker de to udsagnsord.',
        '»Hører« er nutid. »Grave« er navnemåde.',
      ),
    ],
  },
]);
