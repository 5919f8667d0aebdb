import { dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const bloedeKonsonanter = exerciseGroup({ productId: 'grst', level: 4, category: 'bloede-konsonanter' }, [
  {
    number: 1,
    title: 'B eller p, d eller t, g eller k?',
    summary: 'Vælg den rigtige konsonant inde i ordet.',
    instruction: 'Midt i et ord lyder p som b, t som d og k som g. Vælg det ord, der er stavet rigtigt.',
    trains: ['consonant'],
    items: [
      lists('Vi skal {købe|køpe} ost og rugbrød.', '»Købe« staves med b.'),
      lists('Fuglen {hakkede|haggede} i ruden hele morgenen.', 'En hakke, at hakke: to k’er.'),
      lists('Min {æblekage|æplekage} blev flad som en tallerken.', '»Æble« staves med b.'),
      lists('Skildpadden er over firs år og stadig {kvik|kvig}.', '»Kvik« ender på k.'),
      lists('Han {rapper|rabber} om sin bedstefars traktor.', 'At rappe staves med to p’er.'),
      lists('Der er et {kryb|kryp} under tæppet!', '»Kryb« ender på b ligesom stammen i »krybe«.'),
      lists('Vi gik hen over græsset med bare {fødder|føtter}.', 'En fod, flere fødder: to d’er.'),
      lists('Hun sagde {tak|tag} for den lånte cykel.', 'Man siger tak med k. Et tag sidder på et hus.'),
      lists('Bageren bar en {bakke|bagge} boller ud i solen.', '»Bakke« har to k’er.'),
      lists('Den søvnige bjørn begyndte at {gabe|gape}.', '»Gabe« staves med b.'),
    ],
  },
  {
    number: 2,
    title: 'Lyt efter det bløde g og det bløde d',
    summary: 'Skriv ord med bløde konsonanter midt i.',
    instruction: 'Lyt, og skriv det ord, der mangler.',
    trains: ['consonant'],
    items: [
      dictate('Slikket ligger gemt i en [skuffe].', '»Skuffe« har to f’er.'),
      dictate('Hun gemmer en [kugle] af glas i lommen.', '»Kugle« har et g.'),
      dictate('Den gamle [smed] slog på jernet.', '»Smed« ender på et blødt d.'),
      dictate('Trolden [gnavede] i et ben.', '»Gnave« begynder med »gn«.'),
      dictate('Vi kørte i [tog] gennem to lande.', '»Tog« ender på g.'),
      dictate('Jeg er ikke [vred] på dig.', '»Vred« ender på et blødt d.'),
      dictate('Min bedstemor kan [strikke] i søvne.', '»Strikke« har to k’er.'),
      dictate('Der hænger en [krog] bag døren.', '»Krog« ender på g.'),
      dictate('De løb hele vejen [hjem] uden sko.', '»Hjem« har et stumt h.'),
    ],
  },
]);
