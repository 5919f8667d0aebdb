import { WordList } from './word-list.ts';

// What an indirect question depends on.

/** To know it, to ask for it, to tell it: »jeg ved, hvem der …«, »fortæl, hvad der …«. */
export const ASKS_OR_TELLS = new WordList(
  'ved vidste vide vidst spørge spørger spurgte spurgt fortælle fortæller fortalte fortalt fortæl sige siger sagde sagt sig se ser så set finde finder fandt ' +
    'fundet find forstå forstår forstod forstået huske husker huskede husket husk glemme glemmer glemte glemt gætte gætter gættede gættet gæt ' +
    'bestemme bestemmer bestemte bestemt vælge vælger valgte valgt vælg afgøre afgør afgjorde afgjort undre undrer undrede diskutere diskuterer ' +
    'diskuterede forklare forklarer forklarede forklaret forklar beskrive beskriver beskrev beskrevet beskriv vise viser viste vist vis opdage ' +
    'opdager opdagede opdaget høre hører hørte hørt læse læser læste læst lære lærer lærte lært tænke tænker tænkte tænkt snakke snakker ' +
    'snakkede snakket tale talte taler skrive skriver skrev skrevet skriv undersøge undersøger undersøgte undersøgt undersøg overveje ' +
    'overvejer overvejede tjekke tjekker tjekkede nævne nævner nævnte aftale aftaler aftalte ane aner anede mærke mærker mærkede ligegyldigt ' +
    'uanset nysgerrig spændt sikker tvivl tvivler spørgsmålet klart ligemeget afsløre afslører afslørede afsløret røbe røber røbede oplyse ' +
    'oplyser stemme stemte stemmer vurdere vurderer vurderede debattere kigge kigger kiggede notere noterer noterede indse indså erfare erfarede',
);
