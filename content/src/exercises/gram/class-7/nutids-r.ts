import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const nutidsR = exerciseGroup({ productId: 'gram', level: 7, category: 'nutids-r' }, [
  {
    number: 1,
    version: 2,
    title: 'Nutids-r i en avisartikel',
    summary: 'Find ud af, hvor der skal r på, i sætninger fra en nyhed om vilde svin.',
    instruction:
      'Vælg den rigtige form. Prøv med »spise« og »spiser«: Passer »spiser«, skal der r på. Lige efter »at« skal der ikke r på.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists(
        'Naturstyrelsen {vurderer|vurdere}, at svinene er kommet over grænsen i nat.',
        'Styrelsen spiser: »vurderer« med r.',
      ),
      lists(
        'De kan {forårsage|forårsager} store skader på marker og haver.',
        'Efter »kan« står navnemåden: »forårsage« uden r.',
      ),
      lists('Flere landmænd forlanger nu at {opsætte|opsætter} hegn.', 'Efter »at« står navnemåden: »opsætte« uden r.'),
      lists(
        'Man opfordrer borgerne til at {undlade|undlader} at fodre dem.',
        'Efter »at« står navnemåden: »undlade« uden r.',
      ),
      lists(
        'En biolog {forklarer|forklare}, hvorfor dyrene {vandrer|vandre} om natten.',
        'Begge ord er nutid: Han spiser, de spiser.',
      ),
      lists(
        'Dyrene kan både {grave|graver} og {svømme|svømmer}.',
        'Efter »kan« står navnemåden uden r. Det gælder begge ord.',
      ),
      lists(
        'Ingen {ved|vide} endnu, hvad kommunen vil {foreslå|foreslår}.',
        '»Ved« er nutid, men efter »vil« står navnemåden.',
      ),
      lists(
        'Biologen råder alle til at {holde|holder} afstand og {følge|følger} dyrene med kikkert.',
        'Efter »at« står navnemåden uden r. Det gælder begge ord.',
      ),
      gaps('Svin [overlever](overleve) kulden ved at spise rødder.', 'Svin spiser: »overlever« med r.'),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Svinene lader ikke til at forstyrre nogen.',
        ['Svinene lade ikke til at forstyrre nogen.', 'Svinene lader ikke til at forstyrrer nogen.'],
        '»Lader« er nutid, og efter »at« står navnemåden: »forstyrre«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Kæder af udsagnsord',
    summary: 'Se, hvornår r’et hører til, når der er flere udsagnsord.',
    instruction: 'I en kæde af udsagnsord står kun det første i nutid. Resten står i navnemåde.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists(
        'Hendes lillebror {nægter|nægte} at {indrømme|indrømmer} noget.',
        'Det første er nutid med r. Efter »at« står navnemåden.',
      ),
      lists('I dag skal vi {evaluere|evaluerer} gruppens arbejde.', 'Efter »skal« står navnemåden uden r.'),
      lists('Hvad {betyder|betyde} det egentlig, når en kat {spinder|spinde}?', 'Begge ord er nutid med r.'),
      lists('Vi hører naboen {tromme|trommer} på køkkenbordet.', 'Efter »hører« står navnemåden: Vi hører ham spise.'),
      lists(
        'Lader vi dem {bestemme|bestemmer}, ender det med pizza.',
        'Efter »lader« står navnemåden: Vi lader dem spise.',
      ),
      lists('Plakaten, som hænger på døren, {advarer|advare} mod fuglen.', 'Plakaten spiser: »advarer« med r.'),
      gaps('Du må gerne [studere](studere) mine negle, men ikke røre.', 'Efter »må« står navnemåden uden r.'),
      gaps('Hver sommer [arrangerer](arrangere) de et løb for skildpadder.', 'De spiser: »arrangerer« med r.'),
      mark(
        'I morgen *kommer* hun for at *hente* sit sværd.',
        'Marker udsagnsordet i nutid og udsagnsordet i navnemåde.',
        '»Kommer« har r. »Hente« står efter »at«.',
      ),
    ],
  },
]);
