import { choice, lists, read, type StepDraft } from '../../markup/index.ts';

export const laesHurtigt: StepDraft = {
  title: 'Læs i dit eget tempo',
  intro: 'Læs teksten én gang i dit eget tempo. Når spørgsmålene kommer, kan du ikke se teksten mere.',
  seconds: 720,
  items: [
    read({
      title: 'Manden, der solgte Eiffeltårnet',
      mayLookBack: false,
      text: `I foråret 1925 sad en velklædt herre på et hotelværelse i Paris og læste avis. Han kaldte sig grev Lustig, men han var ikke greve, og navnet var kun et ud af mange. I avisen stod der, at Eiffeltårnet rustede, og at det var blevet så dyrt at holde ved lige, at byen havde svært ved at betale. De fleste læste artiklen og bladede videre. Lustig lagde avisen fra sig og bestilte falsk brevpapir.

Få dage senere modtog en håndfuld skrothandlere en invitation til et hemmeligt møde på et af byens fineste hoteller. Brevet kom tilsyneladende fra et ministerium. Under middagen fortalte Lustig med bekymret mine, at tårnet skulle rives ned, og at staten ville sælge de syv tusind ton jern til den højestbydende. Af hensyn til den offentlige mening, forklarede han, måtte ingen tale om det, før handlen var på plads.

Historien var ikke så urimelig, som den lyder i dag. Tårnet var bygget til en udstilling i 1889, og det havde oprindelig kun fået lov til at stå i tyve år. Mange i Paris syntes stadig, at det var en rædsel.

Lustig kørte mændene ud til tårnet i en lejet limousine og holdt øje med dem. Han ledte ikke efter den rigeste. Han ledte efter den mest usikre, og han fandt ham i André Poisson, der var ny i byen og drømte om at blive regnet for noget. Poisson blev dog mistænksom: Hvorfor gik det så stærkt, og hvorfor var alt så hemmeligt?

Så gjorde Lustig noget overraskende. Han tilstod. Ikke, at han var svindler, men at han som embedsmand fik en elendig løn. Poisson åndede lettet op, for nu genkendte han situationen: Manden ville bestikkes. Altså måtte han være ægte. Han betalte både for tårnet og under bordet.

Da bedrageriet gik op for Poisson, sad Lustig allerede i Wien med en kuffert fuld af penge. Hver dag læste han de franske aviser for at se, om han var efterlyst. Der stod ingenting. Poisson skammede sig så meget, at han aldrig gik til politiet.

Senere samme år tog Lustig tilbage til Paris og forsøgte at sælge tårnet én gang til.`,
      questions: [
        choice(
          'Hvad gav Lustig ideen til bedrageriet?',
          'en artikel i avisen',
          ['et brev fra et ministerium', 'en samtale med en skrothandler', 'en tur op i tårnet'],
          'Han læste, at tårnet rustede og var dyrt at holde ved lige.',
        ),
        choice(
          'Hvordan fik han skrothandlerne til at tro på sig?',
          'Han skrev til dem på papir, der så officielt ud.',
          [
            'Han viste dem tegninger af det færdige arbejde.',
            'Han lod dem tale i telefon med en rigtig minister.',
            'Han betalte dem for at komme til mødet.',
          ],
          'Brevet kom tilsyneladende fra et ministerium.',
        ),
        choice(
          'Hvilken grund gav Lustig til, at mændene skulle tie stille?',
          'Folk ville blive vrede.',
          ['Prisen ville stige.', 'Tyve kunne stjæle jernet.', 'Ministeren var syg.'],
          'Han talte om hensynet til den offentlige mening.',
        ),
        choice(
          'Hvorfor var det ikke utænkeligt, at tårnet skulle rives ned?',
          'Det var kun beregnet til at stå der en tid.',
          [
            'Det var begyndt at hælde til den ene side.',
            'Det var blevet ramt under første verdenskrig.',
            'Det var kun få, der ville op i det længere.',
          ],
          'Det havde kun fået lov til at stå i tyve år, og mange brød sig ikke om det.',
        ),
        lists(
          'Lustig valgte Poisson, fordi Poisson var den mest {usikre|rige|nysgerrige} af mændene.',
          'Poisson var ny i byen og drømte om at blive regnet for noget.',
        ),
        choice(
          'Hvorfor blev Poisson beroliget af, at Lustig talte om sin løn?',
          'Han troede, at kun en ægte embedsmand ville bede om penge under bordet.',
          [
            'Han syntes, at det var synd for en mand, der blev betalt så dårligt af staten.',
            'Han regnede med, at en fattig mand ville sælge tårnet billigt.',
            'Han vidste, at Lustig havde en limousine, og at det derfor måtte være en spøg.',
          ],
          'Han genkendte situationen: Manden ville bestikkes, altså måtte han være ægte.',
        ),
        choice(
          'Hvorfor stod der intet om sagen i aviserne?',
          'Den bedragne holdt den hemmelig.',
          ['Lustig betalte journalisterne.', 'Ministeriet forbød dem at skrive.', 'Politiet ville fange ham først.'],
          'Poisson skammede sig for meget til at gå til politiet.',
        ),
        choice(
          'Hvad viser historien især om Lustig?',
          'Han forstod, hvordan mennesker tænker.',
          [
            'Han var bedre til regning end de fleste andre.',
            'Han var god til at skaffe sig venner.',
            'Han kendte alt til jern og tårne.',
          ],
          'Han valgte den usikre, brugte bestikkelsen til at virke ægte og regnede med skammen.',
        ),
      ],
    }),
  ],
};
