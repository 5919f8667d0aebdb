import { choice, exerciseGroup, gaps, mark, several } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grty', level: 5, category: 'stavning' }, [
  {
    number: 1,
    title: 'Stort begyndelsesbogstav',
    summary: 'På tysk skrives alle navneord med stort.',
    instruction: 'Marker eller skriv de ord, der skal have stort begyndelsesbogstav.',
    because: 'Alle navneord skrives med stort på tysk.',
    items: [
      mark(
        'die kleine *katze* trinkt gern *milch*.',
        'Marker navneordene, der skal have stort bogstav.',
        '»Katze« og »Milch« er navneord.',
      ),
      mark(
        'mein *bruder* hat einen neuen *ball*.',
        'Marker navneordene, der skal have stort bogstav.',
        '»Bruder« og »Ball« er navneord.',
      ),
      mark(
        'im *sommer* schwimmen wir jeden *tag* im *meer*.',
        'Marker navneordene, der skal have stort bogstav.',
        '»Sommer«, »Tag« og »Meer« er navneord.',
      ),
      gaps('Das [Pferd](pferd) hat braune [Augen](augen).', '»Pferd« og »Augen« er navneord.', { caseMatters: true }),
      gaps('Kannst du die [Tür](tür) zumachen?', '»Tür« er et navneord.', { caseMatters: true }),
      gaps('Wir essen gern [Suppe](suppe) mit Nudeln.', '»Suppe« er et navneord.', { caseMatters: true }),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Der Zug fährt nach Bremen.',
        ['der Zug fährt nach Bremen.', 'Der zug fährt nach Bremen.'],
        'Sætningen begynder med stort, og »Zug« er et navneord.',
      ),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Heute lesen wir ein Buch.',
        ['Heute Lesen wir ein Buch.', 'Heute lesen wir ein buch.'],
        '»Buch« er et navneord, men »lesen« er et udsagnsord.',
      ),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Ich mag dein rotes Fahrrad.',
        ['ich mag dein rotes Fahrrad.', 'Ich mag Dein Rotes fahrrad.'],
        '»Fahrrad« er et navneord. »Dein« og »rotes« er det ikke.',
      ),
      several(
        'Hvilke ord skal altid skrives med stort på tysk?',
        ['Schule', 'Freund', 'Wetter'],
        ['schnell', 'lachen', 'immer'],
        '»Schule«, »Freund« og »Wetter« er navneord.',
      ),
    ],
  },
]);
