import { choice, exerciseGroup, gaps, mark } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grep', level: 8, category: 'stavning' }, [
  {
    number: 1,
    version: 2,
    title: 'Find stavefejlen',
    summary: 'Find de ord, som mange danske elever staver forkert på engelsk.',
    instruction: 'Skriv ordet rigtigt, eller find fejlen.',
    items: [
      choice('Which word is spelled right?', 'beautiful', ['beatiful', 'beautifull'], '»Beautiful« har »eau« og ét l.'),
      choice('Which word is spelled correctly?', 'because', ['becouse', 'becaurse'], '»Because« staves med »au«.'),
      choice('Which word has no mistake?', 'friend', ['freind', 'frend'], '»Friend« har »ie«.'),
      choice('Which of these words is right?', 'tomorrow', ['tommorow', 'tomorow'], "»Tomorrow« har ét m og to r'er."),
      choice('Find the right spelling.', 'probably', ['propably', 'probaly'], '»Probably« har b to gange.'),
      gaps('Her new teacher is [Danish](dansk).', 'Nationaliteter har stort begyndelsesbogstav.', {
        caseMatters: true,
      }),
      gaps("I have no idea. I really don't [know](ved).", '»Know« begynder med et stumt »k«.'),
      gaps('The opposite of right is [wrong](forkert).', '»Wrong« begynder med et stumt »w«.'),
      gaps('My brother [studies](study) the stars from our roof.', '»y« efter en konsonant bliver til »ies«.'),
      mark(
        'I *allways* write a letter to my grandmother on her birthday, and she *writtes* back.',
        'Marker de to ord, der er stavet forkert.',
        'Det hedder »always« og »writes«.',
      ),
    ],
  },
]);
