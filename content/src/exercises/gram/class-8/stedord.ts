import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gram', level: 8, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: 'Sin eller hans, sine eller hendes?',
    summary: 'Skeln mellem det, der er ens eget, og det, der er en andens.',
    instruction:
      'Sin, sit og sine viser tilbage til grundleddet i samme sætning. Der er kun tale om de personer, der er nævnt.',
    trains: ['sin-hans'],
    items: [
      lists(
        'Oliver børster {sine|hans} tænder med tandpasta, der smager af bacon.',
        'Oliver er grundled, og tænderne er hans egne: »sine«.',
      ),
      lists(
        'Oliver og {hans|sin} søster har byttet værelse.',
        'Søsteren er en del af grundleddet. Der kan »sin« ikke stå.',
      ),
      lists(
        'Frida glemte {sin|hendes} telefon på bagagebæreren.',
        'Frida er grundled, og telefonen er hendes egen: »sin«.',
      ),
      lists(
        'Fridas telefon ringede, da {hendes|sin} mor kørte over broen.',
        'I ledsætningen er moren grundled. Der kan »sin« ikke stå.',
      ),
      lists(
        'Læreren sagde til Amir, at {hans|sin} hund stod i skolegården.',
        'Hunden er grundled i ledsætningen, og den er Amirs: »hans«.',
      ),
      lists(
        'Tvillingerne fejrede {deres|sin} fødselsdag i et svømmebad.',
        'Når grundleddet er flere personer, hedder det »deres«.',
      ),
      lists('Enhver må selv bære {sin|deres} bagage.', 'Enhver er ental: »sin bagage«.'),
      lists(
        'Da Bertram vågnede, var {hans|sin} ene sko fyldt med barberskum.',
        'Skoen er grundled. Der kan »sin« ikke stå.',
      ),
      lists(
        'Hesten lagde {sit|dens} store hoved på min skulder og sukkede.',
        'Hesten er grundled, og hovedet er dens eget: »sit«.',
      ),
      choice(
        'I hvilken sætning har Noah lånt Villads’ cykel?',
        'Noah ringede til Villads og kørte hjem på hans cykel.',
        ['Noah ringede til Villads og kørte hjem på sin cykel.', 'Noah og Villads kørte hjem på deres cykler.'],
        '»Hans« viser til en anden end grundleddet, altså Villads.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvem er hun, og hvad er det?',
    summary: 'Find ud af, hvad et stedord viser tilbage til.',
    instruction: 'Læs sætningen, og find det, som stedordet står i stedet for.',
    items: [
      choice(
        '»Vasen faldt ned på glasbordet, og så gik det i stykker.« Hvad gik i stykker?',
        'glasbordet',
        ['vasen', 'både vasen og glasbordet'],
        'En vase er »den«. Et glasbord er »det«.',
      ),
      choice(
        '»Da Malte mødte Elias, havde han lige brækket armen.« Hvem havde brækket armen?',
        'det kan man ikke vide',
        ['det var helt sikkert Malte', 'det var helt sikkert Elias'],
        'Han kan være dem begge to. Derfor skal man skrive navnet igen.',
      ),
      choice(
        '»Alma gav sin mor brevet, fordi hun havde lovet at aflevere det.« Hvem havde lovet noget?',
        'Alma',
        ['moren', 'en helt tredje'],
        'Alma gav brevet for at holde sit løfte.',
      ),
      choice(
        '»Forældrene hentede børnene, for de var bange for mørket.« Hvad er uklart?',
        'om det er forældrene eller børnene, der er bange',
        ['om det er mørkt', 'om børnene er blevet hentet'],
        '»De« kan vise tilbage til dem begge.',
      ),
      choice(
        '»Bussen kørte ind i en snedrive, som var to meter høj.« Hvad var to meter højt?',
        'snedriven',
        ['bussen', 'vejen'],
        '»Som« viser tilbage til det navneord, der står lige foran.',
      ),
      choice(
        'Hvilken sætning er klarest?',
        'Da Maja så Laura, vinkede Laura.',
        ['Da Maja så Laura, vinkede hun.', 'Da hun så hende, vinkede hun.'],
        'Når begge er »hun«, skal den, der gør noget, nævnes ved navn.',
      ),
      choice(
        'Hvilken sætning viser tydeligt, at det var katten, der hvæsede?',
        'Hunden gøede ad katten, indtil katten hvæsede.',
        ['Hunden gøede ad katten, indtil den hvæsede.', 'Hunden, der hvæsede, gøede ad katten.'],
        'Både hunden og katten er »den«. Skriv navneordet, når stedordet er uklart.',
      ),
      lists(
        'Man skal kende {sine|hans} grænser, før man bestiller den stærke suppe.',
        '»Man« er grundled, og så hedder det »sine«.',
      ),
      lists(
        'Det gør ondt, når {ens|sin} bedste ven flytter til Aalborg.',
        'Den bedste ven er grundled, så her kan »sin« ikke stå. Om »man« hedder det »ens«.',
      ),
      lists(
        'Vi bad {jer|I} om at tie stille, men I sang bare højere.',
        'Her er ordet genstandsled og ikke grundled: »jer«.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Der, som og det i lange sætninger',
    summary: 'Hold styr på, om ordet er grundled, peger på noget eller viser, at noget findes.',
    instruction:
      '»Der« kan kun indlede en ledsætning, når det selv er grundled. »Der er« viser, at noget findes. »Det er« peger.',
    trains: ['der-som-det'],
    items: [
      lists(
        'Forskeren, {som|der} avisen omtalte, har aldrig været i Peru.',
        'Grundleddet er »avisen«, så »der« kan ikke bruges.',
      ),
      lists('{Der|Det} findes kun tre eksemplarer af bogen.', 'Noget findes: der.'),
      lists('{Det|Der} er os, der har ansvaret for lyset.', 'Ordet peger på os: det.'),
      lists(
        'Den app, {som|der} alle taler om, virker ikke uden net.',
        'Grundleddet er »alle«, så »der« kan ikke bruges.',
      ),
      lists('De elever, {der|det} har afleveret, må gå.', 'Ordet er selv grundled: »der«.'),
      lists('I kælderen stod {der|det} en maskine, som ingen turde røre.', 'Noget findes et sted: »der«.'),
      lists('{Det|Der} viste sig, at brevet var falsk.', 'Ordet peger på det, der kommer: at brevet var falsk.'),
      lists('Hun har et blik, {som|der} man ikke glemmer.', 'Grundleddet er »man«, så »der« kan ikke bruges.'),
      lists('Siden i går er {der|det} forsvundet fire cykler.', 'Ordet viser, at noget er sket med cyklerne: »der«.'),
      choice(
        'I hvilken sætning kan »som« udelades?',
        'Filmen, som vi så, varede i fire timer.',
        ['Filmen, som vandt prisen, varede i fire timer.', 'Filmen, som varede i fire timer, vandt prisen.'],
        'Her er »vi« grundled. I de andre er »som« selv grundled.',
      ),
    ],
  },
]);
