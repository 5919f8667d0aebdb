import { choice, read, several, type StepDraft } from '../../markup/index.ts';

export const laesGrundigt: StepDraft = {
  title: 'Læs grundigt',
  intro: 'Læs novellen, og svar på spørgsmålene. Du må gerne kigge tilbage i teksten, så tit du vil.',
  seconds: 1500,
  items: [
    read({
      title: 'Bag hækken',
      text: `Det begyndte med, at Asta bad sin far om at lade være med at komme.

Hun gjorde det i bilen, hvor man ikke behøver at se på hinanden. »Det er ikke, fordi du gør noget forkert,« sagde hun, selv om det var præcis derfor. »Det er bare nemmere at koncentrere sig.«

Hendes far kiggede i sidespejlet meget længere end nødvendigt. Så nikkede han. »Det er klart,« sagde han. »En målmand skal kunne høre sig selv tænke.« Han tændte for radioen, og de hørte et helt program om kartoffelskimmel.

Asta havde stået på mål, siden hun var otte. I seks år havde hendes far stået bag det, uanset vejret, i den samme grønne regnfrakke og med den samme stemme, der kunne høres på den anden side af banegården. Han råbte ikke ad dommeren, som Frejas mor gjorde. Han råbte heller ikke ad de andre spillere. Han råbte til hende. »Flot, skat!« når hun reddede, og »Pyt, skat!« når hun ikke gjorde. I Køge havde en hel række drenge på tribunen sagt »Pyt, skat!« i kor, hver gang hun rørte bolden.

Den første kamp uden ham vandt de 2-0. Det beviste jo, at hun havde haft ret. Hun stod i målet og hørte sig selv tænke, og det, hun tænkte, var, at der var stille.

»Hvordan gik det?« spurgte han, da hun kom hjem. Han sad ved køkkenbordet med et krydsord foran sig. Der var ikke skrevet et eneste bogstav i det.

»Vi vandt.«

»Det var godt, s…« sagde han og standsede. »Det var godt.«

Den anden lørdag var det hjemmekamp mod Roskilde. Det regnede vandret. Efter ti minutter fik de straffespark imod sig, og mens anføreren fra Roskilde lagde bolden til rette, kom Asta til at se hen mod den hæk, der skilte banen fra cykelstien. Den var halvanden meter høj og tæt som en mur. Over den stak toppen af en grøn hætte op.

Den bevægede sig ikke. Den kunne have været en skraldespand. Men skraldespande plejer ikke at dukke sig, når man opdager dem.

Hun nåede lige at tænke, at nu ville hun blive rasende. Det var den eneste rimelige ting at blive. Så fløjtede dommeren, og anføreren løb til, og Asta kastede sig til venstre uden at vide hvorfor. Bolden ramte hendes håndled med et smæld, strøg op mod overliggeren og videre ud i regnen.

Der blev råbt fra alle sider. Freja slog begge arme om hende. Træneren lavede en dans, som ingen burde se. Og fra hækken kom der ingenting. Ikke en lyd. Hun lyttede efter den midt i alt spektaklet, og hun kunne næsten høre, hvor meget det kostede at tie stille.

Først i pausen gik hun derhen. Hun havde tænkt sig at sige noget om aftaler. Om tillid. Hun havde sætningen klar. Men da hun bøjede grenene til side, sad han på hug i en vandpyt med begge hænder for munden og vand løbende ned ad næsen, og han så på hende som en hund, der er blevet fundet i en sofa.

»Jeg sagde ikke noget,« hviskede han.

»Nej,« sagde Asta.

»Jeg gik bare forbi.«

»I en halv time?«

»Jeg gik meget langsomt.«

Hun bed sig i kinden, til det gjorde ondt. Frakken var blevet for stor til ham, så hun, eller også var det ham, der var blevet mindre.

»Du bliver syg af at sidde der,« sagde hun til sidst. »Der er tørt under taget bag målet.«

»Men så står jeg jo …«

»Ja,« sagde Asta. »Hvis de scorer, må du godt sige det. Men lavt.«

I anden halvleg scorede Roskilde efter tre minutter. Bag nettet var der helt stille. Asta ventede. Så vendte hun sig om.

»Pyt, skat,« sagde hun.`,
      questions: [
        choice(
          'Hvorfor siger Asta det til sin far, mens de kører?',
          'Det er lettere, når de ikke skal se på hinanden.',
          [
            'Det er det eneste sted, de to kan være alene.',
            'Hun håber, at radioen kan overdøve hende.',
            'De er på vej til den første kamp, og det haster.',
          ],
          'I en bil behøver man ikke at se på hinanden.',
        ),
        choice(
          'Hvad er den egentlige grund til, at hun ikke vil have ham med?',
          'Hun er flov over hans råb.',
          ['Hun spiller bedre i fuldstændig stilhed.', 'Han skændes med dommeren.', 'Træneren har bedt hende om det.'],
          'Hun siger, at han ikke gør noget forkert, men »det var præcis derfor«. Andre er begyndt at efterligne ham.',
        ),
        choice(
          'Hvad viser det, at han kigger længe i sidespejlet?',
          'at han er ked af det og vil skjule det',
          [
            'at der er megen trafik på vejen',
            'at han er uopmærksom og ikke hører efter',
            'at han er vred og vil straffe hende',
          ],
          'Han kigger længere end nødvendigt, så det handler ikke om trafikken.',
        ),
        choice(
          'Hvordan adskiller Astas far sig fra Frejas mor?',
          'Han råber kun til sin egen datter.',
          [
            'Han råber lavere, end hun gør.',
            'Han råber mest ad dommeren.',
            'Han råber kun, når holdet er ved at tabe.',
          ],
          'Frejas mor råber ad dommeren. Astas far råber til Asta.',
        ),
        choice(
          'Hvad får vi at vide om Asta, da der står, at hun »hørte sig selv tænke«?',
          'at hun savner sin fars stemme',
          ['at hun keder sig i målet', 'at hun er stolt af den store sejr', 'at hun er nervøs for bolden'],
          'Det, hun tænker, er, at der er stille.',
        ),
        choice(
          'Hvorfor er der ingen bogstaver i krydsordet?',
          'Han har haft tankerne et andet sted.',
          ['Han har lige sat sig til bordet.', 'Han har aldrig været god til ord.', 'Han har ventet på hendes hjælp.'],
          'Han har siddet derhjemme og tænkt på kampen.',
        ),
        choice(
          'Hvad var han ved at sige, da han standsede?',
          'skat',
          ['sejr', 'sket', 'stille'],
          'Han plejer at kalde hende skat, og det er netop det, hun er flov over.',
        ),
        choice(
          '»Den kunne have været en skraldespand.« Hvordan skal sætningen forstås?',
          'Asta prøver at finde en anden forklaring, som hun ikke selv tror på.',
          [
            'Asta kan ikke se langt nok til at vide, hvad det er i regnen.',
            'Asta har før taget fejl af en skraldespand og et menneske.',
            'Asta tænker, at hendes far burde have fundet et bedre skjul end en lav hæk.',
          ],
          'I sætningen efter viser hun, at hun ved, hvem det er: Skraldespande dukker sig ikke.',
        ),
        choice(
          'Hvad er det, der koster meget for faderen?',
          'at lade være med at juble',
          ['at betale for kampen', 'at sidde på hug i vand', 'at se hende få bolden på håndleddet'],
          'Hun har lige reddet et straffespark, og han tier stille.',
        ),
        several(
          'Hvad siger faderen, selv om det ikke passer?',
          ['at han bare gik forbi', 'at han gik meget langsomt'],
          ['at han ikke sagde noget', 'at det var godt, at de vandt'],
          'Han har siddet bag hækken. Men han sagde faktisk ikke noget.',
        ),
        choice(
          'Hvorfor får Asta ikke sagt det, hun har forberedt?',
          'Vreden forsvinder, da hun ser ham.',
          [
            'Træneren kalder på hende for tidligt.',
            'Hun kan ikke huske sætningen.',
            'Han undskylder, før hun når det.',
          ],
          'Han sidder i en vandpyt med hænderne for munden, og hun må bide sig i kinden for ikke at le.',
        ),
        choice(
          'Hvorfor siger Asta selv »Pyt, skat« til sidst?',
          'Hun viser ham, at han må være sig selv igen.',
          [
            'Hun gør nar ad ham, som drengene i Køge gjorde.',
            'Hun trøster ham, fordi det var hans skyld.',
            'Hun øver sig på at råbe lige så højt.',
          ],
          'Han tør ikke sige det, så hun siger det for ham.',
        ),
      ],
    }),
  ],
};
