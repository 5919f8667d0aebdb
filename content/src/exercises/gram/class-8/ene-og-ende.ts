import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const eneOgEnde = exerciseGroup({ productId: 'gram', level: 8, category: 'ene-og-ende' }, [
  {
    number: 1,
    version: 2,
    title: '»Grinene børn« eller »grinende børn«?',
    summary: 'Vælg mellem -ene, -erne og -ende, når de lyder ens.',
    instruction:
      'Kommer ordet af et udsagnsord? Så er det -ende. Er det et navneord i bestemt flertal? Så er det -ene eller -erne.',
    trains: ['ene-ende'],
    items: [
      lists('De {grinende|grinene} børn gemte sig bag en statue af en general.', 'Børnene griner: »grinende«.'),
      lists('{Grinene|Grinende} kunne høres helt ud i cykelskuret.', 'Et grin, flere grin, alle grinene.'),
      lists('{Løbene|Løbende} blev flyttet til søndag på grund af storm.', 'Et løb, flere løb, alle løbene.'),
      lists('Vi har {løbende|løbene} kontakt med en skole i Grønland.', 'Kontakten bliver ved: »løbende«.'),
      lists('Hun sad {rystende|rystene} af grin bag gardinet.', 'Hun rystede: »rystende«.'),
      lists(
        '{Rådgiverne|Rådgivende|Rådgivene} kunne ikke blive enige om noget.',
        'En rådgiver, flere rådgivere, alle rådgiverne.',
      ),
      lists('Det var {skræmmende|skræmmene}, hvor hurtigt vandet steg.', 'Det skræmte os: »skræmmende«.'),
      gaps('Den [flyvende](flyve) tallerken viste sig at være en gammel parabol.', 'Tallerkenen flyver: »flyvende«.'),
      gaps(
        'Vi satte [skiltene](skilt) op igen, efter at blæsten havde taget dem.',
        'Et skilt, flere skilte, alle skiltene.',
      ),
      sort(
        {
          'kommer af et udsagnsord': ['dansende', 'smilende', 'voksende'],
          'navneord i flertal': ['smilene', 'bordene', 'svarene'],
        },
        '»Danse«, »smile« og »vokse« er udsagnsord. Et smil, et bord og et svar er navneord.',
        'Sorter ordene.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Vidende, forbløffende og afgørende',
    summary: 'Skriv og genkend de -ende-ord, som man bruger i artikler og opgaver.',
    instruction: 'Lav udsagnsordet om, så det passer i sætningen, eller vælg det rigtige ord.',
    trains: ['ene-ende', 'silent-letter'],
    items: [
      gaps('Det [afgørende](afgøre) mål blev scoret af målmanden selv.', 'Målet afgjorde kampen: »afgørende«.'),
      gaps('Det er [forbløffende](forbløffe), hvor meget en due kan huske.', 'Det forbløffer os: »forbløffende«.'),
      gaps('Stigende vandstand er et [voksende](vokse) problem for øerne.', 'Problemet vokser: »voksende«.'),
      gaps('En [manglende](mangle) underskrift kostede klubben 4.000 kroner.', 'Underskriften manglede: »manglende«.'),
      gaps('Hun har en [imponerende](imponere) samling af andres vanter.', 'Samlingen imponerer: »imponerende«.'),
      lists(
        '{Eksamenerne|Eksamende|Eksamenene} begynder først i maj.',
        'En eksamen, flere eksamener, alle eksamenerne.',
      ),
      lists('Sommeren var {gennemgående|gennemgåene} kold og våd.', 'Det kommer af at gå igennem: »gennemgående«.'),
      lists(
        'Alle {argumenterne|argumenterende|argumentene} pegede i samme retning.',
        'Et argument, flere argumenter, alle argumenterne.',
      ),
      lists(
        'Alle {tilstedeværende|tilstedeværene|tilstedeværerne} rejste sig, da katten kom ind.',
        'De var til stede: »tilstedeværende«.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'De omkringliggende marker stod under vand.',
        ['De omkringliggene marker stod under vand.', 'De omkringligende marker stod under vand.'],
        'Markerne ligger omkring: omkringliggende med -ende.',
      ),
    ],
  },
]);
