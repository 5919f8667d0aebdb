import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gfvu', level: 12, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Et opslag om et job',
    summary: 'Læs en jobannonce, og find ud af, hvad der kræves.',
    instruction: 'Læs annoncen, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Nattebager søges til Bro Bageri',
        text: `Kan du lide stilhed, mel på ærmerne og byen, før den vågner? Så er du måske vores nye nattebager.

Du skal kunne lave rugbrød, boller og wienerbrød. Det er en fordel, hvis du har en uddannelse, men det er ikke et krav. Vi lærer gerne fra os. Til gengæld skal du kunne møde klokken 2 og være frisk, og du skal have kørekort, fordi du afleverer de første brød på plejehjemmet klokken 6.

Vi er syv ansatte og en kat, der bor i gården. Du arbejder fire nætter om ugen og har altid fri natten til søndag. Løn efter overenskomst og alt det brød, du kan spise.

Send en kort ansøgning til Bodil senest den 20. marts. Vi holder samtaler løbende, så vent ikke til sidste dag. Kom gerne forbi og smag på varerne først.`,
        questions: [
          choice(
            'Hvad er et krav?',
            'kørekort',
            ['en uddannelse som bager', 'at man kan lide katte'],
            'Du skal have kørekort. Uddannelse er kun en fordel.',
          ),
          choice(
            'Hvad betyder »Vi lærer gerne fra os«?',
            'Vi underviser gerne den nye.',
            ['Vi vil gerne lære noget af den nye.', 'Vi vil lære af dig.'],
            'At lære fra sig er at give sin viden videre.',
          ),
          choice('Hvornår begynder arbejdet?', 'klokken 2', ['klokken 6', 'klokken 20'], 'Man skal møde klokken 2.'),
          choice(
            'Hvorfor er kørekort nødvendigt?',
            'Man skal levere brød.',
            ['Bageriet ligger langt væk.', 'Man skal hente katten.'],
            'De første brød afleveres på plejehjemmet.',
          ),
          choice(
            'Hvilken nat har man altid fri?',
            'natten til søndag',
            ['natten til mandag', 'fire nætter'],
            'Det står i tredje afsnit.',
          ),
          choice(
            'Hvad betyder *løbende* her?',
            'efterhånden, som ansøgningerne kommer',
            ['i hurtigt tempo', 'på den sidste dag'],
            'De venter ikke til fristen med at holde samtaler.',
          ),
          choice(
            'Hvorfor skal man ikke vente til den 20. marts?',
            'Jobbet kan være besat.',
            ['Bageriet holder lukket i påsken.', 'Brødet bliver tørt.'],
            'Samtalerne begynder før fristen.',
          ),
          several('Hvad får man for arbejdet?', ['løn', 'brød'], ['bolig', 'bil'], 'Løn efter overenskomst og brød.'),
        ],
      }),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvad siger reglerne om ferie?',
    summary: 'Læs et opslag om ferie på en arbejdsplads.',
    instruction: 'Læs opslaget. Afgør, hvem der har ret.',
    items: [
      read({
        title: 'Sådan holder vi ferie på lageret',
        text: `Alle kan holde tre uger i træk om sommeren mellem den 15. juni og den 15. september. Ønsker afleveres på den gule seddel senest den 1. februar.

Vil flere have de samme uger, får den med skolebørn først lov i uge 28 til 30. I alle andre uger trækker vi lod. Den, der tabte sidste år, vinder automatisk i år.

Der skal altid være mindst fire på arbejde. Derfor kan man bytte uger indbyrdes, men kun hvis Karim får besked, og kun hvis begge har skrevet under.

Den, der er syg, når ferien begynder, skal ringe samme dag. Så kan ferien holdes senere. Bliver man syg midt i ferien, gælder der andre regler, som man finder på kontoret.`,
        questions: [
          choice(
            'Hvornår er det for sent at aflevere den gule seddel?',
            'den 2. februar',
            ['den 1. februar', 'den 15. januar'],
            'Det står i første afsnit.',
          ),
          choice(
            'To vil have uge 29. Kun Jytte har skolebørn. Hvem får ugen?',
            'Jytte',
            ['den, der vinder lodtrækningen', 'den ældste'],
            'I uge 28 til 30 går skolebørn forud.',
          ),
          choice(
            'To vil have uge 34. Hvad sker der?',
            'De trækker lod.',
            ['Den med børn får den.', 'Ingen får den.'],
            'I andre uger trækker de lod.',
          ),
          choice(
            'Tove tabte sidste år. Hvad sker der i år?',
            'Hun vinder.',
            ['Hun taber igen.', 'Hun får fire uger.'],
            'Den, der tabte sidste år, vinder automatisk.',
          ),
          choice(
            'Hvad kræver et bytte?',
            'besked til Karim og to underskrifter',
            ['kun besked til Karim', 'at alle fire på vagten er enige om det'],
            'Begge betingelser skal være opfyldt.',
          ),
          choice(
            'Hvor mange skal altid være på arbejde?',
            'mindst fire',
            ['præcis tre', 'højst fire'],
            'Det står i tredje afsnit.',
          ),
          choice(
            'Nils er syg den dag, ferien begynder. Hvad skal han gøre?',
            'ringe samme dag',
            ['vente til efter ferien', 'gå på kontoret i sommerferien'],
            'Så kan han holde ferien senere.',
          ),
          choice(
            'Hvor finder man reglerne om sygdom midt i ferien?',
            'på kontoret',
            ['på den gule seddel', 'i opslaget'],
            'Det står i sidste linje.',
          ),
        ],
      }),
    ],
  },
]);
