import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const svaereSmaaord = exerciseGroup({ productId: 'grst', level: 8, category: 'svaere-smaaord' }, [
  {
    number: 1,
    version: 2,
    title: 'Længere, længst og længe siden',
    summary: 'Vælg mellem småord, der næsten er ens.',
    instruction: 'Læs sætningen, og vælg det ord, der passer i betydning og form.',
    trains: ['synes-syntes', 'end-ind', 'mindre-faerre'],
    items: [
      lists('Broen er {længere|længer}, end den ser ud på kortet.', 'Om afstand hedder det »længere«.'),
      lists('Vi har {færre|mindre} elever på holdet i år.', 'Elever kan tælles: »færre«.'),
      lists('Der er {mindre|færre} sne end sidste vinter.', 'Sne kan ikke tælles: »mindre«.'),
      lists('Gå bare {ind|end}, døren er åben.', 'Man bevæger sig: »ind«.'),
      lists('Hun er hurtigere {end|ind} sin egen skygge.', 'Man sammenligner: »end«.'),
      lists('Jeg {synes|syntes} stadig, at hunden ligner en gulerod.', '»Stadig« viser, at det er nutid: »synes«.'),
      lists('I går {syntes|synes} jeg, at turen var for lang.', '»I går« viser, at det er datid: »syntes«.'),
      lists('{Da|Når} muren faldt, hørte man det i hele gaden.', 'Det skete én gang i fortiden: da.'),
      lists('{Hvert|Vært|Værd} forsøg endte med røg.', 'Alle forsøg: hvert.'),
      choice(
        'Hvad betyder »det er umagen værd«?',
        'det kan betale sig',
        ['det er besværligt', 'det er ligegyldigt'],
        'Ordet »værd« er i familie med »værdi«.',
      ),
    ],
  },
]);
