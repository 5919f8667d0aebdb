import { choice, exerciseGroup, mark } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gram', level: 4, category: 'saetningsanalyse' }, [
  {
    number: 1,
    version: 2,
    title: 'Find udsagnsleddet',
    summary: 'Find det, der bliver gjort i sætningen.',
    instruction: 'Udsagnsleddet er sætningens udsagnsord. Det får en bolle. Marker alle ordene i udsagnsleddet.',
    items: [
      mark('Storken *står* på ét ben.', 'Marker udsagnsleddet.', 'Hvad gør storken? Den står.'),
      mark('I haven *vokser* der vilde jordbær.', 'Marker udsagnsleddet.', 'Hvad sker der? Noget vokser.'),
      mark('Min tante *har* *købt* en papegøje.', 'Marker udsagnsleddet.', 'Udsagnsleddet er på to ord: »har købt«.'),
      mark('Vi *skal* *sove* i en hule.', 'Marker udsagnsleddet.', 'Udsagnsleddet er på to ord: »skal sove«.'),
      mark('*Kan* du *fløjte*?', 'Marker udsagnsleddet.', 'Udsagnsleddet er på to ord: »kan fløjte«.'),
      mark('Hver lørdag *bager* far brød.', 'Marker udsagnsleddet.', 'Hvad gør far? Han bager.'),
      mark('Pludselig *gik* lyset ud.', 'Marker udsagnsleddet.', 'Hvad skete der? Lyset gik.'),
      mark('Hvorfor *er* du så glad?', 'Marker udsagnsleddet.', '»Er« er et udsagnsord.'),
    ],
  },
  {
    number: 2,
    title: 'Find grundleddet',
    summary: 'Find den eller det, der gør noget.',
    instruction: 'Spørg »hvem« eller »hvad« foran udsagnsleddet. Svaret er grundleddet, og det får et kryds.',
    items: [
      mark('*Solen* står op i øst.', 'Marker grundleddet.', 'Hvad står op? Solen.'),
      mark('*Min* *bedste* *ven* spiller cello.', 'Marker alle ord i grundleddet.', 'Hvem spiller? Min bedste ven.'),
      mark('Om aftenen kommer *rådyrene* frem.', 'Marker grundleddet.', 'Hvem kommer frem? Rådyrene.'),
      mark('Har *du* fodret fiskene?', 'Marker grundleddet.', 'Hvem har fodret? Du.'),
      mark(
        'I skabet boede *en* *lille* *nisse*.',
        'Marker alle ord i grundleddet.',
        'Hvem boede i skabet? En lille nisse.',
      ),
      mark('*Hans* *og* *Grete* for vild i skoven.', 'Marker alle ord i grundleddet.', 'Hvem for vild? Hans og Grete.'),
      choice('»I går fandt Noor en krabbe.« Hvem er grundleddet?', 'Noor', ['en krabbe', 'i går'], 'Hvem fandt? Noor.'),
      choice('»Krabben bed Noor i tåen.« Hvad er grundleddet?', 'krabben', ['Noor', 'tåen'], 'Hvad bed? Krabben.'),
      choice('»Nu smelter isen.« Hvad er grundleddet her?', 'isen', ['nu', 'smelter'], 'Hvad smelter? Isen.'),
    ],
  },
  {
    number: 3,
    title: 'Kryds og bolle',
    summary: 'Sæt kryds og bolle i samme sætning.',
    instruction: 'Gør, som opgaven siger.',
    items: [
      mark('*Bussen* *kører* klokken syv.', 'Marker både grundled og udsagnsled.', 'Hvad gør hvad? Bussen kører.'),
      mark('Nu *kommer* *vi*!', 'Marker både grundled og udsagnsled.', 'Hvem gør hvad? Vi kommer.'),
      mark(
        'I nat *drømte* *jeg* om en talende ost.',
        'Marker både grundled og udsagnsled.',
        'Hvem gjorde hvad? Jeg drømte.',
      ),
      mark(
        '*Den* *gamle* *kro* *brændte* i 1895.',
        'Marker både grundled og udsagnsled.',
        'Hvad skete der med hvad? Den gamle kro brændte.',
      ),
      mark('*Smager* *suppen* godt?', 'Marker både grundled og udsagnsled.', 'Hvad gør hvad? Suppen smager.'),
      choice(
        'Hvad får kryds, når man analyserer?',
        'grundleddet',
        ['udsagnsleddet'],
        'Grundleddet får kryds, udsagnsleddet får bolle.',
      ),
      choice(
        'Hvad mangler der, før »en rød ballon« er en sætning?',
        'et udsagnsled',
        ['et navneord', 'et tillægsord'],
        'Der er ingen, der gør noget. Derfor er det ikke en sætning.',
      ),
      choice(
        'Hvilket af disse er en hel sætning?',
        'Ballonen sprang.',
        ['Den røde ballon.', 'Højt oppe over taget.'],
        'Kun den første har både grundled og udsagnsled.',
      ),
    ],
  },
]);
