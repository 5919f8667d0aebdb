import { choice, exerciseGroup, lists, read, several, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gram', level: 7, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Talemåder skal ikke tages bogstaveligt',
    summary: 'Find betydningen af talemåder, som siger noget andet end ordene hver for sig.',
    instruction: 'Vælg den betydning, der står i ordbogen. Ordene selv siger noget andet.',
    items: [
      choice(
        '»Hun fik en bjørnetjeneste.« Hvad fik hun ifølge den oprindelige betydning?',
        'hjælp, der gjorde skade',
        ['en meget stor tjeneste', 'hjælp fra en stærk ven'],
        'Bjørnen i fablen ville jage en flue væk og kom til at slå sin ven ihjel.',
      ),
      choice(
        '»Han blev sat til vægs.« Hvad skete der?',
        'han kunne ikke svare for sig',
        ['han blev hængt op', 'han fik en god plads ved bordet'],
        'Den, der bliver sat til vægs, har ikke flere argumenter.',
      ),
      choice(
        '»De talte om det i tide og utide.« Hvornår talte de om det?',
        'hele tiden, også når det ikke passede',
        ['kun på det tidspunkt, hvor det passede bedst', 'næsten aldrig'],
        'Utide er det tidspunkt, hvor det ikke passer.',
      ),
      choice(
        '»Hun har ben i næsen.« Hvordan er hun?',
        'stærk og vant til at klare sig',
        ['nysgerrig', 'nem at narre, fordi hun tror på alt'],
        'Den, der har ben i næsen, lader sig ikke skræmme.',
      ),
      choice(
        '»Han bærer kappen på begge skuldre.« Hvad gør han?',
        'han holder med begge sider',
        ['han fryser let', 'han arbejder hårdt hver eneste dag'],
        'Han vil ikke vælge, hvem han er enig med.',
      ),
      choice(
        '»Det er den samme gamle vise.« Hvad betyder det?',
        'det er en kendt historie, man er træt af',
        ['det er en god sang', 'det er noget helt nyt'],
        'Visen er sunget så tit, at ingen gider høre den.',
      ),
      choice(
        '»Hun lagde ikke fingrene imellem.« Hvordan talte hun?',
        'ærligt og skarpt',
        ['forsigtigt', 'meget længe og roligt'],
        'Hun skånede ingen.',
      ),
      lists(
        'Nu må du tage tyren ved {hornene|halen|ørerne}.',
        'Man tager tyren ved hornene, når man går direkte til problemet.',
      ),
      lists('Nu er vi alle i samme {båd|bil|gynge}.', 'Når man er i samme båd, har man det samme problem.'),
      sort(
        {
          'at være dum': ['ikke at have opfundet den dybe tallerken', 'at være tungnem'],
          'at være bange': ['at ryste i bukserne', 'at have hjertet i halsen'],
        },
        'Man ryster i bukserne og har hjertet i halsen, når man er bange.',
        'Sorter udtrykkene efter deres mening.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Synonymer med forskel',
    summary: 'Vælg det ord, der passer præcist, blandt ord, der næsten betyder det samme.',
    instruction: 'Synonymer betyder omtrent det samme. Men de passer ikke i alle sætninger.',
    trains: ['repetition'],
    items: [
      lists('Dommeren {idømte|skældte|anklagede} ham tyve timers arbejde.', 'En dommer idømmer en straf.'),
      lists(
        'Forskerne har {opdaget|opfundet|opført} en ukendt frø i regnskoven.',
        'Frøen var der i forvejen: opdaget. Man opfinder noget nyt.',
      ),
      lists('Hvem {opfandt|opdagede|anede} glødepæren?', 'Glødepæren fandtes ikke i forvejen: »opfandt«.'),
      lists(
        '»Ja, det var mig,« {indrømmede|benægtede|spurgte} han med røde ører.',
        'Man indrømmer noget, man har gjort.',
      ),
      lists(
        'Hun {påstår|undersøger|beviser}, at hun har set en havfrue, men ingen tror på hende.',
        'Man påstår noget uden at kunne bevise det.',
      ),
      lists(
        'Vandet i springvandet {plasker|drypper|brøler} livligt ned over løverne.',
        'Springvandet er livligt: »det plasker«.',
      ),
      choice(
        'Hvilket ord er svagest?',
        'irriteret',
        ['rasende', 'hidsig som en hveps'],
        'Den, der er irriteret, er kun lidt vred.',
      ),
      several(
        'Hvilke ord betyder næsten det samme som »forbløffet«?',
        ['målløs', 'overrasket'],
        ['ligeglad', 'opsat'],
        'Den, der er forbløffet, er meget overrasket.',
      ),
      sort(
        { 'stærkere end »glad«': ['jublende', 'lykkelig'], 'svagere end »rasende«': ['utilfreds', 'gnaven'] },
        'Jublende er mere end glad. Utilfreds er mindre end rasende.',
        'Sorter ordene efter styrke.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Den elektriske ål',
    summary: 'Læs en fagtekst, og brug sammenhængen til at forstå svære ord.',
    instruction: 'Læs teksten. Find meningen med de svære ord ved at se på, hvad der står omkring dem.',
    items: [
      read({
        title: 'Fisken med strøm i',
        text: `Elektriske ål lever i Sydamerikas mudrede floder, hvor sigten er så dårlig, at øjnene ikke er til megen
          nytte. I stedet udsender dyret svage elektriske signaler, der fungerer som en slags sans: Ålen kan registrere
          forhindringer og bytte, selv i det uigennemsigtige vand.

          Når den jager, skruer den op. Et elektrisk stød på op til 860 volt lammer byttet i samme øjeblik. Musklerne
          trækker sig sammen, så det stivner og ikke kan flygte. Metoden er yderst effektiv.

          Trods navnet er dyret slet ikke en ål. Det er nærmere beslægtet med karper og maller. Og det ånder luft: Med
          jævne mellemrum må det op til overfladen for at snappe efter vejret.`,
        questions: [
          choice(
            'Hvad betyder »sigten«?',
            'hvor langt man kan se',
            ['hvor dybt vandet er', 'hvor hurtigt vandet løber'],
            'I mudret vand kan man ikke se langt.',
          ),
          choice(
            'Hvad betyder »registrere«?',
            'opfatte',
            ['skrive ned', 'ødelægge'],
            'Ålen mærker, hvad der er omkring den.',
          ),
          choice(
            'Hvad er »bytte« i teksten?',
            'et dyr, der bliver jaget',
            ['noget, man handler med', 'en flod, som dyrene drikker af'],
            'Ålen jager byttet.',
          ),
          choice(
            'Hvad gør et stød, der »lammer«?',
            'Det gør, at dyret ikke kan bevæge sig.',
            ['Det gør dyret blindt.', 'Det gør, at dyret bliver hurtigere end før.'],
            'Musklerne trækker sig sammen, så dyret bliver stift.',
          ),
          choice(
            'Hvad betyder »effektiv«?',
            'den virker godt',
            ['den er farlig', 'den er helt ny og dyr'],
            'En effektiv metode når sit mål.',
          ),
          choice(
            'Hvad betyder »trods navnet«?',
            'selv om den hedder det',
            ['på grund af navnet', 'uden navnet'],
            'Navnet siger ål, men det er ikke en ål.',
          ),
          choice(
            'Hvad vil det sige, at to dyr er »beslægtede«?',
            'De er i familie.',
            ['De er lige store.', 'De lever sammen.'],
            'De hører til den samme slægt.',
          ),
          several(
            'Hvad kan den elektriske ål ifølge teksten?',
            ['sende strøm', 'trække vejret'],
            ['se skarpt', 'gå på land'],
            'Den udsender elektriske signaler og ånder luft.',
          ),
        ],
      }),
    ],
  },
]);
