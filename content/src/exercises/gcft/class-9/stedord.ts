import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gcft', level: 9, category: 'stedord' }, [
  {
    number: 1,
    title: '»Qui«, »que«, »où« og »dont«',
    summary: 'Bind sætninger sammen.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists("C'est le garçon {qui|que|dont} joue de l'accordéon.", 'Grundled: »qui«.'),
      lists('Voilà le livre {que|qui|dont} je cherchais.', 'Genstandsled: »que«.'),
      lists('La ville {où|que|qui} je suis né est très petite.', 'Sted: »où«.'),
      lists("C'est un film {dont|que|qui} tout le monde parle.", '»Parler de« giver »dont«.'),
      lists('Les gens {qui|que|où} habitent en face ont sept chats.', 'Grundled: »qui«.'),
      lists("La chanson {qu'|qui|dont}il chante me rend triste.", "Genstandsled foran en vokal: »qu'«."),
      lists('Je me souviens du jour {où|que|qui} nous nous sommes rencontrés.', 'Tid: »où«.'),
      lists("J'ai une voisine {dont|que|qui} le fils est pilote.", 'Naboens søn: »dont«.'),
      lists("L'ami avec {qui|que|dont} je voyage ne parle jamais.", 'Efter forholdsord og om personer: »qui«.'),
    ],
  },
]);
