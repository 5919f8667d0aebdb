import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const biord = exerciseGroup({ productId: 'gram', level: 9, category: 'biord' }, [
  {
    number: 1,
    version: 2,
    title: '»Hjem« eller »hjemme«, »ud« eller »ude«?',
    summary: 'Vælg mellem retning og sted.',
    instruction: 'Ved bevægelse bruges det korte ord: hjem, ud, op. Ved et sted bruges det lange: hjemme, ude, oppe.',
    trains: ['hjem-hjemme', 'word-order'],
    items: [
      lists('Jeg går {hjem|hjemme}, når de begynder at spille harmonika.', 'Man bevæger sig derhen: »hjem«.'),
      lists('Er der nogen {hjemme|hjem} hos jer på lørdag?', 'Det er et sted, man er: »hjemme«.'),
      lists('Ballonen hang {oppe|op} under loftet indtil påske.', 'Ballonen var der: »oppe«.'),
      lists('Kan du løbe {ned|nede} i kælderen efter syltetøj?', 'Man bevæger sig derned: »ned«.'),
      lists('Katten har været {ude|ud} hele natten og lugter af eventyr.', 'Katten var der: »ude«.'),
      lists(
        'Hun stillede stolen {ind|inde} under bordet, hvor der allerede sad én.',
        'Stolen bliver flyttet derind: »ind«.',
      ),
      lists('Hvad laver du {henne|hen} ved porten med en dør under armen?', 'Personen er der allerede: »henne«.'),
      lists('Kom {over|ovre} på den anden side, her skinner solen.', 'Man bevæger sig derhen: »over«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'De sad inde i bilen, og vi gik ind i skoven.',
        ['De sad ind i bilen, og vi gik ind i skoven.', 'De sad inde i bilen, og vi gik inde ad døren.'],
        'De var inde i bilen. Vi bevægede os ind i skoven.',
      ),
      sort(
        { retning: ['frem', 'bort', 'hen'], sted: ['fremme', 'borte', 'henne'] },
        'De korte ord fortæller, hvorhen. De lange fortæller, hvor.',
        'Sorter ordene.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Hvor sikker er skribenten?',
    summary: 'Find ud af, hvor sikker en påstand er, når der står et lille biord i den.',
    instruction: 'Biord som »muligvis« og »givetvis« viser, hvor sikker skribenten er. Læs dem nøje.',
    items: [
      choice(
        'Hvilken sætning er mest sikker?',
        'Vi får uden tvivl regn.',
        ['Vi får muligvis regn.', 'Vi får formentlig regn.'],
        '»Uden tvivl« lader ingen anden mulighed stå åben.',
      ),
      choice(
        'Hvilken sætning er mindst sikker?',
        'Skatten ligger måske i mosen.',
        ['Skatten ligger sandsynligvis i mosen.', 'Skatten ligger givetvis i mosen.'],
        '»Måske« siger kun, at det er muligt.',
      ),
      choice(
        'Hvad viser »angiveligt« i »Han er angiveligt rejst til Peru«?',
        'at andre siger det, men at skribenten ikke ved det',
        ['at han selv har fortalt det på video', 'at det er løgn'],
        '»Angiveligt« viser, at oplysningen kommer fra andre.',
      ),
      choice(
        'Hvad viser »heldigvis« i »Heldigvis var broen åben«?',
        'hvad skribenten synes om det',
        ['hvor sikkert det er', 'hvornår det skete'],
        '»Heldigvis« er en vurdering: Skribenten er glad for det.',
      ),
      choice(
        'Hvad viser »egentlig« i »Jeg hedder egentlig Karl-Emil«?',
        'at noget er anderledes, end man tror',
        ['at noget er hemmeligt', 'at noget sker tit'],
        'Man har troet, at han hed noget andet.',
      ),
      choice(
        'Hvilket ord ændrer »Hun vandt« til noget, der var lige ved at gå galt?',
        'akkurat',
        ['overlegent', 'ofte'],
        '»Akkurat« betyder her »kun lige netop«.',
      ),
      lists(
        'Planen lykkedes {næsten|fuldstændigt|overalt}: Kun den sidste brik manglede.',
        'Der manglede en brik, så den lykkedes næsten.',
      ),
      lists('Han besøger os {sjældent|ofte|dagligt}, højst én gang om året.', 'Én gang om året er sjældent.'),
      sort(
        { 'ret sikkert': ['utvivlsomt', 'bestemt', 'helt klart'], usikkert: ['måske', 'muligvis', 'eventuelt'] },
        'De første ord lukker for tvivl. De andre holder noget åbent.',
        'Hvor sikker er den, der skriver?',
      ),
    ],
  },
]);
