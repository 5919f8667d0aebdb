import { choice, dictate, exerciseGroup, lists, order, read } from '../../markup/index.ts';

export const foersteSaetninger = exerciseGroup({ productId: 'grrw', level: 2, category: 'foerste-saetninger' }, [
  {
    number: 1,
    title: 'Hvor slutter sætningen?',
    summary: 'Find sætninger med stort bogstav og punktum.',
    instruction: 'Hvilken sætning er rigtig?',
    trains: ['capital'],
    items: [
      choice(
        'Hvilken sætning er rigtig?',
        'Min hund er våd.',
        ['min hund er våd.', 'Min hund er våd'],
        'Stort bogstav først og punktum sidst.',
      ),
      choice(
        'Hvordan skriver man om en ballon?',
        'Ballonen fløj væk.',
        ['ballonen fløj væk.', 'Ballonen Fløj Væk.'],
        'Kun det første ord har stort.',
      ),
      choice(
        'Hvordan skriver man om to, der leger?',
        'Per leger med Asta.',
        ['per leger med asta.', 'Per leger med asta.'],
        'Navne har stort.',
      ),
      choice(
        'Hvor er mellemrummene rigtige?',
        'Jeg har en ny cykel.',
        ['Jeg haren ny cykel.', 'Je ghar en ny cykel.'],
        'Der er mellemrum mellem ordene.',
      ),
      choice('Hvor mange sætninger er der: »Ida løber. Bo sover.«', 'to', ['en', 'fire'], 'Der er to punktummer.'),
      choice(
        'Hvor er der et spørgsmål?',
        'Kan du hoppe?',
        ['Du kan hoppe.', 'Hop nu!'],
        'Et spørgsmål har spørgsmålstegn.',
      ),
      order('isen | er | på | bordet', 'Isen er på bordet.', { task: 'Lav en sætning. Begynd med »isen«.' }),
      order('far | fandt | en snegl | i salaten', 'Far fandt en snegl i salaten.', {
        task: 'Lav en sætning. Begynd med »far«.',
        also: ['far | fandt | i salaten | en snegl'],
      }),
      order('min | tand | er | i | en | æske', 'Min tand er i en æske.', { task: 'Lav en sætning. Begynd med »min«.' }),
    ],
  },
  {
    number: 2,
    title: 'Gør sætningen færdig',
    summary: 'Vælg det ord, der passer.',
    instruction: 'Læs hele sætningen først.',
    items: [
      lists('Isbjørnen har hvid {pels|pose|pære}.', 'En bjørn har pels.'),
      lists('Vi synger en sang i {skolen|skuffen|skoen}.', 'Man kan synge i skolen.'),
      lists('Om vinteren kan det {sne|ske|se}.', 'Om vinteren er det koldt nok til sne.'),
      lists('Bussen {holder|hopper|hoster} ved porten.', 'En bus holder ved et stoppested.'),
      lists('Aben tog min {banan|bane|bamse} og spiste den.', 'Man kan spise en banan.'),
      lists('Jeg børster mine {tænder|tanter|tæpper} om aftenen.', 'Man børster tænder.'),
      lists(
        'Snemanden {smelter|smiler|smager}, når solen bliver varm, så der kun er en hat tilbage.',
        'Sne bliver til vand i varme.',
      ),
      lists('Farmor har {briller|brædder|boller} på næsen.', 'Briller sidder på næsen.'),
      dictate('Vi leger.'),
    ],
  },
  {
    number: 3,
    title: 'Læs om Oles æg',
    summary: 'Læs en kort historie om et æg.',
    instruction: 'Læs historien. Svar på spørgsmålene.',
    items: [
      read({
        title: 'Ægget i sokken',
        text: `Ole finder et æg. Det er blåt. Han tager det i sin sok.

Om natten siger sokken pip. Ole tænder lyset. Der er et hul i ægget. Der er et næb i hullet.

Nu er der en fugl i sokken. Den kan ikke flyve. Ole giver den orm og vand. En dag er sokken tom. Men ude i træet sidder en fugl. Den siger pip til Ole.`,
        questions: [
          choice('Hvad finder Ole?', 'et æg', ['en sok', 'en orm'], 'Ole finder et æg.'),
          choice('Hvad farve har ægget?', 'blåt', ['gult', 'hvidt'], 'Det er blåt.'),
          choice('Hvor lægger han ægget?', 'i sin sok', ['i sin seng', 'i et træ'], 'Han tager det i sin sok.'),
          choice('Hvornår siger sokken pip?', 'om natten', ['om dagen', 'om sommeren'], 'Det står i historien.'),
          choice('Hvad ser Ole i hullet?', 'et næb', ['en orm', 'et øje'], 'Der er et næb i hullet.'),
          choice('Hvad giver Ole fuglen?', 'orm og vand', ['brød og mælk', 'en sok'], 'Han giver den orm og vand.'),
          choice(
            'Hvorfor er sokken tom?',
            'Fuglen er fløjet.',
            ['Fuglen er spist.', 'Ole tog sokken på.'],
            'Nu sidder den i træet.',
          ),
          choice('Hvad siger fuglen til Ole?', 'pip', ['rap', 'muh'], 'Den siger pip.'),
        ],
      }),
    ],
  },
]);
