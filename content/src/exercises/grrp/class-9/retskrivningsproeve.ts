import { choice, dictate, exerciseGroup, gaps, inSteps, lists, type StepDraft } from '../../markup/index.ts';

const diktat: StepDraft = {
  title: 'Diktat',
  intro: 'En historie om et forsinket tog. Lyt til ordet og sætningen, og skriv det ord, der mangler.',
  items: [
    dictate('Klokken var halv tolv, og [perronen] var næsten tom.'),
    dictate('En kvinde sad på sin kuffert og læste en [kriminalroman].'),
    dictate('Ved siden af hende sov en dreng med [høretelefoner] på.'),
    dictate('Pludselig [knitrede] det i højttaleren.'),
    dictate('Nattoget var [desværre] to timer forsinket.'),
    dictate('Kvinden lukkede bogen med et [irriteret] smæld.'),
    dictate('Drengen opdagede [ingenting] og sov videre.'),
    dictate('Jeg gik hen til [automaten] for at købe noget varmt.'),
    dictate('Den tog imod mine penge, men gav mig hverken kakao eller [byttepenge].'),
    dictate('Togføreren kom forbi og begyndte at [undskylde].'),
    dictate('Han fandt en [termokande] frem fra sit skab.'),
    dictate('Snart sad vi [vildtfremmede] mennesker og drak te sammen.'),
    dictate('Kvinden læste højt, mens togføreren [efterlignede] morderens stemme.'),
    dictate('Da toget endelig kom, [sukkede] vi alle sammen.'),
    dictate('Ingen af os [nåede] at høre, hvem der havde gjort det.'),
  ],
};

const rigtigForm: StepDraft = {
  title: 'Vælg den rigtige form',
  intro: 'Læs hele sætningen, og vælg det ord, der passer.',
  items: [
    lists('Der er {nogle|nogen} i klassen, som allerede har læst bogen.', 'Det er flere bestemte, derfor »nogle«.'),
    lists('Der var desværre ikke {nogen|nogle} billetter tilbage.', 'Efter »ikke« hedder det »nogen«.'),
    lists('Telefonen {lå|lagde} under sofaen hele ugen.', 'Den befandt sig der. Datid af »ligge« er »lå«.'),
    lists('Vi gik {ad|af} den smalle sti ned til vandet.', 'Man bevæger sig langs stien, derfor »ad«.'),
    lists('De to venner solgte {deres|sine} gamle computere.', 'Flere ejer dem, derfor »deres«.'),
    lists('Det er vigtigt, at alle {hører|høre} efter.', 'Man kan sige »spiser« i stedet, så ordet skal have r.'),
    lists('Man kan {lære|lærer} meget af at tabe.', 'Efter »kan« står ordet i navnemåde uden r.'),
    lists('Han løb {hurtigt|hurtig} over gaden.', 'Ordet fortæller, hvordan han løb. Derfor får det t.'),
    lists('Der sad en {smilende|smilene} baby på forreste række.', 'Babyen er i gang med at smile, derfor »-ende«.'),
    lists('Alle {smilene|smilende} på billedet er ægte.', 'Et smil, alle smilene. Det er et navneord i flertal.'),
  ],
};

const boejning: StepDraft = {
  title: 'Bøj ordet',
  intro: 'Ordet i parentesen skal bøjes, så det passer i sætningen.',
  items: [
    gaps('I går [fløj](flyve) mågen sin vej med hele min burger.', '»I går« kræver datid.'),
    gaps('Vi har aldrig [set](se) så mange stjerner.', 'Efter »har« står den korte tillægsform: »set«.'),
    gaps('De to [katte](kat) fra kælderen er flyttet op til os.', 'Der er to, så ordet skal stå i flertal.'),
    gaps('Fire [lærere](lærer) klædte sig ud som vikinger.', 'Én lærer, flere lærere.'),
    gaps('Hun er den [klogeste](klog), jeg kender.', 'Ingen er klogere, derfor højeste grad.'),
    gaps('Vejret er [værre](slem) i dag end i går.', 'Slem hedder »værre«, når man sammenligner to.'),
    gaps('Brevet blev [skrevet](skrive) med grønt blæk.', 'Efter »blev« står den korte tillægsform: »skrevet«.'),
    gaps('Huset er [gammelt](gammel), men taget er nyt.', 'Det hedder et hus, så ordet får t.'),
    gaps('I fredags [bad](bede) han om en dag mere til opgaven.', 'Datid af »bede« er »bad«.'),
    gaps('Vi [valgte](vælge) at gå hjem, før det blev mørkt.', 'Datid af »vælge« er »valgte«.'),
  ],
};

const fejl: StepDraft = {
  title: 'Find og ret fejlene',
  intro:
    'I de første seks sætninger er ét ord stavet forkert. Find det. I de næste seks står det forkerte ord i en parentes. Skriv det rigtigt.',
  items: [
    choice(
      'Hvilket ord er forkert i »Vi glædede os til at se den interresante udstilling«?',
      'interresante',
      ['glædede', 'udstilling'],
      'Det skal være »interessante«.',
    ),
    choice(
      'Hvilket ord er forkert i »Selvfølgelig blev mødet holdt på bibloteket«?',
      'bibloteket',
      ['selvfølgelig', 'mødet'],
      'Det skal være »biblioteket«.',
    ),
    choice(
      'Hvilket ord er forkert i »Hun har altid haft en god fornæmmelse for rytme«?',
      'fornæmmelse',
      ['altid', 'rytme'],
      'Det skal være »fornemmelse«.',
    ),
    choice(
      'Hvilket ord er forkert i »Politiet efterlyste et vidne til ulyken«?',
      'ulyken',
      ['efterlyste', 'vidne'],
      'Det skal være »ulykken«.',
    ),
    choice(
      'Hvilket ord er forkert i »Den gamle violin lå i en kasse på lofted«?',
      'lofted',
      ['violin', 'kasse'],
      'Det skal være »loftet«.',
    ),
    choice(
      'Hvilket ord er forkert i »Redaktøren ville ikke offenliggøre artiklen«?',
      'offenliggøre',
      ['redaktøren', 'artiklen'],
      'Det skal være »offentliggøre«.',
    ),
    gaps('Vi mødes foran [biografen](bigrafen) klokken syv.', 'Ordet er i familie med »biografi«.'),
    gaps('Det var [faktisk](fagtisk) ikke min skyld.', 'Ordet er i familie med »fakta«.'),
    gaps('Hun fik en [invitation](invitasion) til brylluppet.', 'Ordet ender på »-tion«.'),
    gaps('Giv mig nu en [ordentlig](ordenlig) forklaring.', 'Der er et t i ordet, selv om det ikke kan høres.'),
    gaps('Prisen er [cirka](sirka) hundrede kroner.', 'Ordet begynder med c.'),
    gaps('Jeg kan [desværre](desverre) ikke komme i morgen.', 'Ordet er i familie med »værre«.'),
  ],
};

const etEllerFlereOrd: StepDraft = {
  title: 'Ét eller flere ord',
  intro: 'Skal det skrives i ét ord eller i flere? Vælg det, der er rigtigt.',
  items: [
    lists('Vi tænder bålet {i aften|iaften}.', '»I aften« er altid to ord.'),
    lists('Der lå konfetti {overalt|over alt}.', 'Det betyder alle vegne, og så er det ét ord.'),
    lists('Min onkel kører {lastbil|last bil} i hele Europa.', 'Det er én ting, derfor ét ord.'),
    lists('Jeg drak vand {i stedet for|istedet for} sodavand.', '»I stedet for« er altid tre ord.'),
    lists('Byens {svømmehal|svømme hal} er lukket hele ugen.', 'Det er én ting, derfor ét ord.'),
    lists('Jeg har glemt mine {gummistøvler|gummi støvler} i bussen.', 'Det er én slags støvler, derfor ét ord.'),
    lists('Hun fandt en {rød cykel|rødcykel} på loppemarkedet.', '»Rød« beskriver cyklen, derfor to ord.'),
    lists('Gæsterne gik {ud ad|udad} døren én for én.', 'De går ud gennem noget, og så er det to ord.'),
  ],
};

const saetninger: StepDraft = {
  title: 'Hele sætninger',
  intro:
    'Fem sætninger om et ur. Hver sætning bliver først læst op i ét stræk og derefter i bidder. Skriv hele sætningen.',
  items: [
    dictate('Uret på rådhuset har vist det samme i fire år.'),
    dictate('Alligevel kigger alle på det, når de går forbi.'),
    dictate('En urmager tilbød at reparere det gratis.'),
    dictate('Borgmesteren takkede nej og sagde undskyld.'),
    dictate('Her i byen har vi aldrig haft travlt.'),
  ],
};

export const retskrivningsproeve = exerciseGroup({ productId: 'grrp', level: 9, category: 'retskrivningsproeve' }, [
  {
    number: 1,
    version: 2,
    title: 'Retskrivningsprøve: Nattoget',
    summary: 'Diktat, bøjning, fejl, der skal findes og rettes, og hele sætninger.',
    instruction: 'Læs eller lyt, og svar.',
    trains: ['misspelling'],
    ...inSteps([diktat, rigtigForm, boejning, fejl, etEllerFlereOrd, saetninger]),
  },
]);
