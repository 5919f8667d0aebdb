import { page } from '../page.ts';
import type { TonguePages } from '../tongue.ts';

/** What pupils can read about each type of error in German. */
export const GERMAN_PAGES: TonguePages = {
  'verb-person': page(
    'Verbets endelse',
    'Verbet bøjes efter personen.',
    [
      'Verbet har ikke den endelse, der passer til personen.',
      'På tysk har hver person sin endelse i nutid: ich spiele, du spielst, er/sie/es spielt, wir spielen, ihr spielt, sie spielen. Nogle verber skifter vokal i du og er: du fährst, er isst.',
      'Find grundleddet, og sig rækken højt: -e, -st, -t, -en, -t, -en.',
    ],
    ['Er arbeiten in Berlin.', 'Er arbeitet in Berlin.'],
    ['Meine Eltern ist nett.', 'Meine Eltern sind nett.'],
  ),
  'verb-form': page(
    'Verbets form',
    'Navneform, kort tillægsform, haben og sein.',
    [
      'Verbet står i en forkert form, eller hjælpeverbet er forkert.',
      'Efter können, müssen, wollen, sollen, dürfen og möchten står navneformen til sidst uden »zu«. Førnutid dannes med haben og ge-…-t eller ge-…-en. Verber om bevægelse og forandring har sein: Ich bin gefahren.',
      'Find hjælpeverbet. Er det et af de seks? Så navneform til sidst. Er det haben eller sein? Så kort tillægsform.',
    ],
    ['Ich habe nach Berlin gefahren.', 'Ich bin nach Berlin gefahren.'],
    ['Wir wollen Pizza zu essen.', 'Wir wollen Pizza essen.'],
  ),
  'irregular-verb': page(
    'Stærke verber',
    'Verber, der skifter vokal.',
    [
      'Verbet er stærkt og bøjes på sin egen måde.',
      'Stærke verber skifter vokal og får ikke -te: gehen – ging – gegangen, lesen – las – gelesen.',
      'Slå verbet op, og lær de tre former udenad.',
    ],
    ['Sie gehte nach Hause.', 'Sie ging nach Hause.'],
    ['Er hat ein Buch geliest.', 'Er hat ein Buch gelesen.'],
  ),
  'noun-case': page(
    'Kasus',
    'Nominativ, akkusativ og dativ.',
    [
      'Artiklen eller endelsen viser en forkert kasus.',
      'Grundleddet står i nominativ (der Hund), genstandsleddet i akkusativ (den Hund), hensynsleddet i dativ (dem Hund). Mit, nach, bei, von, zu, aus og seit styrer dativ, für, durch, gegen, ohne og um akkusativ.',
      'Står der et forholdsord foran? Så bestemmer det. Ellers sæt kryds og bolle, og find grundled og genstandsled.',
    ],
    ['Ich habe ein Hund.', 'Ich habe einen Hund.'],
    ['Ich spiele mit mein Bruder.', 'Ich spiele mit meinem Bruder.'],
  ),
  'noun-gender': page(
    'Køn',
    'Der, die eller das.',
    [
      'Artiklen passer ikke til navneordets køn.',
      'Tyske navneord er hankøn (der), hunkøn (die) eller intetkøn (das). Ord på -ung, -heit, -keit og -schaft er hunkøn, ord på -chen intetkøn. Resten må læres sammen med artiklen.',
      'Slå ordet op: m er der, f er die, n er das.',
    ],
    ['Mein Mutter ist nett.', 'Meine Mutter ist nett.'],
    ['Der Buch ist gut.', 'Das Buch ist gut.'],
  ),
  plural: page(
    'Flertal',
    'Hvert navneord har sin flertalsform.',
    [
      'Flertalsformen er forkert, eller der mangler flertal.',
      'Flertal kan ende på -e, -er, -n, -s eller slet ikke, og mange får omlyd: das Haus – die Häuser. Lær flertal sammen med ordet.',
      'Står der et tal over én eller viele foran? Så skal der flertal. Slå formen op.',
    ],
    ['Ich habe zwei Bruder.', 'Ich habe zwei Brüder.'],
    ['Er ist zwölf Jahr alt.', 'Er ist zwölf Jahre alt.'],
  ),
  agreement: page(
    'Tillægsordets endelse',
    'Ein guter Freund, ein großes Haus.',
    [
      'Tillægsordet har en forkert endelse.',
      'Efter ein får tillægsordet -er i hankøn, -es i intetkøn og -e i hunkøn: ein guter Tag, ein gutes Buch, eine gute Idee. Står det alene efter ist, har det ingen endelse.',
      'Find navneordets køn. Kan ein ikke vise det, så skal tillægsordet.',
    ],
    ['Er ist ein gute Freund.', 'Er ist ein guter Freund.'],
    ['Das ist ein große Haus.', 'Das ist ein großes Haus.'],
  ),
  pronoun: page(
    'Personlige stedord',
    'Mir og mich, dir og dich.',
    [
      'Stedordet står i en forkert kasus.',
      'Efter mit, von, bei og zu og efter helfen og gefallen hedder det mir, dir, ihm og ihr. Efter für, ohne og gegen og som genstandsled hedder det mich, dich, ihn og sie.',
      'Se på forholdsordet eller verbet foran, og husk, hvad det styrer.',
    ],
    ['Er spielt mit mich.', 'Er spielt mit mir.'],
    ['Das ist für dir.', 'Das ist für dich.'],
  ),
  'word-order': page(
    'Ordstilling',
    'Verbet som nummer to eller sidst.',
    [
      'Verbet står på en forkert plads.',
      'I hovedsætninger er verbet nummer to, som på dansk: Heute bin ich müde. I ledsætninger efter weil, dass, wenn og ob står det bøjede verbum sidst: weil ich müde bin.',
      'Begynder sætningen med weil, dass, wenn eller ob? Så verbet sidst. Ellers tæl leddene, verbet er nummer to.',
    ],
    ['Heute ich bin müde.', 'Heute bin ich müde.'],
    ['Ich bleibe hier, weil ich bin krank.', 'Ich bleibe hier, weil ich krank bin.'],
  ),
  negation: page(
    'Nicht og kein',
    'Kein foran navneord.',
    [
      'Nægtelsen er forkert.',
      'Foran et navneord uden artikel eller med ein bruger man kein: Ich habe keine Zeit. Nicht bruges ellers.',
      'Kan du sige »ingen« på dansk? Så kein.',
    ],
    ['Ich habe nicht Zeit.', 'Ich habe keine Zeit.'],
    ['Ich mag nicht Fisch.', 'Ich mag keinen Fisch.'],
  ),
  misspelling: page(
    'Stavefejl',
    'Ordet står ikke i ordbogen.',
    [
      'Ordet er stavet forkert, eller det findes ikke på tysk.',
      'Tysk staves næsten, som det udtales: ie er et langt i, ei lyder som »aj«, sch som »sj«, z som »ts«.',
      'Sig ordet langsomt, og slå det op.',
    ],
    ['Das war langweilich.', 'Das war langweilig.'],
    ['Er ist freundlisch.', 'Er ist freundlich.'],
  ),
  capital: page(
    'Stort bogstav',
    'Alle navneord med stort.',
    [
      'Ordet skal have stort begyndelsesbogstav.',
      'På tysk skrives alle navneord med stort, også midt i sætningen: der Hund, das Wetter, die Freunde. Det samme gælder det høflige Sie.',
      'Kan du sætte der, die eller das foran? Så er det et navneord.',
    ],
    ['Mein hund ist alt.', 'Mein Hund ist alt.'],
    ['Das wetter ist schön.', 'Das Wetter ist schön.'],
  ),
  lowercase: page(
    'Lille bogstav',
    'Kun navneord med stort.',
    [
      'Ordet skal skrives med lille bogstav.',
      'Kun navneord, navne, det høflige Sie og sætningens første ord har stort. »Ich« skrives med småt inde i sætningen.',
      'Er ordet et stedord, verbum eller bindeord? Så lille bogstav.',
    ],
    ['Heute bin Ich müde.', 'Heute bin ich müde.'],
    ['Hans Und Anna lachen.', 'Hans und Anna lachen.'],
  ),
  accent: page(
    'Omlyd og ß',
    'Ä, ö, ü og ß.',
    [
      'Der mangler prikker over vokalen, eller der skal ß.',
      'Ä, ö og ü er egne lyde og kan ændre betydningen: schon (allerede), schön (smuk). Efter lang vokal og tvelyd skrives ß: groß, heißen, Fußball. Efter kort vokal skrives ss: Wasser.',
      'Sig vokalen. Er den lang foran s-lyden, så ß.',
    ],
    ['Ich heisse Anna.', 'Ich heiße Anna.'],
    ['Das ist fur dich.', 'Das ist für dich.'],
  ),
  conjunction: page(
    'Bindeord',
    'Das og dass, als og wie, als og wenn.',
    [
      'Bindeordet er forvekslet med et andet.',
      '»Dass« betyder »at«, »das« er artikel eller stedord. Man sammenligner med als, når der er forskel (größer als), og med wie, når der er lighed (so groß wie). Als bruges om én gang i fortiden, wenn ellers.',
      'Kan du sætte welches eller dieses i stedet? Så das.',
    ],
    ['Ich denke, das er kommt.', 'Ich denke, dass er kommt.'],
    ['Er ist größer wie ich.', 'Er ist größer als ich.'],
  ),
  preposition: page(
    'Forholdsord',
    'Nach Hause, zu Hause, im Sommer.',
    [
      'Forholdsordet er oversat fra dansk.',
      'Byer og lande har nach, når man skal derhen: nach Berlin. Årstider og måneder har im, dage am. Man siger nach Hause (hjem) og zu Hause (hjemme).',
      'Lær forholdsordet sammen med verbet: warten auf, sich freuen auf, Angst vor.',
    ],
    ['Ich gehe zu Hause.', 'Ich gehe nach Hause.'],
    ['Ich warte für dich.', 'Ich warte auf dich.'],
  ),
  'false-friend': page(
    'Falske venner',
    'Ord og udtryk oversat fra dansk.',
    [
      'Ordet ligner et dansk ord, men betyder noget andet.',
      '»Bekommen« betyder få og ikke blive, »werden« betyder blive. »Kennen« er at kende, »können« at kunne. Man er zwölf Jahre alt.',
      'Slå det tyske ord op, og se, om det betyder det, du mener.',
    ],
    ['Ich bekomme müde.', 'Ich werde müde.'],
    ['Ich kenne gut schwimmen.', 'Ich kann gut schwimmen.'],
  ),
  'comma-start': page(
    'Komma foran ledsætning',
    'Der skal altid komma på tysk.',
    [
      'Der mangler et komma foran ledsætningen.',
      'På tysk skal der altid komma foran en ledsætning, fx foran weil, dass, ob og wenn.',
      'Find bindeordet. Begynder der en sætning med grundled og verbum? Så komma foran.',
    ],
    ['Ich glaube dass er kommt.', 'Ich glaube, dass er kommt.'],
    ['Ich bleibe hier weil ich krank bin.', 'Ich bleibe hier, weil ich krank bin.'],
  ),
  relative: page(
    'Der, die, das: som',
    'Henførende stedord.',
    [
      'Det henførende stedord er forkert.',
      '»Som« og »der« hedder der, die eller das på tysk, efter kønnet af det ord, de viser tilbage til: der Mann, der singt; die Frau, die singt; das Kind, das singt. Er »som« genstandsled, hedder hankøn den. »Wer« og »was« bruges i spørgsmål.',
      'Find det ord, som »som« viser tilbage til. Er det der, die eller das? Husk også, at verbet står sidst.',
    ],
    ['Ich habe einen Freund, wer gut singt.', 'Ich habe einen Freund, der gut singt.'],
    ['Sie hat eine Katze, der Mia heißt.', 'Sie hat eine Katze, die Mia heißt.'],
  ),
  possessive: page(
    'Sein og ihr',
    'Hans, hendes og deres.',
    [
      'Ejestedordet passer ikke til ejeren.',
      'På tysk hedder hans »sein« og hendes og deres »ihr«. Det danske »sin« kan derfor være begge dele: Er liebt seinen Hund, sie liebt ihren Hund.',
      'Spørg: Hvem ejer? En mand eller dreng: sein. En kvinde, en pige eller flere: ihr.',
    ],
    ['Meine Oma liebt seinen Hund.', 'Meine Oma liebt ihren Hund.'],
    ['Die Kinder haben seine Bücher.', 'Die Kinder haben ihre Bücher.'],
  ),
  quantity: page(
    'Viel, viele og sehr',
    'Meget og mange.',
    [
      'Ordet for meget eller mange er forkert.',
      '»Meget« foran et tillægsord hedder »sehr« (sehr gut), foran noget, man ikke kan tælle, »viel« (viel Zeit), og »mange« hedder »viele« (viele Leute).',
      'Se på ordet bagefter: tillægsord giver sehr, flertal giver viele, ellers viel.',
    ],
    ['Der Film war viel gut.', 'Der Film war sehr gut.'],
    ['Dort sind viel Menschen.', 'Dort sind viele Menschen.'],
  ),
  'confused-words': page(
    'Ord, der ligner hinanden',
    'Seit og seid, man og Mann, mehr og Meer.',
    [
      'Ordet lyder som et andet ord, der betyder noget andet.',
      'Seit betyder siden, seid er »(I) er«. Man er man, Mann er en mand. Mehr betyder mere, Meer hav. Wieder betyder igen. Denn betyder for, dann betyder så.',
      'Oversæt ordet til dansk. Passer det i sætningen?',
    ],
    ['Ich wohne seid drei Jahren hier.', 'Ich wohne seit drei Jahren hier.'],
    ['Mann kann dort schwimmen.', 'Man kann dort schwimmen.'],
  ),
  article: page(
    'Artikel eller ej',
    'Mit dem Bus, zur Schule, ins Kino.',
    [
      'Der mangler en artikel foran navneordet.',
      'Hvor dansk siger »med bus« og »i biografen«, skal der på tysk artikel: mit dem Bus, ins Kino, zur Schule. Artiklen smelter tit sammen med forholdsordet: zum, zur, im, ins, am.',
      'Står der et forholdsord lige foran et navneord? Så prøv, om der skal dem, der, den eller das imellem.',
    ],
    ['Ich fahre mit Bus.', 'Ich fahre mit dem Bus.'],
    ['Wir gehen in Kino.', 'Wir gehen ins Kino.'],
  ),
  'compound-split': page(
    'Ét ord',
    'Aufstehen, zurückgeben, mitkommen.',
    [
      'Ordet skal skrives sammen.',
      'Verber som aufstehen og mitkommen deles, når de er sætningens bøjede verbum (Ich stehe auf), men skrives i ét ord i navneform: Ich muss aufstehen.',
      'Står der können, müssen eller wollen i sætningen? Så skriv de to dele sammen til sidst.',
    ],
    ['Ich muss früh auf stehen.', 'Ich muss früh aufstehen.'],
    ['Er will den Ball zurück geben.', 'Er will den Ball zurückgeben.'],
  ),
  'comma-main-clauses': page(
    'Komma foran aber og denn',
    'Mellem to hovedsætninger.',
    [
      'Der mangler et komma mellem to hovedsætninger.',
      'Foran aber, denn og sondern skal der altid komma på tysk. Foran und og oder behøver der ikke at være noget.',
      'Find bindeordet mellem de to sætninger. Er det aber, denn eller sondern, så sæt komma.',
    ],
    ['Ich bin müde aber ich spiele.', 'Ich bin müde, aber ich spiele.'],
    ['Er kommt nicht denn er ist krank.', 'Er kommt nicht, denn er ist krank.'],
  ),
};
