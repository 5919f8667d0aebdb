import { choice, exerciseGroup, several } from '../../markup/index.ts';

export const orddeling = exerciseGroup({ productId: 'grst', level: 5, category: 'orddeling' }, [
  {
    number: 1,
    title: 'Del ordet ved linjens ende',
    summary: 'Vælg den rigtige måde at dele et ord på.',
    instruction: 'Del sammensatte ord mellem delene. Ellers går mindst én konsonant med ned på næste linje.',
    trains: ['hyphen'],
    items: [
      choice(
        'Hvordan deler man »sommerferie«?',
        'sommer-ferie',
        ['somme-rferie', 'sommerf-erie'],
        'Man deler mellem »sommer« og »ferie«.',
      ),
      choice(
        'Hvordan deler man »regnfrakke«?',
        'regn-frakke',
        ['reg-nfrakke', 'regnf-rakke'],
        'Man deler mellem »regn« og »frakke«.',
      ),
      choice(
        'Hvordan deler man »hoppe«?',
        'hop-pe',
        ['ho-ppe', 'hopp-e'],
        'To ens konsonanter deles, så der er én på hver linje.',
      ),
      choice(
        'Hvordan deler man »bade«?',
        'ba-de',
        ['bad-e', 'b-ade'],
        'Én konsonant mellem to vokaler går med ned på næste linje.',
      ),
      choice(
        'Hvordan deler man »fodboldkamp«?',
        'fodbold-kamp',
        ['fodbol-dkamp', 'fo-dboldkamp'],
        'Man deler mellem »fodbold« og »kamp«.',
      ),
      choice(
        'Hvordan deler man »kanin«?',
        'ka-nin',
        ['kan-in', 'k-anin'],
        'Én konsonant mellem to vokaler går med ned på næste linje.',
      ),
      choice(
        'Hvordan deler man »edderkop«?',
        'edder-kop',
        ['edderk-op', 'e-dderkop'],
        'Man deler mellem de to led »edder« og »kop«.',
      ),
      several(
        'Hvilke ord kan slet ikke deles?',
        ['hest', 'frø', 'skæg'],
        ['rotte', 'giraf'],
        'Ord med kun én stavelse kan ikke deles.',
      ),
      several(
        'Hvilke ord er delt rigtigt?',
        ['klas-se', 'hus-dyr'],
        ['kla-sse', 'husd-yr'],
        'Klasse deles mellem de to s’er, husdyr mellem »hus« og »dyr«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Orddeling i avisspalten',
    summary: 'Del lange ord, så læseren ikke snubler.',
    instruction: 'Del mellem ordets led. Ellers går mindst én konsonant med ned på næste linje.',
    trains: ['hyphen'],
    items: [
      choice(
        'Hvordan deler man »undersøgelse«?',
        'under-søgelse',
        ['und-ersøgelse', 'u-ndersøgelse'],
        'Man deler mellem forstavelsen og resten.',
      ),
      choice(
        'Hvordan deler man »stuepige« rigtigt?',
        'stue-pige',
        ['stuep-ige', 'st-uepige'],
        'Man deler mellem »stue« og »pige«.',
      ),
      choice(
        'Hvordan deler man »husstand« rigtigt?',
        'hus-stand',
        ['huss-tand', 'husst-and'],
        'Man deler mellem »hus« og »stand«.',
      ),
      choice(
        'Hvordan deler man »bilist«?',
        'bi-list',
        ['b-ilist', 'bilis-t'],
        'Én konsonant mellem to vokaler går med ned på næste linje.',
      ),
      choice(
        'Hvordan deler man »minister«?',
        'mini-ster',
        ['m-inister', 'minist-er'],
        'Der skal stå mindst én vokal på hver side, og konsonanten går med ned.',
      ),
      choice(
        'Hvordan deler man »beslutning«?',
        'be-slutning',
        ['b-eslutning', 'beslutni-ng'],
        'Man deler efter forstavelsen »be-«.',
      ),
      choice('Hvordan deler man »opgave«?', 'op-gave', ['o-pgave', 'opg-ave'], 'Man deler efter forstavelsen »op-«.'),
      several(
        'Hvilke ord er delt rigtigt?',
        ['natte-ravn', 'sol-skin', 'mis-tro'],
        ['natter-avn', 'sols-kin'],
        'Man deler mellem de led, ordet er sat sammen af.',
      ),
      several(
        'Hvilke delinger er forkerte?',
        ['bilst-øj', 'å-rlig'],
        ['bil-støj', 'år-lig'],
        'Man deler mellem »bil« og »støj« og foran endelsen »-lig«.',
      ),
    ],
  },
]);
