import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Suggestion, scoreOf } from './speller.ts';

/**
 * How pupils write by ear what they mean, where by the letters alone another word is nearer: the word that is meant, then the spellings.
 * None of these is a word of its own; the words around decide between it and what is near.
 */
const TABLE = `
aldrig alderig alrig | arbejde arbej | arbejdet arbejdt | arm arn | billedkunst billekunst | biograf bigraf | blevet bleved
blive bli | bliver blier | blyant blyjant | boller båller | bordet bored | bror bråder bråre | brun brån | brækkede brækede
bøger båger | børn brøn | chips sjips tjips | chokolade jokolade sokolade | computer comuter | cykel sykel
demokrati demograti | desværre desvær desvære | dig daj dæj | diskussion diskusion | doktor døgter | drikke drige
drikker driger | døren jøren | efterår eftår | egentlig egenlig engenlig | eksperiment eksperment experiment
ellevte ellevde | faldt falte | farlig fali | farmor farmår | finger fingår | fisker fisger | fjerde firde | fly flyj
flyet flyved | flyttede flytde | flytter fliter | fodbold fodbål | forkølet forkøled | forskel forskæl | forstår forstor
forsøget forsøed | foråret fororet | forældre foræler fåreldre | frikvarter frikvartet | fugl fuel fugel | fugle fugele fulle
får foår | færdig færri | færge fæje | fætter fatder fætder | fødselsdag fødsdag føsdag føselsdag | følelse følese følse
følelsen følsen | følelser følser | generation generatjon | gips jips | gjorde gjor | glæder glær | græd græj græt | gul gull
haft haftet | havet hared havded | heksen hæksen | hemmelig hemlig | hemmelighed hemlighed | hentede hentte | hesten hæsten
historier historiger | hjulpet hjulbet | hund hon | hunden honden | hundrede hunrede | hvad va | hvid hvit | hvidt viit
hvilede hvilde | hvisker visger | hvordan vårdan | hvorfor vårfor | hvornår vårnår | håndbold håndbål | ideer ideger
jaloux jalous jalu jaluu sjalu | jeg jaeg | juice djus juse | kampen kamben | kartoffel kartåfel | kartofler kartofeler
kastede kastte | katten katn | kiggede kikede kikte | knæ knæe | konklusion konklution | kontor kontår | kontoret kontåret
krokodille krådile krådille | kunne konne | kæmpede kæmpte | køkken køgen | køkkenet køgenet | kørte kørede | lavede lavde
legede leede legde | levede levde levte | lufthavnen lufthaven | lukkede lukte | lykkelig løkkelig | løbehjul løbehul løbejul
mig mæj | miljø miljøe | mon mån | morfar mårfar | morgen mården mårgen | mormor mormår | måske kanskje mosske | mødte mødde
niende nine | noget noed noet nåed | nogle nåel | novelle novle | novellen novlen | ny nyj | også åsse | oplevelse oplevese
ottende ottne | papir papier | passede pasde | pigerne pigne | pistol pistål | pludselig pluslig | politikere politigere
problem proplem | prøvede proved | red ræt | regering regæring rejering | restaurant resterang | rød røj | røver råver
sagde sae saj sare | savnede savde | savner savder | seksten sajsten sejsten | selvfølgelig selføjlig | sig sæj | sjov sjo
skibet skipet | skinnede skinte | skrevet skrived | skuffet skuffed | slukkede slukte | smadrede smadde
snakkede snagte snakte | sneg sniede | sodavand sodavan | spillede spillte spilte | spurgte spure | spyede spydede
spørger spørr | stolen stålen | store stårte | står stoår | sygehus syhus | synge synne | synger synner | syvende sivne syvne
så såe | søen søjen | søge såge | tidligt tilit | tiende tine | tilbage tilbag | tillykke tillyge tilløkke | tjente tjende
toget tåged | trak trægte | tredive tredve | tredje trede tredie | tretten tretn | trykkede trygede | tung tonk tånk
tungt tonkt | tøj tøid | uddannelse udanelse | undskyld undsgyld undskylle | ung ong åong | vandet vaned
vandt vandtede vånt | ven vænd | venner væner | ventede ventte | verden værden værdenen | vindue vinduve | vinter vintår
viskelæder viskelær | være våre | været væt | youtube jutube | youtuber jutuber jutupper | ærlig arlig | ødelægge ødelæge
`;

/** As near as a letter that one does not hear, in hundredths of an edit. */
const COST = 20;

const MEANT: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/\s*[|\n]\s*/)
    .flatMap((entry) => {
      const [meant = '', ...written] = entry.split(' ');
      return written.map((one) => [one, meant] as const);
    }),
);

/** The word that is written so by ear, undefined of most. */
export const heardAs = (written: string): string | undefined => MEANT.get(written);

/** Puts in what is written so by ear, as a spelling that lies nearest. */
export function withHeard(written: string, near: readonly Suggestion[], lexicon: Lexicon): readonly Suggestion[] {
  const word = MEANT.get(written);
  const listed = word === undefined ? -1 : lexicon.find(word);
  if (word === undefined || listed < 0) return near;
  const found = { word, listed, cost: COST, score: scoreOf(COST, lexicon.frequencies[listed]!) };
  return [found, ...near.filter((one) => one.word !== word)].sort((x, y) => x.score - y.score);
}
