import { exerciseGroup, lists } from '../../markup/index.ts';

export const ordDerLyderEns = exerciseGroup({ productId: 'grst', level: 4, category: 'ord-der-lyder-ens' }, [
  {
    number: 1,
    version: 2,
    title: 'Hver, vær eller vejr?',
    summary: 'Vælg det ord, der passer til meningen.',
    instruction: 'Ordene lyder ens eller næsten ens. Tænk på, hvad der menes.',
    trains: ['hver-vaer-vejr', 'sound-alike'],
    items: [
      lists('{Hver|Vær|Vejr} aften lukker vi hønsene ind.', 'Alle aftener: hver aften.'),
      lists('{Vær|Hver|Vejr} stille, ellers vågner babyen!', 'Det er bydeform af »være«.'),
      lists('Til hytteturen fik vi det vådeste {vejr|vær|hver} i hundrede år.', 'Regn og blæst er vejr.'),
      lists('Med {hvert|vært} skridt knirkede gulvet.', 'Alle skridt: »hvert skridt«.'),
      lists('Hun skrev med {hvidt|vidt} kridt på asfalten.', 'Farven er hvid.'),
      lists('De bor {vidt|hvidt} forskellige steder.', '»Vidt« betyder langt eller meget.'),
      lists('Skibet fik {vind|vin} i sejlene.', 'Det, der blæser, er »vind« med d. »Vin« er noget, man drikker.'),
      lists('De voksne fik et glas {vin|vind} til maden.', 'Det, man skænker i glas, er »vin« uden d.'),
      lists('Der er sand i mine {sko|skov}.', 'På fødderne har man sko. I en skov er der træer.'),
      lists('Min {kind|kin} er rød af kulde.', 'I ansigtet sidder der en kind med d.'),
    ],
  },
]);
