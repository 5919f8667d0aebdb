import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const udsagnsordOgTider = exerciseGroup({ productId: 'grda', level: 13, category: 'udsagnsord-og-tider' }, [
  {
    number: 1,
    version: 2,
    title: 'Har eller er? Førnutid',
    summary: 'Brug førnutid med det rigtige hjælpeord.',
    instruction: 'Brug »er« om bevægelse hen til noget og forandring, ellers »har«: Hun er rejst. Hun har spist.',
    trains: ['participle', 'tense'],
    items: [
      lists('Ali er ikke her. Han {er|har} gået hjem.', 'Han har skiftet sted: »er gået«.'),
      lists('Vi {har|er} spist al kagen.', 'Der er ingen bevægelse: »har spist«.'),
      lists('Min tante {er|har} flyttet til Norge.', 'Hun har skiftet sted: »er flyttet«.'),
      lists('Jeg {har|er} aldrig set en hval.', 'Der er ingen bevægelse: »har set«.'),
      lists('Blomsterne {er|har} visnet, for jeg glemte at vande dem.', 'Det er en forandring: »er visnet«.'),
      gaps('Har du [skrevet](skrive) under på papiret?', 'At skrive, skrev, skrevet.'),
      gaps('Hunden har [drukket](drikke) hele min kop te.', 'At drikke, drak, drukket.'),
      gaps('Vi har [boet](bo) her, siden jeg var fire.', 'At bo, boede, boet.'),
      gaps('Nogen har [stjålet](stjæle) min sadel.', 'At stjæle, stjal, stjålet.'),
      choice(
        'Hvilken sætning fortæller, at du stadig bor her?',
        'Jeg har boet her i to år.',
        ['Jeg boede her i to år.', 'Jeg havde boet her i to år.'],
        'Førnutid kan vare til nu.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: '»Når«, »da« og »hvis«: hvilken tid?',
    summary: 'Hold styr på tiderne i en fortælling.',
    instruction: 'Begynder en fortælling i datid, skal den blive i datid. Vælg den rigtige form.',
    trains: ['tense', 'da-naar'],
    items: [
      lists(
        '{Da|Når} jeg var lille, troede jeg, at månen fulgte efter os.',
        'Det er en periode i fortiden, som er forbi: »da«.',
      ),
      lists('{Når|Da} det regner, kommer sneglene frem.', 'Det sker hver gang: når.'),
      lists('{Hvis|Da} du keder dig i morgen, kan du ringe til mig.', 'Det er ikke sikkert, at det sker: hvis.'),
      lists('Vi gik ned til søen og {fodrede|fodrer} ænderne.', 'Fortællingen er i datid: »gik og fodrede«.'),
      lists('Hun åbnede døren, og pludselig {stod|står} der en elg.', 'Fortællingen er i datid: »åbnede og stod«.'),
      lists(
        'Manden sagde, at han ikke {havde|haft|er} sovet hele natten.',
        'Efter »sagde« i datid kommer havde sovet.',
      ),
      gaps('Mens vi [ventede](vente) på toget, begyndte det at hagle.', 'Begyndte er datid, derfor ventede.'),
      gaps('Hver gang jeg [kommer](komme) for sent, taber jeg også min taske.', 'Taber er nutid, derfor kommer.'),
      mark(
        'Da klokken *slog* tolv, *sprang* døren op.',
        'Marker de to udsagnsord i datid.',
        '»Slog« og »sprang« er datid af »slå« og »springe«.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Det bliver gjort: passiv',
    summary: 'Forstå og byg sætninger, hvor man ikke får at vide, hvem der gør noget.',
    instruction:
      'Passiv laves med »bliver« eller med et s: Maden bliver lavet. Maden laves. Vælg eller skriv den rigtige form.',
    trains: ['participle'],
    items: [
      lists('Huset {bliver malet|bliver male|er male} i næste uge.', 'Efter »bliver« kommer malet.'),
      lists('Dørene {lukkes|lukke|lukket} klokken otte.', 'Nogen lukker dem: De lukkes.'),
      lists('Cyklen blev {stjålet|stjæle|stjal} lige uden for skolen.', 'Efter »blev« kommer stjålet.'),
      gaps('Brevet blev [skrevet](skrive) for hundrede år siden.', 'Skrive, skrev, skrevet.'),
      gaps('Alle elever bliver [inviteret](invitere) til festen.', 'Invitere, inviterede, inviteret.'),
      gaps('Pizzaen blev [spist](spise), før den nåede bordet.', 'Spise, spiste, spist.'),
      choice(
        '»Butikken åbnes af borgmesteren.« Hvem åbner butikken?',
        'borgmesteren',
        ['butikken', 'kunderne'],
        'Efter »af« står den, der gør det.',
      ),
      choice(
        '»Hunden blev bidt.« Hvad skete der?',
        'Nogen bed hunden.',
        ['Hunden bed nogen.', 'Hunden bider tit.'],
        'I passiv går det ud over hunden.',
      ),
      choice(
        'På en pakke står der: »Opbevares koldt«. Hvad skal man?',
        'lægge den i køleskabet',
        ['varme den i ovnen', 'åbne den med det samme'],
        'At opbevare er at gemme noget et sted.',
      ),
    ],
  },
]);
