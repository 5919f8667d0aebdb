import { choice, exerciseGroup, gaps, lists, mark, sort } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gram', level: 5, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Datid uden »-ede« og »-te«',
    summary: 'Skriv datid af udsagnsord, der får en ny vokal.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['past-ending', 'tense'],
    items: [
      gaps('Æblet [faldt](falde) lige ned i hovedet på ham.', 'Det hedder falde, faldt, faldet.'),
      gaps('Vi [drak](drikke) kakao af termokandens låg.', 'Det hedder drikke, drak, drukket.'),
      gaps('En svale [fløj](flyve) ind i klassen midt under diktaten.', 'Det hedder flyve, fløj, fløjet.'),
      gaps('Pludselig [skreg](skrige) nogen ude på gangen.', 'Det hedder skrige, skreg, skreget.'),
      gaps('Han [vandt](vinde) over sin farfar i dam for første gang.', 'Det hedder vinde, vandt, vundet.'),
      gaps('Vi [brød](bryde) isen på søen med en åre.', 'Det hedder bryde, brød, brudt.'),
      gaps('Hele familien [løj](lyve) om, hvem der havde spist julesmåkagerne.', 'Det hedder lyve, løj, løjet.'),
      gaps('Dragen [steg](stige) højere og højere op.', 'Det hedder stige, steg, steget.'),
      choice('Hvad hedder »binde« i datid?', 'bandt', ['bindte', 'bant'], 'Det hedder binde, bandt, bundet.'),
      choice(
        'Hvad hedder »fortryde« i datid?',
        'fortrød',
        ['fortrydte', 'fortrydede'],
        'Det hedder fortryde, fortrød, fortrudt.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Fire tider på rad',
    summary: 'Kend forskel på nutid, datid, førnutid og førdatid.',
    instruction:
      'Nutid: jeg leger. Datid: jeg legede. Førnutid har »har« eller »er«: jeg har leget. Førdatid har »havde« eller »var«: jeg havde leget.',
    trains: ['tense', 'participle'],
    items: [
      choice(
        'Hvilken tid er »Vi *havde* *gemt* os i skabet.«?',
        'førdatid',
        ['førnutid', 'datid'],
        'Havde + gemt er førdatid.',
      ),
      choice(
        'Hvilken tid er »Ulven *har* *spist* bedstemor.«?',
        'førnutid',
        ['førdatid', 'nutid'],
        'Har + spist er førnutid.',
      ),
      choice(
        'Hvilken tid er »Skildpadden *svømmede* under båden.«?',
        'datid',
        ['nutid', 'førdatid'],
        'Svømmede er datid af at svømme.',
      ),
      choice(
        'Hvilken tid er »Snemanden *er* *smeltet*.«?',
        'førnutid',
        ['nutid', 'førdatid'],
        'Er + smeltet er førnutid.',
      ),
      lists('Da vi nåede frem, {havde|har} de spist hele lagkagen.', 'De spiste, før vi nåede frem: »havde spist«.'),
      lists(
        'Jeg kan stå på hænder nu, for jeg {har|havde} øvet mig hele ugen.',
        '»Kan« er nutid, så det hedder »har øvet«.',
      ),
      lists(
        'Jeg tudede, fordi min ballon {var|er} fløjet væk.',
        'Ballonen fløj først, og så tudede jeg: »var fløjet«.',
      ),
      mark(
        'Hun fortalte, at hun *havde* *set* et spøgelse.',
        'Marker de to ord, der er i førdatid.',
        'Havde set er førdatid. Fortalte er datid.',
      ),
      sort(
        { nutid: ['fryser', 'gaber'], datid: ['frøs', 'gabte'], førnutid: ['har frosset', 'har gabt'] },
        'I nutid sker det nu. I datid er det sket. Førnutid har »har« eller »er« foran.',
        'Sorter efter tid.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'En myg på ekspedition',
    summary: 'Skift mellem nutid og datid uden at blive fanget.',
    instruction: 'Se på de andre udsagnsord i sætningen. Skriv ordet i den samme tid.',
    trains: ['tense', 'past-ending'],
    items: [
      gaps('Myggen vågnede, strakte vingerne og [gabte](gabe).', 'Vågnede og strakte er datid: »gabte«.'),
      gaps('Den var tørstig og [fløj](flyve) ind ad vinduet.', '»Var« er datid: »fløj«.'),
      gaps('Under lampen lå en mand og [snorkede](snorke).', 'Lå er datid: »snorkede«.'),
      gaps('Myggen landede på hans næse og [stak](stikke).', 'Landede er datid: »stak«.'),
      gaps('Manden slog ud efter den, men [ramte](ramme) sig selv.', 'Slog er datid: »ramte«.'),
      gaps('»Hvad laver du, og hvorfor [råber](råbe) du?« spurgte hans kone.', 'Laver er nutid: »råber«.'),
      gaps('»Jeg jager en myg, der [driller](drille) mig,« svarede han.', 'Jager er nutid: »driller«.'),
      gaps('Hver aften sidder myggen nu i gardinet og [griner](grine).', 'Sidder er nutid: »griner«.'),
      choice(
        'Hvilken sætning bliver i samme tid?',
        'Myggen ventede, til manden sov.',
        ['Myggen venter, til manden sov.', 'Myggen ventede, til manden sover.'],
        '»Ventede« og »sov« er begge i datid.',
      ),
    ],
  },
]);
