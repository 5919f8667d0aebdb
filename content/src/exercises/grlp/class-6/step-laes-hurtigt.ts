import { choice, lists, read, type StepDraft } from '../../markup/index.ts';

export const laesHurtigt: StepDraft = {
  title: 'Læs i dit eget tempo',
  intro: 'Læs teksten én gang i dit eget tempo. Når spørgsmålene kommer, kan du ikke se teksten mere.',
  seconds: 720,
  items: [
    read({
      title: 'Badedyr på langfart',
      mayLookBack: false,
      text: `Den 10. januar 1992 var et stort skib på vej fra Hongkong til USA, da det kom ud i en voldsom storm midt i Stillehavet. Skibet rullede så meget, at tolv containere rev sig løs og faldt i havet. En af dem gik op, og ud flød 28.800 stykker legetøj: gule ænder, røde bævere, blå skildpadder og grønne frøer, som alle var lavet til at svømme i et badekar.

De var pakket ind i pap, men det blev hurtigt opløst i vandet. Og da dyrene ikke havde hul i bunden, kunne de ikke fyldes med vand og synke. De blev bare ved med at flyde.

Ti måneder senere begyndte legetøjet at skylle i land i Alaska, mere end tre tusind kilometer derfra. Det hørte Curtis Ebbesmeyer om. Han var forsker og havde studeret havets strømme i mange år. Når forskere vil vide, hvordan vandet bevæger sig, kaster de gerne flasker med en seddel i ud fra et skib. Som regel bruger de fem hundrede eller tusind flasker ad gangen, og kun nogle få bliver fundet igen. Nu var der pludselig næsten tredive tusind ting at holde øje med, og forskerne havde ikke selv skullet kaste en eneste af dem ud.

Ebbesmeyer skrev til folk, der boede ved kysten, og bad dem se sig for på stranden. Hver gang nogen fandt en and eller en frø, skrev han sted og dato ned. En kollega havde lavet et computerprogram om havstrømme, og ved hjælp af det kunne de to gætte på, hvor de næste dyr ville dukke op. De fandt blandt andet ud af, at vandet i den nordlige del af Stillehavet løber i en stor ring, og at en tur hele vejen rundt tager omkring tre år.

Nogle af dyrene forlod ringen. De drev mod nord og ind i isen, og forskerne regnede med, at de kunne sidde fast der i flere år og langsomt flytte sig med isen over mod Atlanterhavet. Derfor lovede det firma, der havde solgt legetøjet, i 2003 en belønning til den, der fandt et af dyrene på den anden side af Amerika.

Man skulle kigge godt efter, for sol og saltvand havde ændret dem. Skildpadderne og frøerne var stadig blå og grønne. Men ænderne, som alle ledte efter, var ikke gule længere. De var blevet helt hvide.`,
      questions: [
        choice(
          'Hvordan kom legetøjet ud i havet?',
          'En container faldt af et skib.',
          ['Et skib sank i en storm.', 'En fabrik smed det ud.', 'Nogle børn tabte det på en strand.'],
          'Tolv containere rev sig løs i en storm, og en af dem gik op.',
        ),
        choice(
          'Hvorfor sank legetøjet ikke?',
          'Der kunne ikke komme vand ind i det.',
          [
            'Det lå i tætte kasser af pap.',
            'Det hang sammen i store klumper.',
            'Det sad fast i isen, der flød på vandet.',
          ],
          'Dyrene havde ikke hul i bunden.',
        ),
        lists(
          'De første dyr skyllede i land {ti måneder|ti dage|ti år} efter stormen.',
          'Ti måneder senere begyndte de at skylle i land i Alaska.',
        ),
        choice(
          'Hvad plejer forskere at kaste ud for at følge havets strømme?',
          'flasker med en seddel',
          ['kasser med en sender', 'ænder med et nummer', 'træstykker med en farve'],
          'De kaster gerne flasker med en seddel i ud fra et skib.',
        ),
        choice(
          'Hvorfor var uheldet godt for forskerne?',
          'De fik langt flere ting at følge end ellers.',
          [
            'De fik lov til at beholde legetøjet.',
            'De fik et nyt skib og en masse flasker.',
            'De fik penge af det firma, der ejede det.',
          ],
          'De bruger ellers højst tusind flasker, og nu var der næsten tredive tusind stykker legetøj.',
        ),
        choice(
          'Hvem fortalte Ebbesmeyer, hvor dyrene blev fundet?',
          'mennesker, der boede ved havet',
          [
            'sømænd på store containerskibe',
            'børn, der ville have en dusør',
            'ansatte i det firma, der solgte legetøj',
          ],
          'Han skrev til folk ved kysten og bad dem se sig for på stranden.',
        ),
        choice(
          'Hvad fandt forskerne ud af om vandet i den nordlige del af Stillehavet?',
          'Det løber rundt i en ring.',
          ['Det løber altid mod syd.', 'Det fryser hvert tredje år.', 'Det løber hurtigst om vinteren.'],
          'En tur hele vejen rundt tager omkring tre år.',
        ),
        choice(
          'Hvorfor var ænderne svære at kende?',
          'De var blevet hvide.',
          ['De var blevet knust.', 'De var groet til med tang.', 'De var malet i en ny farve.'],
          'Sol og saltvand havde ændret dem, så de ikke var gule længere.',
        ),
      ],
    }),
  ],
};
