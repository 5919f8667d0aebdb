import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gfvu', level: 11, category: 'ordklasser' }, [
  {
    number: 1,
    title: 'Nutid med r i hverdagen',
    summary: 'Vælg mellem udsagnsord med og uden r.',
    instruction: 'Prøv med »spise« og »spiser«, hvis du er i tvivl.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists('Min chef {hører|høre} altid radio i bilen.', 'Min chef spiser: med r.'),
      lists('Jeg skal {køre|kører} min søn til fodbold.', 'Jeg skal spise: uden r.'),
      lists('Vi plejer at {høre|hører} nyhederne sammen.', 'At spise: uden r.'),
      lists('Hvad {gør|gøre} du, når alarmen går?', 'Hvad spiser du: med r.'),
      lists('Kan du {lære|lærer} mig at strikke?', 'Kan du spise: uden r.'),
      lists('Den bus {kører|køre} kun om sommeren.', 'Bussen spiser: med r.'),
      lists('Hun vil gerne {studere|studerer} til pædagog.', 'Hun vil spise: uden r.'),
      lists('Vinduet {larmer|larme}, hver gang det blæser.', 'Vinduet spiser: med r.'),
      lists('Du må ikke {parkere|parkerer} foran porten.', 'Du må ikke spise: uden r.'),
    ],
  },
  {
    number: 2,
    version: 3,
    title: 'Hvad er det for et ord?',
    summary: 'Kend forskel på navneord, udsagnsord og tillægsord.',
    instruction:
      'Et navneord er navnet på noget. Et udsagnsord er noget, man gør. Et tillægsord fortæller, hvordan noget er.',
    items: [
      mark('Kollegaen *reparerer* printeren med en gaffel.', 'Marker udsagnsordet.', 'Man kan reparere noget.'),
      mark(
        'Vi købte en *brugt* sofa med *bløde* puder.',
        'Marker de to tillægsord.',
        'Hvordan er sofaen? Brugt. Hvordan er puderne? Bløde.',
      ),
      mark('Min *tante* sælger *blomster* på *torvet*.', 'Marker de tre navneord.', 'En tante, en blomst og et torv.'),
      choice('Hvilket ord er et udsagnsord?', 'flytte', ['flytning', 'flytbar'], 'Man kan flytte.'),
      choice('Hvilket ord er et navneord?', 'løn', ['lønne', 'lønnet'], 'Man kan sige »en løn« og »lønnen«.'),
      choice('Hvilket ord er et tillægsord?', 'tålmodig', ['tålmodighed', 'tåle'], 'Man kan være tålmodig.'),
      sort(
        { navneord: ['kontrakt', 'hammer'], udsagnsord: ['underskrive', 'montere'], tillægsord: ['gyldig', 'tung'] },
        'En kontrakt er en ting, man kan underskrive, og så er den gyldig.',
        'Sorter ordene.',
      ),
      lists(
        'Vi har fået en {ny|nyt|nye} opvaskemaskine på arbejdet.',
        'Det hedder »en maskine«, så tillægsordet får ingen endelse: »ny«.',
      ),
      lists(
        'Det er et {stort|stor|store} ansvar at lukke butikken.',
        'Det hedder »et ansvar«, så tillægsordet ender på t: »stort«.',
      ),
    ],
  },
]);
