import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'gram', level: 8, category: 'navneord' }, [
  {
    number: 1,
    version: 2,
    title: 'Museer, kriterier og jubilæer',
    summary: 'Bøj navneord, der er kommet til Danmark fra latin og græsk.',
    instruction: 'Skriv den form af navneordet, der passer. Mange af ordene mister »um«, før de bliver bøjet.',
    trains: ['number', 'ending'],
    items: [
      gaps('På en lejrskole kan man godt nå tre [museer](museum) på en dag.', 'Et museum, flere museer.'),
      gaps(
        'Dommerne havde kun to [kriterier](kriterium): Dansen skulle være vild, og ingen måtte græde.',
        'Et kriterium, flere kriterier.',
      ),
      gaps(
        'Efter [jubilæet](jubilæum) lå der konfetti i springvandet i en uge.',
        'Et jubilæum, det fejrede jubilæum: »jubilæet«.',
      ),
      gaps('Min kusine går i 1.g på [gymnasiet](gymnasium) i Ribe.', 'Et gymnasium, gymnasiet.'),
      gaps(
        'Vores klasselokale ligner et af de [laboratorier](laboratorium), hvor skurken altid bor.',
        'Et laboratorium, flere laboratorier.',
      ),
      gaps(
        'Der stod [kaktusser](kaktus) i alle vinduer, så ingen turde klatre ind.',
        'En kaktus får dobbelt s i flertal: »kaktusser«.',
      ),
      gaps('Begge [akvarier](akvarium) var tomme, men katten så meget tilfreds ud.', 'Et akvarium, flere akvarier.'),
      lists(
        'Kommunen vil lukke to af de fem {centre|centerer|centrer}, hvor unge kan mødes.',
        'Et center, flere centre. Der kommer ikke flere endelser på.',
      ),
      lists(
        'Ingen havde læst hele {programmet|programet}, og derfor sad vi til en opera om fårehyrder.',
        'Efter kort trykstærk vokal bliver m’et fordoblet: program, programmet.',
      ),
      choice(
        'Hvilken form er rigtig?',
        'temaet, temaer',
        ['temaen, temaer', 'temaet, temaner'],
        'Et tema, temaet, flere temaer.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Et s, der ikke kan høres',
    summary: 'Sæt ejefalds-s på tid, mål, ting og personer.',
    instruction: 'Vælg eller skriv den rigtige form. Spørg: Hvem ejer det, eller hvor længe varer det?',
    trains: ['genitive', 'apostrophe'],
    items: [
      lists(
        'Efter tre {dages|dage} regn flød campingbordet af sted.',
        'Regnen varede tre dage. Tiden står i ejefald: »tre dages regn«.',
      ),
      lists(
        "Alle {lærernes|lærenes|lærerne's} biler var pakket ind i madpapir.",
        'Bilerne tilhører lærerne: »lærernes«.',
      ),
      gaps(
        'Hun fik to [ugers](uger) forbud mod at sige ordet »altså«.',
        'Forbuddet varer to uger: to ugers forbud. Der skal s på.',
      ),
      gaps('Et halvt [års](år) opsparing forsvandt på en enkelt aften i Tivoli.', 'Et år, et års opsparing.'),
      lists(
        "Det er {Lars'|Lar's|Lars} guitar, men det er hans søsters forstærker.",
        'Navnet ender på s, så ejefaldet vises med en apostrof.',
      ),
      lists(
        'Ti {minutters|minutter|minuters} stilhed er lang tid i en skolebus.',
        'Stilheden varer ti minutter: »ti minutters stilhed«.',
      ),
      lists(
        "Har du set {byrådets|byrådet's|byrådet} nye plan for skaterbanen?",
        'Planen er byrådets. Der skal bare s på.',
      ),
      gaps('[Naboens](naboen) drone hang hele natten i vores antenne.', 'Dronen er naboens: naboen + s.'),
      lists(
        "Jeg elsker {80'ernes|80ernes'|firs'ernes} musik, selv om jeg er født 25 år for sent.",
        'Efter et tal skrevet med cifre kommer der en apostrof før endelsen.',
      ),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Mine forældres gamle kærestebreve lå i en skotøjsæske.',
        [
          "Mine forældre's gamle kærestebreve lå i en skotøjsæske.",
          'Mine forældrers gamle kærestebreve lå i en skotøjsæske.',
        ],
        'Forældre er allerede flertal. I ejefald kommer der kun s på.',
      ),
    ],
  },
]);
