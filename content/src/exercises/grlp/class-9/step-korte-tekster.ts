import { choice, lists, read, several, type StepDraft } from '../../markup/index.ts';

export const korteTekster: StepDraft = {
  title: 'Korte tekster',
  intro:
    'Læs to debatindlæg og en faktaboks om det samme emne, og svar på spørgsmålene. Bagefter skal du vælge de ord, der mangler i to tekster.',
  seconds: 1200,
  items: [
    read({
      title: 'Skolestart klokken ni?',
      byline: 'To debatindlæg og en faktaboks fra en lokalavis',
      text: `Lad os sove. Kroppens indre ur bliver forsinket i puberteten. Det er ikke noget, vi unge har fundet på, men noget, søvnforskere har målt igen og igen. Alligevel ringer skolen ind klokken otte, og så undrer man sig over, at en 9. klasse er stum som en østers mandag morgen. På Bakkeskolen flyttede man i august den første time til klokken ni for de ældste. Allerede inden jul var antallet af elever, der kom for sent, faldet fra 60 til 30 om ugen. Samtidig steg karaktererne i matematik. Og så er det gratis! Hvad venter politikerne på? Johan Lykke, 9. klasse

Hvem betaler for gratis? Jeg har læst Johan Lykkes indlæg med interesse, og jeg betvivler ikke hans søvn. Jeg betvivler hans regnskab. Når timerne begynder senere, slutter de også senere, og så skal de ældste bruge hallen på det tidspunkt, hvor de yngste træner nu. Gratis er det altså kun, hvis man ikke tæller andres tid med. Og Bakkeskolen? I samme uge, som den flyttede den første time, fik den en ny busrute lige til døren. Jeg tror gerne, at unge er trætte. Men en telefon, der bliver slukket klokken ti om aftenen, er et billigere sted at begynde. Karen Dahl, formand for idrætsforeningen

Fakta om Bakkeskolens forsøg: Skolen har 300 elever i 7.-9. klasse. De blev spurgt før og efter forsøget. På skoledage sov de i gennemsnit 7 timer og 10 minutter før forsøget og 7 timer og 40 minutter efter. Andelen, der følte sig trætte i den første time, faldt fra 60 til 45 procent. Karaktergennemsnittet i matematik gik fra 6,9 til 7,0. Hver fjerde elev svarede, at de havde fået mindre tid til at dyrke fritidsinteresser.`,
      questions: [
        choice(
          'Hvor meget længere sov eleverne i gennemsnit under den nye ordning?',
          'en halv time',
          ['et kvarter', 'fyrre minutter', 'en hel time'],
          'De sov 7 timer og 10 minutter før og 7 timer og 40 minutter efter.',
        ),
        choice(
          'Hvor mange elever i 7.-9. klasse følte sig trætte i den første time efter forsøget?',
          'cirka 135',
          ['cirka 45', 'cirka 165', 'cirka 180'],
          '45 procent af de 300 elever er 135.',
        ),
        choice(
          'Hvilken af Johans oplysninger er rigtig, men lyder af mere, end den er?',
          'at karaktererne er steget',
          ['at unges indre ur er forsinket', 'at den første time er flyttet', 'at skolen ringer ind klokken otte'],
          'Faktaboksen viser, at gennemsnittet kun gik fra 6,9 til 7,0.',
        ),
        choice(
          'Hvorfor nævner Karen Dahl busruten?',
          'Den kan være grunden til, at flere nåede frem til tiden.',
          [
            'Den har været dyr, så forsøget har slet ikke været gratis.',
            'Den gør det lettere for de yngste at komme til træning.',
            'Den kører så sent, at de ældste ikke kan nå hjem.',
          ],
          'Hun peger på en anden forklaring på, at færre kom for sent.',
        ),
        choice(
          'Hvad mener Karen Dahl med, at hun betvivler Johans regnskab?',
          'Han overser, at forslaget koster andre mennesker tid.',
          [
            'Han regner forkert, når han bruger procenter.',
            'Han har selv fundet på tallene fra skolen.',
            'Han tror, at idrætsforeningen har mange penge.',
          ],
          'Hun skriver, at det kun er gratis, hvis man ikke tæller andres tid med.',
        ),
        several(
          'Hvilke oplysninger i faktaboksen støtter bedst Karen Dahls synspunkt?',
          ['at hver fjerde fik mindre tid til fritidsinteresser', 'at karaktererne næsten var uændrede'],
          ['at eleverne sov længere på skoledage', 'at færre følte sig trætte i den første time'],
          'Hun mener, at forslaget går ud over fritiden, og at virkningen er mindre, end Johan siger.',
        ),
      ],
    }),
    lists(
      'På mange verdenskort ser Grønland ud til at være lige så stort som Afrika. I virkeligheden er Afrika omkring fjorten gange {større|mindre|tættere}. Fejlen {skyldes|medfører|beviser} ikke, at nogen har målt forkert. Jorden er rund, og man kan ikke brede en kugle ud på et stykke papir, {uden at|for at|så at} noget bliver strakt. Den metode, der er blevet brugt mest, stammer fra 1569 og var {beregnet til|opkaldt efter|forbudt for} sømænd: En fast kurs blev til en ret linje på kortet. Det var en stor {fordel|omvej|fejl} til søs. Til gengæld vokser landene på kortet, jo {længere|nærmere|hurtigere} man kommer væk fra ækvator. {Derfor|Alligevel|Ellers} fylder de nordlige lande mere på væggen, end de gør på kloden.',
      'Kortet gør det, der ligger langt fra ækvator, for stort. Se, hvordan sætningerne hænger sammen.',
    ),
    lists(
      'Da penicillin kom i brug i 1940’erne, kunne man pludselig {helbrede|fremkalde|forudsige} sygdomme, som før havde været livsfarlige. Men bakterier formerer sig hurtigt, og nogle få af dem kan {tilfældigvis|med vilje|desværre ikke} tåle medicinen. De overlever, {mens|før|hvis} de andre dør, og deres efterkommere {arver|glemmer|ødelægger} evnen. Jo oftere vi bruger medicinen, {desto|selv om|medmindre} flere af den slags bakterier bliver der. Alexander Fleming, der opdagede penicillinen, {advarede|lovede|drømte} allerede i 1945 om faren. {Ikke desto mindre|Som følge heraf|Med andre ord} fik mange i årevis antibiotika mod forkølelse, som skyldes virus, og som medicinen er {uden virkning på|lavet af|effektiv imod}.',
      'De bakterier, der tåler medicinen, bliver tilbage og formerer sig. Mod virus virker den ikke.',
    ),
  ],
};
