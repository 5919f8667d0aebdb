import { dictate, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const endelser = exerciseGroup({ productId: 'grst', level: 4, category: 'endelser' }, [
  {
    number: 1,
    version: 2,
    title: 'En lærer, to lærere, alle lærerne',
    summary: 'Skriv ord, hvor r’et er svært at høre.',
    instruction: 'R’et i enden er svært at høre. Tænk på, om der er én eller flere.',
    trains: ['ending'],
    items: [
      gaps('Alle [lærerne](lærer) dansede til festen.', 'En lærer, flere lærere, lærerne.'),
      gaps('To [bagere](bager) faldt i søvn over dejen.', 'En bager, to bagere.'),
      gaps('Der sad fem [svømmere](svømmer) på kanten og frøs.', 'En svømmer, fem svømmere.'),
      lists('En {cykelhandler|cykelhandlere} reparerer min bremse.', 'Der er kun én: »en cykelhandler«.'),
      lists('Hvor har du gemt {dukkerne|dukkene}?', 'En dukke, flere dukker, dukkerne.'),
      lists('Det var {isbjørnene|isbjørnerne}, der spiste agurken.', 'En isbjørn, flere isbjørne, isbjørnene.'),
      lists('Hvor er alle {vanterne|vantene}?', 'En vante, flere vanter, vanterne.'),
      lists('Min storebror vil være {tryllekunstner|tryllekunstnere}.', 'Han er én: »en tryllekunstner«.'),
      gaps('[Børnene](barn) sov i en stor bunke.', 'Et barn, flere børn, børnene.'),
    ],
  },
  {
    number: 2,
    title: 'Ord på »-ig«, »-lig« og »-isk«',
    summary: 'Stav tillægsord med de endelser, der lyder anderledes, end de skrives.',
    instruction: 'Man hører ikke altid g’et i »-ig« og »-lig«, men det skal med.',
    trains: ['ending'],
    items: [
      dictate('Tak for en [dejlig] dag!', '»Dejlig« ender på »-lig«.'),
      dictate('Bjerget er [farligt] om vinteren.', '»Farlig« og »farligt« har et g.'),
      dictate('Min nabo er altid [venlig].', '»Venlig« ender på »-lig«.'),
      dictate('Den [mystiske] gæst havde ingen sko på.', '»Mystiske« har »sk«.'),
      lists('Puslespillet er {færdigt|færdit} nu.', '»Færdig« ender på »-ig«, og så kommer der et t.'),
      lists('Tiden gik {hurtigt|hurtit} i legelandet.', '»Hurtig« ender på »-ig«, og så kommer der et t.'),
      lists('Det er {dumt|dumigt} at løbe på våde fliser.', '»Dum« får kun et t.'),
      lists('Pandekager er {nemme|nemmelige} at lave.', '»Nem« får kun et e.'),
      lists('En {modig|moddi} mus gik hen til katten.', '»Modig« ender på »-ig« og har ét d.'),
    ],
  },
]);
