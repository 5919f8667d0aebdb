import { exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const boejning = exerciseGroup({ productId: 'grst', level: 9, category: 'boejning' }, [
  {
    number: 1,
    title: 'Flertal med egne regler',
    summary: 'Bøj låneord og forkortelser i flertal og bestemt form.',
    instruction: 'Skriv eller vælg den form, der passer til sætningen.',
    trains: ['number', 'ending', 'apostrophe'],
    items: [
      gaps('Begge [stadier](stadium) i forsøget gik galt.', 'Et stadium, flere stadier: »um« falder væk.'),
      gaps('Historikerne gravede i gamle [arkiver](arkiv).', 'Et arkiv, flere arkiver.'),
      gaps('Der er tre [kriterier](kriterium) for at vinde.', 'Et kriterium, flere kriterier: »um« falder væk.'),
      gaps('Byens [caféer|cafeer](café) lukker ved midnat.', 'En café, flere caféer. Accenttegnet kan udelades.'),
      lists('Vi købte to brugte {pc’er|pc’ere}.', 'En pc, flere pc’er.'),
      lists('{Tv’et|Tvet} stod og kørte uden lyd.', 'Forkortelser får apostrof foran endelsen.'),
      lists('De to {ministre|ministerer} var uenige om alt.', 'En minister, flere ministre.'),
      lists('Alle {kemikalier|kemikalierer} blev låst inde.', 'Et kemikalie, flere kemikalier.'),
      several(
        'Hvilke former er stavet rigtigt?',
        ['temaer', 'risikoen', 'dramaet'],
        ['temaerer', 'risikon'],
        'Et tema, temaer. En risiko, risikoen. Et drama, dramaet.',
      ),
    ],
  },
]);
