import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const udsagnsordOgTider = exerciseGroup({ productId: 'grda', level: 12, category: 'udsagnsord-og-tider' }, [
  {
    number: 1,
    title: 'I går: »-ede« eller »-te«?',
    summary: 'Skriv regelmæssige udsagnsord i datid.',
    instruction: 'Mange udsagnsord får »-ede« i datid, andre får »-te«. Skriv ordet i datid.',
    trains: ['past-ending'],
    items: [
      gaps('Vi [cyklede](cykle) hele vejen til stranden.', 'At cykle, cyklede.'),
      gaps('Min far [købte](købe) en brugt vaskemaskine.', 'At købe, købte.'),
      gaps('De [snakkede](snakke) i telefon i to timer.', 'At snakke, snakkede.'),
      gaps('Jeg [glemte](glemme) min madpakke i bussen.', 'At glemme, glemte.'),
      gaps('Hun [ventede](vente) på mig i regnen.', 'At vente, ventede.'),
      gaps('Vi [spiste](spise) aftensmad klokken ni.', 'At spise, spiste.'),
      gaps('Naboens hund [gøede](gø) hele natten.', 'At gø, gøede.'),
      lists('Læreren {spurgte|spørgede|spørgte}, hvem der var syg.', 'At spørge er uregelmæssigt: spurgte.'),
      sort(
        { '-ede': ['hente', 'vaske', 'lave'], '-te': ['høre', 'køre', 'vise'] },
        'Det hedder hentede, vaskede og lavede, men hørte, kørte og viste.',
        'Hvilken endelse får ordet i datid?',
      ),
    ],
  },
  {
    number: 2,
    title: 'Gik, så og fik',
    summary: 'Lær datid af de udsagnsord, som bruges mest.',
    instruction: 'De mest brugte udsagnsord har deres egen datid. Skriv eller vælg den.',
    trains: ['tense'],
    items: [
      gaps('Jeg [gik](gå) hjem alene i går.', 'At gå, jeg gik.'),
      gaps('Vi [så](se) en ræv på parkeringspladsen.', 'At se, vi så.'),
      gaps('Hun [fik](få) en kaktus i fødselsdagsgave.', 'At få, hun fik.'),
      gaps('De [kom](komme) en time for sent.', 'At komme, de kom.'),
      gaps('Min kusine [tog](tage) bussen den forkerte vej.', 'At tage, hun tog.'),
      gaps('Vi [sov](sove) i telt i haven.', 'At sove, vi sov.'),
      lists('Han {skrev|skrivede|skreve} et langt brev til sin bedstefar.', 'At skrive, han skrev.'),
      lists('Jeg {drak|drikkede|drikte} al saften.', 'At drikke, jeg drak.'),
      lists('I søndags {blev|blivede|blevede} jeg elleve år.', 'At blive, jeg blev.'),
      choice('Hvad er datid af »at sige«?', 'sagde', ['sigede', 'sigte'], 'At sige, jeg sagde.'),
    ],
  },
]);
