import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const tegnsaetning = exerciseGroup({ productId: 'gram', level: 8, category: 'tegnsaetning' }, [
  {
    number: 1,
    title: 'Tegn i replikker',
    summary: 'Sæt kolon, komma, spørgsmålstegn og anførselstegn i direkte tale.',
    instruction:
      'Står »sagde hun« foran replikken, skal der kolon. Står det bagefter eller midt i, skal der komma – men ikke efter spørgsmålstegn og udråbstegn.',
    trains: ['quotation-marks', 'colon', 'question-mark'],
    items: [
      lists(
        'Dommeren råbte{:|,|;} »Af banen med den gris!«',
        'Når det foran fortæller, hvem der taler, sætter man kolon.',
      ),
      choice(
        'Hvilken replik er skrevet rigtigt?',
        '»Er den giftig?« spurgte Sofus.',
        ['»Er den giftig?,« spurgte Sofus.', '»Er den giftig?« Spurgte Sofus.'],
        'Spørgsmålstegnet er nok. Sætningen fortsætter med lille bogstav.',
      ),
      choice(
        'Hvilken replik er brudt rigtigt?',
        '»Hvis du tør,« hviskede Alberte, »så følg med.«',
        ['»Hvis du tør,« hviskede Alberte, så følg med.', '»Hvis du tør, hviskede Alberte, så følg med.«'],
        'Albertes ord står i anførselstegn på begge sider af det, fortælleren siger.',
      ),
      choice(
        'Hvilken sætning er indirekte tale med rigtige tegn?',
        'Sofus spurgte, om slangen var giftig.',
        ['Sofus spurgte, om slangen var giftig?', 'Sofus spurgte: Om slangen var giftig.'],
        'Indirekte tale har hverken kolon eller spørgsmålstegn.',
      ),
      choice(
        'Hvilken sætning fortæller det samme som »Far sagde: Jeg har tabt mit ur i suppen«?',
        'Far sagde, at han havde tabt sit ur i suppen.',
        ['Far sagde, at jeg havde tabt mit ur i suppen.', 'Far sagde, at han har tabt hans ur i suppen.'],
        'I indirekte tale bliver »jeg« til »han« og »mit« til »sit«.',
      ),
      gaps('»Hvor længe har du siddet deroppe[?]« spurgte brandmanden.', 'Brandmanden stiller et spørgsmål.', {
        marksMatter: true,
      }),
      gaps('Hun tænkte[:] »Nu kommer han aldrig tilbage.«', 'Foran en tanke, der står ord for ord, sætter man kolon.', {
        marksMatter: true,
      }),
      lists(
        '»Jeg har{,|.|:} hvis jeg skal være ærlig, ikke læst bogen,« mumlede han.',
        'Ledsætningen »hvis jeg skal være ærlig« har komma på begge sider.',
      ),
      mark(
        '»*Pas* *på* *bænken*,« sagde maleren, »*den* *er* *våd*.«',
        'Marker de ord, som maleren siger.',
        'Malerens ord står i anførselstegn. »Sagde maleren« er fortællerens ord.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Kolon, parentes og tankestreg',
    summary: 'Kend de tegn, der skaber forventning, tilføjer noget eller giver et lille chok.',
    instruction: 'Kolon peger frem. Parentes gemmer en oplysning. Tankestreg laver en pause.',
    trains: ['colon'],
    items: [
      lists('Vi manglede kun én ting{:|;|?} en båd.', 'Kolon peger frem mod det, som nu bliver nævnt.'),
      lists(
        'Han lukkede døren, vendte sig om {–|:|;} og var væk.',
        'Tankestregen giver en pause før det overraskende.',
      ),
      lists(
        'Regn med en time {(hvis bussen kører)|: hvis bussen kører,|; hvis bussen kører} til turen.',
        'Parentesen gemmer en ekstra oplysning midt i sætningen.',
      ),
      lists('Hunden kan tre tricks{:|?|;} ligge, sove og snorke.', 'Kolon står foran en opremsning, som er varslet.'),
      choice(
        'Hvad gør tankestregen i »Hun åbnede æsken – den var tom«?',
        'Den laver en pause før overraskelsen.',
        ['Den viser, at nogen taler.', 'Den viser, at noget er udeladt.'],
        'Man når at undre sig, før man får svaret.',
      ),
      choice(
        'Hvad bruger man tre prikker til i »Jeg ville bare sige, at …«?',
        'at vise, at sætningen ikke bliver færdig',
        ['at vise, at der kommer en liste', 'at vise, at det er et citat'],
        'Prikkerne viser, at noget bliver hængende i luften.',
      ),
      choice(
        'Hvor passer et kolon?',
        'Resultatet er klart … Vi tabte.',
        ['Vi tabte … fordi vi sov.', 'Vi … tabte.'],
        'Kolon peger frem mod det, resultatet er.',
      ),
      choice(
        'Hvilken oplysning passer bedst i parentes i »Min oldefar … spiller stadig håndbold«?',
        '(han er 91)',
        ['(spiller)', '(stadig)'],
        'Alderen kan undværes. De andre ord står der allerede.',
      ),
      choice(
        'Hvilken sætning har de rigtige tegn?',
        'Programmet er sådan: mad, tale, dans og opvask.',
        ['Programmet er sådan; mad, tale, dans, og opvask.', 'Programmet er: sådan mad, tale, dans og opvask.'],
        'Kolon står, hvor listen begynder, og der er ikke komma foran »og«.',
      ),
    ],
  },
]);
