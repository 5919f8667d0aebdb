import { choice, exerciseGroup, gaps, lists, mark, several, sort } from '../../markup/index.ts';

export const biord = exerciseGroup({ productId: 'gram', level: 5, category: 'biord' }, [
  {
    number: 1,
    version: 2,
    title: 'Små ord, der ændrer alt',
    summary: 'Se, hvad biord gør ved meningen i en sætning.',
    instruction: 'Et biord kan vende en hel sætning på hovedet: Hun kommer aldrig. Hun kommer måske.',
    items: [
      mark('Vi har *næsten* fundet skatten.', 'Marker biordet.', 'Næsten fortæller, at vi mangler et lille stykke.'),
      mark(
        'Min bror griner *altid*, og det er *ikke* nemt at stoppe ham.',
        'Marker de to biord.',
        '»Altid« fortæller hvor tit. »Ikke« vender meningen om.',
      ),
      mark(
        'Bussen kom *heldigvis* *sent*.',
        'Marker de to biord.',
        '»Heldigvis« viser, hvad man synes, og »sent« fortæller hvornår.',
      ),
      choice(
        'Hvilken sætning betyder, at hun ikke er sikker?',
        'Hun kommer måske til festen.',
        ['Hun kommer aldrig til festen.', 'Hun kommer selvfølgelig til festen.'],
        '»Måske« betyder, at det er uvist.',
      ),
      choice(
        'Hvilket biord viser, at nogen er ked af det?',
        'desværre',
        ['heldigvis', 'allerede'],
        'Desværre bruger man, når noget er trist.',
      ),
      choice(
        'Hvad betyder »sjældent« i »Krokodillen smiler sjældent.«?',
        'ikke ret tit',
        ['hver dag', 'aldrig nogensinde'],
        'Noget, der sker sjældent, sker ikke ret tit.',
      ),
      several(
        'Hvilke biord fortæller, hvor tit noget sker?',
        ['aldrig', 'ofte', 'sommetider'],
        ['derhenne', 'bagud'],
        'Aldrig, ofte og sommetider fortæller hvor tit. De to andre fortæller hvor.',
      ),
      sort(
        { tid: ['straks', 'snart'], sted: ['hjemme', 'udenfor'], grad: ['temmelig', 'alt for'] },
        'Straks og snart fortæller hvornår. Hjemme og udenfor fortæller hvor. Temmelig og alt for fortæller hvor meget.',
        'Hvad fortæller biordene om?',
      ),
      lists(
        'Jeg har {endnu|aldrig|allerede} ikke lært at pifte, men jeg øver mig.',
        'Endnu ikke betyder, at det kan nås.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: '»Hen« eller »henne«, »over« eller »ovre«?',
    summary: 'Vælg biord, der viser retning eller sted.',
    instruction:
      'Den korte form bruges, når noget flytter sig: hen, ned, over. Den lange bruges, når det er der: henne, nede, ovre.',
    trains: ['hjem-hjemme'],
    items: [
      lists('Hvor er min anden strømpe {henne|hen}?', 'Strømpen ligger et sted: »henne«.'),
      lists('Hvor skal du {hen|henne} med den stige?', 'Du er på vej: »hen«.'),
      lists('Min onkel bor {ovre|over} på den anden side af fjorden.', 'Han bor der: »ovre«.'),
      lists('Vi roede {over|ovre} til øen i en badebalje.', 'Vi bevægede os: »over«.'),
      lists('Fuglene er fløjet {bort|borte} for vinteren.', 'De bevægede sig: »bort«.'),
      lists('Da jeg kiggede igen, var tyven {borte|bort}.', 'Sådan var det: »han var borte«.'),
      lists('Kravl {frem|fremme} fra dit skjul!', 'Du skal bevæge dig: »frem«.'),
      lists('Er vi ikke snart {fremme|frem}?', 'Vi spørger, om vi er der: »fremme«.'),
      gaps('Ulven sneg sig [om](om/omme) bag stalden.', 'Den bevægede sig: »om«.'),
      gaps('Skuret står [omme](om/omme) bag huset.', 'Det står der: »omme«.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Med eller uden -t?',
    summary: 'Afgør, om ordet hører til en ting eller til det, der bliver gjort.',
    instruction: 'Spørg, hvordan nogen gør det. Får du ordet som svar, skal der -t på.',
    trains: ['adverbial-t'],
    items: [
      lists('Bjørnen brummede {dybt|dyb}.', 'Hvordan brummede den? Dybt.'),
      lists('Hulen var {dyb|dybt} og fuld af flagermus.', 'Hvordan er hulen? Dyb.'),
      lists('Nattevagten gik {stille|stillet} rundt på museet.', '»Stille« får aldrig -t.'),
      lists('Pigen dansede {elegant|elegantt} hen over isen.', '»Elegant« ender allerede på t.'),
      lists(
        'Du må gerne tale lidt mere {tydeligt|tydelig}, når du bærer gummisnude.',
        'Hvordan skal man tale? Tydeligt.',
      ),
      lists('Han kører {sikkert|sikker} på den ethjulede cykel.', 'Hvordan kører han? Sikkert.'),
      lists('Min tante er en {sikker|sikkert} chauffør.', 'Hvordan er chaufføren? Sikker.'),
      lists('Vi blev {hjerteligt|hjertelig} modtaget af tolv gæs.', 'Hvordan blev vi modtaget? Hjerteligt.'),
      gaps('Han gættede [vildt](vild), men ramte plet hver gang.', 'Hvordan gættede han? Vildt.'),
      gaps('Hun kiggede [alvorligt](alvorlig) på den smeltede is.', 'Hvordan kiggede hun? Alvorligt.'),
    ],
  },
]);
