import { page } from '../page.ts';
import type { TonguePages } from '../tongue.ts';

/** What pupils can read about each type of error in French. */
export const FRENCH_PAGES: TonguePages = {
  'verb-person': page(
    'Verbets endelse',
    'Verbet bøjes efter personen.',
    [
      'Verbet har ikke den endelse, der passer til personen.',
      'På dansk hedder det jeg spiser, du spiser, vi spiser. På fransk har hver person sin endelse: je mange, tu manges, il mange, nous mangeons, vous mangez, ils mangent. Mange af de mest brugte verber er uregelmæssige: je suis, tu es, il est.',
      'Find grundleddet. Er det je, tu, il, nous, vous eller ils? Et navneord er il eller elle, flere er ils eller elles.',
    ],
    ['Nous mange à midi.', 'Nous mangeons à midi.'],
    ['Mes parents est gentils.', 'Mes parents sont gentils.'],
  ),
  'verb-form': page(
    'Verbets form',
    'Navneform eller kort tillægsform.',
    [
      'Verbet står i en forkert form.',
      'Efter et andet verbum (vouloir, pouvoir, devoir, aller, aimer) og efter pour, sans, de og à står verbet i navneform: je veux manger. Efter avoir og être i passé composé står den korte tillægsform: j’ai mangé. De lyder ens, så man må se på ordet foran.',
      'Sæt finir i stedet. Siger du »finir«, er det navneform (-er). Siger du »fini«, er det kort tillægsform (-é).',
    ],
    ['Je veux mangé une pizza.', 'Je veux manger une pizza.'],
    ['J’ai visiter Paris.', 'J’ai visité Paris.'],
  ),
  'verb-tense': page(
    'Avoir eller être',
    'Hjælpeverbet i passé composé.',
    [
      'Hjælpeverbet er forkert.',
      'De fleste verber har avoir i passé composé: j’ai mangé. Nogle få verber om at komme, gå og blive har être: aller, venir, arriver, partir, entrer, sortir, monter, descendre, rester, tomber, naître, mourir, og alle verber med se: je me suis levé.',
      'Er verbet på listen, eller står der me, te eller se foran? Så être, ellers avoir.',
    ],
    ['J’ai allé à Paris.', 'Je suis allé à Paris.'],
    ['Je suis mangé une pomme.', 'J’ai mangé une pomme.'],
  ),
  'irregular-verb': page(
    'Uregelmæssige verber',
    'Fait, pris, vu, lu …',
    [
      'Verbet er uregelmæssigt og bøjes på sin egen måde.',
      'Mange korte tillægsformer skal læres udenad: faire – fait, prendre – pris, voir – vu, lire – lu, mettre – mis, boire – bu, ouvrir – ouvert.',
      'Slå verbet op, og lær formen sammen med navneformen.',
    ],
    ['J’ai prendu le bus.', 'J’ai pris le bus.'],
    ['Il a voiré un film.', 'Il a vu un film.'],
  ),
  article: page(
    'Artikel',
    'Le, un, du og de.',
    [
      'Artiklen er forkert eller mangler.',
      'Næsten alle franske navneord har en artikel: j’aime la musique, je mange du pain. De smelter sammen: à + le = au, à + les = aux, de + le = du, de + les = des. Hvor dansk ingen artikel har, har fransk ofte le, la, les eller du, de la, des.',
      'Står der et navneord uden et lille ord foran? Så mangler det nok. Står der à le eller de le? Så træk sammen.',
    ],
    ['Je vais à le cinéma.', 'Je vais au cinéma.'],
    ['J’aime musique.', 'J’aime la musique.'],
  ),
  'noun-gender': page(
    'Køn',
    'Le eller la, un eller une, mon eller ma.',
    [
      'Artiklen eller ejestedordet passer ikke til navneordets køn.',
      'Franske navneord er hankøn (le, un, mon) eller hunkøn (la, une, ma). Ord på -tion, -té og -ette er næsten altid hunkøn, ord på -age, -ment og -eau hankøn. Foran en vokal hedder det mon, ton og son, også i hunkøn: mon amie.',
      'Slå ordet op: m er le og un, f er la og une. Lær ordet sammen med artiklen.',
    ],
    ['Le maison est grande.', 'La maison est grande.'],
    ['Mon mère est gentille.', 'Ma mère est gentille.'],
  ),
  plural: page(
    'Flertal',
    'Navneordet får -s eller -x.',
    [
      'Ordet skal stå i flertal, eller ordet foran skal.',
      'I flertal får navneordet -s, selv om det ikke høres: les chats. Ord på -eau og -eu får -x (les gâteaux), ord på -al får -aux (les animaux). Artikel og ejestedord skifter med: les, des, mes, tes, ses.',
      'Står der les, des, mes, ces eller et tal over én foran? Så skal der -s eller -x.',
    ],
    ['J’ai deux frère.', 'J’ai deux frères.'],
    ['Les animals sont beaux.', 'Les animaux sont beaux.'],
  ),
  agreement: page(
    'Tillægsordets bøjning',
    'Petit, petite, petits, petites.',
    [
      'Tillægsordet passer ikke til navneordet i køn og tal.',
      'På fransk får tillægsordet -e i hunkøn og -s i flertal: un petit chat, une petite maison, des petits chats. Det gælder også efter être: elle est grande. Den korte tillægsform med être bøjes på samme måde: elle est partie.',
      'Find det navneord, som ordet beskriver. Er det hunkøn, er der flere?',
    ],
    ['Ma sœur est grand.', 'Ma sœur est grande.'],
    ['Les fleurs sont belle.', 'Les fleurs sont belles.'],
  ),
  adverb: page(
    'Biord',
    'Bien og bon, très og beaucoup.',
    [
      'Ordet skal være et biord, eller biordet er forkert.',
      'Bon er et tillægsord og beskriver et navneord: un bon film. Bien er et biord og beskriver et verbum: il chante bien. Très står foran tillægsord, beaucoup efter verbet.',
      'Hvad beskriver ordet? Et verbum: bien og beaucoup. Et navneord: bon.',
    ],
    ['Il joue bon au foot.', 'Il joue bien au foot.'],
    ['Il est beaucoup grand.', 'Il est très grand.'],
  ),
  possessive: page(
    'Ejestedord',
    'Son, sa, ses og leur.',
    [
      'Ejestedordet er forkert.',
      'Son, sa og ses retter sig efter det, man ejer, ikke efter ejeren: sa mère er både hans og hendes mor. Er der flere ejere, hedder det leur og leurs.',
      'Spørg: Er det, man ejer, hankøn, hunkøn eller flertal?',
    ],
    ['Ils aiment leur parents.', 'Ils aiment leurs parents.'],
    ['J’aime ma amie.', 'J’aime mon amie.'],
  ),
  pronoun: page(
    'Stedord',
    'Je og moi, lui og le.',
    [
      'Stedordet er forkert.',
      'Efter et forholdsord hedder det moi, toi, lui, elle, nous, vous, eux, elles: avec moi. Stedordet som genstandsled står foran verbet: je l’aime, je te vois.',
      'Står der et forholdsord foran? Så moi, toi, lui … Er det genstandsled? Så foran verbet.',
    ],
    ['Il vient avec je.', 'Il vient avec moi.'],
    ['Je aime toi.', 'Je t’aime.'],
  ),
  negation: page(
    'Nægtelse',
    'Ne … pas.',
    [
      'Nægtelsen er forkert.',
      'Nægtelsen har to dele rundt om verbet: je ne mange pas. Foran en vokal skriver man n’. Ne udelades i talesprog, men skal stå i skreven fransk. Efter nægtelsen bliver un, une, du og des til de: je n’ai pas de chien.',
      'Find det bøjede verbum. Står der ne foran og pas efter? Står der un eller des efter pas? Så skriv de.',
    ],
    ['Je pas mange.', 'Je ne mange pas.'],
    ['Je n’ai pas un chien.', 'Je n’ai pas de chien.'],
  ),
  'word-order': page(
    'Ordstilling',
    'Grundled, verbum, resten.',
    [
      'Ordene står i en forkert rækkefølge.',
      'På fransk bliver grundleddet stående foran verbet, også når sætningen begynder med noget andet: Aujourd’hui, je joue. De fleste tillægsord står efter navneordet: une voiture rouge. Kun få korte står foran: grand, petit, bon, beau, jeune, vieux, nouveau.',
      'Er tillægsordet en farve eller en nationalitet? Så efter navneordet.',
    ],
    ['J’ai une rouge voiture.', 'J’ai une voiture rouge.'],
    ['Aujourd’hui joue je au foot.', 'Aujourd’hui, je joue au foot.'],
  ),
  'compound-split': page(
    'Bindestreg',
    'Est-ce que, grand-mère, week-end.',
    [
      'Der mangler en bindestreg, eller der er en for meget.',
      'Nogle ord hænger sammen med bindestreg på fransk: est-ce que, grand-mère, après-midi, week-end, rendez-vous. Verbum og stedord får bindestreg i spørgsmål: viens-tu ?',
      'Slå ordet op, og læg mærke til stregen.',
    ],
    ['Est ce que tu viens ?', 'Est-ce que tu viens ?'],
    ['Ma grand mère est là.', 'Ma grand-mère est là.'],
  ),
  misspelling: page(
    'Stavefejl',
    'Ordet står ikke i ordbogen.',
    [
      'Ordet er stavet forkert, eller det findes ikke på fransk.',
      'Mange franske bogstaver høres ikke, især sidst i ordet: petit, beaucoup, temps. Samme lyd kan staves på flere måder: au, eau og o; é, er og ez.',
      'Slå ordet op, og læg mærke til accenterne og de stumme bogstaver.',
    ],
    ['J’aime mon ecole.', 'J’aime mon école.'],
    ['Il y a bocoup de monde.', 'Il y a beaucoup de monde.'],
  ),
  capital: page(
    'Stort bogstav',
    'Navne på lande, byer og folk.',
    [
      'Ordet skal have stort begyndelsesbogstav.',
      'Lande og byer skrives med stort, og det gør navne på folk også: un Français, les Danois. Tillægsord og sprog skrives med småt: un film français, je parle français.',
      'Er det en person fra landet? Så stort. Er det et sprog eller en egenskab? Så småt.',
    ],
    ['J’habite au danemark.', 'J’habite au Danemark.'],
    ['Les français aiment le fromage.', 'Les Français aiment le fromage.'],
  ),
  lowercase: page(
    'Lille bogstav',
    'Dage, måneder og sprog med småt.',
    [
      'Ordet skal skrives med lille bogstav.',
      'Dage, måneder, sprog og tillægsord om lande skrives med lille bogstav på fransk: lundi, mai, le français, un ami danois. Je skrives kun med stort først i sætningen.',
      'Er det en dag, en måned eller et sprog? Så lille bogstav.',
    ],
    ['On se voit Lundi.', 'On se voit lundi.'],
    ['Je parle Français.', 'Je parle français.'],
  ),
  accent: page(
    'Accent',
    'A og à, ou og où, la og là.',
    [
      'Accenten mangler, eller der skal ingen være.',
      'En accent kan ændre betydningen: a er »har«, à er »til«; ou er »eller«, où er »hvor«; la er »den«, là er »der«; du er artikel, dû er »måttet«.',
      'Kan du sige avait i stedet? Så a uden accent. Kan du sige ou bien? Så ou uden accent.',
    ],
    ['Je vais a Paris.', 'Je vais à Paris.'],
    ['Il à un chien.', 'Il a un chien.'],
  ),
  elision: page(
    'Apostrof',
    'Je + ai = j’ai.',
    [
      'Vokalen foran en vokal skal falde væk.',
      'Foran vokal og stumt h bliver je, le, la, de, ne, me, te, se, ce og que til j’, l’, d’, n’, m’, t’, s’, c’ og qu’: j’ai, l’école, qu’il. Si bliver kun til s’ foran il og ils.',
      'Begynder det næste ord med en vokal eller h? Så apostrof. Nogle ord med h er undtagelser: le hamster, la honte.',
    ],
    ['Je ai un chien.', 'J’ai un chien.'],
    ['La école est grande.', 'L’école est grande.'],
  ),
  conjunction: page(
    'Bindeord',
    'Que, parce que, quand og si.',
    [
      'Bindeordet er forkert eller mangler.',
      '»At« hedder que og kan ikke udelades: je pense que c’est bien. »Fordi« hedder parce que, ikke parce alene og ikke car que.',
      'Begynder der en ny sætning efter penser, croire, dire eller savoir? Så que foran.',
    ],
    ['Je pense c’est bien.', 'Je pense que c’est bien.'],
    ['Je reste parce je suis malade.', 'Je reste parce que je suis malade.'],
  ),
  relative: page(
    'Qui og que',
    'Som og der.',
    [
      'Det henførende stedord er forkert.',
      'Qui er grundled, og lige efter kommer verbet: la fille qui chante. Que er genstandsled, og efter det kommer et nyt grundled: le film que je regarde. Kun que bliver til qu’ foran vokal, qui gør det aldrig.',
      'Kommer der et verbum lige efter? Så qui. Kommer der je, tu, il …? Så que.',
    ],
    ['J’ai un ami que habite à Lyon.', 'J’ai un ami qui habite à Lyon.'],
    ['Le livre qui je lis est bon.', 'Le livre que je lis est bon.'],
  ),
  preposition: page(
    'Forholdsord',
    'À, en, au, chez, dans.',
    [
      'Forholdsordet er oversat fra dansk.',
      'Byer har à: à Paris. Lande i hunkøn har en (en France), lande i hankøn au (au Danemark) og i flertal aux (aux États-Unis). Hos en person hedder chez: chez moi, chez le médecin. Man spiller à et spil og de et instrument: jouer au foot, jouer du piano.',
      'Er det en by, et land, en person eller et instrument? Lær forholdsordet sammen med verbet.',
    ],
    ['J’habite en Danemark.', 'J’habite au Danemark.'],
    ['Je joue le foot.', 'Je joue au foot.'],
  ),
  'false-friend': page(
    'Falske venner',
    'Udtryk oversat fra dansk.',
    [
      'Udtrykket er oversat ord for ord fra dansk.',
      'På fransk »har« man sin alder, sin sult, tørst og kulde: j’ai 15 ans, j’ai faim, j’ai froid. Man besøger en person med rendre visite à, og »for to år siden« hedder il y a deux ans.',
      'Slå hele udtrykket op, ikke kun ordet.',
    ],
    ['Je suis 15 ans.', 'J’ai 15 ans.'],
    ['Je suis faim.', 'J’ai faim.'],
  ),
  'confused-words': page(
    'Ord, der ligner hinanden',
    'Et og est, son og sont, ses og ces.',
    [
      'Ordet lyder som et andet ord, der betyder noget andet.',
      'Et betyder og, est er. On betyder man, ont har. Son betyder hans, sont er. Ces betyder disse, ses hans. Ce er dette, se sig. Peu betyder lidt, peut kan. Mais betyder men, mes mine.',
      'Sæt datidsformen ind: Kan du sige était, er det est. Kan du sige avaient, er det ont.',
    ],
    ['Mon père et grand.', 'Mon père est grand.'],
    ['Ils on un chien.', 'Ils ont un chien.'],
  ),
  quantity: page(
    'Mængde',
    'Beaucoup de, trop de, un peu de.',
    [
      'Efter et ord om mængde står de alene.',
      'Efter beaucoup, trop, peu, assez, combien og efter mål som un litre og un kilo hedder det de eller d’, ikke des eller du: beaucoup de livres, un kilo de pommes.',
      'Står der et mængdeord foran? Så kun de eller d’.',
    ],
    ['J’ai beaucoup des amis.', 'J’ai beaucoup d’amis.'],
    ['Il mange trop du sucre.', 'Il mange trop de sucre.'],
  ),
  'comma-superfluous': page(
    'Overflødigt komma',
    'Intet komma foran que.',
    [
      'Kommaet skal væk.',
      'På dansk kan der være komma foran ledsætninger. På fransk er der intet foran que, når det følger efter penser, croire, dire eller savoir: je pense que c’est bien.',
      'Står kommaet mellem verbet og que? Så slet det.',
    ],
    ['Je pense, que c’est bien.', 'Je pense que c’est bien.'],
    ['Il dit, qu’il vient.', 'Il dit qu’il vient.'],
  ),
};
