import type { DemoEssay } from '../demo-school-schema.ts';

/** 7.A, »Et sted, jeg kender«: all given back. The errors in the pupils' texts are there on purpose. */
export const placeEssays: readonly DemoEssay[] = [
  {
    homework: '7a-sted',
    exerciseSlug: 'et-sted-jeg-kender',
    pupil: 'elev',
    state: 'handed-in-again',
    daysAgo: 27,
    grade: '7',
    gradeVisible: true,
    feedback:
      'Kære Freja. Du skriver, så jeg kan lugte asfalten og se Buller ligge under trappen. Det bedste sted er, da du fortæller om kridtet, der aldrig forsvinder. Vælg nu to ting at arbejde med: Sæt komma foran ledsætninger, og hold øje med nutids-r. Prøv med »spiser« eller »spise«, når du er i tvivl. I din anden udgave har du fundet næsten alle de fejl, som vi talte om. Flot arbejde!',
    text: `Baggården på Rosengade

Man skal igennem en port for at komme ind i min mormors baggård. Porten er mørk og der lugter altid lidt af kælder og cykel olie, men når man kommer ud på den anden side bliver alting lyst. Det er som at gå igennem en tunnel og ende i et andet land.

Midt i gården står der et kirsebærtræ som er lige så gammelt som min mor. Om foråret er hele jorden hvid, og min mormor siger at det sner. Rundt om træet er der en bænk som er malet blå men malingen skaller af, så man kan se at den engang har været grøn. Jeg plejer at pille i den selvom jeg ikke må.

Under trappen ligger Buller. Han er viceværtens kat og han har kun et øre. Han ligner en gammel sørøver. Hvis man sætter sig helt stille ned og vente, kommer han hen og lægger sig på ens fødder. Han spinde så højt at man kan mærke det i tæerne.

En gang da jeg var seks tegnede min fætter og jeg et kæmpe søuhyre med kridt på asfalten. Vi troede at det ville forsvinde når det regnede, men vi havde brugt noget forkert kridt, så det er der stadig. Nu kan man kun se halen og det ene øje. Hver gang jeg kommer kigger det på mig, som om det spørge hvor jeg har været.

Jeg tror at det er derfor jeg godt kan lide gården. Alt andet flytter sig, men her er der nogen ting der bliver.`,
    secondVersion: {
      daysAgo: 20,
      text: `Baggården på Rosengade

Man skal igennem en port for at komme ind i min mormors baggård. Porten er mørk, og der lugter altid lidt af kælder og cykelolie, men når man kommer ud på den anden side, bliver alting lyst. Det er som at gå igennem en tunnel og ende i et andet land.

Midt i gården står der et kirsebærtræ, som er lige så gammelt som min mor. Om foråret er hele jorden hvid, og min mormor siger, at det sner. Rundt om træet er der en bænk, som er malet blå, men malingen skaller af, så man kan se, at den engang har været grøn. Jeg plejer at pille i den, selvom jeg ikke må.

Under trappen ligger Buller. Han er viceværtens kat, og han har kun et øre. Han ligner en gammel sørøver. Hvis man sætter sig helt stille ned og venter, kommer han hen og lægger sig på ens fødder. Han spinder så højt, at man kan mærke det i tæerne.

En gang da jeg var seks, tegnede min fætter og jeg et kæmpe søuhyre med kridt på asfalten. Vi troede, at det ville forsvinde, når det regnede, men vi havde brugt noget forkert kridt, så det er der stadig. Nu kan man kun se halen og det ene øje. Hver gang jeg kommer, kigger det på mig, som om det spørger, hvor jeg har været.

Jeg tror, at det er derfor, jeg godt kan lide gården. Alt andet flytter sig, men her er der nogen ting, der bliver.`,
    },
  },
  {
    homework: '7a-sted',
    exerciseSlug: 'et-sted-jeg-kender',
    pupil: 'alma-oestergaard',
    state: 'ready',
    daysAgo: 29,
    grade: '12',
    gradeVisible: true,
    feedback:
      'Alma, det her er en tekst, som jeg gerne vil læse op for klassen, hvis du siger ja. Du stoler på, at læseren selv kan regne ud, hvorfor værkstedet er vigtigt, og det er meget svært at gøre. Din næste udfordring er at variere, hvordan du begynder dine sætninger.',
    text: `Værkstedet

Døren binder. Man skal løfte den en lille smule i håndtaget og sparke forsigtigt til den nederst, og så går den op med et suk, som om huset har holdt vejret. Det er det første, man lærer, når man vil ind i min farfars værksted.

Derinde er der altid halvmørkt. Lyset falder ind gennem to små ruder, der er så støvede, at solen ligner mælk. På væggen hænger værktøjet på søm, og bag hvert stykke har farfar tegnet omridset med en tyk blyant, så man kan se, hvad der mangler. En hammer har sin hammerskygge. En sav har sin savskygge. Helt ude til højre er der en skygge, som ingen kan huske, hvad forestiller.

Der dufter af træ og lim og kold kaffe. Radioen står på en hylde for sig selv og spiller så lavt, at man kun kan høre, om det er musik eller snak. Jeg sidder på den høje taburet og sorterer skruer i syltetøjsglas, og farfar høvler. Det lyder som sko i tør sne. Spånerne krøller sig sammen og lægger sig om hans fødder som lyse katte.

Vi siger ikke ret meget. Engang spurgte jeg, hvad han lavede, og han svarede, at det vidste træet nok. Tre uger senere stod der en fuglekasse på mit skrivebord.

Når jeg går derfra, løfter jeg i døren, så den ikke skraber mod gulvet. Jeg har stadig savsmuld i håret, når jeg lægger mig til at sove.`,
  },
  {
    homework: '7a-sted',
    exerciseSlug: 'et-sted-jeg-kender',
    pupil: 'hassan-yildiz',
    state: 'ready',
    daysAgo: 26,
    grade: '4',
    gradeVisible: true,
    feedback:
      'Hej Hassan. Man kan høre, at du elsker den bane! Det er godt set, at lyden af bolden mod hegnet er som en alarm. Du skifter mellem nutid og datid flere steder. Læs teksten højt, og vælg én tid. Husk også at sætte punktum noget oftere, så læseren kan trække vejret.',
    text: `Min bane

Mit sted er fodboldbanen bag blok 14. Når man kommer fra indgangen kan man høre den før man kan se den fordi bolden rammer heget og det lyder som en alarm, det er et højt metal hegn og der er huller i det hvor man kan kravle igennem.

Banen er af kunst græs men det er slidt så meget at der er sort i midten og når det har regnet bliver der en stor sø foran det ene mål. Vi kalder den for Søen og hvis bolden ryger derud skal den der sparkede hente den. Jeg har hentet den mange gange.

Der lugter af gummi og nogen gange af grill fordi folk sidder på altanerne og laver mad. Så bliver man mega sulten når man spille. Min mor råbte altid ned til mig fra 4 sal når der er mad og alle de andre griner fordi hun råber på tyrkisk og så siger de det efter hende.

Sidste sommer var der en turnering mellem blokkene, vi var kun fem på holdet fordi Ali havde brækket hans arm. Vi tabte alle kampene undtagen den sidste og der scorede jeg mod blok 9 lige under overlæggeren. Alle løb hen og lagde sig oven på mig og jeg kunne ikke få luft men det var det bedste øjeblik i mit liv.

Det er vigtigt for mig fordi der er altid nogen, man behøver ikke skrive til nogen man går bare ned.`,
  },
  {
    homework: '7a-sted',
    exerciseSlug: 'et-sted-jeg-kender',
    pupil: 'mikolaj-nowak',
    state: 'ready',
    daysAgo: 26,
    grade: '02',
    gradeVisible: true,
    feedback:
      'Kære Mikołaj. Du har kun boet i Danmark i to år, og alligevel får du mig til at se din bedstefars sø helt tydeligt. Sammenligningen med spejlet er smuk. Øv dig i »en« og »et«: Slå tre navneord op, hver gang du skriver, og skriv dem i din ordbog. Jeg har sat streg under de fem vigtigste fejl. Resten tager vi sammen.',
    text: `Sø i Polen

Jeg vil fortælle om en sø som ligge i Polen ved min bedstefar hus. Søen hedder Wigry og den er meget stor. Når man kommer der om morgen er vandet helt stille og det ligner en spejl. Man kan se træerne to gange.

Ved søen er der en lille bro af træ. Den er meget gammel og man skal passe på fordi der mangler nogle bræt. Jeg sidde tit på den sammen med min bedstefar og vi fisker. Han taler ikke så meget men han kan fløjte som fugl. Når han fløjter svarer fuglene ham. Jeg har prøvet også men de svarer ikke på mig.

Det lugter af vand og fyrre træer og af bedstefars tobak. Om aften kan man høre frøer. De er så mange at man ikke kan sove hvis vindue er åben.

En dag fangede jeg en gedde der var 70 centimeter. Den var så stærk at jeg næsten faldt i vandet. Bedstefar holdte mig i bæltet og han grinede så meget at han tabte hans hue i søen. Vi aldrig fandt den igen.

Nu bor jeg i Danmark og jeg savner den sø. Her er også vand men det er hav og det er aldrig stille. Når jeg ikke kan sove så tænker jeg på frøerne.`,
  },
  {
    homework: '7a-sted',
    exerciseSlug: 'et-sted-jeg-kender',
    pupil: 'karla-munk-olesen',
    state: 'handed-in-again',
    daysAgo: 28,
    grade: '10',
    gradeVisible: true,
    feedback:
      'Kære Karla. Du har et fint blik for detaljer, og slutningen er både sjov og vemodig. I første udgave skrev du sammensatte ord i to ord, men det har du fået helt styr på i anden udgave. Nu er du klar til næste trin: at sætte komma på begge sider af en indskudt sætning.',
    text: `Svømme hallen om søndagen

Allerede i omklædnings rummet er luften så varm at ens briller dugger. Man går rundt med hænderne foran sig som en mumie og rammer altid et skab eller en dame. Jeg kender vejen udenad. Tre skridt, til venstre forbi hårtørrerne der lyder som fly, og så ud gennem døren med det tunge håndtag.

Vandet er turkis og lugter af klor. Det lugter ikke godt, men det lugter rigtigt. Om søndagen kl. 8 er der næsten ingen, kun mig og min far og de fire gamle damer som svømmer på række med bade hætter med blomster på. De snakker hele tiden. De har snakket lige siden jeg var fem og jeg tror ikke at de er færdige endnu.

Jeg kan bedst lide at dykke ned til bunden og lægge mig på ryggen. Så er der helt stille. Lyset fra lamperne laver hvide slanger over fliserne, og damernes stemmer lyder som en radio fra naboens have. Der er ingen der kan skrive til en dernede, og ingen der spørger om man har lavet sine lektier.

Den ældste af damerne der hedder Gerda har lært mig at rygcrawle. Hun sagde at man skulle ligge som om man lå på verdens blødeste sofa pude.

Sidste søndag var der kun tre damer. Jeg turde ikke spørge.

Men i går var der fire igen. Gerda havde bare været på Mallorca.`,
    secondVersion: {
      daysAgo: 21,
      text: `Svømmehallen om søndagen

Allerede i omklædningsrummet er luften så varm, at ens briller dugger. Man går rundt med hænderne foran sig som en mumie og rammer altid et skab eller en dame. Jeg kender vejen udenad. Tre skridt, til venstre forbi hårtørrerne, der lyder som fly, og så ud gennem døren med det tunge håndtag.

Vandet er turkis og lugter af klor. Det lugter ikke godt, men det lugter rigtigt. Om søndagen kl. 8 er der næsten ingen, kun mig og min far og de fire gamle damer, som svømmer på række med badehætter med blomster på. De snakker hele tiden. De har snakket, lige siden jeg var fem, og jeg tror ikke, at de er færdige endnu.

Jeg kan bedst lide at dykke ned til bunden og lægge mig på ryggen. Så er der helt stille. Lyset fra lamperne laver hvide slanger over fliserne, og damernes stemmer lyder som en radio fra naboens have. Der er ingen, der kan skrive til en dernede, og ingen, der spørger, om man har lavet sine lektier.

Den ældste af damerne, der hedder Gerda har lært mig at rygcrawle. Hun sagde, at man skulle ligge, som om man lå på verdens blødeste sofapude.

Sidste søndag var der kun tre damer. Jeg turde ikke spørge.

Men i går var der fire igen. Gerda havde bare været på Mallorca.`,
    },
  },
  {
    homework: '7a-sted',
    exerciseSlug: 'et-sted-jeg-kender',
    pupil: 'emil-rosenlund',
    state: 'ready',
    daysAgo: 25,
    grade: '02',
    gradeVisible: false,
    feedback:
      'Hej Emil. Du har fundet et rigtig godt sted at skrive om, og det med uglen er spændende. Brug skrivehjælperen næste gang, og lad den læse teksten højt for dig, så kan du selv høre, hvor der mangler ord. Vi kigger på dobbeltkonsonant sammen på torsdag: »hule« og »hulle«.',
    text: `Min hulle

jeg har en hulle ude i skoven den er bag min onkels gård. man skal gå over en mark og så kravle under et hejn der er strøm på så man skal pase på. Jeg har fået stød 2 gange.

hullen er lavet af grene og en gamel presening. inde i den er der en stol som vi fant på gænbrugs pladsen og en kase med kiks. der luter af jord og lit af mus. når det rejner kan man høre det på preseningen det lyder som når man hælder ris i en gryde.

min ven Jeppe og mig sov der en nat i somers. vi havde sove poser med og lomelykter. midt om natten kom der en lyd lige uden for det lød som et menske der skreg. Vi turde ikke trekke vejret. Jeppe begynte at græde men det må jeg ikke sige. så lyste jeg ud og det var bare en ule der sad på en gren og kikede på os.

om morgnen var der rim på græset og vi spiste alle kiksne. det var den bedste mad jeg har fåt.

jeg kan godt li at være der for der er ikke noen der siger man skal læse op`,
  },
  {
    homework: '7a-sted',
    exerciseSlug: 'et-sted-jeg-kender',
    pupil: 'nanna-friis-holt',
    state: 'ready',
    daysAgo: 28,
    grade: '10',
    gradeVisible: true,
    feedback:
      'Kære Nanna. Hvor er det godt fundet på at lade læseren tælle trinnene sammen med dig! Du bruger hørelsen mere end synet, og det passer perfekt til en trappeopgang. Arbejd videre med komma foran »som« og »der«, når de begynder en ledsætning.',
    text: `64 trin

Der er 64 trin op til os. Jeg har talt dem så mange gange, at mine ben kan dem bedre end mit hoved.

Nede ved døren hænger postkasserne. Vores går ikke rigtigt i lås, så den klapper, når det blæser. Der lugter af våd hund, fordi fru Holmgaard i stuen har en labrador som altid ligger på måtten og venter på, at nogen vil klø den. Jeg har tid hver dag.

På trin 16 bor der en der spiller klaver. Jeg har aldrig set vedkommende. Der står kun K. Lund på døren. Det er altid det samme stykke, og det går altid i stå det samme sted lige før det bliver rigtig flot. Nogle gange stiller jeg mig uden for døren og holder vejret og tænker: nu. Men nej.

På trin 32 er der et vindue med farvet glas. Om eftermiddagen kaster det en rød og en blå plet på væggen, og da jeg var lille, troede jeg, at det var dér man skulle trykke for at få et ønske opfyldt.

På trin 48 dufter der af karry, og så ved jeg at jeg næsten er hjemme.

I onsdags kom jeg sent hjem. Jeg havde haft en dårlig dag, den slags hvor alting sidder fast i halsen. På trin 16 gik musikken i gang. Den kom til stedet. Den stoppede. Og så, efter lang tid, spillede den videre.

Jeg satte mig på trappen og hørte det hele. De sidste 48 trin løb jeg.`,
  },
];
