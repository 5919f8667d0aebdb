import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grfr', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Det var engang: imparfait eller passé composé?',
    summary: 'Vælg mellem de to datidsformer.',
    instruction: 'Brug imparfait om baggrund og vaner og passé composé om det, der pludselig sker.',
    items: [
      lists("Quand j'{étais|ai été} petite, je parlais à mes peluches.", 'Det er en tilstand i fortiden: imparfait.'),
      lists(
        "Hier à minuit, quelqu'un {a frappé|frappait} trois fois à la porte.",
        'Det sker et bestemt antal gange: passé composé.',
      ),
      lists('Chaque été, nous {allions|sommes allés} chez mon oncle.', 'Det er en vane: imparfait.'),
      lists(
        "Il pleuvait quand soudain la lumière {s'est éteinte|s'éteignait}.",
        '»Soudain« viser, at det sker pludseligt: passé composé.',
      ),
      lists(
        'Pendant que je dormais, le chat {a mangé|mangeait} tout le poisson en une minute.',
        'Noget bliver færdigt på ét minut: passé composé.',
      ),
      lists(
        'Avant, les gens {écrivaient|ont écrit} toujours des lettres.',
        '»Avant« og »toujours« viser en vane: imparfait.',
      ),
      gaps(
        'Autrefois, mon grand-père [travaillait](travailler) toujours la nuit.',
        'Det er en vane: imparfait på »-ait«.',
      ),
      gaps('En ce temps-là, nous [avions](avoir) un âne dans le jardin.', 'Det er en tilstand i fortiden: imparfait.'),
      gaps(
        'Quand tu étais petit, tu [voulais](vouloir) toujours devenir pompier.',
        'Det er en tilstand i fortiden: imparfait.',
      ),
      choice(
        'Hvordan danner man imparfait?',
        'nous-formen uden -ons og så endelserne',
        ['navnemåden og så endelserne', '»avoir« og kort tillægsform'],
        '»Nous parlons« giver »je parlais«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Fremtiden',
    summary: 'Tal om det, der skal ske.',
    instruction: 'Skriv udsagnsordet i fremtid (»futur simple«), eller vælg den rigtige form.',
    items: [
      gaps('Demain, il [neigera](neiger) dans les Alpes.', 'Navnemåden og »-a«: »neigera«.'),
      gaps('Un jour, je [parlerai](parler) couramment français.', 'Navnemåden og »-ai«: »parlerai«.'),
      gaps('Nous [finirons](finir) le puzzle dimanche.', 'Navnemåden og »-ons«: »finirons«.'),
      gaps('Quand tu seras grand, tu [comprendras](comprendre).', 'Det sidste »-e« falder væk: »comprendras«.'),
      lists("L'année prochaine, j'{aurai|avrai|aurais} seize ans.", '»Avoir« har stammen »aur-«.'),
      lists('Vous {verrez|voirez|verrait}, tout ira bien.', '»Voir« har stammen »verr-«.'),
      lists('Un jour, les robots {feront|fairont|ferons} nos devoirs.', '»Faire« har stammen »fer-«.'),
      lists('Ce soir, on {va|aller|vais} manger chez Karim.', 'Nær fremtid: »aller« og navnemåde.'),
      lists('Ils {viendront|veniront|viendrons} avec leur caravane.', '»Venir« har stammen »viendr-«.'),
      choice(
        'Hvad betyder »Il sera là à huit heures«?',
        'Han er der klokken otte.',
        ['Han var der klokken otte.', 'Han plejer at være der klokken otte.'],
        '»Sera« er fremtid af »être«.',
      ),
    ],
  },
]);
