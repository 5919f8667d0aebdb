import { choice, commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'gram', level: 5, category: 'komma' }, [
  {
    number: 1,
    title: 'Startkomma i bunden og i toppen',
    summary: 'Sæt komma foran ledsætninger og efter ledsætninger, der står først.',
    instruction:
      'Find ledsætningen: den, der begynder med »fordi«, »hvis«, »når«, »at« eller »som«. Her bruger vi startkomma.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas('Vi dansede, indtil gulvet gav efter.', 'Ledsætningen er »indtil gulvet gav efter«.'),
      commas('Indtil bussen kommer, kan vi øve os i at gø.', 'Ledsætningen er »indtil bussen kommer«.'),
      commas('Jeg har en fætter, som taler flydende tysk.', 'Ledsætningen er »som taler flydende tysk«.'),
      commas('Siden hun fik bøjle, fløjter hun falsk.', 'Ledsætningen er »siden hun fik bøjle«.'),
      commas('Skildpadden vandt, fordi haren tog en lur.', 'Ledsætningen er »fordi haren tog en lur«.'),
      commas('Spørg ham, hvorfor han har en si på hovedet.', 'Ledsætningen er »hvorfor han har en si på hovedet«.'),
      commas(
        'Midt i stormen sejlede kaptajnen ud efter sin hat.',
        'Her er der ingen ledsætning, så der skal ikke komma.',
      ),
      commas('Selv om vi løb, nåede vi det ikke.', 'Ledsætningen er »selv om vi løb«.'),
      commas('Det er min søster, der spiller tuba om natten.', 'Ledsætningen er »der spiller tuba om natten«.'),
      commas('Når katten er ude, danser musene på bordet.', 'Ledsætningen er »når katten er ude«.'),
    ],
  },
  {
    number: 2,
    title: 'Komma mellem hele sætninger',
    summary: 'Sæt komma foran »og«, »men«, »for«, »så« og »eller«, når der er en hel sætning på hver side.',
    instruction: 'Find grundled og udsagnsled på begge sider. Er der to hele sætninger, skal der komma.',
    trains: ['comma-main-clauses', 'comma-superfluous'],
    items: [
      commas(
        'Solen skinnede, men vandet var iskoldt.',
        'Solen skinnede. Vandet var iskoldt. Det er to hele sætninger.',
      ),
      commas('Hun tog tilløb og sprang over bækken.', 'Der er kun ét grundled: hun. Derfor skal der ikke komma.'),
      commas('Hun tog tilløb, og bækken blev pludselig meget bred.', 'Der er to grundled: hun og bækken.'),
      commas('Gem dig, for nu kommer de!', '»Gem dig« er også en hel sætning.'),
      commas('Far bager, mor spiller bas, og jeg tester boller.', 'Der er tre hele sætninger.'),
      commas('Ørnen og kragen sloges om en pølse.', '»Og« binder kun to navneord sammen.'),
      commas(
        'Vil du med, eller skal du passe din kanin?',
        'Vil du med? Skal du passe din kanin? Det er to hele sætninger.',
      ),
      commas('Det regnede ind, så vi satte gryder på gulvet.', 'Det regnede ind. Vi satte gryder på gulvet.'),
      choice(
        'Hvor skal der komma foran »og«?',
        'Klokken slog tolv … og døren gik op',
        ['Klokken slog ti … elleve og tolv', 'Døren gik op … og i igen'],
        'Klokken slog. Døren gik op. Der er to grundled.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Komma i lister og ved tiltale',
    summary: 'Sæt komma, når du nævner flere ting, taler til nogen eller udbryder noget.',
    instruction:
      'Sæt komma mellem det, du remser op, og ved navnet på den, du taler til. Der er ikke komma foran det sidste »og«.',
    trains: ['comma-enumeration', 'comma-address'],
    items: [
      commas('I rygsækken var der reb, rosiner, en fløjte og et kompas.', 'Fire ting på række.'),
      commas('Hov, der mangler en abe!', '»Hov« er et udråb, der står for sig selv.'),
      commas('Løft stigen lidt højere, Storm!', 'Der bliver talt til Storm.'),
      commas('Hun er modig, stædig og altid forsinket.', 'Tre tillægsord på række.'),
      commas(
        'Jo, farmor, jeg kan godt se, at du flyver.',
        'Der er komma på begge sider af farmor, for der bliver talt til hende. Ledsætningen er »at du flyver«.',
      ),
      commas('Vi kan cykle, gå eller ride på ponyen.', 'Tre muligheder, og der er ikke komma foran eller.'),
      commas('Uf, hvor lugter her af gammel fisk!', '»Uf« er et udråb, der står for sig selv.'),
      commas('Katten Futte og hunden Bruno deler seng.', 'Der er kun to, så der skal ikke komma.'),
      choice(
        'Hvilken sætning fortæller Ea, at hun skal male?',
        'Mal, Ea!',
        ['Mal Ea!'],
        'Kommaet viser, at der bliver talt til Ea. Ellers er det hende, der skal males.',
      ),
    ],
  },
]);
