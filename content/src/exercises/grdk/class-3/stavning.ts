import { dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grdk', level: 3, category: 'stavning' }, [
  {
    number: 1,
    version: 2,
    title: 'Bogstaver, man ikke kan høre',
    summary: 'Skriv ord med bogstaver, man ikke kan høre.',
    instruction: 'Der gemmer sig et stumt bogstav i nogle af ordene.',
    trains: ['silent-letter'],
    items: [
      lists('{Hvalen|Valen} sprøjter vand op i luften.', 'Hval staves med hv.'),
      lists('Mit {hjerte|jerte} banker, når jeg løber.', '»Hjerte« staves med hj.'),
      lists('Cyklen har to {hjul|jul}.', '»Hjul« staves med hj.'),
      lists('Til {jul|hjul} spiser vi brune kager.', 'Jul har intet h.'),
      lists('{Hvorfor|Vorfor} er bananer krumme?', 'De fleste spørgeord begynder med hv.'),
      lists('Bageren bruger {hvidt|vidt} mel.', 'Hvid staves med hv.'),
      dictate('Jeg kan [hjælpe] dig med knuden.'),
      dictate('Snemanden er helt [hvid].'),
      dictate('Skynd dig [hjem] med isen.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Blødt d og g',
    summary: 'Skriv ord, hvor man næsten ikke kan høre bogstavet.',
    instruction: 'Vælg eller skriv ordet rigtigt.',
    trains: ['consonant'],
    items: [
      lists('Min {fod|fodd|fåd} sover.', 'Fod har ét d til sidst.'),
      lists('Vi {smed|smej} sne på skuret.', 'At smide: »smed«.'),
      lists('Der er {mad|madd|mag} nok til alle.', 'Mad har et blødt d.'),
      lists('En {kage|kaje|kave} med ni lys stod på bordet.', 'Kage har et g, man næsten ikke hører.'),
      lists('Jeg læser en {bog|båg|bov} om kometer.', '»Bog« staves med o og g.'),
      dictate('Der er is på [gaden].'),
      dictate('Vi mangler en [side] i bogen.'),
      dictate('Jeg så en [tiger] i parken.'),
      dictate('Kan du [sige] det igen?'),
    ],
  },
]);
