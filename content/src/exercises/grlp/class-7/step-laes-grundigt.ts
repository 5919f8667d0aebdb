import { choice, read, several, type StepDraft } from '../../markup/index.ts';

export const laesGrundigt: StepDraft = {
  title: 'Læs grundigt',
  intro: 'Læs novellen, og svar på spørgsmålene. Du må gerne kigge tilbage i teksten, så tit du vil.',
  seconds: 1500,
  items: [
    read({
      title: 'Værktøjskassen',
      text: `Der stod 200 kroner på sedlen. Så skrev Anton 150, og så gik han en gang om bordet og skrev 200 igen.

»Den er da mindst det dobbelte værd,« sagde hans storesøster. Hun solgte sine gamle balletsko og havde allerede tjent nok til en pizza. »Der er høvle i den. Der er en sav.«

»Der er også rust,« sagde Anton.

Værktøjskassen var grøn og så tung, at bordpladen bøjede sig. Den havde stået i morfars skur, og efter begravelsen havde den stået i deres entre, hvor alle slog tæerne på den. Mor sagde, at en af dem måtte tage den i brug eller få den væk. Ingen i familien kunne så meget som banke et søm i. Det var morfar, der kunne det. De andre havde bare stået ved siden af og holdt lampen.

Den første, der standsede, var en mand med solbriller. Han åbnede kassen med foden. »Hvad skal du have for det skrammel?«

»Tre hundrede,« sagde Anton.

Hans søster stirrede på ham. Manden grinede og gik videre.

Den næste ville kun have saven. Den tredje ville bytte det hele for en fiskestang uden hjul. »Nej,« sagde Anton hver gang, og hver gang lidt hurtigere. Ved middagstid var prisen kommet op på fem hundrede, og sedlen var næsten umulig at læse på grund af alle overstregningerne.

»Du er verdens dårligste sælger,« sagde hans søster. »Man sætter prisen ned. Ned!«

Så kom pigen. Hun var måske femten og havde savsmuld i håret, som om hun var kommet direkte fra et andet sted og skulle tilbage igen. Hun satte sig på hug foran kassen. Hun rørte ikke ved noget. Hun så bare.

»Det er en pudshøvl,« sagde hun efter et stykke tid. »Må jeg?«

Anton nikkede. Hun tog den op med begge hænder, vendte den om og lod tommelfingeren glide hen over jernet, sådan som man mærker efter, om et barn har feber.

»Den er slebet for nylig,« sagde hun. »Hvem har brugt den?«

»Min morfar.«

»Var han venstrehåndet?«

Anton åbnede munden og lukkede den igen. Det havde han ikke tænkt på i et helt år. Morfar, der spiste med gaflen i den forkerte hånd. Morfar, der altid skulle sidde for enden af bordet, så han ikke stødte ind i nogen. »Hvordan kan du vide det?«

»Håndtaget er slidt på den her side.« Hun viste ham en lille fordybning i træet, blank som en knap. »Det tager tredive år at lave sådan en.« Hun satte forsigtigt høvlen på plads og rejste sig. »Jeg har kun 180, og kassen er meget mere værd, så det går ikke. Men tak, fordi jeg måtte se.«

Hun var nået helt hen til balletskoene, før han fik stemmen i gang.

»Du kan få den,« sagde Anton. »For 180. Men der er en ting til.«

»Hvad?«

Han tog høvlen op. Den var tungere, end han huskede. Hans egen tommelfinger passede ikke i fordybningen, ikke endnu. »Du skal vise mig, hvordan man gør,« sagde han.

Pigen så på ham, på kassen og på klokken. »Kan du bære den ene ende?« spurgte hun.

Om aftenen talte hans søster pengene op på køkkenbordet. »180,« sagde hun. »Du kunne have fået fem hundrede.«

»Det ved jeg godt,« sagde Anton. Han sad med hånden under lampen og ledte efter en splint, og han havde slet ikke travlt med at finde den.`,
      questions: [
        choice(
          'Hvorfor skal værktøjskassen sælges?',
          'Ingen i familien kan finde ud af at bruge værktøjet.',
          [
            'Familien mangler penge til en begravelse.',
            'Morfar har selv købt en ny og bedre kasse.',
            'Værktøjet er så rustent, at det er farligt.',
          ],
          'Ingen kunne så meget som banke et søm i.',
        ),
        choice(
          '»De andre havde bare stået ved siden af og holdt lampen.« Hvad betyder det?',
          'De så bare på, mens morfar arbejdede.',
          [
            'De var bange for mørket i hans skur.',
            'De lavede selv det sværeste arbejde.',
            'De havde bedt ham om en ny lampe.',
          ],
          'De hjalp kun med lyset og lærte ikke selv at bruge værktøjet.',
        ),
        choice(
          'Hvorfor sætter Anton hele tiden prisen op?',
          'Han vil helst ikke af med kassen.',
          [
            'Han har opdaget, hvad den er værd.',
            'Han vil tjene mere, end hans søster gør.',
            'Han vil straffe manden med solbriller.',
          ],
          'Han siger nej til alle og gør det hurtigere og hurtigere.',
        ),
        choice(
          'Hvad viser det, at manden åbner kassen med foden?',
          'Han har ikke nogen respekt for den.',
          [
            'Han ved meget om gammelt værktøj.',
            'Han er bange for at røre ved rust.',
            'Han har ondt i ryggen og kan ikke bøje sig.',
          ],
          'Han kalder det også for skrammel.',
        ),
        choice(
          'Hvad gør pigen, som de andre kunder ikke gør?',
          'Hun ser på værktøjet, før hun rører ved det.',
          [
            'Hun spørger med det samme, hvad det koster.',
            'Hun vil bytte det for noget, hun har med.',
            'Hun vil kun have en enkelt ting fra kassen.',
          ],
          'Hun sætter sig på hug og ser bare.',
        ),
        choice(
          'Hvordan rører pigen ved høvlen?',
          'forsigtigt og kærligt',
          ['nervøst og lidt klodset', 'hurtigt og uden interesse', 'hårdt og bestemt'],
          'Hun gør det, som man mærker efter, om et barn har feber.',
        ),
        choice(
          'Hvordan kan pigen vide, at morfar var venstrehåndet?',
          'Håndtaget er slidt på en bestemt side.',
          [
            'Jernet er slebet skævt og er blevet tyndt.',
            'Hun har set ham arbejde for mange år siden.',
            'Hans navn er skåret ind på den side.',
          ],
          'Der er en fordybning efter hans tommelfinger.',
        ),
        choice(
          'Hvorfor åbner Anton munden og lukker den igen?',
          'Han kommer pludselig til at huske.',
          ['Han er ved at afsløre en løgn.', 'Han har aldrig kendt sin morfar.', 'Han bliver vred over spørgsmålet.'],
          'Han har ikke tænkt på det i et helt år.',
        ),
        several(
          'Hvad husker Anton om sin morfar?',
          ['Han spiste med gaflen i den forkerte hånd.', 'Han skulle sidde for enden af bordet.'],
          ['Han sleb sin høvl hver eneste aften.', 'Han solgte møbler på loppemarkeder.'],
          'Begge minder handler om, at morfar var venstrehåndet.',
        ),
        choice(
          'Hvad betyder »ikke endnu«, da Antons finger ikke passer i fordybningen?',
          'at han har lyst til at bruge høvlen i mange år',
          [
            'at håndtaget først skal repareres, før han kan bruge den',
            'at han må lære at arbejde med venstre hånd',
            'at han først kan arve den, når han er voksen',
          ],
          'Fordybningen er kommet af tredive års arbejde.',
        ),
        choice(
          'Hvad fortæller splinten til sidst?',
          'at Anton selv har arbejdet med træ',
          [
            'at Anton har fortrudt, at han solgte kassen',
            'at Anton har skåret sig på den rustne sav',
            'at Antons søster havde ret om prisen',
          ],
          'Pigen har vist ham, hvordan man gør.',
        ),
        choice(
          'Hvad handler novellen mest om?',
          'at holde fast i det, et menneske har efterladt',
          [
            'at være god til at sælge brugte ting for mange penge',
            'at søskende altid skændes om penge',
            'at gammelt værktøj er bedre end nyt',
          ],
          'Anton mister næsten kassen, men får noget af sin morfar tilbage.',
        ),
      ],
    }),
  ],
};
