import { exerciseGroup, gaps } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grbg', level: 10, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: 'Beskriv en person',
    summary: 'Sæt endelser på tillægsordene.',
    instruction: 'Skriv tillægsordet i den rigtige form.',
    items: [
      gaps('Mia hat [lange](lang) Haare und trägt nie Schuhe.', 'Uden kendeord i flertal: »-e«.'),
      gaps('Sie kommt aus einem [kleinen](klein) Ort bei Husum.', 'Dativ efter »einem«: »-en«.'),
      gaps('Ihr [älterer](älter) Bruder ist Clown.', 'Nominativ hankøn efter »ihr«: »-er«.'),
      gaps('Sie spielt auf einem [roten](rot) Klavier.', 'Dativ efter »einem«: »-en«.'),
      gaps('Mit ihrer [tiefen](tief) Stimme erschreckt sie alle.', 'Dativ efter »ihrer«: »-en«.'),
      gaps('Sie mag [starken](stark) Kaffee und Regen.', 'Akkusativ hankøn uden kendeord: »-en«.'),
      gaps('Ihr [liebstes](liebst-) Buch handelt von Walen.', 'Nominativ intetkøn efter »ihr«: »-es«.'),
      gaps('Sie hat keine [großen](groß) Träume, sagt sie.', 'Flertal efter »keine«: »-en«.'),
      gaps('Der [letzte](letzt-) Brief von ihr kam aus Chile.', 'Nominativ hankøn efter »der«: »-e«.'),
    ],
  },
]);
