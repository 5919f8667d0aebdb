import { choice, dictate, exerciseGroup, gaps, lists, read } from '../../markup/index.ts';

export const nutidsR = exerciseGroup({ productId: 'gram', level: 9, category: 'nutids-r' }, [
  {
    number: 1,
    title: 'Nutids-r, når sætningen snor sig',
    summary: 'Træn den klassiske fælde fra retskrivningsprøven i lange og indviklede sætninger.',
    instruction: 'Find udsagnsordets grundled, eller se efter »at« og hjælpeord. Prøv med »spise« og »spiser«.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists(
        'Forskerne mener, at den larm, som skibene hver dag {producerer|producere}, gør hvalerne tavse.',
        'Skibene spiser. Altså producerer med r.',
      ),
      lists(
        'Det kan {ændre|ændrer} hele kampen, hvis målmanden bliver nervøs.',
        'Det kan spise. Altså »ændre« uden r.',
      ),
      lists(
        'De mange ture frem og tilbage til genbrugspladsen {forurener|forurene} mere, end man tror.',
        'Turene spiser. Altså forurener med r.',
      ),
      lists(
        'Lad være med at {vurdere|vurderer} maden, før du har tygget af munden.',
        'At spise. Altså »vurdere« uden r.',
      ),
      lists('Den, der sidst {hører|høre} klokken, må vaske gryderne.', 'Den, der spiser. Altså hører med r.'),
      lists(
        'Vi vil meget gerne {diskutere|diskuterer} prisen, men ikke i dag.',
        'Vi vil spise. Altså »diskutere« uden r.',
      ),
      lists(
        'Hvor mange af jer {kører|køre} selv, og hvem skal {køre|kører} med os?',
        'I spiser, men man skal spise: kører og »køre«.',
      ),
      gaps(
        'De unge frivillige, som hver sommer [lærer](lære) børn at svømme, får ingen løn.',
        'De spiser. Altså lærer med r.',
      ),
      gaps('Hun påstår, at det eneste, der [undrer](undre) hende, er prisen.', 'Det, der spiser. Altså undrer med r.'),
      gaps('At [høre](høre) sin egen stemme på en optagelse er det rene gys.', 'At spise. Altså »høre« uden r.'),
    ],
  },
  {
    number: 2,
    title: 'Diktat: r eller ikke r',
    summary: 'Skriv de sætninger, du hører. Alle r’er skal stå rigtigt.',
    instruction: 'Lyt til hele sætningen, og skriv den. Læs den bagefter igen: Passer »spise« eller »spiser«?',
    trains: ['present-r', 'infinitive', 'ending'],
    items: [
      dictate('Min nabo fodrer egernet med pizza.', 'Naboen spiser: fodrer.'),
      dictate('Man kan høre toget helt nede ved søen.', 'Man kan spise: »høre« uden r.'),
      dictate('Det begynder at regne, når vi tænder grillen.', 'Det spiser: begynder. At spise: »regne« uden r.'),
      dictate('De lærer at køre bus på en mark.', 'De spiser: lærer. At spise: »køre« uden r.'),
      dictate('Vores hund forsvinder, når vi støvsuger.', 'Hunden spiser: forsvinder.'),
      dictate('Jeg gider ikke diskutere med en papegøje.', 'Jeg gider spise: »diskutere« uden r.'),
      dictate('Den gamle bro tåler ikke flere køer.', 'Broen spiser: tåler.'),
      dictate('Skal vi ændre planen eller lade som ingenting?', 'Skal vi spise: »ændre« og »lade« uden r.'),
    ],
  },
  {
    number: 3,
    title: 'Dommeren, der ser alt: nutids-r i en tekst',
    summary: 'Læs en kort artikel, og forklar, hvorfor nogle udsagnsord får r, mens andre ikke gør.',
    instruction: 'Læs teksten, og svar på spørgsmålene om udsagnsordene.',
    trains: ['present-r', 'infinitive'],
    items: [
      read({
        title: 'Hun fløjter, og alle adlyder',
        byline: 'Portræt af en ung dommer',
        text: `Hver søndag klokken ni står 15-årige Nora Ilsø på en våd græsplæne og venter. Om lidt begynder en kamp, som kun forældrene har glædet sig til. Spillerne er ni år gamle, og de fleste vil hellere lave mudderkager end forsvare et mål.

Nora dømmer tre kampe om ugen. Hun får 120 kroner for hver, men det er ikke derfor, hun gør det. »Man lærer at tage en beslutning og stå ved den,« siger hun, »og man lærer at lade være med at svare igen.« Det sidste kræver øvelse, når en far brøler, at hun skal købe briller.

Om tre år håber hun at kunne dømme kampe på højt plan. Indtil da må hun nøjes med plasticmål, halve appelsiner og spillere, der standser midt i et angreb for at hilse på en hund.`,
        questions: [
          choice(
            'Hvorfor ender »venter« på r i første sætning?',
            'Grundleddet er Nora, og det er nutid.',
            ['Det står efter »at«.', 'Det står i flertal.'],
            'Nora spiser. Altså venter med r.',
          ),
          choice(
            'Hvorfor har »forsvare« ikke r?',
            'Det hører til »vil« ligesom »lave«.',
            ['Det står efter »at«.', 'Det står i datid.'],
            'De vil hellere spise: lave og forsvare.',
          ),
          choice(
            'Hvad er grundled til »lærer« i det, Nora siger?',
            'man',
            ['beslutning', 'den'],
            'Det er »man«, der lærer.',
          ),
          choice(
            'Hvorfor har »svare« ikke r?',
            'Det står efter »at«.',
            ['Grundleddet står i flertal.', 'Det er en ordre.'],
            'At spise. Altså uden r.',
          ),
          choice(
            'Hvad er grundled til »kræver«?',
            'det sidste',
            ['øvelse', 'en far'],
            'Hvad kræver øvelse? Det gør det sidste.',
          ),
          lists(
            'Nora {håber|håbe}, at hun engang kan {dømme|dømmer} landskampe.',
            'Nora spiser, og hun kan spise: håber og »dømme«.',
          ),
          lists(
            'Når faren {brøler|brøle}, prøver hun ikke at {høre|hører} efter.',
            'Faren spiser. At spise: »høre« uden r.',
          ),
          lists(
            'Spillerne {elsker|elske} at {klappe|klapper} hunde, når kampen {kører|køre}.',
            'Spillerne spiser, og kampen spiser. Efter »at« er der intet r.',
          ),
        ],
      }),
    ],
  },
]);
