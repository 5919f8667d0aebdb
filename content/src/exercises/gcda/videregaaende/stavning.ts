import { exerciseGroup, lists } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'gcda', level: 12, category: 'stavning' }, [
  {
    number: 1,
    title: 'Ord, der vælter en god opgave',
    summary: 'Stav de fagord, der oftest går galt.',
    instruction: 'Vælg den rigtige stavemåde.',
    trains: ['misspelling'],
    items: [
      lists(
        'Teksten er en {parafrase|parrafrase|parafrasse} over et gammelt eventyr.',
        'En parafrase er en omskrivning. Ét r og ét s.',
      ),
      lists(
        'Hovedpersonen er {karakteriseret|karaktiseret|karrakteriseret} gennem sine handlinger.',
        'Karakterisere kommer af »karakter«.',
      ),
      lists('{Symbolikken|Symboliken|Symbollikken} er knyttet til vandet.', 'Ordet får to k’er, når det bøjes.'),
      lists('Digtet er skrevet i en {ironisk|ironnisk|irronisk} tone.', 'Ét r og ét n.'),
      lists('Der er en tydelig {parallel|paralel|parralel} mellem de to brødre.', 'Parallel har to l’er i midten.'),
      lists('{Replikkerne|Replikerne|Repplikkerne} er korte og afmålte.', 'En replik, flere replikker.'),
      lists(
        'Romanen er fuld af {intertekstuelle|intertextuelle|intertekstuele} henvisninger.',
        'Ordet staves med k og s og to l’er i bøjet form.',
      ),
      lists(
        'Forfatteren {eksperimenterer|experimenterer|eksprimenterer} med tegnsætningen.',
        'Eksperiment staves med ks.',
      ),
      lists('Det er en {interessant|intressant|interresant} titel.', 'Som i »interesse«: ét r og to s’er.'),
    ],
  },
]);
