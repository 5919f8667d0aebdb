import type { FreeTextTask } from '../free-text-schema.ts';

export const dieKlassenfahrt: FreeTextTask = {
  id: 3021004,
  slug: 'die-klassenfahrt',
  version: 1,
  productId: 'tety',
  levelId: 30208,
  categoryId: 302506,
  title: 'Artikel til skolebladet: Klassenfahrt',
  summary: 'Skriv en artikel på tysk om en klassetur, hvor ikke alt gik efter planen.',
  requiredWordCount: 100,
  estimatedMinutes: 60,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs artiklen, og skriv din egen på tysk. Skriv mest i førnutid, for eksempel »Wir sind gefahren« og »Wir haben gegessen«.',
    },
  ],
  prompt: [
    {
      type: 'paragraph',
      text: 'Deine Klasse hat eine Reise gemacht. Schreib einen Artikel für die Schülerzeitung. Die Reise kann auch erfunden sein.',
    },
    {
      type: 'list',
      items: [
        'Schreib eine Überschrift.',
        'Wohin seid ihr gefahren, und wie lange wart ihr dort?',
        'Was habt ihr gesehen und gegessen?',
        'Was ist schiefgegangen?',
        'Was hat eine Schülerin, ein Schüler oder ein Lehrer dazu gesagt?',
      ],
    },
  ],
  source: {
    genre: 'Artikel',
    title: 'Drei Tage ohne Koffer',
    byline: 'Aus einer Schülerzeitung',
    blocks: [
      {
        type: 'paragraph',
        text: 'Im Mai ist die 8b nach Dresden gefahren. Die Fahrt hat sechs Stunden gedauert, und alle waren müde, als der Bus endlich vor der Jugendherberge stand. Dann hat der Fahrer die Klappe geöffnet. Die Koffer waren nicht da.',
      },
      {
        type: 'paragraph',
        text: '„Sie stehen noch auf dem Schulhof“, hat Herr Kowalski gesagt. Er war ganz blass. Einige haben gelacht, andere haben sofort ihre Eltern angerufen.',
      },
      {
        type: 'paragraph',
        text: 'Trotzdem war die Reise ein Erfolg. Wir haben die Elbe gesehen, sehr viel Kuchen gegessen und in den T-Shirts der Jugendherberge geschlafen. Sie waren gelb und viel zu groß. „Wir haben wie dreißig Bananen ausgesehen“, hat Yusuf gesagt. „So viel haben wir noch nie zusammen gelacht.“',
      },
    ],
  },
};
