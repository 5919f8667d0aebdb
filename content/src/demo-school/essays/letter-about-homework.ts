import type { DemoEssay } from '../demo-school-schema.ts';

/** 7.A, »Læserbrev: Væk med lektierne?«: still open, so mostly drafts. The errors in the pupils' texts are there on purpose. */
export const homeworkLetterEssays: readonly DemoEssay[] = [
  {
    homework: '7a-lektier',
    exerciseSlug: 'laeserbrev-om-lektier',
    pupil: 'elev2',
    state: 'draft',
    daysAgo: 0,
    text: `Lektier er ikke problemet

Karla Juhl Iversen skriver i sit læserbrev at lektier bør afskaffes i hele folkeskolen. Jeg forstår godt at hun er træt, men jeg tror at hun skyder på det forkerte mål.

For det første skriver Karla at hendes mor har fri når hun har fri. Det er måske rigtigt for hendes mor. Min mor er sygeplejerske, og hun læser tit om aftenen når der kommer nye regler eller ny medicin. Min far retter`,
  },
  {
    homework: '7a-lektier',
    exerciseSlug: 'laeserbrev-om-lektier',
    pupil: 'sofie-amalie-riis',
    state: 'handed-in',
    daysAgo: 0,
    text: `Lav lektierne i skolen

I læserbrevet »Giv os aftenerne tilbage« foreslår Karla Juhl Iversen, at man afskaffer alle lektier. Jeg er enig i det meste, men ikke i det hele.

Karla har ret i, at lektier gør forskellen på eleverne større. Jeg har selv en storesøster, der læser til ingeniør, og når jeg går i stå i matematik, kan jeg bare banke på hendes dør. Min bedste veninde er enebarn, og hendes far arbejder om natten. Vi får de samme opgaver for, men vi har ikke den samme chance for at løse dem. Det er ikke retfærdigt.

Hun skriver også, at lektier ikke giver gode vaner, men kun dårlig samvittighed. Der er jeg uenig. Jeg spiller violin, og jeg ville aldrig have lært det, hvis jeg kun spillede, når min lærer stod ved siden af. Nogle ting skal man øve alene. Det gælder for eksempel tabeller og engelske gloser.

Problemet er altså ikke, at vi øver os. Problemet er hvor. Derfor foreslår jeg, at den sidste time tirsdag og torsdag bliver til en lektietime, hvor der er to lærere til stede. Så kan alle få hjælp, og man kan gå hjem med god samvittighed.

Der er en ting, som Karla slet ikke nævner: Lektier er også den eneste måde, vores forældre kan se, hvad vi laver. Min mor spørger hver dag, hvad jeg har lært, og jeg svarer hver dag »ikke noget«. Men når hun ser mit hæfte ved hun bedre.

Lad os beholde øvelserne og droppe ensomheden.`,
  },
  {
    homework: '7a-lektier',
    exerciseSlug: 'laeserbrev-om-lektier',
    pupil: 'linh-nguyen',
    state: 'draft',
    daysAgo: 1,
    text: `Svar til Karla

Jeg har læst dit læserbrev og jeg er uenig med dig. Du skriver at man sidder på en stol i otte timer, men vi har også idræt og håndværk og frikvarter så det passer ikke helt.

Mine forældre kom til Danmark da de var unge og de fik ikke lov at gå så længe i skole. Min mor siger altid at`,
  },
];
