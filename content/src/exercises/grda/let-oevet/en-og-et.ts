import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const enOgEt = exerciseGroup({ productId: 'grda', level: 12, category: 'en-og-et' }, [
  {
    number: 1,
    version: 2,
    title: 'Min, mit eller mine?',
    summary: 'Brug køn og antal, når du fortæller, hvem der ejer noget.',
    instruction: 'En bog: min bog. Et hus: mit hus. Flere: mine bøger. Vælg det rigtige.',
    trains: ['gender', 'number'],
    items: [
      lists('Har du set {mit|min|mine} buskort?', 'Det hedder »et kort«: »mit buskort«.'),
      lists('{Min|Mit|Mine} storesøster læser til læge.', 'Det hedder »en søster«: »min storesøster«.'),
      lists('{Mine|Min|Mit} bukser er for korte.', 'Bukser er flertal: mine bukser.'),
      lists('Er det {dit|din|dine} hæfte, der ligger på gulvet?', 'Det hedder »et hæfte«: »dit hæfte«.'),
      lists('Glem ikke {din|dit|dine} nøgle!', 'Det hedder »en nøgle«: »din nøgle«.'),
      lists('Har I pakket {jeres|jer} tasker?', 'Taskerne er jeres, både i ental og flertal.'),
      lists('Der er {ingen|intet} mælk tilbage.', 'Mælk er et en-ord: »ingen mælk«.'),
      lists('{Hvilken|Hvilket|Hvilke} årstid kan du bedst lide?', 'Det hedder »en årstid«: »hvilken årstid«.'),
      mark(
        'Hun tog sit *tørklæde* og sin *paraply* og løb efter bussen.',
        'Marker de to navneord, der hører til »sit« og »sin«.',
        'Sit tørklæde og sin paraply.',
      ),
      sort(
        { 'min …': ['tand', 'mave', 'arm'], 'mit …': ['knæ', 'ansigt', 'øre'] },
        'Det hedder »en tand«, »en mave« og »en arm«, men »et knæ«, »et ansigt« og »et øre«.',
        'Sorter kroppens dele.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Den, det eller de?',
    summary: 'Vis tilbage til ting med det rigtige ord.',
    instruction: 'En-ord bliver til »den«, et-ord til »det«, og flere bliver til »de« eller »dem«.',
    trains: ['gender', 'de-det'],
    items: [
      lists('Jeg har købt en jakke, men {den|det|de} er for stor.', 'Det hedder »en jakke«: »den«.'),
      lists('Han fik et ur af sin farfar, og {det|den|de} går stadig.', 'Det hedder »et ur«: »det«.'),
      lists('Hvor er mine briller? {De|Den|Det} lå her lige før.', 'Briller er flertal: de.'),
      lists('Vandet er dejligt, når {det|den|de} er atten grader.', 'Det hedder vandet: »det«.'),
      lists('Min telefon er væk. Har du set {den|det|dem}?', 'Det hedder »en telefon«: »den«.'),
      lists('Tag dine støvler, og stil {dem|den|det} i gangen!', 'Støvler er flertal: »dem«.'),
      lists('{Det|Den|De} brev, du sendte, kom først i dag.', 'Det hedder »et brev«: »det brev«.'),
      lists('{Den|Det|De} film, vi så, var alt for lang.', 'Det hedder »en film«: »den film«.'),
      choice(
        '»Osten er god, men den lugter.« Hvad er »den«?',
        'osten',
        ['lugten', 'en person'],
        'Det hedder »en ost«: »den«.',
      ),
    ],
  },
]);
