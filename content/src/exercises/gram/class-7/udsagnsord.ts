import { choice, exerciseGroup, gaps, lists, mark, several, sort } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gram', level: 7, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Hvem gør det? Aktiv og passiv',
    summary: 'Skeln mellem sætninger, hvor grundleddet handler, og sætninger, hvor det går ud over grundleddet.',
    instruction:
      'Aktiv: Hunden bider manden. Passiv: Manden bliver bidt af hunden, eller manden bides af hunden. Passiv laves med »blive« eller med -s.',
    items: [
      choice(
        'Hvilken sætning er passiv?',
        'Broen blev malet i nat.',
        ['Nogen malede broen i nat.', 'Broen knagede i nat.'],
        'Broen gør ikke noget selv. Der bliver gjort noget ved den.',
      ),
      choice(
        'Hvilken sætning er aktiv?',
        'En elev skrev læserbrevet.',
        ['Læserbrevet blev skrevet af en elev.', 'Læserbrevet skrives af en elev.'],
        'Grundleddet »en elev« handler selv.',
      ),
      choice(
        'Hvilken sætning står i s-passiv?',
        'Billetterne sælges ved indgangen.',
        ['Billetterne bliver solgt ved indgangen.', 'Hun sælger billetter ved indgangen.'],
        'Passivformen »sælges« er lavet med -s.',
      ),
      choice(
        'Hvad er aktiv for »Tyven blev fanget af en pensioneret danselærer.«?',
        'En pensioneret danselærer fangede tyven.',
        ['Tyven fangede en pensioneret danselærer.', 'Tyven fanges af en pensioneret danselærer.'],
        'Den, der handler, er danselæreren. Så bliver hun grundled.',
      ),
      gaps('Osten [spises](spise, passiv med s) bedst udendørs.', 'S-passiv af at spise er »spises«.'),
      gaps('Døren [åbnes](åbne, passiv med s) kun med fingeraftryk.', 'S-passiv af at åbne er »åbnes«.'),
      gaps('Lyset [blev](blive i datid) slukket, før nogen nåede at skrige.', 'Passiv i datid: blev + slukket.'),
      mark(
        'Hvert år *bliver* tusindvis af cykler *stjålet*.',
        'Marker de to ord, der laver passiv.',
        '»Bliver« og »stjålet« er tilsammen passiv.',
      ),
      several(
        'Hvilke sætninger er passive?',
        ['Maden skal tilberedes langsomt.', 'Filmen blev vist to gange.'],
        ['Kokken steger fisk.', 'Filmen varede tre timer.'],
        'Maden og filmen gør ikke noget. Der bliver gjort noget ved dem.',
      ),
      choice(
        'Hvorfor bruger man passiv i »Der blev begået fejl.«?',
        'Man slipper for at sige, hvem der gjorde det.',
        ['Man vil fortælle, hvem der gjorde det.', 'Man vil beskrive, hvordan fejlen ser ud.'],
        'Passiv kan skjule den, der handler.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Modus: fortæl, befal eller nævn',
    summary: 'Kend forskel på fremsættende, bydende og navnemåde.',
    instruction:
      'Fremsættende måde fortæller eller spørger og har en tid: du løber, du løb. Bydemåde er en ordre: løb! Navnemåde nævner handlingen: at løbe.',
    trains: ['infinitive'],
    items: [
      mark(
        'Hun nægtede at *svare*.',
        'Marker udsagnsordet i navnemåde.',
        '»Svare« står i navnemåde efter »at«. »Nægtede« er datid.',
      ),
      mark(
        '*Vend* båden, før vi rammer molen!',
        'Marker udsagnsordet i bydemåde.',
        '»Vend« er en ordre. »Rammer« er nutid.',
      ),
      mark(
        'Vi *glemte* at slukke lyset, men naboen *opdagede* det.',
        'Marker de to udsagnsord, der har en tid.',
        '»Glemte« og »opdagede« er datid. »Slukke« er navnemåde.',
      ),
      choice(
        'Hvilken måde er »hold« i »Hold øje med tasken!«?',
        'bydemåde',
        ['navnemåde', 'fremsættende måde'],
        'Det er en ordre.',
      ),
      choice(
        'Hvilken måde er »sover« i »Sover du stadig med din bamse?«?',
        'fremsættende måde',
        ['bydemåde', 'navnemåde'],
        '»Sover« er nutid. Også et spørgsmål står i fremsættende måde.',
      ),
      choice(
        'Hvilken måde er »græde« i »Man skal ikke græde over spildt mælk.«?',
        'navnemåde',
        ['bydemåde', 'fremsættende måde'],
        'Efter »skal« står navnemåden.',
      ),
      gaps('[Saml](samle i bydemåde) jeres affald, før I går!', 'Bydemåde af at samle er »saml«.'),
      gaps('[Åbn](åbne i bydemåde) aldrig et brev, der siger tik-tak!', 'Bydemåde af at åbne er »åbn«.'),
      gaps('Jeg prøvede at [forstå](forstod i navnemåde) hundens blik.', 'Efter »at« står navnemåden: »at forstå«.'),
      sort(
        { bydemåde: ['syng', 'læs'], navnemåde: ['synge', 'læse'], 'fremsættende måde': ['synger', 'læste'] },
        'Bydemåden er kort. Navnemåden kan stå efter »at«. Fremsættende måde har en tid.',
        'Sorter formerne.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Før, nu og siden',
    summary: 'Vælg den tid, der viser, hvad der skete først.',
    instruction:
      'Førdatid bruges om det, der skete før noget andet i datid. Fremtid dannes ofte med »vil« eller »skal«.',
    trains: ['tense', 'participle'],
    items: [
      lists('Da politiet ankom, {var|er} tyvene allerede stukket af.', 'De stak af, før politiet ankom: førdatid.'),
      lists(
        'Hun opdagede, at hun {havde|har} låst sig selv ude i nattøj.',
        'Først lukkede døren, og så opdagede hun det: førdatid.',
      ),
      lists('Efter at vi {havde|har} ventet i to timer, gav vi op.', 'Vi ventede, før vi gav op: førdatid.'),
      lists(
        'Siden i mandags {har|havde} der boet en due i vores gymnastiksal, og den vil ikke ud.',
        'Duen bor der stadig: førnutid.',
      ),
      gaps('Om hundrede år vil ingen [huske](huske) min telefonkode.', 'Efter »vil« står navnemåden.'),
      gaps(
        'Han fortalte, at han havde [svoret](sværge) aldrig at spise lakrids igen.',
        'Det hedder sværge, svor, svoret.',
      ),
      gaps('Isen har [båret](bære) os hele vinteren.', 'Det hedder »bære«, »bar«, »båret«.'),
      gaps('Hvem har [skåret](skære) et ansigt i min melon?', 'Det hedder skære, skar, skåret.'),
      choice(
        'Hvad skete først i »Da jeg kom hjem, havde hunden spist sofaen.«?',
        'Sofaen blev spist.',
        ['Jeg kom hjem.', 'Det skete samtidig.'],
        '»Havde spist« er førdatid og ligger før »kom«.',
      ),
      choice(
        'Hvad betyder »Da jeg kom hjem, spiste hunden sofaen.«?',
        'Hunden spiste den, mens jeg stod der.',
        ['Hunden spiste den, før jeg kom.', 'Hunden vil spise den i morgen.'],
        '»Kom« og »spiste« er begge i datid og sker på samme tid.',
      ),
    ],
  },
]);
