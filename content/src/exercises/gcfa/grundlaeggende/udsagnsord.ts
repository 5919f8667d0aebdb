import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gcfa', level: 11, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'De første uregelmæssige verber',
    summary: '»Être«, »avoir«, »aller« og »faire«.',
    instruction: 'Skriv eller vælg verbet i præsens.',
    items: [
      gaps('Je [suis](être) en première année.', '»Être«: »je suis«.'),
      gaps('Nous [avons](avoir) cours de français le vendredi.', '»Avoir«: »nous avons«.'),
      gaps('Elles [vont](aller) au concert ensemble.', '»Aller«: »elles vont«.'),
      gaps("Qu'est-ce que tu [fais](faire) ce soir ?", '»Faire«: »tu fais«.'),
      gaps('Vous [allez](aller) comment, Madame ?', '»Aller«: »vous allez«.'),
      lists("Il {fait|est|va} beau aujourd'hui.", 'Om vejret bruger man »faire«: »il fait beau«.'),
      lists('Elle {a|est|fait} mal à la tête.', 'Man har ondt: »avoir mal«.'),
      lists('Mes parents {font|sont|vont} la cuisine à tour de rôle.', '»Faire la cuisine« er at lave mad.'),
      lists("Tu {as|es|fais} raison, c'est fermé.", '»Avoir raison« er at have ret.'),
      lists('On {va|a|est} partir dans cinq minutes.', 'Nær fremtid dannes med »aller«.'),
    ],
  },
  {
    number: 2,
    title: 'Verber på »-ir« og »-re«',
    summary: 'Bøj de to andre grupper.',
    instruction: 'Skriv verbet i præsens.',
    items: [
      gaps('Je [finis](finir) toujours mon café froid.', '»Finir«: »je finis«.'),
      gaps('Nous [choisissons](choisir) un film sans sous-titres.', '»Choisir« får »-iss-« i flertal.'),
      gaps("Ils [rougissent](rougir) dès qu'on les regarde.", '»Rougir« får »-iss-« i flertal.'),
      gaps('Elle [vend](vendre) des bijoux au marché.', 'Verber på »-re« har ingen endelse efter »elle«.'),
      gaps('Vous [attendez](attendre) qui ?', '»Attendre«: »vous attendez«.'),
      gaps('Tu [entends](entendre) ce bruit bizarre ?', '»Entendre«: »tu entends«.'),
      gaps('Nous [dormons](dormir) dans une tente.', '»Dormir«: »nous dormons« uden »-iss-«.'),
      gaps('Le train [part](partir) à 8 h 12.', '»Partir«: »il part«.'),
      lists('Je ne {réponds|répond|répons} jamais aux numéros inconnus.', '»Répondre«: »je réponds«.'),
    ],
  },
]);
