import { choice, exerciseGroup, lists, mark, several } from '../../markup/index.ts';

export const biord = exerciseGroup({ productId: 'gram', level: 4, category: 'biord' }, [
  {
    number: 1,
    title: 'Hvor, hvornår og hvordan?',
    summary: 'Find biord, der fortæller om sted, tid og måde.',
    instruction: 'Biord fortæller tit om sted, tid og måde: »her«, »nu«, »hurtigt«. »Ikke« er også et biord.',
    items: [
      mark(
        'Vi går *aldrig* *derud* om natten.',
        'Marker de to biord.',
        '»Aldrig« fortæller hvornår, »derud« fortæller hvorhen.',
      ),
      mark(
        'Min kusine bor *her* og kommer *ofte*.',
        'Marker de to biord.',
        '»Her« fortæller hvor, »ofte« fortæller hvornår.',
      ),
      mark(
        'Toget kom *ikke*, og vi frøs *meget*.',
        'Marker de to biord.',
        '»Ikke« og »meget« hører til udsagnsordene.',
      ),
      choice(
        '»Hun kommer *snart*.« Hvad fortæller »snart«?',
        'hvornår hun kommer',
        ['hvor hun kommer', 'hvem der kommer'],
        '»Snart« fortæller om tid.',
      ),
      choice(
        '»Kig *derovre*!« Hvad fortæller »derovre«?',
        'hvor man skal kigge',
        ['hvornår man skal kigge', 'hvorfor man skal kigge'],
        '»Derovre« fortæller om sted.',
      ),
      choice(
        '»Han synger *smukt*.« Hvad fortæller »smukt«?',
        'hvordan han synger',
        ['hvor han synger', 'hvornår han synger'],
        '»Smukt« fortæller om måden.',
      ),
      several(
        'Hvilke biord fortæller om tid?',
        ['nu', 'altid', 'igen'],
        ['der', 'udenfor'],
        'Nu, altid og igen fortæller, hvornår eller hvor tit.',
      ),
      several(
        'Hvilke biord fortæller om stedet?',
        ['her', 'hjemme', 'ovenpå'],
        ['snart', 'næsten'],
        'Her, hjemme og ovenpå fortæller hvor.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Hurtig eller hurtigt?',
    summary: 'Sæt -t på, når ordet fortæller, hvordan noget bliver gjort.',
    instruction: 'Fortæller ordet, hvordan nogen gør noget, skal der t på: Hun løber hurtigt.',
    trains: ['adverbial-t', 'adjective-agreement'],
    items: [
      lists('Sneglen kravler {langsomt|langsom} hen over stien.', 'Ordet fortæller, hvordan den kravler: langsomt.'),
      lists('Min nye cykel er {hurtig|hurtigt}.', 'Ordet fortæller, hvordan cyklen er: hurtig.'),
      lists('Du synger {dejligt|dejlig}.', 'Ordet fortæller, hvordan du synger: dejligt.'),
      lists('Hun skriver meget {tydeligt|tydelig}.', 'Ordet fortæller, hvordan hun skriver: tydeligt.'),
      lists('Det var en {rolig|roligt} hest.', 'Ordet fortæller, hvordan hesten er: rolig.'),
      lists('Hesten gik {roligt|rolig} gennem byen.', 'Ordet fortæller, hvordan den gik: roligt.'),
      lists('Han svarede {venligt|venlig} på alle spørgsmål.', 'Ordet fortæller, hvordan han svarede: venligt.'),
      lists('Vi sov {tungt|tung} i teltet.', 'Ordet fortæller, hvordan vi sov: tungt.'),
      lists('Hvorfor råber du så {højt|høj}?', 'Ordet fortæller, hvordan du råber: højt.'),
    ],
  },
  {
    number: 3,
    title: 'Ud eller ude, hjem eller hjemme?',
    summary: 'Skeln mellem bevægelse og ro.',
    instruction: 'Brug den korte form, når nogen bevæger sig hen til et sted. Brug den lange, når nogen er der.',
    trains: ['hjem-hjemme'],
    items: [
      lists('Efter skole går jeg lige {hjem|hjemme}.', 'Jeg bevæger mig: hjem.'),
      lists('Er din søster {hjemme|hjem} i dag?', 'Hun er der måske allerede: hjemme.'),
      lists('Kom {ind|inde}, inden du fryser!', 'Du skal bevæge dig: ind.'),
      lists('Vi blev {inde|ind}, fordi det stormede.', 'Vi var der hele tiden: inde.'),
      lists('Katten vil {ud|ude}.', 'Den vil bevæge sig: ud.'),
      lists('Det er koldt {ude|ud}.', 'Der er ingen, der bevæger sig: ude.'),
      lists('Hun klatrede helt {op|oppe} i toppen.', 'Hun bevægede sig: op.'),
      lists('Ballonen sidder fast {oppe|op} i træet.', 'Den er der: oppe.'),
      lists('Løb {ned|nede} i kælderen efter en sodavand!', 'Du skal bevæge dig: ned.'),
      lists('Der er mørkt {nede|ned} i kælderen.', 'Der er ingen, der bevæger sig: nede.'),
    ],
  },
]);
