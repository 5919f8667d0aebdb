import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grda', level: 11, category: 'forholdsord' }, [
  {
    number: 1,
    version: 2,
    title: 'I, på, under eller ved?',
    summary: 'Fortæl, hvor ting er.',
    instruction: 'Vælg det lille ord, der fortæller hvor.',
    items: [
      lists('Mælken står {i|under|til} køleskabet.', 'Den er inde i køleskabet.'),
      lists('Bogen ligger {på|i|af} bordet.', 'Den ligger oven på bordet.'),
      lists('Katten sover {under|til|af} sengen, så jeg kan ikke se den.', 'Den er nedenunder.'),
      lists('Der hænger et billede {på|i|under} væggen.', 'Det hedder »på væggen«.'),
      lists('Hun bor {i|på|ved} Danmark.', 'Man bor i et land.'),
      lists('Hun bor {på|i|til} en lille ø.', 'Man bor på en ø.'),
      lists('Bussen kører {til|i|under} skolen hver morgen.', 'Den bevæger sig hen mod skolen: »til«.'),
      lists(
        'Han sidder {ved siden af|i midten af|på toppen af} mig i klassen.',
        'Han sidder tæt på mig: »ved siden af«.',
      ),
      lists('Pas på! Der kommer en bil {bag|i|af} dig.', 'Bilen er bag din ryg.'),
      lists('Skolen begynder {klokken|i|på} otte.', 'Om tid siger man: »klokken otte«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Fra, til, med og uden',
    summary: 'Brug små ord om vej, følgeskab og tid.',
    instruction: 'Vælg eller skriv det lille ord, der passer.',
    items: [
      lists('Jeg kommer {fra|til|med} Ukraine, men nu bor jeg i Vejle.', 'Det er det sted, man er født: »fra«.'),
      lists('Hun går i skole {med|af|under} sin bror hver morgen.', 'De følges: »med«.'),
      lists('Jeg drikker min te {uden|fra|til} sukker.', 'Der er intet sukker i: »uden«.'),
      lists('Vi kører {gennem|uden|med} en lang tunnel.', 'Man kører ind i den ene ende og ud af den anden.'),
      lists('Min cykel står {foran|til|gennem} huset.', 'Den står på forsiden af huset.'),
      lists('Gaven er {til|fra|på} dig. Tillykke med fødselsdagen!', 'Du skal have den: »til dig«.'),
      lists('Solen går ned {om|til|fra} aftenen.', 'Hver aften: »om aftenen«.'),
      gaps('Banken ligger mellem posthuset [og](og, i, på) biografen.', 'Det hedder mellem det ene og det andet.'),
      gaps('Efter skole går jeg hjem [til](til, ved, på) min ven.', 'Man går hjem til nogen.'),
    ],
  },
]);
