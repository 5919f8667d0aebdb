import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const nutidsR = exerciseGroup({ productId: 'gram', level: 4, category: 'nutids-r' }, [
  {
    number: 1,
    title: 'Køre eller kører?',
    summary: 'Skriv udsagnsordet i nutid eller navnemåde.',
    instruction: 'Skriv ordet med eller uden r. Prøv med »spise« og »spiser«.',
    trains: ['present-r', 'infinitive'],
    items: [
      gaps('Min søster [lærer](lære) at spille bas.', '»Min søster spiser« lyder rigtigt, så der skal r på.'),
      gaps('Vil du [prøve](prøve) mine nye rulleskøjter?', 'Efter »vil« står ordet i navnemåde: »prøve«.'),
      gaps('Hvert år [fejrer](fejre) vi Holi med farvet pulver.', '»Vi spiser« lyder rigtigt, så der skal r på.'),
      gaps('Kan en pingvin [vende](vende) om midt i et hop?', 'Efter »kan« står ordet i navnemåde: »vende«.'),
      gaps(
        'Ham på hjørnet [sælger](sælge) de bedste pølser.',
        '»Ham på hjørnet spiser« lyder rigtigt, så der skal r på.',
      ),
      gaps('De prøver at [reparere](reparere) taget.', 'Efter »at« står ordet i navnemåde: »reparere«.'),
      gaps('Jeg tør ikke [røre](røre) ved slangen.', 'Efter »tør« står ordet i navnemåde: »røre«.'),
      gaps('Når klokken [ringer](ringe), løber alle ud.', '»Når klokken spiser« lyder rigtigt, så der skal r på.'),
      gaps('Lad mig lige [høre](høre) sangen igen.', 'Efter »lad mig« står ordet i navnemåde: »høre«.'),
      gaps('Det [kræver](kræve) mod at stå på scenen.', '»Det spiser« lyder rigtigt, så der skal r på.'),
    ],
  },
  {
    number: 2,
    title: 'To udsagnsord i træk',
    summary: 'Se, hvad der sker med r, når to udsagnsord følges ad.',
    instruction: 'Vælg de rigtige former. Det første udsagnsord bestemmer tit, hvordan det andet ser ud.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists('Vi skal {køre|kører} klokken seks i morgen.', 'Efter »skal« er der ikke r.'),
      lists('Han {hører|høre} aldrig, når man {råber|råbe}.', 'Begge ord står i nutid.'),
      lists('Hun kan både {styre|styrer} og {bremse|bremser}.', 'Efter »kan« er der ikke r på nogen af dem.'),
      lists('Jeg {håber|håbe}, at vi må {sove|sover} ude.', 'Jeg håber nu, men efter »må« er der ikke r.'),
      lists('Bageren {står|stå} op, når andre {går|gå} i seng.', 'Begge ord står i nutid.'),
      lists(
        'Du bør {lære|lærer} reglerne, før du {spiller|spille}.',
        'Efter »bør« er der ikke r, men »du spiller« er nutid.',
      ),
      lists('De {elsker|elske} at {fiske|fisker} krabber.', 'De elsker nu, men efter »at« er der ikke r.'),
      lists('Hvem tør {smage|smager} på suppen?', 'Efter »tør« er der ikke r.'),
      mark(
        'Jeg kan *høre*, at nogen kommer.',
        'Marker udsagnsordet i navnemåde.',
        '»Høre« står efter »kan«. De andre står i nutid.',
      ),
      mark('Hunden prøver at *fange* sin hale.', 'Marker udsagnsordet i navnemåde.', '»Fange« står efter »at«.'),
    ],
  },
]);
