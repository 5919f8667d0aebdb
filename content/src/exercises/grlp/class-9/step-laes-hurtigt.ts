import { choice, lists, read, type StepDraft } from '../../markup/index.ts';

export const laesHurtigt: StepDraft = {
  title: 'Læs i dit eget tempo',
  intro: 'Læs teksten én gang i dit eget tempo. Når spørgsmålene kommer, kan du ikke se teksten mere.',
  seconds: 720,
  items: [
    read({
      title: 'Hesten, der kunne regne',
      mayLookBack: false,
      text: `I 1904 var en af Berlins største berømtheder en hest. Den hed Hans og boede i en baggård, hvor der jævnlig samlede sig en flok tilskuere for at se den svare på spørgsmål. Hvis den ottende i en måned er en tirsdag, hvilken dato er så den følgende fredag? Hans stampede elleve gange i brostenene og holdt op. Den kunne lægge brøker sammen, stave ved hjælp af en tavle og sige, hvad klokken var.

Hestens ejer, Wilhelm von Osten, var en pensioneret matematiklærer, der havde brugt flere år på at undervise den. Han tog ikke entré, og det var en af grundene til, at mange troede på ham: Hvad skulle han få ud af at snyde?

Om efteråret undersøgte en kommission sagen. Den bestod af blandt andre en dyrlæge, en psykolog og en cirkusdirektør, og medlemmerne holdt skarpt øje med von Osten. De fandt ingenting. Hans svarede endda rigtigt, når ejeren var gået, og det var fremmede, der spurgte. Kommissionens erklæring var forsigtig: Man havde ikke fundet tegn på tricks. Mange læste den, som om det nu var bevist, at dyr kan tænke.

En ung forsker, Oskar Pfungst, var ikke tilfreds. Han nøjedes ikke med at holde øje med hesten og dens ejer, men stillede et nyt spørgsmål: Ved den, der spørger, selv svaret? Han lod folk vise hesten tal, som de ikke selv havde set. Kendte spørgeren tallet, svarede Hans rigtigt i omkring ni ud af ti tilfælde. Gjorde spørgeren ikke det, var det færre end én ud af ti. Og når hesten ikke kunne se den, der spurgte, gik det lige så galt.

Hans kunne altså ikke regne, men den kunne noget andet. Når folk havde stillet et spørgsmål, bøjede de sig en anelse forover for at følge hoven. I det øjeblik, det rigtige antal var nået, slappede de af, og hovedet løftede sig en lille smule. Det var det tegn, hesten ventede på. Den havde opdaget, at det kunne betale sig at holde op, netop når det kom. Ingen havde lært den det med vilje, og ingen af dem, der gav tegnet, vidste, at de gjorde det.

Pfungst forsøgte selv at lade være. Det var næsten umuligt, selv om han kendte hemmeligheden. Derefter byttede han om på rollerne. Han stillede sig i hestens sted, bad folk tænke på et tal og bankede med hånden, til han så den lille bevægelse. Hos næsten alle kunne han gætte, hvad de tænkte på.

Von Osten godtog aldrig forklaringen. Han blev ved med at vise hesten frem, og folk blev ved med at komme.

Når man i dag afprøver ny medicin, sørger man så vidt muligt for, at hverken patienten eller lægen ved, hvem der får det virksomme stof. Det er ikke, fordi man regner med, at nogen snyder. Det er, fordi man har lært, at de ikke behøver at gøre det.`,
      questions: [
        choice(
          'Hvorfor var der mange, der troede på von Osten?',
          'Han tjente ingen penge på sin hest.',
          [
            'Han havde fået ros af kendte forskere.',
            'Han lod alle prøve at ride på hesten.',
            'Han fortalte åbent om sin metode.',
          ],
          'Han tog ikke entré. Hvad skulle han få ud af at snyde?',
        ),
        choice(
          'Hvad stod der egentlig i kommissionens erklæring?',
          'at man ikke havde fundet snyd',
          ['at hesten måtte kunne tænke', 'at hesten fik hemmelige tegn', 'at man ikke kunne stole på ejeren'],
          'Erklæringen var forsigtig: Man havde ikke fundet tegn på tricks.',
        ),
        choice(
          'Hvad gjorde Pfungst, som andre ikke havde gjort?',
          'Han undersøgte, om spørgeren selv kendte det rigtige svar.',
          [
            'Han undersøgte, om ejeren havde snydt med vilje.',
            'Han lod fremmede stille spørgsmål til hesten.',
            'Han gav hesten lettere opgaver, end den var vant til.',
          ],
          'Hans nye spørgsmål var: Ved den, der spørger, selv svaret?',
        ),
        lists(
          'Når spørgeren ikke kendte tallet, svarede hesten {næsten altid forkert|rigtigt hver anden gang|lige så godt som før}.',
          'Den svarede rigtigt i færre end ét ud af ti tilfælde.',
        ),
        choice(
          'Hvad fik hesten til at holde op med at stampe?',
          'en lille bevægelse med hovedet',
          ['et svagt ord fra von Osten', 'en bestemt lyd fra tilskuerne', 'et blik på den tavle, der hang i gården'],
          'Når det rigtige antal var nået, slappede folk af, og hovedet løftede sig.',
        ),
        choice(
          'Hvad viste det, at Pfungst selv kunne gætte folks tal?',
          'at folk røbede sig uden at ville det',
          [
            'at folk gerne ville hjælpe ham',
            'at han havde aftalt tallene med dem på forhånd',
            'at han var bedre til at regne end hesten',
          ],
          'Han så den samme lille bevægelse hos dem, som hesten havde set.',
        ),
        choice(
          'Hvorfor slutter teksten med at fortælle om ny medicin?',
          'for at vise, hvad vi har lært af sagen',
          [
            'for at vise, at læger også kan finde på at snyde',
            'for at vise, at dyr stadig bliver brugt i forsøg',
            'for at vise, at mange sager aldrig bliver opklaret',
          ],
          'Den, der kender svaret, kan komme til at påvirke resultatet uden at ville det.',
        ),
        choice(
          'Hvilken overskrift dækker bedst hele teksten?',
          'Den ubevidste hjælp',
          ['Bedrageriet i baggården', 'Dyr er klogere, end vi tror', 'Den umulige undervisning'],
          'Ingen snød. De gav hesten svaret uden at vide det.',
        ),
      ],
    }),
  ],
};
