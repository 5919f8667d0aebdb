import { choice, type StepDraft } from '../../markup/index.ts';

export const ord: StepDraft = {
  title: 'Hvad betyder ordet?',
  intro: 'Find det, der betyder det samme som ordet med fremhævet skrift, sådan som det bliver brugt i sætningen.',
  seconds: 360,
  items: [
    choice(
      'Mormor blev *rørt*, da hele koret sang for hende.',
      'så glad, at hun næsten græd',
      ['så vred, at hun måtte gå', 'så træt, at hun var ved at falde i søvn', 'så flov, at hun blev helt rød'],
      'Den, der er rørt, er så glad eller bevæget, at det kan mærkes i øjnene.',
    ),
    choice(
      'Pedellen kiggede *mistænksomt* på de våde fodspor.',
      'som om noget var galt',
      ['som om noget var sjovt', 'som om han var i godt humør', 'som om han sov'],
      'Er man mistænksom, tror man, at nogen har gjort noget forkert.',
    ),
    choice(
      'Holdet havde *omsider* fundet en træner.',
      'langt om længe',
      ['helt tilfældigt', 'med det samme', 'uden at spørge nogen'],
      'Sker noget omsider, har man ventet længe på det.',
    ),
    choice(
      'Det var kun et *påskud*, da Sia sagde, at hun skulle hjem til kaninen.',
      'en grund, der ikke var den rigtige',
      ['en aftale, som hun havde glemt', 'en opgave, som hun var meget ked af', 'en idé, der var ret morsom'],
      'Et påskud er en grund, man finder på for at slippe for noget.',
    ),
    choice(
      'Asger *slog sig til tåls med* en andenplads.',
      'nøjedes med',
      ['drømte om', 'klagede over', 'arbejdede hårdt for'],
      'Man slår sig til tåls med noget, når man er tilfreds, selv om man havde håbet på mere.',
    ),
    choice(
      'Øen er næsten *øde* om vinteren.',
      'uden mennesker',
      ['uden nogen form for varme', 'dækket af sne', 'fuld af fugle'],
      'Et sted er øde, når der ikke bor eller kommer nogen.',
    ),
  ],
};
