import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const nutidsR = exerciseGroup({ productId: 'grdx', level: 10, category: 'nutids-r' }, [
  {
    number: 1,
    title: 'Nutids-r på arbejdspladsen',
    summary: 'Vælg formen med eller uden r i sætninger fra et fritidsjob.',
    instruction: 'Prøv med »spise« og »spiser«, hvis du er i tvivl. Vælg den rigtige form.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists('Chefen {hører|høre}, når døren klemmer.', 'Chefen spiser: nutid med r.'),
      lists('Du skal {lære|lærer} at skumme mælk uden at brænde dig.', 'Du skal spise: efter »skal« uden r.'),
      lists('De nye {kører|køre} altid den første tur sammen med Freja.', 'De spiser altid: nutid med r.'),
      lists('Kan du {sørge|sørger} for, at fryseren bliver lukket?', 'Kan du spise: efter »kan« uden r.'),
      lists('Det {gør|gøre} ikke noget, at du spørger tre gange.', 'Det spiser: nutid med r.'),
      lists('Vi plejer at {ændre|ændrer} vagtplanen om mandagen.', 'Vi plejer at spise: efter »at« uden r.'),
      lists('En god kollega {siger|sige} til, når kaffen er slut.', 'En kollega spiser: nutid med r.'),
      gaps('Kunden begyndte at [diskutere](diskutere), om en citron er moden.', 'Begyndte at spise: uden r.'),
      gaps('Den, der [lukker](lukke) butikken, tager nøglen med hjem.', 'Den, der spiser: nutid med r.'),
      gaps('Lige nu [formulerer](formulere) de et skilt om gratis bananer.', 'De spiser lige nu: nutid med r.'),
    ],
  },
  {
    number: 2,
    title: 'R, når grundleddet står langt væk',
    summary: 'Find grundled og udsagnsled, selv når noget står imellem.',
    instruction: 'Find først den, der gør noget. Vælg så den rigtige form.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists(
        'Eleverne på den linje, der ligger ved havnen, {sejler|sejle} hver onsdag.',
        'Eleverne spiser hver onsdag: nutid med r.',
      ),
      lists('Må de, der bor længst væk, {køre|kører} fem minutter før?', 'Må de spise: efter »må« uden r.'),
      lists('Man bør altid, også når man har travlt, {svare|svarer} pænt.', 'Man bør spise: efter »bør« uden r.'),
      lists('Hvad {betyder|betyde} det egentlig, at en aftale er bindende?', 'Hvad spiser: nutid med r.'),
      lists('Jeg hører ikke tit min bror {rose|roser} andre end sig selv.', 'Jeg hører ham spise: uden r.'),
      lists(
        'Vejlederen, som har kendt os i to år, {foreslår|foreslå} et ophold i Bergen.',
        'Vejlederen spiser: nutid med r.',
      ),
      lists('De lader porten stå åben og hundene {løbe|løber} frit.', 'De lader hundene spise: uden r.'),
      choice(
        'Hvilken sætning er rigtig?',
        'De prøver at forstå, hvad planen kræver.',
        ['De prøver at forstår, hvad planen kræver.', 'De prøver at forstå, hvad planen kræve.'],
        'Efter »at« uden r, og planen »kræver« i nutid.',
      ),
      mark(
        'Hvis vi *vil* vinde, *må* ingen glemme, at dommeren *ser* alt.',
        'Marker de tre udsagnsord, der står i nutid.',
        '»Vinde« og »glemme« står i navnemåde efter »vil« og »må«.',
      ),
    ],
  },
]);
