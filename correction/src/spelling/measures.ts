import { WordList } from '../words/word-list.ts';
/** What stands apart from what it measures: »en kop te«, »et par sko«; and titles, which stand apart from their bearers. */
export const MEASURES = new WordList(
  'kop glas slags flok par stykke gruppe masse million milliard kilo liter meter kilometer dusin flaske pose del ' +
    'form type side time minut række bunke skive spand tallerken pakke kasse dåse gram ton hold hær sæt strøm skare ' +
    'mængde antal smule klump krone slurk mand sekund år måned uge dag nat morgen aften gang procent grad art herre ' +
    'fru frøken kong dronning prins onkel tante far mor spil mandag tirsdag onsdag torsdag fredag lørdag søndag ' +
    'knivspids hr spsk tsk dl skål bid stribe lag klat nip sjat dråbe portion stak tår mundfuld nummer stabel ' +
    'krukke rulle ark plade bøtte kande karaffel bundt kurv kar balje tønde tube fad bæger terning klynge håndfuld ' +
    'armfuld skefuld dosis overdosis snes gryde kuvert øse ske teske spiseske pot potte sky bjerg hav ' +
    'dynge hob klods plet søjle byge spandfuld lommefuld læs vognlæs ladning trillebørfuld favnfuld',
);
