import { choice, exerciseGroup, gaps, lists, mark, sort } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gram', level: 6, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Udsagnsord, der skifter lyd',
    summary: 'Skriv datiden af de udsagnsord, der ikke bare får en endelse.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['past-ending', 'tense'],
    items: [
      gaps('Tyven [krøb](krybe) ind ad et vindue på størrelse med et frimærke.', 'Det hedder krybe, krøb, krøbet.'),
      gaps('Vi [frøs](fryse), selv om vi havde tre trøjer på.', 'Det hedder fryse, frøs, frosset.'),
      gaps('Min onkel [bed](bide) sig i tungen for ikke at grine.', 'Det hedder »bide«, »bed«, »bidt«.'),
      gaps('Hun [stjal](stjæle) bolden fra den største spiller på banen.', 'Det hedder stjæle, stjal, stjålet.'),
      gaps(
        'Katten [forsvandt](forsvinde) op i loftet og kom ned i kælderen.',
        'Det hedder forsvinde, forsvandt, forsvundet.',
      ),
      gaps('Vi [svor](sværge) aldrig at fortælle det til nogen.', 'Det hedder sværge, svor, svoret.'),
      lists('Han {slog|slåede|slogede} rekorden med to sekunder.', 'Slå skifter lyd: slå, slog, slået.'),
      lists(
        'Isen {knækkede|knak|knækte}, lige da vi var kommet i land.',
        '»Knække« skifter ikke lyd. Det får en endelse: »knækkede«.',
      ),
      lists('Hunden {lå|liggede|låg} midt på dørmåtten og snorkede.', '»Ligge« skifter lyd i datid: »lå«.'),
      sort(
        { 'skifter lyd': ['drikke', 'flyve', 'skrive'], 'får en endelse': ['danse', 'vente', 'male'] },
        'Det hedder drak, fløj og skrev, men dansede, ventede og malede.',
        'Hvad sker der med ordet i datid?',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Har eller er?',
    summary: 'Vælg det rigtige hjælpeord i førnutid.',
    instruction:
      'Førnutid laves med har eller er. Når man flytter sig fra et sted til et andet, eller noget forandrer sig, bruger man er.',
    trains: ['tense'],
    items: [
      lists('Bussen {er|har} kørt uden os.', 'Bussen flyttede sig fra stedet: »den er kørt«.'),
      lists('Mads {har|er} kørt i gokart hele dagen.', 'Her tænker vi på det, Mads lavede: »han har kørt«.'),
      lists('Min fætter {er|har} flyttet til Grønland.', 'Han er flyttet fra ét sted til et andet.'),
      lists('Vi {har|er} flyttet sofaen tre gange i dag.', 'Man gør noget ved sofaen: »vi har flyttet den«.'),
      lists('Mælken {er|har} blevet sur.', 'Mælken blev anderledes, så man bruger er: »den er blevet sur«.'),
      lists('Jeg {har|er} aldrig hoppet fra ti meter.', 'Her tænker vi på det, man gør: »jeg har aldrig hoppet«.'),
      lists('Hamsteren {er|har} forsvundet igen.', 'Forsvinde bruger er: »den er forsvundet«.'),
      lists('Solen {er|har} lige gået ned bag siloen.', 'Solen har flyttet sig ned: »den er gået ned«.'),
      lists('I nat {har|er} der ligget rim på græsset.', '»Ligge« er ikke en bevægelse: »der har ligget«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Hun er faldet i søvn i en bunke frakker.',
        ['Hun har faldet i søvn i en bunke frakker.', 'Hun er falde i søvn i en bunke frakker.'],
        'At falde i søvn er en forandring: hun er faldet i søvn.',
      ),
    ],
  },

  {
    number: 3,
    title: 'Hold tiden',
    summary: 'Ret sætninger, der springer mellem nutid og datid.',
    instruction:
      'Se på det første udsagnsord. Er det i datid, skal de næste også være det, når der fortælles om det samme.',
    trains: ['tense'],
    items: [
      lists(
        'Vi gik ind i hulen, og pludselig {hørte|hører} vi en lyd som et flygel, der blev skubbet.',
        '»Gik« er datid. Derfor hedder det »hørte«.',
      ),
      lists(
        'Min fætter løftede låget, og ud {fløj|flyver} der hundrede møl.',
        '»Løftede« er datid. Derfor hedder det »fløj«.',
      ),
      lists(
        'Hver onsdag står vi i kø, og hver onsdag {er|var} der udsolgt af tunsandwich.',
        '»Står« er nutid. Derfor hedder det »er«.',
      ),
      lists(
        'Hun tændte lygten, {så|ser} sig omkring og hviskede mit navn.',
        '»Tændte« og »hviskede« er datid. Derfor hedder det »så«.',
      ),
      gaps(
        'Elefanten rejste sig, rystede på hovedet og [gik](gå) hjem.',
        '»Rejste« og »rystede« er datid. Derfor hedder det »gik«.',
      ),
      gaps('Da sneen smeltede, [fandt](finde) naboen sin grill.', '»Smeltede« er datid. Derfor hedder det »fandt«.'),
      gaps('Når han bliver nervøs, [nynner](nynne) han julesange.', '»Bliver« er nutid. Derfor hedder det »nynner«.'),
      mark(
        'Klokken ringede, alle løb ud, og læreren *råber* efter os.',
        'Marker det udsagnsord, der står i en anden tid end de andre.',
        '»Ringede« og »løb« er datid, men »råber« er nutid.',
      ),
      mark(
        'Jeg åbner brevet, læser det to gange og *rev* det i stykker.',
        'Marker det udsagnsord, der står i en anden tid end de andre.',
        '»Åbner« og »læser« er nutid, men »rev« er datid.',
      ),
      choice(
        'Hvilken sætning holder tiden?',
        'Da han kom hjem, lå hunden i hans seng.',
        ['Da han kom hjem, ligger hunden i hans seng.', 'Da han kommer hjem, lå hunden i hans seng.'],
        '»Kom« og »lå« er begge datid.',
      ),
    ],
  },
]);
