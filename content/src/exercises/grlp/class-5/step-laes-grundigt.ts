import { choice, read, several, type StepDraft } from '../../markup/index.ts';

export const laesGrundigt: StepDraft = {
  title: 'Læs grundigt',
  intro: 'Læs fortællingen, og svar på spørgsmålene. Du må gerne kigge tilbage i teksten, så tit du vil.',
  seconds: 1500,
  items: [
    read({
      title: 'Garagen',
      text: `Da Viggo vågnede, var bussen mørk. Motoren var slukket, og regnen trommede ikke længere på ruden. Ved siden af ham sov Selma med munden åben og rygsækken som pude.

»Selma,« hviskede han. »Vi er kørt for langt.«

De skulle være stået af ved biblioteket. Mor havde sagt det tre gange: Seks stop, og så trykker I. Viggo havde talt til fire. Efter det kunne han ikke huske noget.

Selma satte sig op og gned sine øjne. Hun var syv år og plejede at græde over mindre. Nu kiggede hun bare ud ad vinduet. Udenfor stod der busser overalt, side om side, lige så tavse som deres egen.

»Er det her, de sover?« spurgte hun.

Viggo tog sin telefon frem. Skærmen var sort, og den blev ved med at være sort, selv om han holdt knappen inde, til hans finger blev hvid. Han gik op til den forreste dør og skubbede. Den gav sig ikke. Han skubbede igen, hårdere, og lod, som om han bare ville strække armene.

Så blev der tændt lys. Ikke i deres bus, men i bussen ved siden af. En mand med kost og gule gummihandsker gik langsomt ned mellem sæderne, mens han fløjtede. Af og til bukkede han sig og samlede noget op. Han holdt det op mod lampen, smilede og lagde det i en pose.

»Måske stjæler han,« sagde Selma.

»Man kan ikke stjæle fra gulvet,« sagde Viggo, men han var ikke helt sikker.

Selma bankede på ruden. Manden fór sammen, så kosten væltede. Han stirrede på de to ansigter bag glasset. Så slog han sig for panden og forsvandt, og et øjeblik efter gav deres egen dør et suk fra sig og gik op.

»I må undskylde,« sagde han forpustet. »Chaufføren skal gå hele bussen igennem, inden han låser. Han er ny. Jeg hedder Holger. Er I sultne? Det er folk som regel, når de er blevet glemt.«

»Er der andre, der bliver glemt?« spurgte Viggo.

»Ikke børn,« sagde Holger. »Men ellers kan du tro, der er.«

Han førte dem ind i et lille rum, hvor der lugtede af kaffe og olie. Viggo fik lov til at ringe. Mens han snakkede med mor, som først råbte og derefter sagde »åh, min skat« fjorten gange, stod Selma midt på gulvet og drejede rundt. Væggene var fulde. Der hang vanter på lange snore, hundredvis af vanter med tøjklemmer: røde, stribede, en med en pingvin og en, der var så lille, at den kunne have passet på en tommelfinger.

»De er alle sammen alene,« sagde Selma.

»Ja,« sagde Holger. »Folk henter deres telefoner og deres paraplyer. Men en enkelt vante er der ingen, der ringer efter. De tænker vel, at det ikke er umagen værd. Jeg hænger dem op alligevel. Hvis nu.«

»Hvor mange er der blevet hentet?«

Holger hældte kakao op. »På elleve år? Tre,« sagde han. »Men du skulle have set dem, der hentede dem.«

Udenfor lød en bil, der bremsede alt for hårdt, og en dør, der ikke blev lukket. Viggo rejste sig. Selma blev stående. Hun lynede sin jakke ned, stak hånden dybt i lommen og trak noget blåt op. Det var hendes egen vante, den venstre. Den højre havde været væk siden jul, men hun havde nægtet at smide den anden ud, selv om mor sagde, at man ikke kan bruge en halv ting til noget.

Hun gik langs væggen med vanten løftet foran sig, som om den selv kunne se. Ved den sjette snor standsede hun.

»Fire,« sagde hun.`,
      questions: [
        choice(
          'Hvor skulle Viggo og Selma være stået af?',
          'ved biblioteket',
          ['ved skolen', 'ved garagen', 'ved værkstedet'],
          'De skulle være stået af ved biblioteket efter seks stop.',
        ),
        choice(
          'Hvorfor kom de for langt med bussen?',
          'De faldt i søvn undervejs.',
          [
            'Chaufføren kørte en forkert vej.',
            'Viggo trykkede på en forkert knap.',
            'Mor sagde et forkert antal stop.',
          ],
          'Viggo talte til fire, og så kan han ikke huske mere, før han vågner.',
        ),
        choice(
          'Hvad er usædvanligt ved Selma, da hun er vågnet?',
          'Hun græder ikke.',
          ['Hun siger ikke noget.', 'Hun er sulten.', 'Hun er vred på Viggo.'],
          'Hun plejer at græde over mindre.',
        ),
        choice(
          '»Den gav sig ikke,« står der om døren. Hvad betyder det?',
          'Den blev ved med at være lukket.',
          ['Den sagde ikke en eneste lyd.', 'Den var slet ikke blevet låst.', 'Den gik i stykker, da han skubbede.'],
          'At noget giver sig, betyder, at det flytter sig lidt.',
        ),
        choice(
          'Hvorfor lader Viggo, som om han bare strækker armene?',
          'Han vil ikke gøre Selma bange.',
          ['Han er øm efter at have sovet.', 'Han er bange for at ødelægge døren.', 'Han tror, at manden kan se ham.'],
          'Hun skal ikke opdage, at de er låst inde.',
        ),
        choice(
          'Hvem skulle have opdaget børnene, før bussen blev låst?',
          'chaufføren',
          ['Holger', 'en kontrollør', 'deres mor'],
          'Chaufføren skal gå hele bussen igennem.',
        ),
        choice(
          'Hvad lægger Holger i posen?',
          'ting, som passagerer har tabt',
          ['penge, som er faldet ud af lommer', 'affald, som skal smides væk', 'vanter, som han har købt'],
          'Han samler det op, som folk har glemt, blandt andet vanter.',
        ),
        choice(
          'Hvorfor er der så mange vanter, som ingen har hentet?',
          'Folk gider ikke lede efter en enkelt vante.',
          [
            'Folk ved ikke, hvad Holger hedder.',
            'Folk skal betale for at få en vante tilbage.',
            'Folk har først glemt dem i den uge.',
          ],
          'De tænker, at det ikke er umagen værd.',
        ),
        choice(
          'Hvad betyder »at det ikke er umagen værd«?',
          'at det er for meget besvær for så lidt',
          ['at det er for dyrt for de fleste', 'at det er for sent at gøre noget', 'at det er for flovt at spørge'],
          'Umage er besvær.',
        ),
        several(
          'Hvordan kan man mærke, at mor har været bange?',
          ['Hun råber i telefonen.', 'Hun bremser meget hårdt.', 'Hun lukker ikke bildøren.'],
          ['Hun siger, hvor mange stop der er.', 'Hun siger, at vanten skal smides ud.'],
          'De tre ting sker, da hun hører om børnene og henter dem. Resten har hun sagt før.',
        ),
        choice(
          'Hvorfor siger Selma »Fire« til sidst?',
          'Hun er den fjerde, der finder sin vante.',
          [
            'Hun har fundet fire blå vanter på væggen.',
            'Hun kan huske, at Viggo talte fire stop.',
            'Hun vil gerne have fire vanter med hjem.',
          ],
          'Tre er blevet hentet på elleve år, og nu hænger hendes egen højre vante på væggen.',
        ),
        choice(
          'Hvilken overskrift ville også passe til hele historien?',
          'Det, ingen henter',
          ['Tyven i bussen', 'Den uartige lillesøster', 'Mor kører for stærkt'],
          'Både børnene og vanterne er blevet glemt, og til sidst bliver de hentet.',
        ),
      ],
    }),
  ],
};
