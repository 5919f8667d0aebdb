import { choice, read, several, type StepDraft } from '../../markup/index.ts';

export const laesGrundigt: StepDraft = {
  title: 'Læs grundigt',
  intro: 'Læs novellen, og svar på spørgsmålene. Du må gerne kigge tilbage i teksten, så tit du vil.',
  seconds: 1500,
  items: [
    read({
      title: 'Nyt fra Horsens',
      text: `Fru Winther betalte mig 60 kroner i timen for at læse avisen højt, og hun ville have det hele: udlandet, indlandet, dødsannoncerne og vejret. Kun sporten skulle jeg springe over. »Den slags,« sagde hun, »bør man enten selv dyrke eller lade være med at tale om.«

Jeg kom hver torsdag efter skole. Hun sad i den højryggede stol med ansigtet mod vinduet, selv om hun kun kunne skelne dag fra nat. I 41 år havde hun været lærer på den skole, hvor jeg nu gik i niende, og man kunne stadig høre det. Læste jeg for hurtigt, løftede hun en pegefinger. Mumlede jeg, lagde hun hovedet på skrå og ventede, til jeg begyndte forfra.

Jeg ved ikke, hvorfor jeg gjorde det den første gang. Det var i november, regnen stod ned ad ruden, og avisen var fuld af krig og renter. Midt i en artikel om boligmarkedet hørte jeg mig selv sige: »I Horsens har en elefant i går forladt et cirkus. Den blev senest set i en rundkørsel.«

Fru Winther rynkede panden. »En elefant?«

»Det står her.«

»Hvilken vej rundt?«

Jeg så ned i boligmarkedet. »Den rigtige,« sagde jeg.

»Godt,« sagde fru Winther. »Læs videre.«

Efter den dag kom der som regel lidt nyt fra Horsens. Elefanten overnattede i en vaskehal. Den stillede sig op foran et bageri og var ikke til at overtale. En enke tilbød den sin garage. Jeg lagde det altid ind mellem to rigtige artikler, kort og i det samme tonefald, og jeg begyndte at glæde mig til torsdag på en måde, som jeg ikke fortalte nogen om.

Så kom den torsdag i februar, hvor det stod på forsiden. Jeg kendte det i forvejen. Det havde siddet med ved bordet hjemme hos os siden mandag. Far stod op klokken fire, som han plejede, og satte sig ud i køkkenet med jakken på, og der blev han siddende. Nu stod det her med store bogstaver: Slagteriet lukker. 430 mister arbejdet. Der var et billede af nogle mænd ved porten. De var fotograferet bagfra, men den jakke ville jeg have kendt hvor som helst.

»Nå?« sagde fru Winther. »Forsiden.«

Jeg læste om en bro, der skulle males. Den stod på side syv. Bagefter læste jeg om renten. Min stemme var udmærket. Jeg bladrede endda, mens jeg talte, så man ikke kunne høre, at der manglede noget.

Hun sad helt stille. »Og mere var der ikke?« spurgte hun, da jeg tav.

»Nej,« sagde jeg. »Det var en stille dag.«

På hylden bag hende stod radioen. Jeg havde set den hundrede gange. Det var først nu, jeg lagde mærke til, at der lyste en lille grøn lampe i den. Den var ikke slukket. Den var bare skruet ned, som man gør, når man får gæster.

Varmen steg op i ansigtet på mig. Jeg regnede baglæns: bageriet, vaskehallen, rundkørslen. Hun havde rettet på mig, hver eneste gang jeg lagde trykket forkert i et fremmedord. Men til elefanten havde hun aldrig sagt andet end »godt«.

»Fru Winther,« sagde jeg.

Hun løftede pegefingeren, og jeg holdt inde. Udenfor var det ved at blive mørkt. Hun havde vendt ansigtet mod ruden, som om hun også kunne se det.

»Hils din far,« sagde hun.

Jeg nikkede, indtil jeg kom i tanke om, at det kunne hun ikke bruge til noget. »Ja,« sagde jeg.

Så rettede hun på tæppet over sine knæ. »Du har sprunget noget over,« sagde hun med den stemme, hun måtte have brugt i 41 år. »Hvad blev der af elefanten?«

Jeg bredte avisen ud igen. Jeg så på porten, på mændene og på ryggen i den jakke, og jeg læste højt og tydeligt og ikke for hurtigt: »Elefanten fra Horsens er endnu ikke kommet hjem. Den ved ikke rigtig, hvor den skal gøre af sig selv. Men den har fundet et sted, hvor den kan stå i læ.«

»Godt,« sagde fru Winther. »Og så forsiden. Når du er klar.«`,
      questions: [
        choice(
          'Hvordan mærker man, at fru Winther har været lærer?',
          'Hun retter på den måde, der bliver læst på.',
          [
            'Hun vil vide, hvordan det går i skolen.',
            'Hun vil kun høre om alvorlige emner som krig.',
            'Hun giver gode råd om, hvad man bør læse.',
          ],
          'Hun løfter en pegefinger eller lægger hovedet på skrå, når oplæsningen ikke er god nok.',
        ),
        choice(
          'Hvad får formentlig fortælleren til at digte den første nyhed?',
          'Dagens avis er trist og kedelig.',
          [
            'Fru Winther beder om noget sjovt.',
            'En artikel er svær at forstå.',
            'Der er ikke flere artikler tilbage i avisen.',
          ],
          'Det regner, og avisen er fuld af krig og renter.',
        ),
        choice(
          '»Jeg så ned i boligmarkedet.« Hvorfor står den sætning der?',
          'Den minder os om, at elefanten er opdigtet.',
          [
            'Den viser, at fortælleren er træt af at læse højt.',
            'Den forklarer, hvor elefanten er på vej hen.',
            'Den fortæller, at avisen skriver om to emner på samme side.',
          ],
          'Fortælleren siger, at det står i avisen, men ser ned i en artikel om noget helt andet.',
        ),
        choice(
          'Hvorfor læser fortælleren nyhederne fra Horsens i samme tonefald som resten?',
          'De skal lyde, som om de er ægte.',
          [
            'De skal være færdige, før timen er gået.',
            'De er lige så triste som de andre.',
            'De må ikke vække andre i huset.',
          ],
          'De bliver lagt ind mellem rigtige artikler, så de ikke skiller sig ud.',
        ),
        choice(
          '»Det havde siddet med ved bordet hjemme hos os siden mandag.« Hvad menes der?',
          'Familien har ikke kunnet tænke på andet.',
          [
            'Familien har haft en gæst boende i nogle dage.',
            'Familien har talt åbent og roligt om det hele.',
            'Familien har gemt avisen for at læse den sammen.',
          ],
          'Lukningen er til stede hele tiden, som om den var en person ved bordet.',
        ),
        choice(
          'Hvorfor bliver forsiden ikke læst højt?',
          'Den rammer fortællerens egen familie.',
          [
            'Den fylder for meget til en time.',
            'Den ligner for meget noget opdigtet.',
            'Den ville gøre fru Winther utryg og bekymret.',
          ],
          'Far er en af dem, der mister arbejdet. Hans jakke er med på billedet.',
        ),
        choice(
          '»Min stemme var udmærket.« Hvad fortæller det om fortælleren?',
          'at det kræver en indsats at virke rolig',
          [
            'at det er blevet nemt at læse højt',
            'at nyheden ikke gør noget særligt indtryk længere',
            'at der er grund til at være stolt af løgnen',
          ],
          'Den, der lægger mærke til sin egen stemme, er ved at skjule noget.',
        ),
        several(
          'Hvad går op for fortælleren ved synet af den grønne lampe?',
          ['at fru Winther kender nyheden på forsiden', 'at fru Winther hele tiden har gennemskuet elefanten'],
          ['at fru Winther kan se mere, end hun siger', 'at fru Winther ikke har hørt efter før nu'],
          'Hun hører radio, så hun ved, hvilke nyheder der er opdigtet, og hvilke der mangler.',
        ),
        choice(
          'Hvorfor har fru Winther ikke afsløret historierne om elefanten?',
          'Hun har holdt af at høre, hvordan de gik videre.',
          [
            'Hun har selv troet på dem til nu.',
            'Hun har ventet på, at de blev indrømmet.',
            'Hun har ikke turdet sige det højt.',
          ],
          'Hun retter alt andet, men her siger hun »godt« og spørger selv efter fortsættelsen.',
        ),
        choice(
          'Hvad viser det, at fru Winther siger »Hils din far«?',
          'Hun ved besked og vil vise medfølelse.',
          [
            'Hun er fornærmet og vil klage til ham.',
            'Hun vil skifte emne, fordi hun keder sig.',
            'Hun er blevet træt og vil være alene.',
          ],
          'Hun siger ikke noget om slagteriet, men hilsenen viser, at hun ved, hvem det går ud over.',
        ),
        choice(
          'Hvem handler den sidste nyhed om elefanten også om?',
          'faderen, der står uden arbejde',
          ['fru Winther, der har mistet synet', 'enken, der har en tom garage', 'slagteriets ejer, der lukker'],
          'Fortælleren ser på ryggen i jakken, mens der bliver digtet om en, der ikke ved, hvor den skal gøre af sig selv.',
        ),
        choice(
          'Hvordan skal fru Winthers sidste ord, »Når du er klar«, forstås?',
          'Det svære skal siges, men det må gerne tage den tid, det tager.',
          [
            'Det er på tide at læse hurtigere, for timen er snart forbi.',
            'Det er forbudt at digte flere nyheder efter i dag.',
            'Det er bedst at gemme forsiden til en anden torsdag.',
          ],
          'Hun holder fast i forsiden, men lader fortælleren bestemme hvornår.',
        ),
      ],
    }),
  ],
};
