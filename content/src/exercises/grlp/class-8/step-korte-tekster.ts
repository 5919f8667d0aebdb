import { choice, lists, read, several, type StepDraft } from '../../markup/index.ts';

export const korteTekster: StepDraft = {
  title: 'Korte tekster',
  intro:
    'Læs to læserbreve om det samme emne, og svar på spørgsmålene. Bagefter skal du vælge de ord, der mangler i en tekst.',
  seconds: 1200,
  items: [
    read({
      title: 'Skal skolen købe sofaer?',
      byline: 'To læserbreve fra skolebladet',
      text: `Giv os et sted at sidde. Elevrådet har 20.000 kroner til overs, og vi foreslår, at pengene bliver brugt på sofaer til gangen ved 8. klasserne. Som det er nu, sidder vi på gulvet med ryggen mod radiatoren, og den, der kommer sidst, sidder i døråbningen. I en undersøgelse, som vi selv har lavet, svarer 81 ud af 96 elever, at de gerne vil blive indenfor i frikvarteret, når det regner, men at de ikke har noget sted at være. Man lærer ikke af at fryse. Vil man have elever, der passer på skolen, må man give dem noget, der er værd at passe på. Merle, 8.B

Sofaer varer kort. Jeg forstår godt Merle, for jeg sidder selv ved radiatoren. Alligevel er jeg imod. Min storesøster gik her, dengang skolen sidst købte sofaer. Efter et år var de så slidte, at pedellen kørte dem på genbrugspladsen, og han måtte betale for at komme af med dem. Desuden synes jeg, at undersøgelsen er lidt underlig: Man har spurgt, om vi vil blive indenfor, men ikke, om vi vil have sofaer. Brug hellere pengene på et halvtag i gården. Det kan holde i tredive år, og så kan også 4. klasserne få glæde af det. Det er jo også deres penge. Iben, 8.A`,
      questions: [
        choice(
          'Hvor kommer de 81 ud af 96 fra?',
          'fra en undersøgelse, som elever har lavet',
          [
            'fra en undersøgelse, som skolen har lavet',
            'fra en optælling af sofaer på skolen',
            'fra et møde i skolens elevråd',
          ],
          'Merle skriver, at de selv har lavet undersøgelsen.',
        ),
        choice(
          'Hvad er Ibens indvending mod undersøgelsen?',
          'at den ikke spurgte om det, pengene skal bruges til',
          [
            'at der var for få elever, der svarede på den',
            'at eleverne ikke svarede helt ærligt på spørgsmålene',
            'at den blev lavet på en dag med regn og kulde',
          ],
          'Den spurgte, om eleverne ville blive indenfor, men ikke, om de ville have sofaer.',
        ),
        choice(
          'Hvad er de to enige om?',
          'at der mangler et godt sted at være',
          [
            'at pedellen har for meget at lave',
            'at sofaer er for dyre for skolen i længden',
            'at elevrådet bør bestemme mindre',
          ],
          'Iben sidder selv ved radiatoren og forstår Merle.',
        ),
        choice(
          'Hvad mener Merle med »noget, der er værd at passe på«?',
          'Pæne omgivelser får elever til at opføre sig bedre.',
          [
            'Skolen bør låse dyre møbler inde efter skoletid.',
            'Elever skal selv betale for det, de ødelægger.',
            'Radiatoren går i stykker af at blive siddet op ad.',
          ],
          'Hun mener, at elever passer på skolen, hvis den giver dem noget godt.',
        ),
        several(
          'Hvilke grunde bruger Iben for et halvtag?',
          ['Det holder længe.', 'Flere klasser kan bruge det.'],
          ['Det er billigere end sofaer.', 'Det er varmere end gangen.', 'Det kan bygges af eleverne.'],
          'Hun skriver, at det kan holde i tredive år, og at 4. klasserne også får glæde af det.',
        ),
        choice(
          'Hvorfor nævner Iben sin storesøster?',
          'for at vise, at det er gået galt før',
          [
            'for at vise, at hun kender elevrådet',
            'for at vise, at ældre elever er klogere',
            'for at vise, at skolen er gammel',
          ],
          'Søsteren gik på skolen, da de forrige sofaer blev slidt op på et år.',
        ),
      ],
    }),
    lists(
      'De fleste tror, at man husker noget bedst ved at læse det igen og igen. {Men|Derfor|Nemlig} forsøg tyder på det modsatte. I et af dem skulle to grupper lære den samme tekst. Den ene gruppe læste teksten fire gange, {mens|fordi|indtil} den anden læste den én gang og derefter tre gange skrev alt ned, som de kunne huske. Efter fem minutter klarede den første gruppe sig {bedst|dårligst|ens}. En uge senere var billedet {vendt|malet|glemt}: Nu var det dem, der havde skrevet, som huskede mest. Forklaringen er sandsynligvis, at hjernen styrker det, den selv må {lede efter|se bort fra|skrive af}. At det føles sværere, er {altså|ellers|desværre} ikke et tegn på, at man gør det forkert.',
      'Se både på sætningen før og på sætningen efter.',
    ),
    lists(
      'Når isen i Grønland smelter tidligere, må fangerne ændre deres {vaner|sprog|udseende}. Mange steder er havisen blevet for tynd til at {bære|dække|afkøle} hundeslæder. Nogle sejler {i stedet|forgæves|baglæns} ud i små både og fisker hellefisk, som kan sælges til fabrikkerne. Men hunde, der ikke {trækker|spiser|fryser} noget, koster det samme at fodre. Derfor har antallet af slædehunde været {faldende|svingende|uændret} i mange år.',
      'Tynd is kan ikke bære, og hunde, der ikke bliver brugt, er en udgift.',
    ),
  ],
};
