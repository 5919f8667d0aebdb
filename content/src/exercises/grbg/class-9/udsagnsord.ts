import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grbg', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Min første uge på skolen',
    summary: 'Skriv et brev hjem i førnutid.',
    instruction: 'Skriv udsagnsordets korte tillægsform, eller vælg hjælpeudsagnsordet.',
    items: [
      lists('Am Sonntag {bin|habe} ich mit drei Koffern und einer Gitarre angekommen.', '»Ankommen« får »sein«.'),
      lists('Mein Zimmernachbar {hat|ist} die ganze Nacht gesungen.', '»Singen« får »haben«.'),
      lists('Wir {sind|haben} am Montag um sechs Uhr um den See gelaufen.', 'Man løber fra sted til sted: »sein«.'),
      lists('Danach {hat|ist} der Direktor eine sehr lange Rede gehalten.', '»Halten« får »haben«.'),
      lists('Ich {bin|habe} dabei fast eingeschlafen.', '»Einschlafen« er en ændring af tilstand: »sein«.'),
      gaps('Am Dienstag haben wir Brot [gebacken](backen), das hart wie Stein war.', '»Backen«, »gebacken«.'),
      gaps(
        'Ich habe schon vier neue Freunde [kennengelernt](kennenlernen).',
        '»ge« står inde i ordet: »kennengelernt«.',
      ),
      gaps('Jemand hat meinen linken Schuh [versteckt](verstecken).', 'Efter »ver« kommer der ikke »ge«.'),
      gaps('Gestern sind wir im See [gewesen](sein), obwohl er nur zwölf Grad hat.', '»Sein«, »war«, »gewesen«.'),
      gaps(
        'Bitte schickt mir warme Socken, ich habe zu wenige [mitgenommen](mitnehmen)!',
        '»ge« står inde i ordet: »mitgenommen«.',
      ),
    ],
  },
]);
