import { exerciseGroup, lists, order, sort } from '../../markup/index.ts';

export const ordOgSaetninger = exerciseGroup({ productId: 'grdk', level: 1, category: 'ord-og-saetninger' }, [
  {
    number: 1,
    title: 'Hvad passer?',
    summary: 'Find det ord, der passer i en kort sætning.',
    instruction: 'Læs sætningen. Vælg det rigtige ord.',
    items: [
      lists('En ko siger {muh|miav|vov}.', 'Katten siger miav, og hunden siger vov.'),
      lists('Vi sover i en {seng|sko|sky}.', 'En seng er til at sove i.'),
      lists('Solen er {gul|blå|sort}.', 'Solen lyser gult.'),
      lists('En mus er {lille|stor|høj}.', 'En mus kan sidde i din hånd.'),
      lists('Fisken kan {svømme|cykle|læse}.', 'Fisk bor i vand.'),
      lists('Om natten er der {mørkt|lyst|varmt} ude.', 'Solen er væk om natten.'),
      lists('Jeg har en hue på mit {hoved|ben|knæ}.', 'En hue sidder på hovedet.'),
      lists('Is er {kold|varm|blød}.', 'Is kommer fra fryseren.'),
      sort(
        { dyr: ['hest', 'gris', 'and'], mad: ['ost', 'pære', 'brød'] },
        'En hest, en gris og en and er dyr.',
        'Er det et dyr eller mad?',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Lav en sætning',
    summary: 'Sæt ord i rækkefølge, så de bliver til en kort sætning.',
    instruction: 'Læs ordene. Lav en sætning.',
    trains: ['word-order'],
    items: [
      order('min | kat | er | tyk', 'Min kat er tyk.', { also: ['tyk | er | min | kat'] }),
      order('den | røde | bil | kører', 'Den røde bil kører.'),
      order('jeg | har | en | løs tand', 'Jeg har en løs tand.', { also: ['en | løs tand | har | jeg'] }),
      order('Ib | spiser | en | pære', 'Ib spiser en pære.', { also: ['en | pære | spiser | Ib'] }),
      order('vi | leger | i | sandet', 'Vi leger i sandet.', { also: ['i | sandet | leger | vi'] }),
      order('frøen | hopper | ud af spanden', 'Frøen hopper ud af spanden.', {
        also: ['ud af spanden | hopper | frøen'],
      }),
      order('mor | synger | for | os', 'Mor synger for os.', { also: ['for | os | synger | mor'] }),
      order('kan | du | se | månen?', 'Det er et spørgsmål: Kan du se månen?', {
        task: 'Spørg om månen. Begynd med »kan«.',
      }),
    ],
  },
]);
