import { choice, exerciseGroup, several } from '../../markup/index.ts';

export const orddeling = exerciseGroup({ productId: 'grst', level: 9, category: 'orddeling' }, [
  {
    number: 1,
    version: 2,
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
