import type { FreeTextTask } from '../free-text-schema.ts';

export const novelleanalyseTrappevask: FreeTextTask = {
  id: 1061017,
  slug: 'novelleanalyse-trappevask',
  version: 2,
  productId: 'teco',
  levelId: 10610,
  categoryId: 106507,
  title: 'Analyse af kortprosateksten »Trappevask«',
  summary: 'Analysér en kort tekst, hvor det vigtigste aldrig bliver sagt.',
  requiredWordCount: 700,
  estimatedMinutes: 150,
  prompt: [
    {
      type: 'paragraph',
      text: 'Læs »Trappevask«. Skriv en sammenhængende analyse og fortolkning af teksten på mindst 700 ord.',
    },
    { type: 'heading', text: 'Du skal komme ind på' },
    {
      type: 'list',
      items: [
        'fortælleren: hvem der ser, og hvor meget vi hører om det, som personerne tænker',
        'personerne og forholdet mellem dem, især det, som de ikke siger',
        'miljøet: hvilken betydning trappen og de forskellige etager har',
        'sproget: sætningernes længde, gentagelser, symboler og replikker',
        'temaet og det, som du mener, at teksten vil sige os',
      ],
    },
    {
      type: 'paragraph',
      text: 'Vælg til sidst den sætning, som du synes er tekstens vigtigste, og begrund dit valg. Underbyg hele vejen igennem med korte citater.',
    },
  ],
  source: {
    genre: 'Kortprosa',
    title: 'Trappevask',
    blocks: [
      {
        type: 'paragraph',
        text: 'Hun begyndte altid øverst. Fjerde sal, hvor lyset kom ind. Spanden stod på afsatsen og dampede, og når hun vred kluden, faldt dråberne gennem gelænderet hele vejen ned til kælderen.',
      },
      {
        type: 'paragraph',
        text: 'På tredje sal gik døren op. Det var den unge mand med slipset. Han trådte hen over det våde på tæerne, som var trappen et vandløb.',
      },
      { type: 'paragraph', text: '»Undskyld,« sagde han.' },
      { type: 'paragraph', text: '»Det tørrer,« sagde hun.' },
      { type: 'paragraph', text: 'Det havde de sagt til hinanden hver torsdag i to år.' },
      {
        type: 'paragraph',
        text: 'På anden sal var navneskiltet skruet af. Fire små huller i døren, en lysere firkant i malingen. Hun vaskede længe foran den dør. Hun vaskede også dørtrinnet, selv om det ikke hørte med.',
      },
      {
        type: 'paragraph',
        text: 'Da hun nåede til første sal, stod han der igen. Han måtte være gået op ad bagtrappen. Han havde stadig frakken på, og i hånden holdt han en kop kaffe, der rystede en smule på underkoppen.',
      },
      { type: 'paragraph', text: '»Jeg vidste ikke, om De bruger mælk,« sagde han.' },
      {
        type: 'paragraph',
        text: 'Hun så på sine hænder. De var røde og opblødte, og hun tørrede dem i forklædet, først den ene, så den anden, meget omhyggeligt. Et sted i huset blev der åbnet for en vandhane.',
      },
      { type: 'paragraph', text: '»Hun brugte mælk,« sagde hun. »Fru Lauesen.«' },
      { type: 'paragraph', text: '»Ja,« sagde han. »Det gjorde mor.«' },
      { type: 'paragraph', text: 'Så satte de sig på trinnet, hvor der var tørt.' },
    ],
  },
};
