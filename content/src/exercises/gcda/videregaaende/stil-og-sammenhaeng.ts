import { choice, exerciseGroup } from '../../markup/index.ts';

export const stilOgSammenhaeng = exerciseGroup({ productId: 'gcda', level: 12, category: 'stil-og-sammenhaeng' }, [
  {
    number: 1,
    version: 2,
    title: 'Argumentation under lup',
    summary: 'Find påstand, belæg og fejlslutninger.',
    instruction: 'Læs argumentet, og bestem det.',
    items: [
      choice(
        '»Biblioteket bør have længere åbent. Halvdelen af eleverne har ingen arbejdsro hjemme.« Hvad er påstanden?',
        'at biblioteket bør have længere åbent',
        ['at eleverne mangler ro', 'at halvdelen læser'],
        'Påstanden er det, afsenderen vil have os til at mene.',
      ),
      choice(
        'Hvad er belægget i det samme argument om biblioteket?',
        'at eleverne mangler arbejdsro',
        ['at biblioteket bør have åbent', 'at bøger er gode'],
        'Belægget støtter påstanden.',
      ),
      choice(
        '»Enten støtter du forslaget, eller også hader du cyklister.«',
        'falsk dilemma',
        ['cirkelslutning', 'personangreb'],
        'Der er flere end de to muligheder.',
      ),
      choice(
        '»Hvad ved hun om skoler? Hun kan jo ikke engang parkere.«',
        'personangreb',
        ['falsk dilemma', 'ekspertbelæg'],
        'Angrebet gælder personen og ikke sagen.',
      ),
      choice(
        '»Bogen er god, fordi den er fremragende.«',
        'cirkelslutning',
        ['modargumentation', 'glidebane'],
        'Begrundelsen siger det samme som påstanden.',
      ),
      choice(
        '»Tillader vi telefoner i dag, sidder alle snart og spiller hasard.«',
        'glidebane',
        ['cirkelslutning', 'personangreb'],
        'Et lille skridt påstås at føre til en katastrofe.',
      ),
      choice(
        'Hvad er en *gendrivelse*?',
        'et forsvar mod et modargument',
        ['en gentagelse af det vigtigste argument', 'en indledning'],
        'Man tager modstanderens indvending op og svarer på den.',
      ),
      choice(
        'Hvad er *hjemlen* i et argument?',
        'det synspunkt, der forbinder belæg og påstand',
        ['selve konklusionen', 'det sted, teksten er trykt'],
        'Hjemlen er ofte ikke udtrykt.',
      ),
    ],
  },
]);
