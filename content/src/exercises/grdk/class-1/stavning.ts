import { dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grdk', level: 1, category: 'stavning' }, [
  {
    number: 1,
    title: 'Hør ordet, og skriv det',
    summary: 'Skriv korte ord, som du hører.',
    instruction: 'Lyt til ordet. Skriv det.',
    trains: ['misspelling'],
    items: [
      dictate('Min [sok] er våd.'),
      dictate('Der er en [mus] i skoen.'),
      dictate('Isen er [kold].'),
      dictate('Vi bor i et [hus].'),
      dictate('Du må få min [is].'),
      dictate('En [sol] kan smile på en tegning.'),
      dictate('Hun har en gul [bil].'),
      dictate('Vi så en [ko] på en mark.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Et bogstav kan ændre ordet',
    summary: 'Find det rigtige ord blandt ord, der ligner hinanden.',
    instruction: 'Vælg det ord, der passer.',
    trains: ['misspelling'],
    items: [
      lists('Vi har en {hund|hånd|hul} med lange ører.', 'En hund er et dyr.'),
      lists('En {kat|kant|kar} drikker mælk.', 'Katten er et dyr.'),
      lists('Vi går en tur i {skoven|skoen|skyen}.', 'I skoven er der træer.'),
      lists('Han har en {rød|rod|råd} trøje.', 'Rød er en farve.'),
      lists('Jeg kan se med mit {øje|øre|øl}.', 'Øjet er til at se med.'),
      lists('En {fisk|fest|flag} bor i vand.', 'En fisk er et dyr.'),
      lists('Bolden er {rund|rand|ren} som en appelsin.', 'En bold er rund.'),
      lists('Far har en rød {næse|nisse|nøgle} midt i ansigtet.', 'Næsen sidder midt i ansigtet.'),
    ],
  },
]);
