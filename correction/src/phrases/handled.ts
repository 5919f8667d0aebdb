import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { PERSONS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/** What one does with things and with nothing that is said or done. */
const HANDLES = new WordList(
  'bruge bruger brugte brugt folde folder foldede foldet vende vender vendte vendt ælte ælter æltede æltet rulle ruller rullede bage bager bagte bagt ' +
    'koge koger kogte kogt stege steger stegte stegt skære skærer skar skåret hakke hakker hakkede hakket hænge hænger hængte hængt pakke pakker ' +
    'pakkede pakket åbne åbner åbnede åbnet lukke lukker lukkede lukket bære bærer bar båret kaste kaster kastede kastet gribe griber greb grebet ' +
    'hente henter hentede hentet vaske vasker vaskede vasket tørre tørrer tørrede tørret male maler malede malet reparere reparerer reparerede ' +
    'repareret klippe klipper klippede klippet læse læser læste læst køre kører kørte kørt parkere parkerer parkerede parkeret stille stiller ' +
    'stillede stillet lægge lægger lagde lagt sætte sætter satte sat tænde tænder tændte tændt slukke slukker slukkede slukket fylde fylder ' +
    'fyldte fyldt tømme tømmer tømte tømt drikke drikker drak drukket spise spiser spiste spist købe køber købte købt sælge sælger solgte solgt ' +
    'låne låner lånte lånt tabe taber tabte tabt miste mister mistede mistet skifte skifter skiftede skiftet fodre ' +
    'fodrer fodrede fodret klappe klapper klappede fange fanger fangede fanget sy syr syede syet strikke strikker strikkede bygge bygger byggede ' +
    'bygget gemme gemmer gemte gemt smide smider smed smidt trække trækker trak trukket skubbe skubber skubbede sparke sparker sparkede tegne ' +
    'tegner tegnede tegnet piske pisker piskede pisket plukke plukker plukkede plukket besøge besøger besøgte besøgt lufte lufter luftede ' +
    'luftet lappe lapper lappede lappet spidse spidser spidsede skrælle skræller skrællede skrællet vise smage smager smagte',
);
/** »bruge det«, »vend det om«: straight after what one does with a thing; its imperative, too. */
export function isHandled(a: Analysis, at: number): boolean {
  // »hver dag fodrer jeg den«
  const verb = PERSONS.test(a.lower(a.before(at))) && !a.commaAfter(a.before(at, 2)) ? a.before(at, 2) : a.before(at);
  // »gemte den sig«: who does it
  if (verb < 0 || a.commaAfter(verb) || a.lower(a.after(at)) === 'sig' || r.hasAny(a.reading(a.after(at)), r.FINITE))
    return false;
  return HANDLES.test(a.lower(verb)) || (a.is(verb, r.IMPERATIVE) && HANDLES.test(`${a.lower(verb)}e`));
}
