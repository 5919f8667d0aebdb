import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const tegnsaetning = exerciseGroup({ productId: 'gram', level: 3, category: 'tegnsaetning' }, [
  {
    number: 1,
    title: 'Punktum, spørgsmålstegn eller udråbstegn?',
    summary: 'Vælg det tegn, som sætningen skal slutte med.',
    instruction: 'Læs sætningen højt. Fortæller den noget, spørger den, eller råber den?',
    trains: ['question-mark', 'exclamation-mark', 'period-missing'],
    items: [
      choice(
        '»Hvor har du gemt slikket …« Hvilket tegn mangler?',
        '?',
        ['.', '!'],
        'Sætningen spørger om noget, så der skal spørgsmålstegn.',
      ),
      choice(
        '»Av, du træder på min tå …« Hvilket tegn passer bedst?',
        '!',
        ['?', ','],
        'Der bliver råbt, så der passer et udråbstegn.',
      ),
      choice(
        '»Min farmor har en gammel bil …« Hvilket tegn mangler?',
        '.',
        ['?', ','],
        'Sætningen fortæller noget, så der skal punktum.',
      ),
      choice('»Skal vi bytte kort …« Hvilket tegn mangler?', '?', ['.', ','], 'Sætningen spørger om noget.'),
      choice('»Hjælp, huset brænder …« Hvilket tegn passer bedst?', '!', ['?', ','], 'Der bliver råbt om hjælp.'),
      choice(
        '»Pindsvinet går i hi om vinteren …« Hvilket tegn mangler?',
        '.',
        ['?', ':'],
        'Sætningen fortæller noget.',
      ),
      choice(
        '»Hvem vandt løbet …« Hvilket tegn mangler?',
        '?',
        ['.', '!'],
        'Hvem er et spørgeord, så der skal spørgsmålstegn.',
      ),
      choice(
        '»Jeg spurgte, hvem der vandt løbet …« Hvilket tegn mangler?',
        '.',
        ['?', ','],
        'Her bliver der fortalt, at nogen spurgte. Derfor punktum.',
      ),
      choice('»Pas på den bil …« Hvilket tegn passer bedst?', '!', ['?', ','], 'Det er en advarsel.'),
    ],
  },
  {
    number: 2,
    title: 'Hvor slutter sætningen?',
    summary: 'Find det sted, hvor der mangler et punktum.',
    instruction: 'Her er to sætninger løbet sammen. Find stedet, hvor den første slutter.',
    trains: ['period-missing'],
    items: [
      choice(
        '»Vi gik i skoven der var mange svampe« Hvor mangler der et punktum?',
        'efter »skoven«',
        ['efter »gik«', 'efter »mange«'],
        'Vi gik i skoven. Der var mange svampe.',
      ),
      choice(
        '»Min hund er sort den hedder Sille« Hvor mangler der et punktum?',
        'efter »sort«',
        ['efter »hund«', 'efter »den«'],
        'Min hund er sort. Den hedder Sille.',
      ),
      choice(
        '»Det blev mørkt vi tændte et bål« Hvor mangler der et punktum?',
        'efter »mørkt«',
        ['efter »vi«', 'efter »tændte«'],
        'Det blev mørkt. Vi tændte et bål.',
      ),
      choice(
        '»Jeg ringede på ingen åbnede« Hvor mangler der et punktum?',
        'efter »på«',
        ['efter »ringede«', 'efter »ingen«'],
        'Jeg ringede på. Ingen åbnede.',
      ),
      lists('Bussen {kom. Vi|kom vi} skyndte os ind.', 'Bussen kom. Her er den første sætning slut.'),
      lists('Ali fandt en {frø. Den|frø den} hoppede væk.', 'Ali fandt en frø. Her er den første sætning slut.'),
      lists(
        'Der var helt {stille. Så|stille så} lød der et brag.',
        'Der var helt stille. Her er den første sætning slut.',
      ),
      lists('Mor {sov. Jeg|sov jeg} listede ud i køkkenet.', 'Mor sov. Her er den første sætning slut.'),
    ],
  },
  {
    number: 3,
    title: 'Hvem siger hvad?',
    summary: 'Find det, der bliver sagt, og sæt tegn omkring.',
    instruction: 'Anførselstegn står omkring det, som en person siger. Svar på spørgsmålene.',
    trains: ['quotation-marks'],
    items: [
      mark(
        'Nissen råbte: Hvor er *grøden*?',
        'Marker det sidste ord, som nissen siger.',
        'Nissen siger: »Hvor er grøden?«',
      ),
      mark('*Kom* herover, hviskede Ida.', 'Marker det første ord, som Ida siger.', 'Ida siger: »Kom herover.«'),
      choice(
        'Hvor er anførselstegnene sat rigtigt?',
        'Trolden sagde: »Jeg er sulten.«',
        ['»Trolden sagde: Jeg er sulten.«', 'Trolden »sagde«: Jeg er sulten.'],
        'Kun det, trolden siger, står i anførselstegn.',
      ),
      choice(
        'Hvor er anførselstegnene sat rigtigt?',
        'Mor spurgte: »Har du spist?«',
        ['»Mor« spurgte: Har du spist?', 'Mor: »spurgte Har du spist?«'],
        'Kun det, mor spørger om, står i anførselstegn.',
      ),
      choice(
        'Hvor er anførselstegnene sat rigtigt?',
        '»Jeg vil hjem«, sagde Noah.',
        ['»Jeg vil hjem, sagde Noah.«', 'Jeg vil hjem, »sagde Noah.«'],
        'Kun det, Noah siger, står i anførselstegn.',
      ),
      choice(
        '»Vil du lege?« spurgte Liv. Hvem taler?',
        'Liv',
        ['ingen', 'du'],
        'Liv spørger. Det er hendes ord, der står i anførselstegn.',
      ),
      gaps('Læreren sagde[:] »Find jeres bøger frem.«', 'Foran det, nogen siger, står der kolon.', {
        marksMatter: true,
      }),
      gaps('Pigen svarede[:] »Det ved jeg ikke.«', 'Foran det, nogen siger, står der kolon.', { marksMatter: true }),
    ],
  },
]);
