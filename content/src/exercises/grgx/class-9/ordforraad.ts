import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grgx', level: 9, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Ord i familie',
    summary: 'Dan nye ord af dem, du kender.',
    instruction: 'Skriv eller vælg det ord, der er i familie med det andet.',
    items: [
      gaps(
        'Wer in einer Fabrik arbeitet, ist ein [Arbeiter|Fabrikarbeiter](arbeiten).',
        '»Arbeiten« bliver til »der Arbeiter«.',
        { caseMatters: true },
      ),
      gaps('Nach drei Tagen Regen kam endlich die [Sonne](sonnig).', '»Sonnig« kommer af »die Sonne«.', {
        caseMatters: true,
      }),
      gaps('Der Weg war voller [Gefahren|Gefahr](gefährlich).', '»Gefährlich« kommer af »die Gefahr«, her i flertal.', {
        caseMatters: true,
      }),
      gaps('Seine [Krankheit](krank) dauerte zwei Wochen.', '»Krank« bliver til »die Krankheit«.', {
        caseMatters: true,
      }),
      gaps('Ihr größter Wunsch ist die [Freiheit](frei).', '»Frei« bliver til »die Freiheit«.', { caseMatters: true }),
      gaps('Vielen Dank für die [Einladung](einladen)!', '»Einladen« bliver til »die Einladung«.', {
        caseMatters: true,
      }),
      lists(
        'Der Rat war sehr {hilfreich|hilflos|hilfe}, jetzt klappt alles.',
        '»Hilfreich« er nyttig, »hilflos« hjælpeløs.',
      ),
      lists(
        'Ohne Brille war er völlig {hilflos|hilfsbereit|hilfreich}.',
        '»Hilflos« er hjælpeløs, »hilfsbereit« hjælpsom.',
      ),
      lists(
        'Das Wasser ist nicht {trinkbar|trinkend|getränkt}.',
        'Endelsen »-bar« betyder, at noget kan lade sig gøre.',
      ),
      lists(
        'Die Aufgabe ist {unmöglich|möglos|missmöglich}: Niemand kann sie lösen.',
        '»Un« foran ordet gør det til det modsatte.',
      ),
    ],
  },
]);
