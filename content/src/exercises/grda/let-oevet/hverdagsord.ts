import { choice, exerciseGroup, gaps, lists, several, sort } from '../../markup/index.ts';

export const hverdagsord = exerciseGroup({ productId: 'grda', level: 12, category: 'hverdagsord' }, [
  {
    number: 1,
    title: 'Familien',
    summary: 'Lær, hvad man kalder folk i familien.',
    instruction: 'Dansk har mange ord for familie. En mormor er mors mor. Vælg eller skriv det rigtige ord.',
    items: [
      choice('Hvad kalder du din mors mor?', 'mormor', ['farmor', 'moster'], 'Mors mor er mormor.'),
      choice('Hvad kalder du din fars far?', 'farfar', ['morfar', 'farbror'], 'Fars far er farfar.'),
      choice(
        'Hvad kalder du din mors søster?',
        'moster',
        ['faster', 'kusine'],
        'En moster er mors søster. En faster er fars søster.',
      ),
      choice(
        'Hvad kalder du din fars bror?',
        'farbror',
        ['fætter', 'morbror'],
        'En farbror er fars bror. Man kan også sige onkel.',
      ),
      choice(
        'Hvad kalder du din onkels datter?',
        'kusine',
        ['fætter', 'niece'],
        'En kusine er en pige. En fætter er en dreng.',
      ),
      lists('Min fasters søn er min {fætter|kusine|bror}.', 'En dreng i den del af familien er en fætter.'),
      lists('Mine forældre har tre børn, så jeg har to {søskende|fætre|tvillinger}.', 'Søskende er brødre og søstre.'),
      gaps('Mine [forældre](mor og far) arbejder begge to på et hospital.', 'Mor og far er forældre.'),
      sort(
        {
          'en dreng eller mand': ['søn', 'nevø', 'bedstefar'],
          'en pige eller kvinde': ['datter', 'svigermor', 'halvsøster'],
        },
        'Søn, nevø og bedstefar er hankøn. Datter, svigermor og halvsøster er hunkøn.',
        'Sorter ordene.',
      ),
    ],
  },
  {
    number: 2,
    title: 'I byen og i trafikken',
    summary: 'Lær ord for butikker, steder og trafik.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists(
        'Jeg har ondt i tanden og skal til {tandlægen|frisøren|bageren}.',
        'Tandlægen hjælper, når man har ondt i en tand.',
      ),
      lists('Vi køber medicin på {apoteket|posthuset|stationen}.', 'Medicin får man på et apotek.'),
      lists('Bussen holder ved et {stoppested|køkken|værelse}.', 'Bussen stopper ved et stoppested.'),
      lists('Stop! Der er rødt {lys|skilt|fortov}.', 'Når lyset er rødt, skal man stoppe.'),
      lists('Man skal gå på {fortovet|cykelstien|motorvejen}.', 'Fortovet er for dem, der går.'),
      lists('Jeg skal {skifte|bytte|ændre} tog i Fredericia.', 'Man skifter tog, når man går fra et tog til et andet.'),
      choice(
        'Du vil klippes. Hvor går du hen?',
        'til frisøren',
        ['til slagteren', 'til lægen'],
        'En frisør klipper hår.',
      ),
      several(
        'Hvad kører på veje?',
        ['en lastbil', 'en cykel', 'en bus'],
        ['et skib', 'en færge'],
        'Skibe og færger sejler.',
      ),
      choice(
        'En mand spørger: »Undskyld, kan du vise vej?« Hvad vil han?',
        'Han vil vide, hvor noget ligger.',
        ['Han vil se en ny vej.', 'Han vil sælge sit hus.'],
        'At vise vej er at forklare, hvor man skal gå.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Naturen og dyrene',
    summary: 'Lær ord for planter, dyr og landskab.',
    instruction: 'Vælg eller skriv det ord, der passer.',
    items: [
      lists(
        'I skoven vokser der {svampe|muslinger|tang} under træerne.',
        'Svampe vokser i skovbunden. Muslinger og tang er i havet.',
      ),
      lists('Bølgerne slår ind mod {stranden|bakken|marken}.', 'Bølgerne kommer fra havet.'),
      lists(
        'Om efteråret falder {bladene|rødderne|grenene} af træerne og bliver brune.',
        'Bladene bliver gule og brune og falder af.',
      ),
      lists('En ørn har to store {vinger|finner|horn}.', 'Fugle flyver med vinger. Fisk har finner.'),
      lists('Fisk trækker vejret med {gæller|lunger|fjer}.', 'Gæller er fiskens måde at få luft på.'),
      choice(
        'Hvad hedder koens unge?',
        'en kalv',
        ['et lam', 'et føl'],
        'Et lam er fårets unge, og et føl er hestens.',
      ),
      choice(
        'Hvad hedder hundens unge?',
        'en hvalp',
        ['en killing', 'en kylling'],
        'En killing er kattens unge, og en kylling er hønens.',
      ),
      several(
        'Hvilke dyr lever i vand?',
        ['en torsk', 'en krabbe'],
        ['en hare', 'en due', 'en ged'],
        'Torsken og krabben lever i havet.',
      ),
      sort(
        { fugle: ['svane', 'solsort', 'krage'], insekter: ['myg', 'bille', 'sommerfugl'] },
        'Fugle har fjer og to ben. Insekter har seks ben.',
        'Sorter dyrene.',
      ),
    ],
  },
]);
