import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gcea', level: 11, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Kongruens i lange sætninger',
    summary: 'Find kernen i grundleddet, og vælg den rigtige form af verbet.',
    instruction: 'Se bort fra det, der står mellem grundleddets kerne og verbet.',
    items: [
      lists('The quality of the photographs {was|were} disappointing.', 'Kernen er »quality«: ental.'),
      lists('The reasons for her sudden departure {remain|remains} unclear.', 'Kernen er »reasons«: flertal.'),
      lists('What worries me most {is|are} the silence.', 'En sætning som grundled tæller som ental.'),
      lists(
        'Either the director or the actors {have|has} misunderstood the scene.',
        'Efter »or« retter verbet sig efter det nærmeste led.',
      ),
      lists('There {seem|seems} to be several versions of the truth.', 'Det egentlige grundled er »several versions«.'),
      lists(
        'A number of critics {have|has} called the novel a masterpiece.',
        '»A number of« betyder mange og er flertal.',
      ),
      lists('Economics {is|are} often called the dismal science.', 'Fag på »-ics« er ental.'),
      lists(
        'The rich {get|gets} the headlines, and the poor {pay|pays} the bill.',
        'Tillægsord brugt som navneord om mennesker er flertal.',
      ),
      lists(
        'The poet, whose two sons are printers, {publishes|publish} her books herself.',
        'Kernen er »poet«: ental.',
      ),
      lists('Every man, woman and child {was|were} given a blanket.', '»Every« gør hele rækken til ental.'),
    ],
  },
  {
    number: 2,
    title: 'Tid og aspekt i en biografi',
    summary: 'Vælg tid og aspekt i sætninger om en forfatters liv.',
    instruction: 'Hold øje med, hvad der er afsluttet, hvad der var i gang, og hvad der skete først.',
    items: [
      lists('Edith Marlowe {was born|is born|has been born} in Bristol in 1888.', 'Tidspunktet er forbi: datid.'),
      lists(
        'By the age of twenty she {had written|has written|wrote already} three novels, all of which she later burned.',
        'Før et tidspunkt i fortiden: »had«.',
      ),
      lists(
        'She {was working|has worked|works} in a hat shop when the war broke out.',
        'Noget var i gang, da noget andet skete.',
      ),
      lists(
        'Since her death, her letters {have been translated|were translated|are translating} into eleven languages.',
        '»Since« rækker til nu: førnutid, her i passiv.',
      ),
      lists(
        'For years critics {dismissed|have dismissed|are dismissing} her work, but in 1931 everything changed.',
        'Perioden er afsluttet: datid.',
      ),
      lists(
        'She {would often walk|has often walked|often walks} for hours at night, her sister recalled.',
        '»Would« viser en vane i fortiden.',
      ),
      lists(
        'In the opening chapter of her last novel, the heroine {refuses|refused to have|has refusing} to speak.',
        'Man gengiver handlingen i en roman i nutid.',
      ),
      lists(
        'Nobody knew that she {had been keeping|has been keeping|is keeping} a diary all along.',
        'Noget havde stået på op til et punkt i fortiden.',
      ),
      gaps('The manuscript was [hidden](hide) behind a stove.', '»Hide, hid, hidden«.'),
      gaps('She [chose](choose), in 1940, to stay in London.', '»Choose, chose, chosen«.'),
    ],
  },
]);
