import { exerciseGroup, gaps, lists, several, sort } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'gram', level: 6, category: 'sammensatte-ord' }, [
  {
    number: 1,
    version: 2,
    title: 'Hør trykket: ét ord eller to?',
    summary: 'Vælg, om ordene skal skrives sammen eller hver for sig.',
    instruction: 'Sig det højt. Hører man kun ét stærkt tryk, skal det som regel skrives i ét ord.',
    trains: ['compound-split', 'compound-joined'],
    items: [
      lists(
        'Vi fik {chokoladekage|chokolade kage} til morgenmad.',
        'En kage med chokolade er én ting: »chokoladekage«.',
      ),
      lists('Hun bor i en {lille by|lilleby} med tre kirker.', 'Lille beskriver byen. Det er to ord.'),
      lists('Der sad en {vandmand|vand mand} fast på hans ryg.', 'En vandmand er ét dyr. En »vand mand« findes ikke.'),
      lists('Alle får en {badehætte|bade hætte} på, også læreren.', 'Det er én ting: »badehætte«.'),
      lists('Han har {langt hår|langthår} og går altid i sandaler.', 'Langt beskriver håret. Det er to ord.'),
      lists('Vores {musiklærer|musik lærer} spiller i et rockband.', 'En lærer i musik: »musiklærer«.'),
      gaps('En taske til skolen hedder en [skoletaske].', 'Skole + taske = skoletaske.'),
      gaps('En lygte i lommen hedder en [lommelygte].', 'Lomme + lygte = lommelygte.'),
      several(
        'Hvilke er skrevet rigtigt?',
        ['sommerferie', 'håndboldkamp'],
        ['fødselsdags gave', 'jule aften'],
        'Det hedder også fødselsdagsgave og juleaften i ét ord.',
      ),
    ],
  },

  {
    number: 2,
    title: 'Ord, der limes sammen med s eller e',
    summary: 'Sæt to ord sammen, og find ud af, om der skal s eller e imellem.',
    instruction: 'Sig det sammensatte ord højt. Nogle gange høres et s eller et e midt i ordet.',
    trains: ['compound-split'],
    items: [
      gaps('Et kort til en fødselsdag er et [fødselsdagskort].', 'Fødselsdag + s + kort.'),
      gaps('En skal om et æg er en [æggeskal].', 'Æg + e + skal, og g bliver dobbelt.'),
      gaps('En kurv til en hund er en [hundekurv].', 'Hund + e + kurv.'),
      gaps('En plads til at arbejde på er en [arbejdsplads].', 'Det sidste e i arbejde bliver til s foran plads.'),
      lists(
        'Han satte alle sine {barndomsbilleder|barndoms billeder|barndombilleder} op på køleskabet.',
        'Barndom + s + billeder i ét ord.',
      ),
      lists('På øen findes kun ét {trafiklys|trafik lys|trafikslys}.', 'Trafik + lys uden noget imellem.'),
      lists('Der lå en rusten {cykellygte|cykel lygte|cykelslygte} i grøften.', 'Cykel + lygte uden noget imellem.'),
      lists('Vi skrev sange i {frikvarteret|fri kvarteret|friskvarteret}.', 'Fri + kvarter er ét ord.'),
      several(
        'Hvilke ord har et s mellem de to dele?',
        ['kærlighedsbrev', 'landsholdstrøje', 'forårsdag'],
        ['boldspil', 'regnbue'],
        'Kærlighed-s-brev, landshold-s-trøje, forår-s-dag.',
      ),
      sort(
        {
          's imellem': ['handelsskib', 'aftensmad'],
          'e imellem': ['barnevogn', 'drengestreg'],
          'intet imellem': ['fodbold', 'sneplov'],
        },
        'Sig ordene langsomt: handel-s-skib, dreng-e-streg, fod-bold.',
        'Sorter ordene efter det, der limer dem sammen.',
      ),
    ],
  },
]);
