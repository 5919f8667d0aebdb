import { choice, read, several, type StepDraft } from '../../markup/index.ts';

export const laesGrundigt: StepDraft = {
  title: 'Læs grundigt',
  intro: 'Læs novellen, og svar på spørgsmålene. Du må gerne kigge tilbage i teksten, så tit du vil.',
  seconds: 1500,
  items: [
    read({
      title: 'Klassens time',
      text: `Elias opdagede det i det sekund, klokken ringede. Han havde husket madpakken, gymnastiktøjet og bogen fra biblioteket. Det eneste, han ikke havde husket, var kagen.

»Det gør ikke noget,« sagde Birgitte, der var klassens lærer. Hun sagde det på den måde, voksne siger det på, når det gør noget. Det var fredag, de skulle have klassens time, og på listen på væggen stod Elias med rødt.

Elias havde kun gået i 6.B i fem uger. I den tid havde de fået Violas drømmekage i tre lag, Karls lagkage med en fodboldbane på toppen og Sofies små kager, der lignede ugler. Han havde haft ondt i maven siden mandag. Det var mor, der plejede at bage. Men mor boede i Aalborg nu, og hjemme hos Elias var der kun far, som kørte bus om natten, og som aldrig før havde åbnet en pose mel.

Så bankede det på.

Far stod i døren. Han havde stadig sin uniform på, og han holdt en bradepande foran sig med begge hænder, som om der lå en sovende baby i den. Der var mel i hans ene øjenbryn. »Undskyld,« sagde han. »Der er vist en, der har glemt noget.«

Kagen var brun og lidt skæv. Midt på den stod der 6.B med hvid glasur, og bogstavet lignede mest et ottetal.

»Jeg har ikke prøvet det før,« sagde far til klassen. »Jeg begyndte klokken fem i morges, da jeg fik fri. Men nu er den her.« Han så så træt og stolt ud, at Elias måtte kigge ned i bordet.

»Så bliver du da og får et stykke,« sagde Birgitte.

»Jeg skal hjem og sove,« sagde far. Men han blev stående. Han ville se den første bid.

Birgitte skar for, og alle fik et stykke på en serviet. Elias tog en mundfuld, og i det samme vidste han det. Hjemme i skabet stod der to ens glas. I det ene var der sukker. I det andet var der ikke sukker.

Det var, som om nogen havde hældt hele Vesterhavet ned i en bradepande. Karl, der sad over for ham, holdt op med at tygge. Sofie så ud, som om hun havde fået øje på noget farligt oppe under loftet. Birgitte blev meget rød i hovedet og greb efter sit vandglas. Der var helt stille i klassen, og i døren stod far og smilede.

Elias ventede på, at den første skulle spytte ud. Det blev nok Viola. Viola sagde altid, hvad hun mente. I tirsdags havde hun fortalt skolens leder, at hans slips lignede en fisk.

Viola slugte. Det tog lang tid. Så rejste hun sig, gik op til bordet og rakte sin serviet frem.

»Må jeg få et stykke til?« spurgte hun.

»Det kan du tro!« sagde far.

Så tog Karl også et stykke til, og Sofie spurgte efter opskriften. Nogen begyndte at klappe. Far bukkede så dybt, at kasketten faldt af, og gik ned ad gangen. De kunne høre, at han fløjtede.

Først da døren til gården smækkede, løb hele klassen. De stod i kø ved vandhanen, og Karl drak så længe, at Birgitte måtte trække ham væk.

»Hvorfor gjorde du det?« spurgte Elias.

Viola tørrede sig om munden med ærmet. »Min far har aldrig været på skolen,« sagde hun. »Ikke én eneste gang.«

Da Elias kom hjem, var far lige stået op. Han sad ved køkkenbordet med et lille stykke kage, som han havde gemt til sig selv. Der manglede en bid af det, og ved siden af stod der et meget stort glas vand.

De så på hinanden.

»Sagde de ikke noget?« spurgte far til sidst.

»Viola tog to stykker.«

Far tænkte sig om. Så begyndte det at trække opad i begge hans mundvige.

»Elias,« sagde han. »Det er en god klasse, du er kommet i.«`,
      questions: [
        choice(
          'Hvad mener Birgitte egentlig, da hun siger, at det ikke gør noget?',
          'at det er ærgerligt',
          ['at det er helt i orden', 'at det er fars skyld', 'at det er godt, for hun kan ikke lide kage'],
          'Hun siger det, som voksne gør, når det faktisk gør noget.',
        ),
        choice(
          'Hvorfor har Elias haft ondt i maven siden mandag?',
          'Han er nervøs for, om kagen bliver god nok.',
          ['Han har spist for mange kager.', 'Han er bange for sin nye lærer.', 'Han har glemt at lave sine lektier.'],
          'De andre i den nye klasse har haft flotte kager med, og hjemme hos Elias er der ingen, der kan bage.',
        ),
        choice(
          'Hvorfor er det ikke hans mor, der har bagt?',
          'Hun bor ikke sammen med dem.',
          ['Hun kører bus om natten.', 'Hun har aldrig lært at bage.', 'Hun skulle møde tidligt på arbejde.'],
          'Hun bor i Aalborg nu.',
        ),
        choice(
          'Hvad viser den måde, far holder bradepanden på?',
          'Han passer godt på kagen.',
          ['Han synes, at den er tung.', 'Han er bange for at brænde sig.', 'Han vil gemme kagen for klassen.'],
          'Han holder den, som om der lå en sovende baby i den.',
        ),
        choice(
          'Hvorfor bliver far stående i døren?',
          'Han vil se, om de kan lide kagen.',
          [
            'Han vil følges med Elias hjem fra skole.',
            'Han er for træt til at gå ned ad gangen.',
            'Han skal have sin bradepande med.',
          ],
          'Han vil se den første bid.',
        ),
        choice(
          '»I det andet var der ikke sukker.« Hvad var der i glasset?',
          'salt',
          ['mel', 'kakao', 'sand'],
          'Det smager, som om nogen har hældt hele Vesterhavet i.',
        ),
        choice(
          'Hvorfor tror Elias, at Viola vil spytte ud som den første?',
          'Hun siger altid sin mening.',
          ['Hun kan ikke lide ham.', 'Hun er den kræsneste i hele klassen.', 'Hun har fået det største stykke.'],
          'Hun har også sagt til skolens leder, at hans slips lignede en fisk.',
        ),
        several(
          'Hvad gør klassen, så far ikke opdager noget?',
          ['De tager et stykke til.', 'De spørger efter opskriften.', 'De venter med at drikke, til han er gået.'],
          ['De gemmer kagen i deres servietter.', 'De siger, at de allerede er mætte.'],
          'Viola og Karl tager mere, Sofie spørger efter opskriften, og først da far er gået, løber de til vandhanen.',
        ),
        choice(
          'Hvorfor beder Viola om et stykke til?',
          'Hun synes, at far fortjener det.',
          [
            'Hun har lovet Karl at gøre det.',
            'Hun vil gerne drille Elias foran de andre.',
            'Hun kan godt lide, at kagen er salt.',
          ],
          'Hendes egen far har aldrig været på skolen, men Elias’ far er kommet med en kage.',
        ),
        choice(
          'Hvordan opdager far, hvad der er galt med kagen?',
          'Han smager selv på den, da han står op.',
          ['Han får det at vide af Elias.', 'Han ser det på børnenes ansigter.', 'Han bliver ringet op af Birgitte.'],
          'Der mangler en bid af det stykke, han har gemt, og der står et stort glas vand.',
        ),
        choice(
          'Hvordan har far det til sidst?',
          'Han kan se det sjove i det.',
          ['Han er flov og vil ikke tale om det.', 'Han er vred på klassen.', 'Han er ked af, at han vågnede.'],
          'Det trækker opad i begge hans mundvige.',
        ),
        choice(
          'Hvorfor siger far, at det er en god klasse?',
          'De ville ikke såre ham, selv om kagen smagte grimt.',
          [
            'De havde selv haft meget flotte kager med.',
            'De kunne godt lide den kage, han havde bagt.',
            'De hjalp Elias med at huske sine ting.',
          ],
          'Han har selv smagt på kagen og forstår, at de spiste den for hans skyld.',
        ),
      ],
    }),
  ],
};
