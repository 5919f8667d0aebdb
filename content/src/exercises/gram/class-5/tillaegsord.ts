import { choice, exerciseGroup, gaps, lists, mark, several, sort } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'gram', level: 5, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Tillægsord, der ikke vil bøjes helt',
    summary: 'Bøj tillægsord som blå, stille, grøn og fremmed.',
    instruction: 'Vælg eller skriv den form, der passer til navneordet.',
    trains: ['adjective-agreement'],
    items: [
      lists('Hun tegnede et {lilla|lillat} næsehorn.', '»Lilla« får aldrig -t.'),
      lists('Der stod et {fremmed|fremmedt} telt i vores have.', '»Fremmed« får ikke -t: »et fremmed telt«.'),
      lists('Det var et {stille|stillet} hus, indtil vi flyttede ind.', '»Stille« ender på -e og får ikke -t.'),
      gaps('Søen ligner et [blåt](blå) øje set fra bjerget.', 'Øje er et et-ord: »et blåt øje«.'),
      gaps('Vi fandt et [nyt](ny) skjul bag gymnastiksalen.', 'Skjul er et et-ord: »et nyt skjul«.'),
      lists('Min tante fik et {japansk|japanskt} sværd i gave.', '»Japansk« får ikke -t: »et japansk sværd«.'),
      gaps('De [gamle](gammel) trapper knirkede.', '»Gammel« bliver til »gamle«, når der er flere.'),
      gaps('To [sultne](sulten) måger holdt øje med min is.', '»Sulten« bliver til »sultne«, når der er flere.'),
      several(
        'Hvilke tillægsord kan ikke få -t?',
        ['moderne', 'rosa', 'bange'],
        ['rund', 'våd'],
        'Man siger et moderne hus, et rosa hus og et bange dyr, men et rundt bord og et vådt håndklæde.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Vores nye spil er meget svært.',
        ['Vores nye spil er meget svær.', 'Vores nyt spil er meget svært.'],
        '»Spil« er et et-ord: Spillet er svært. Efter »vores« hedder det »nye«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvem er hurtigst, højest og værst?',
    summary: 'Bøj tillægsord i grader.',
    instruction: 'Skriv eller vælg den rigtige grad: hurtig, hurtigere, hurtigst.',
    trains: ['adjective-agreement'],
    items: [
      gaps('Geparden er [hurtigere](hurtig) end en bil i byen.', 'Man sammenligner to: »hurtigere«.'),
      gaps('Giraffen er det [højeste](høj) dyr på jorden.', 'Den højeste grad efter det får -e: »det højeste«.'),
      gaps('Min snegl er [langsommere](langsom) end din.', 'Langsom får to m’er: »langsommere«.'),
      gaps('Blåhvalen er [tungere](tung) end tyve elefanter.', 'Man sammenligner: »tungere«.'),
      gaps('Er en tarantel [farligere](farlig) end en hveps?', 'Man sammenligner: »farligere«.'),
      lists('Jeg har {flere|mere} kusiner end fætre.', 'Kusiner kan tælles: »flere«.'),
      lists('Kan jeg få lidt {mere|flere} sovs?', 'Sovs kan man ikke tælle: »mere«.'),
      lists(
        'Af alle fire var Iben den {dygtigste|dygtigere}.',
        'Når der er flere end to, bruger man den højeste grad.',
      ),
      sort(
        { grundform: ['varm', 'lang'], 'højere grad': ['varmere', 'længere'], 'højeste grad': ['varmest', 'længst'] },
        'Varm, varmere, varmest. Lang, længere, længst.',
        'Sorter efter grad.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Beskriv det!',
    summary: 'Find tillægsordene, og vælg dem, der skaber et billede.',
    instruction: 'Tillægsord fortæller, hvordan nogen eller noget er. De gør en fortælling levende.',
    items: [
      mark(
        'Den *magre* heks havde *lange*, *skarpe* negle.',
        'Marker de tre tillægsord.',
        'Magre beskriver heksen. Lange og skarpe beskriver neglene.',
      ),
      mark(
        'Suppen var *tynd* og *grå*, og den smagte af sæbe.',
        'Marker de to tillægsord.',
        'Tynd og grå beskriver suppen, selv om de står bag ordet.',
      ),
      mark(
        'I den *støvede* kuffert lå en *lyserød* paryk.',
        'Marker de to tillægsord.',
        'Støvede beskriver kufferten, og lyserød beskriver parykken.',
      ),
      mark(
        'Hunden blev *misundelig*, da den så den *dovne* kat.',
        'Marker de to tillægsord.',
        'Misundelig beskriver hunden, og dovne beskriver katten.',
      ),
      choice(
        'Hvilket ord gør »et … hus« mest uhyggeligt?',
        'forladt',
        ['firkantet', 'gulmalet'],
        'I et forladt hus er alle rejst sin vej.',
      ),
      choice(
        'Hvilket ord passer bedst på en person, der aldrig låner noget ud?',
        'nærig',
        ['gavmild', 'genert'],
        'Den, der er nærig, vil ikke dele.',
      ),
      several(
        'Hvilke tillægsord kan beskrive en lyd?',
        ['skinger', 'dump', 'hæs'],
        ['sur', 'salt'],
        'En lyd kan være skinger, dump eller hæs. Sur og salt er noget, man smager.',
      ),
      sort(
        { smag: ['bitter', 'sød'], lyd: ['larmende', 'lydløs'], følelse: ['nervøs', 'jaloux'] },
        'Bitter og sød smager man. Larmende og lydløs er noget, man hører eller ikke hører. Nervøs og jaloux er man indeni.',
        'Hvad beskriver ordene oftest?',
      ),
    ],
  },
]);
