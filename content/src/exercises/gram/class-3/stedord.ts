import { choice, exerciseGroup, lists, mark } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gram', level: 3, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord i stedet for navne',
    summary: 'Vælg det lille ord, der kan stå i stedet for et navneord.',
    instruction: 'Stedord står i stedet for et navneord: han, hun, den, det, vi, de. Vælg det rigtige.',
    trains: ['pronoun-case', 'de-det'],
    items: [
      lists('Bedstefar er træt. {Han|Hun|Den} vil sove til middag.', 'Bedstefar er en mand: han.'),
      lists('Sofie har tabt en tand. {Hun|Han|Det} smiler stolt.', 'Sofie er en pige: hun.'),
      lists('Hvor er bolden? {Den|Det|De} ligger på taget.', 'Det hedder »en bold«: »den«.'),
      lists('Jeg kan ikke finde mit hæfte. {Det|Den|De} er blåt.', 'Det hedder »et hæfte«: »det«.'),
      lists('Køerne er løse! {De|Den|Det} står midt på vejen.', 'Der er flere køer: de.'),
      lists('Emil og jeg er trætte. {Vi|De|I} har svømmet længe.', 'Jeg er selv med: vi.'),
      lists('Kan {du|dig} hoppe over hegnet?', 'Den, der gør noget, er »du«.'),
      lists('Læreren gav {mig|jeg} en stjerne.', 'Her får jeg noget, så det hedder »mig«.'),
      lists('Sender du bolden til {hende|hun}?', 'Efter »til« hedder det »hende«.'),
      lists('{De|Dem} løb, så hurtigt de kunne.', 'De, der løber, hedder »de«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Min, din og vores',
    summary: 'Vælg det stedord, der fortæller, hvem noget tilhører.',
    instruction: 'Vælg det ord, der viser, hvem tingen hører til.',
    trains: ['gender', 'number'],
    items: [
      lists('Det er {min|mit|mine} cykel. Jeg fik den i går.', 'Det hedder »en cykel«: »min«.'),
      lists('Har du set {mit|min|mine} halstørklæde?', 'Det hedder »et halstørklæde«: »mit«.'),
      lists('{Mine|Min|Mit} tæer er iskolde.', 'Der er flere tæer: mine.'),
      lists('Vi har malet {vores|min} hytte grøn.', 'Hytten er alles: »vores«.'),
      lists('Hvor har I stillet {jeres|din} telt?', 'Der bliver talt til flere: »jeres«.'),
      lists('Du har glemt {din|dit|dine} hue.', 'Det hedder »en hue«: »din«.'),
      lists('Er det {dit|din|dine} æble?', 'Det hedder »et æble«: »dit«.'),
      mark('*Vores* nabo har lånt *min* trillebør.', 'Marker de to stedord.', 'De fortæller, hvem noget hører til.'),
      mark('*Hun* viste *mig* et hemmeligt rum.', 'Marker de to stedord.', '»Hun« og »mig« står i stedet for navne.'),
      choice(
        '»Asta elsker sin kanin. *Den* er hvid.« Hvem er »den«?',
        'kaninen',
        ['Asta'],
        '»Den« står i stedet for kaninen.',
      ),
    ],
  },
]);
