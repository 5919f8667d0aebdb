import { exerciseGroup, proofread } from '../../markup/index.ts';

export const korrektur = exerciseGroup({ productId: 'gram', level: 7, category: 'korrektur' }, [
  {
    number: 1,
    title: 'Ret artiklen om fritidsklubben',
    summary: 'Find og ret ti fejl i en artikel til skoleavisen.',
    instruction: 'Læs artiklen grundigt, og ret fejlene.',
    trains: ['present-r', 'infinitive', 'compound-split'],
    items: [
      proofread(
        'Nyt tag til klubben',
        `Fritidsklubben ved havnen får nyt tag til foråret. I flere år har regnen {løbe|løbet}[Efter »har« kommer tillægsformen: har løbet.] ned ad væggene, og i vinter måtte {klub lederen|klublederen}[»Leder« og »klub« er ét sammensat ord.] stille spande på gulvet i {musik lokalet|musiklokalet}[Et lokale til musik er ét sammensat ord.]. »Man kan ikke {spiller|spille}[Efter »kan« kommer navnemåden: kan spise, kan spille.] trommer, når det {dryppe|drypper}[Det er nutid: »når det larmer«, derfor »når det drypper«.] i nakken«, siger hun. Nu har {nogen|nogle}[»Nogle« er flere: et par stykker.] forældre samlet penge ind, og kommunen betaler resten. Arbejdet begynder i april, og imens {flytte|flytter}[Det er nutid: »imens spiser klubben«, derfor »flytter«.] klubben over i skolens gamle gymnastiksal. De unge har selv været med til at tegne den nye indgang, som bliver {malede|malet}[Efter »bliver« kommer tillægsformen: bliver malet.] grøn. »Jeg {tror at|tror, at}[Der er komma foran ledsætningen »at der kommer mange flere«.] der kommer mange flere«, siger Karim fra 7.b, der er i klubben tre dage om ugen. Han glæder sig til indvielsen i {Juni|juni}[Måneder skrives med lille begyndelsesbogstav.].`,
        'Læs teksten flere gange, og se efter én slags fejl ad gangen.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Ret indlægget om søvn',
    summary: 'Find og ret ti fejl i et debatindlæg: småord, endelser og ord, der lyder ens.',
    instruction: 'Læs indlægget grundigt, og ret fejlene.',
    trains: ['ligge-laegge', 'ene-ende', 'present-r'],
    items: [
      proofread(
        'Søvn er ikke spild af tid',
        `Mange unge sover for lidt. De {ligger|lægger}[Man lægger noget et sted; bagefter ligger det der.] telefonen ved siden af sengen, og når den lyser, er det svært {og|at}[Foran navnemåden står »at«: at lade være.] lade være med at kigge. Næste morgen sidder de {gabene|gabende}[Den lange tillægsform ender på -ende.] i klassen og kan ikke følge {ordenligt|ordentligt}[Ordet kommer af »orden« og får t: ordentlig.] med. En læge fra Aarhus fortæller, at hjernen {rydde|rydder}[Det er nutid: »hjernen arbejder«, derfor »rydder«.] op om natten. Det, vi har lært i løbet af dagen, bliver gemt, mens vi sover. {Vis|Hvis}[»Hvis« er en betingelse. »Vis« er noget, man gør: Vis mig det.] vi går for sent i seng, bliver den ikke færdig. Derfor er søvn {ligeså|lige så}[I en sammenligning er det to ord: lige så vigtig som.] vigtig som mad og motion. Lægen har et enkelt råd: Læg telefonen i køkkenet, når klokken er ni, og læs et par sider i en bog. Det {lyd|lyder}[Det er nutid: »det ser ud«, derfor »det lyder«.] måske kedeligt, men de fleste, der har prøvet {den|det}[Ordet peger på hele rådet og ikke på en ting.], siger, at de falder {hurtigt|hurtigere}[Når man sammenligner med før, bøjes ordet: hurtigere end før.] i søvn end før.`,
        'Se efter småordene: Det er dem, øjet springer over.',
      ),
    ],
  },
]);
