import { choice, lists, read, several, type StepDraft } from '../../markup/index.ts';

export const korteTekster: StepDraft = {
  title: 'Korte tekster',
  intro: 'Først skal du finde svar på et opslag. Bagefter skal du vælge de ord, der mangler i to tekster.',
  seconds: 1200,
  items: [
    read({
      title: 'Lån grej i Naturhuset',
      byline: 'Opslag ved søen',
      text: `Naturhuset låner ud fra den 1. april til den 31. oktober. Vi har åbent tirsdag og torsdag klokken 14-18 og lørdag klokken 10-15. Om søndagen har vi kun åbent, hvis vejret er godt. Se efter det grønne flag på taget!

Priser: Fiskenet og spande er gratis. En kikkert koster 10 kroner om dagen, og en fiskestang koster 20. En kajak koster 40 kroner i timen, men kun 100 kroner for en hel dag. Har du lånerkort til biblioteket, betaler du det halve for alt undtagen kajakker.

Regler: Man skal være fyldt 12 år for at låne en kajak, og man skal kunne svømme 200 meter. Er man under 15 år, skal en voksen sejle med eller stå på land og holde øje. Redningsvest er gratis, men ikke frivillig. Alt skal være tilbage en halv time, før vi lukker. Kommer man for sent, må man ikke låne noget i de næste to uger.

Går noget i stykker? Sig det! Det koster ikke noget at ødelægge en ting ved et uheld. Det koster 50 kroner at lade være med at fortælle det.`,
      questions: [
        choice(
          'Hvornår skal en spand senest være tilbage om lørdagen?',
          'klokken 14.30',
          ['klokken 15.00', 'klokken 15.30', 'klokken 17.30'],
          'Der lukkes klokken 15, og alt skal være tilbage en halv time før.',
        ),
        choice(
          'Noah har lånerkort og vil låne en fiskestang en hel dag. Hvad skal han betale?',
          '10 kroner',
          ['5 kroner', '20 kroner', '40 kroner'],
          'En fiskestang koster 20 kroner, og med lånerkort betaler man det halve.',
        ),
        choice(
          'Hvor længe skal man mindst sejle i kajak, før det er billigst at betale for hele dagen?',
          'tre timer',
          ['to timer', 'fire timer', 'fem timer'],
          'To timer koster 80 kroner, tre timer koster 120, og en hel dag koster 100.',
        ),
        several(
          'Hvem må låne en kajak?',
          [
            'Ida på 13, der svømmer 300 meter og har sin mor med ved søen',
            'Omar på 16, der svømmer 200 meter og er alene',
          ],
          [
            'Bo på 11, der svømmer 500 meter og har sin far med ved søen',
            'Liv på 14, der svømmer 400 meter og er alene',
          ],
          'Bo er for ung, og Liv er under 15 og har ingen voksen med.',
        ),
        choice(
          'Hvad betyder det, at redningsvesten ikke er frivillig?',
          'Man skal have den på.',
          ['Man vælger det selv.', 'Man skal eje den.', 'Man skal betale.'],
          'Er noget ikke frivilligt, bestemmer man det ikke selv.',
        ),
        choice(
          'Hvorfor koster det 50 kroner at tie stille om en skade?',
          'Huset vil have, at folk siger det.',
          [
            'Huset skal bruge penge til nye kajakker.',
            'Huset vil have, at færre låner grej.',
            'Huset synes, at folk er uforsigtige.',
          ],
          'Et uheld koster ikke noget. Det gør det kun at lade være med at fortælle om det.',
        ),
      ],
    }),
    lists(
      'Når en bi har fundet en mark fuld af blomster, flyver den hjem og {danser|sover|graver}. Den løber et lille stykke lige frem, mens den vrikker med bagkroppen. Så går den rundt i en bue og begynder {forfra|forgæves|for sent}. Dansen er {faktisk|aldrig|desværre} et slags kort. Retningen fortæller, hvor blomsterne er i forhold til solen, og jo {længere|gladere|tungere} bien vrikker, desto længere er der derhen. Inde i boet er der mørkt, så de andre bier kan ikke {se|mærke|huske} dansen. De må følge {med|op|ned} ved at røre ved danseren med deres følehorn.',
      'Læs også den sætning, der kommer bagefter.',
    ),
    lists(
      'Ved roden af hvert lille hår på kroppen sidder der en muskel. Når vi {fryser|løber|spiser}, trækker den sig sammen, så håret rejser sig, og vi får gåsehud. Vi bliver ikke ret meget varmere af det, for mennesker har næsten ingen {pels|muskler|hud}. Men hos dyr holder den rejste pels på den varme luft {tæt ved|langt fra|oven over} kroppen. Gåsehud kan også komme, når man bliver {bange|mæt|tørstig}. En kat, der møder en hund, rejser pelsen {for at|uden at|i stedet for at} se større ud. Hos os er gåsehud {kun|aldrig|snart} en rest fra dengang, vores forfædre havde pels.',
      'Tænk på, hvad pelsen gør for dyrene: Den varmer, og den får dem til at se store ud.',
    ),
  ],
};
