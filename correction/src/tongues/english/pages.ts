import { page } from '../page.ts';
import type { TonguePages } from '../tongue.ts';

/** What pupils can read about each type of error in English. */
export const ENGLISH_PAGES: TonguePages = {
  'verb-person': page(
    'Verbet efter personen',
    'Verbet skal passe til den, der gør noget.',
    [
      'Verbet passer ikke til sit grundled.',
      'I nutid får verbet -s efter he, she, it og ét navneord: he goes, the dog sleeps. Efter I, you, we, they og flertal får det ikke -s: they go. »Be« og »have« har egne former: I am, he is, they are; he has, they have. Dansk har samme form hele vejen, derfor glemmer man det let.',
      'Find grundleddet. Kan du sætte he, she eller it i stedet, skal verbet have -s. Kan du sætte we eller they, skal det ikke.',
    ],
    ['My sister play the piano.', 'My sister plays the piano.'],
    ['The dogs was hungry.', 'The dogs were hungry.'],
  ),
  'verb-form': page(
    'Verbets form',
    'Navneform, -ing eller tredje form efter andre ord.',
    [
      'Verbet står i en forkert form efter ordet foran.',
      'Efter can, will, should, must og efter do, does, did står navneformen uden -s og uden datid. Efter to står også navneformen. Efter et forholdsord (in, of, without) står -ing. Formen på -ing skal have am, is eller are foran sig, når den er sætningens verbum.',
      'Se på ordet foran verbet. Er det et hjælpeverbum som can eller did, så er det kun hjælpeverbet, der viser person og tid.',
    ],
    ['Did you saw the film?', 'Did you see the film?'],
    ['She left without say goodbye.', 'She left without saying goodbye.'],
  ),
  'verb-tense': page(
    'Tid',
    'Nutid, datid, have + tredje form.',
    [
      'Verbet står i en tid, der ikke passer til det, du fortæller.',
      'Når man siger, hvornår noget skete (yesterday, last week, two years ago), står verbet i datid: I saw him yesterday. Når noget er begyndt før og stadig varer, bruger man have: I have lived here since 2015. Hold dig til datid, når du fortæller om noget, der er sket.',
      'Spørg: Hvornår? Er svaret et tidspunkt, der er forbi, så vælg datid.',
    ],
    ['I have seen him yesterday.', 'I saw him yesterday.'],
    ['I live here since 2015.', 'I have lived here since 2015.'],
  ),
  'irregular-verb': page(
    'Uregelmæssige verber',
    'Verber, der ikke får -ed.',
    [
      'Verbet er uregelmæssigt og bøjes på sin egen måde.',
      'De mest brugte verber får ikke -ed i datid, men skifter form: go – went – gone, buy – bought – bought. Anden form bruges alene (I went), tredje form efter have (I have gone).',
      'Sig de tre former højt: see, saw, seen. Står der have foran, så vælg den tredje.',
    ],
    ['He goed home.', 'He went home.'],
    ['I have went there.', 'I have gone there.'],
  ),
  article: page(
    'A, an og the',
    'Artiklen foran navneordet.',
    [
      'Artiklen foran navneordet er forkert, mangler eller er for meget.',
      'Man skriver »an«, når det næste ord begynder med en vokallyd: an apple, an hour, men a university. Når man siger, hvad nogen arbejder som, skal der a eller an: She is a nurse. Når man taler om noget i almindelighed, står der ikke the: in nature, most people.',
      'Sig ordet højt. Begynder det med en vokallyd, hedder det an. Spørg også, om det er noget bestemt (the) eller noget i almindelighed.',
    ],
    ['She is nurse.', 'She is a nurse.'],
    ['We love to be in the nature.', 'We love to be in nature.'],
  ),
  plural: page(
    'Ental og flertal',
    'Ét eller flere.',
    [
      'Ordet står i ental, hvor der er flere, eller omvendt.',
      'Flertal får som regel -s: two brothers, many years. Nogle ord er uregelmæssige: children, men, feet. Andre kan slet ikke stå i flertal: information, homework, advice. Efter this og every står ental, efter these og many flertal.',
      'Spørg: Hvor mange? Står der et tal over en, many, some eller these foran, skal der flertal.',
    ],
    ['I have two brother.', 'I have two brothers.'],
    ['I need more informations.', 'I need more information.'],
  ),
  agreement: page(
    'Tillægsordets form',
    'Gradbøjning og tillægsord uden -s.',
    [
      'Tillægsordet er bøjet forkert.',
      'Tillægsord har kun én form på engelsk og får aldrig -s: other people. Korte tillægsord gradbøjes med -er og -est (bigger, easiest), lange med more og most (more beautiful). Man bruger aldrig begge dele på én gang.',
      'Tæl stavelserne. Er der én, eller ender ordet på -y, så brug -er og -est. Ellers more og most.',
    ],
    ['This is more better.', 'This is better.'],
    ['I like others people.', 'I like other people.'],
  ),
  adverb: page(
    'Biord på -ly',
    'Hvordan gør man noget?',
    [
      'Du har brugt et tillægsord, hvor der skal være et biord.',
      'Ord, der fortæller, hvordan man gør noget, får -ly: He runs quickly. »Good« hedder »well«: She sings well. Efter be, look, taste, feel og smell står der dog tillægsord: It tastes good.',
      'Spørg: Hvordan gør han det? Svaret er et biord. Spørg: Hvordan er han? Svaret er et tillægsord.',
    ],
    ['He runs very quick.', 'He runs very quickly.'],
    ['She speaks English good.', 'She speaks English well.'],
  ),
  possessive: page(
    'Ejefald',
    'Apostrof, når nogen ejer noget.',
    [
      'Der mangler en apostrof i ejefaldet.',
      'Når noget tilhører nogen, skriver man ’s: my father’s car, Emma’s dog. Er der flere ejere, og ordet ender på -s, kommer apostroffen efter: my parents’ house.',
      'Kan du sige »der tilhører …«? Så skal der apostrof.',
    ],
    ['It is my fathers car.', 'It is my father’s car.'],
    ['Emmas brother is ill.', 'Emma’s brother is ill.'],
  ),
  pronoun: page(
    'Stedord',
    'I og me, they og them, my og mine.',
    [
      'Stedordet har den forkerte form.',
      'I, he, she, we og they er grundled: They are nice. Me, him, her, us og them bruges, når det går ud over personen eller efter et forholdsord: I like them. My og your står foran et navneord, mine og yours alene.',
      'Find verbet, og spørg, hvem der gør det. Svaret er I, he, she, we eller they.',
    ],
    ['Me and my friend went home.', 'My friend and I went home.'],
    ['It is her’s.', 'It is hers.'],
  ),
  negation: page(
    'Nægtelse',
    'Don’t, doesn’t og didn’t.',
    [
      'Nægtelsen er ikke sat sammen rigtigt.',
      'Almindelige verber nægtes med do: I don’t know, he doesn’t know, we didn’t know. Efter he, she og it hedder det doesn’t. Der må kun være én nægtelse: I don’t have any money.',
      'Er grundleddet he, she eller it? Så doesn’t. Er der allerede et not i sætningen? Så any i stedet for no.',
    ],
    ['He don’t like fish.', 'He doesn’t like fish.'],
    ['I don’t have no money.', 'I don’t have any money.'],
  ),
  'word-order': page(
    'Ordstilling',
    'Grundled før verbum.',
    [
      'Ordene står i dansk rækkefølge.',
      'På engelsk kommer grundleddet før verbet, også når sætningen begynder med tid eller sted: Yesterday I was ill. På dansk bytter man om, på engelsk kun i spørgsmål og efter never, not only og so.',
      'Find grundleddet og verbet. Er det ikke et spørgsmål, så sæt grundleddet først.',
    ],
    ['Yesterday was I ill.', 'Yesterday I was ill.'],
    ['I don’t know what is it.', 'I don’t know what it is.'],
  ),
  misspelling: page(
    'Stavefejl',
    'Ordet står ikke i ordbogen.',
    [
      'Ordet er stavet forkert, eller det findes ikke på engelsk.',
      'Engelsk stavning følger sjældent udtalen: enough, beautiful, because. Både britisk og amerikansk stavning er rigtig, men hold dig til den ene.',
      'Slå ordet op, eller se på forslagene. Skriv det rigtigt tre gange, så husker hånden det.',
    ],
    ['It was beatiful.', 'It was beautiful.'],
    ['I like it becouse it is fun.', 'I like it because it is fun.'],
  ),
  capital: page(
    'Stort bogstav',
    'I, navne, sprog, dage og måneder.',
    [
      'Ordet skal have stort begyndelsesbogstav.',
      'På engelsk skriver man I (jeg), sprog og folk (English, Danish), ugedage, måneder og højtider med stort – også hvor vi bruger småt på dansk.',
      'Er det et sprog, et folk, en dag eller en måned? Så stort bogstav.',
    ],
    ['I speak english on mondays.', 'I speak English on Mondays.'],
    ['Then i went home.', 'Then I went home.'],
  ),
  'compound-joined': page(
    'Ét ord',
    'Ord, der skrives sammen.',
    [
      'Du har skrevet i to ord, hvad der er ét ord.',
      'De fleste engelske sammensætninger skrives i to ord, men nogle er vokset sammen: myself, another, today, football, without.',
      'Slå ordet op i ét ord. Står det i ordbogen, skriver man det sammen.',
    ],
    ['I did it my self.', 'I did it myself.'],
    ['I want an other one.', 'I want another one.'],
  ),
  'compound-split': page(
    'Flere ord',
    'Ord, der ikke skrives sammen.',
    [
      'Du har skrevet i ét ord, hvad der er to på engelsk.',
      'Dansk sætter navneord sammen til ét ord, engelsk lader dem som regel stå hver for sig: ice cream, swimming pool, free time. Også »a lot« og »each other« er to ord.',
      'Slå ordet op. Står det ikke som ét ord, så skil det ad.',
    ],
    ['I like it alot.', 'I like it a lot.'],
    ['We love eachother.', 'We love each other.'],
  ),
  apostrophe: page(
    'Apostrof',
    'Sammentrukne ord og it’s.',
    [
      'Der mangler en apostrof, eller der er en for meget.',
      'Apostroffen står, hvor der mangler et bogstav: do not – don’t, it is – it’s, they are – they’re. Flertal får aldrig apostrof: two dogs.',
      'Kan du læse ordet som to ord (it is, do not)? Så skal der apostrof.',
    ],
    ['I dont know.', 'I don’t know.'],
    ['Its a nice day.', 'It’s a nice day.'],
  ),
  'confused-words': page(
    'Ord, der forveksles',
    'There og their, to og too, then og than.',
    [
      'Ordet ligner et andet, men betyder noget andet.',
      'Mange engelske ord lyder ens: there (der), their (deres), they’re (they are); to (til), too (også, for); its (dens), it’s (it is); your (din), you’re (you are); then (så), than (end); were (var), where (hvor).',
      'Oversæt ordet til dansk. Passer det danske ord ikke, har du taget det forkerte.',
    ],
    ['They live in there house.', 'They live in their house.'],
    ['He is bigger then me.', 'He is bigger than me.'],
  ),
  quantity: page(
    'Much og many',
    'Meget og mange.',
    [
      'Mængdeordet passer ikke til navneordet.',
      '»Many« bruges om det, man kan tælle: many cars, many people. »Much« bruges om det, man ikke kan tælle: much water, much money. »A lot of« passer til begge.',
      'Kan du sætte et tal foran (two cars)? Så many. Ellers much.',
    ],
    ['There are not much people.', 'There are not many people.'],
    ['How many money do you have?', 'How much money do you have?'],
  ),
  relative: page(
    'Who, which og that',
    'Ord for »som« og »der«.',
    [
      'Ordet for »som« eller »der« passer ikke til det, det viser tilbage til.',
      '»Who« bruges om personer, »which« om ting og dyr, og »that« kan bruges om begge, når der ikke er komma foran. »What« kan ikke bruges sådan.',
      'Er det et menneske? Så who. Er det en ting? Så which eller that.',
    ],
    ['I know a boy which plays chess.', 'I know a boy who plays chess.'],
    ['Everything what he said is true.', 'Everything that he said is true.'],
  ),
  preposition: page(
    'Forholdsord',
    'In, on, at, of, to …',
    [
      'Forholdsordet er oversat fra dansk.',
      'Forholdsord skal læres sammen med ordet foran: good at, afraid of, interested in, listen to, wait for, depend on. Ugedage har on, måneder og årstal in, klokkeslæt at.',
      'Slå ordet foran op, og se, hvilket forholdsord der hører til.',
    ],
    ['I am good in English.', 'I am good at English.'],
    ['It depends of the weather.', 'It depends on the weather.'],
  ),
  'false-friend': page(
    'Falske venner',
    'Ord og udtryk oversat fra dansk.',
    [
      'Ordet eller udtrykket er oversat direkte fra dansk.',
      'Nogle ord ligner danske ord, men betyder noget andet: »mean« er »betyde«, »become« er »blive«, »learn« er »lære«, men ikke »lære fra sig«. Faste udtryk skal læres hele: do homework, ride a bike, get up.',
      'Slå udtrykket op i en ordbog fra engelsk til dansk, og se, om det betyder det, du mener.',
    ],
    ['I make my homework.', 'I do my homework.'],
    ['I drive my bike.', 'I ride my bike.'],
  ),
  'comma-superfluous': page(
    'Overflødigt komma',
    'Intet komma foran that og indirekte spørgsmål.',
    [
      'Her skal der ikke være komma på engelsk.',
      'Engelsk sætter ikke komma foran en ledsætning med that, what, if eller why, som er genstandsled: I think that he is ill. Dansk har startkomma, engelsk ikke.',
      'Begynder ledsætningen med that, og svarer den til »at«? Så intet komma.',
    ],
    ['I think, that he is ill.', 'I think that he is ill.'],
    ['I don’t know, what he wants.', 'I don’t know what he wants.'],
  ),
  'question-mark': page(
    'Spørgsmålstegn',
    'Et spørgsmål slutter med spørgsmålstegn.',
    [
      'Sætningen er et spørgsmål, men slutter ikke med spørgsmålstegn.',
      'Et direkte spørgsmål slutter med spørgsmålstegn. Et indirekte gør ikke: I asked if he was ill.',
      'Begynder sætningen med et spørgeord eller et hjælpeverbum foran grundleddet, er den et spørgsmål.',
    ],
    ['Do you like dogs.', 'Do you like dogs?'],
    ['What is it.', 'What is it?'],
  ),
  spacing: page(
    'Mellemrum',
    'Tegnet står ved ordet foran.',
    [
      'Der er et mellemrum for meget eller for lidt ved tegnet.',
      'Komma, punktum, spørgsmålstegn og udråbstegn står lige efter ordet, og efter dem kommer et mellemrum.',
      'Se på tegnet: Rører det ordet foran, og er der luft efter?',
    ],
    ['I am ill , and tired.', 'I am ill, and tired.'],
    ['I ran,and he slept.', 'I ran, and he slept.'],
  ),
  repetition: page(
    'Gentagelse',
    'Det samme ord to gange.',
    [
      'Det samme ord står to gange efter hinanden.',
      'Det sker let, når man retter i en sætning. Slet det ene.',
      'Læs sætningen højt, langsomt.',
    ],
    ['I went to the the shop.', 'I went to the shop.'],
    ['He is a a boy.', 'He is a boy.'],
  ),
};
