import { choice, gaps, lists, type StepDraft } from '../../markup/index.ts';

export const ordforraad: StepDraft = {
  title: 'Ordforråd',
  intro: 'Vælg eller skriv det ord, der passer.',
  seconds: 600,
  items: [
    choice(
      'Hvad betyder »das Geschenk«?',
      'gaven',
      ['skabet', 'skibet', 'skænderiet'],
      '»Das Geschenk« er en gave. »Schenken« er at forære.',
    ),
    choice(
      'Hvad betyder »vielleicht«?',
      'måske',
      ['meget let', 'faktisk', 'mange gange'],
      '»Vielleicht« betyder måske.',
    ),
    lists('Im Winter ist es kalt, im {Sommer|Schnee|Herbst} ist es heiß.', 'Sommeren er varm.'),
    lists('Ich habe Durst. Ich möchte etwas {trinken|essen|schlafen}.', '»Durst haben« er at være tørstig.'),
    lists('Meine Tante ist die {Schwester|Tochter|Großmutter} meiner Mutter.', 'En moster er mors søster.'),
    lists(
      'Der Zug hat {Verspätung|Vorsicht|Verbindung}. Er kommt zehn Minuten später.',
      '»Verspätung« er forsinkelse.',
    ),
    choice('Was ist das Gegenteil von *billig*?', 'teuer', ['neu', 'böse', 'arm'], 'Dyr hedder »teuer«.'),
    lists('Es ist so warm hier. Kannst du bitte das Fenster {öffnen|hören|kochen}?', 'Man åbner et vindue: »öffnen«.'),
    gaps('Heute ist Montag, und morgen ist [Dienstag].', 'Tirsdag hedder »Dienstag«.'),
    gaps('Der Bruder meines Vaters ist mein [Onkel](onkel).', 'Navneord skrives med stort på tysk.', {
      caseMatters: true,
    }),
  ],
};
