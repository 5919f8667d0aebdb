import { exerciseGroup, lists } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'gcft', level: 8, category: 'stavning' }, [
  {
    number: 1,
    title: 'Accenter og lyde',
    summary: 'Sæt accenter og bogstaver rigtigt.',
    instruction: 'Vælg den rigtige stavemåde.',
    because: 'Accenten viser, hvordan et bogstav lyder, eller hvad ordet betyder.',
    items: [
      lists('Mon {frère|frére|frere} ronfle comme un ours.', 'Foran en stum endelse står der ofte »è«: »frère«.'),
      lists("L'{école|ècole|ecole} commence à neuf heures.", '»É« lyder lukket i »école«.'),
      lists('Le {garçon|garcon|garsson} du café est pressé.', '»Ç« lyder som »s« foran »o«.'),
      lists('{Où|Ou|Oú} est passé mon chapeau ?', '»Où« med accent betyder hvor, »ou« betyder eller.'),
      lists('Tu veux du thé {ou|où|aux} du café ?', '»Ou« uden accent betyder eller.'),
      lists('Il {a|à|as} trouvé une pièce dans la rue.', '»A« uden accent kommer af »avoir«.'),
      lists('Nous allons {à|a|as} Strasbourg en train.', '»À« med accent er et forholdsord.'),
      lists("{C'est|Ces|Sait} mon anniversaire aujourd'hui.", "»C'est« betyder det er."),
      lists("Il a oublié {ses|c'est|sait} chaussures dans l'autobus.", '»Ses« betyder sine.'),
      lists('La {forêt|forèt|foret} est pleine de champignons.', 'Hatten på »ê« viser et gammelt »s«: »forest«.'),
    ],
  },
]);
