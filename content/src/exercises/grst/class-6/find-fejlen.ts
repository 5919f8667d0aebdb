import { choice, exerciseGroup } from '../../markup/index.ts';

export const findFejlen = exerciseGroup({ productId: 'grst', level: 6, category: 'find-fejlen' }, [
  {
    number: 1,
    title: 'Fejl i feriedagbogen',
    summary: 'Find det ord, der er stavet forkert, i sætninger fra en dagbog.',
    instruction: 'I hver sætning er der præcis ét ord, der er stavet forkert. Hvilket?',
    trains: ['misspelling'],
    items: [
      choice(
        'Hvilket ord er forkert i »Vi ankom til hotelet efter ni timer i bil«?',
        'hotelet',
        ['ankom', 'timer'],
        'Det skal være »hotellet«.',
      ),
      choice(
        'Hvilket ord er forkert i »Udsigten fra værelset var fuldstændi fantastisk«?',
        'fuldstændi',
        ['udsigten', 'fantastisk'],
        'Det skal være »fuldstændig«.',
      ),
      choice(
        'Hvilket ord er forkert i »Min far snorkede så højt, at naboerne bangede på væggen«?',
        'bangede',
        ['snorkede', 'naboerne'],
        'Det skal være »bankede«.',
      ),
      choice(
        'Hvilket ord er forkert i »Om onsdagen tog vi bussen til en ældgamel borg«?',
        'ældgamel',
        ['bussen', 'borg'],
        'Det skal være »ældgammel«.',
      ),
      choice(
        'Hvilket ord er forkert i »Guiden fortalte uhyggelie historier om en hovedløs ridder«?',
        'uhyggelie',
        ['fortalte', 'ridder'],
        'Det skal være »uhyggelige«.',
      ),
      choice(
        'Hvilket ord er forkert i »Jeg købte en lydløs fløjte til min lillebrors fødselsdav«?',
        'fødselsdav',
        ['købte', 'lydløs'],
        'Det skal være »fødselsdag«.',
      ),
      choice(
        'Hvilket ord er forkert i »Maden på resturanten smagte af gamle gummistøvler«?',
        'resturanten',
        ['maden', 'smagte'],
        'Det skal være »restauranten«.',
      ),
      choice(
        'Hvilket ord er forkert i »Min søster blev stukket af en hvebs i storetåen«?',
        'hvebs',
        ['stukket', 'storetåen'],
        'Det skal være »hveps«.',
      ),
      choice(
        'Hvilket ord er forkert i »På hjemvejen sov vi alle sammen med hovedderne mod ruden«?',
        'hovedderne',
        ['hjemvejen', 'ruden'],
        'Det skal være »hovederne«.',
      ),
    ],
  },
]);
