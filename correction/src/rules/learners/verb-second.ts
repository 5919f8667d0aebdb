import type { Analysis } from '../../analysis/analysis.ts';
import { frontedPart } from '../../clauses/fronted-part.ts';
import { joints, type StraightSubject, straightSubject } from '../../clauses/straight-order.ts';
import { straightQuestion } from '../../clauses/straight-question.ts';
import { turned } from '../../clauses/turned.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';

/** Also what a pupil lets somebody say. */
const SURE = 0.92;
const UNSURE = 0.8;

/** »Der jeg lærte alt«, »Nogle gange den løber«, »Hvorfor du gjorde det?«: the verb is the second of a main clause. */
export const verbSecond: SentenceRule = {
  id: 'verb-second',
  subcategory: 'word-order',
  ofLearners: true,
  on: 'sentence',
  wrong: [
    ['Der jeg lærte at læse.', 'Der lærte jeg at læse.'],
    ['Derfra man kan se hele byen.', 'Derfra kan man se hele byen.'],
    ['Nogle gange den løber rundt i haven.', 'Nogle gange løber den rundt i haven.'],
    ['I dag det har sneet hele dagen.', 'I dag har det sneet hele dagen.'],
    ['Hvorfor du gjorde det?', 'Hvorfor gjorde du det?'],
    ['Hvor du bor?', 'Hvor bor du?'],
    ['»Hvordan vi kan lege?« sagde hun.', '»Hvordan kan vi lege?« sagde hun.'],
    ['I Danmark folk cykler meget.', 'I Danmark cykler folk meget.'],
    ['I begyndelsen alt var svært.', 'I begyndelsen var alt svært.'],
    ['Efter maden far vaskede op.', 'Efter maden vaskede far op.'],
    ['Ring til os, ellers vi bliver bange.', 'Ring til os, ellers bliver vi bange.'],
    ['I onsdags vi havde cykelprøve.', 'I onsdags havde vi cykelprøve.'],
    ['Tre dage senere hun sad på muren.', 'Tre dage senere sad hun på muren.'],
    ['Ude i hallen alle dansede.', 'Ude i hallen dansede alle.'],
    ['Hos os alle drikker te.', 'Hos os drikker alle te.'],
    ['Mandag vi fandt 14 kilo.', 'Mandag fandt vi 14 kilo.'],
    ['Hvert femte minut vi målte ballonen.', 'Hvert femte minut målte vi ballonen.'],
    ['Som barn jeg boede i Iran.', 'Som barn boede jeg i Iran.'],
    ['I Viborg det var koldt.', 'I Viborg var det koldt.'],
    ['Hun fortæller om sin onkel, og så vi griner.', 'Hun fortæller om sin onkel, og så griner vi.'],
    ['Vi cykler, og når vi kommer hjem, vi er trætte.', 'Vi cykler, og når vi kommer hjem, er vi trætte.'],
    ['I går, jeg var i skole.', 'I går var jeg i skole.'],
    ['Om sommeren, min familie rejser til Rom.', 'Om sommeren rejser min familie til Rom.'],
    ['I Eritrea de gamle bor sammen med familien.', 'I Eritrea bor de gamle sammen med familien.'],
    ['Under krigen hele min familie boede i en kælder.', 'Under krigen boede hele min familie i en kælder.'],
    ['Bag huset vores nabo dyrker tomater.', 'Bag huset dyrker vores nabo tomater.'],
    ['I 2019 min far fik arbejde i Esbjerg.', 'I 2019 fik min far arbejde i Esbjerg.'],
    ['Uden briller min bedstefar kan ikke læse avisen.', 'Uden briller kan min bedstefar ikke læse avisen.'],
    ['Lidt senere politiet kom og stillede spørgsmål.', 'Lidt senere kom politiet og stillede spørgsmål.'],
    ['For at lære dansk man skal øve sig.', 'For at lære dansk skal man øve sig.'],
    ['I Danmark næsten alle elever skriver på computer.', 'I Danmark skriver næsten alle elever på computer.'],
    ['Hos os kaffe tager tre timer.', 'Hos os tager kaffe tre timer.'],
    ['Nu bedstemor drømmer om en høne.', 'Nu drømmer bedstemor om en høne.'],
    ['Da jeg ramte bolden, den fløj ind i huset.', 'Da jeg ramte bolden, fløj den ind i huset.'],
    ['I løbet af vinteren søen frøs til.', 'I løbet af vinteren frøs søen til.'],
    ['Siden min far fik nyt job, vi ser ham ikke.', 'Siden min far fik nyt job, ser vi ham ikke.'],
    ['Derfor børn skal lære at svømme.', 'Derfor skal børn lære at svømme.'],
    ['Til sidst Preben gav os saftevand.', 'Til sidst gav Preben os saftevand.'],
    ['Nogle gange børnene i min klasse råber.', 'Nogle gange råber børnene i min klasse.'],
    ['Da vi kom frem, der var ikke plads til os.', 'Da vi kom frem, var der ikke plads til os.'],
    ['Så længe man er venlig, folk hjælper gerne.', 'Så længe man er venlig, hjælper folk gerne.'],
    ['Den sang jeg synger for min søster hver aften.', 'Den sang synger jeg for min søster hver aften.'],
    ['Dem min mor kender fra skolen.', 'Dem kender min mor fra skolen.'],
    ['Juleaften alle er samlet hos mormor.', 'Juleaften er alle samlet hos mormor.'],
    ['Øverst der står et navn.', 'Øverst står der et navn.'],
    ['Resten af dagen vi sov.', 'Resten af dagen sov vi.'],
    ['I bussen alle sang, men jeg sov.', 'I bussen sang alle, men jeg sov.'],
    ['Hun spurgte: »Hvorfor du kommer nu?«', 'Hun spurgte: »Hvorfor kommer du nu?«'],
    [
      'Jeg tror, at hvis vi arbejder sammen, vi kan klare det.',
      'Jeg tror, at hvis vi arbejder sammen, kan vi klare det.',
    ],
  ],
  right: [
    'Fordi grå er en farve, man bør spare på.',
    'I den by, jeg bor i, er der en havn.',
    'I Aarhus, Danmarks næststørste by, bor min tante.',
    'Måske, jeg ved det ikke.',
    'De gamle i landsbyen husker krigen.',
    'Da hun så alle eleverne, blev hun glad.',
    'Der er mange børn i skolen.',
    'Jeg kom, så du ikke skulle vente.',
    'Her bor jeg, og her vil jeg blive.',
    'I dag er det koldt.',
    'Hvorfor gjorde du det?',
    'Jeg ved, hvorfor du gjorde det.',
    'Hvorfor han kom, ved jeg ikke.',
    'På det tidspunkt var alle trætte.',
    'I haven legede børn, og i nat var det koldt.',
    'Lige nu sover hun, ellers kunne vi spille.',
    'Midt i haven står et træ.',
    'To dage senere var han rask.',
    'I mandags morges var der is på søen.',
    'Mandag skal vi svømme, og tirsdag har vi fri.',
    'Hver gang hun kommer, bliver vi glade.',
    'Som barn boede jeg i Iran.',
    'Lige da jeg skulle til at ramme hende, så jeg, at hun var våd.',
    'Jeg gør det, når jeg skal tale med nogen, jeg ikke kender.',
    'I dag den største by, i morgen en ørken.',
    'Den bedste film, jeg har set i mit liv.',
    'Resten af klassen sov, og juleaften er min yndlingsdag.',
    'Uden for skolen holder en bus, og øverst står et navn.',
  ],
  match(a, from, to): Finding[] {
    let head = from;
    while (head < to - 1 && a.isMark(head)) head++;
    const found: Finding[] = [];
    for (const start of [head, ...joints(a, head, to)]) {
      const fronted = frontedPart(a, start, to);
      const straight = fronted ?? straightQuestion(a, start, to) ?? straightSubject(a, start, to);
      if (straight === null) continue;
      const { subject, end, mayBeMeant, isParted, isDoubtful, isAfterClause }: StraightSubject = straight;
      const isUnsure = mayBeMeant || isDoubtful || fronted !== null;
      const order = turned(a, subject, isUnsure ? UNSURE : SURE, end);
      found.push(isParted ? withoutComma(a, subject, order) : { ...order, goesOn: !isAfterClause });
    }
    return found;
  },
};

/** »I går, | jeg var«: what stands before the comma is taken in, so that it goes. */
function withoutComma(a: Analysis, subject: number, order: Finding): Finding {
  const before = a.written(subject - 1);
  return {
    ...order,
    start: a.starts[subject - 1]!,
    replacements: order.replacements.map((words) => `${before} ${words}`),
  };
}
