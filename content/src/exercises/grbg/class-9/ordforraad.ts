import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grbg', level: 9, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'På efterskolen',
    summary: 'Lær ord om hverdagen på en kostskole.',
    instruction: 'Vælg det rigtige tyske ord.',
    items: [
      lists('Um sieben Uhr klingelt der {Wecker|Bäcker|Wächter}, und niemand steht auf.', '»Wecker« er et vækkeur.'),
      lists('Wir essen alle zusammen im {Speisesaal|Schlafsaal|Turnsaal}.', '»Speisesaal« er spisesalen.'),
      lists(
        'Ich teile mein Zimmer mit drei {Mitbewohnern|Einwohnern|Besitzern}.',
        '»Mitbewohner« er dem, man bor sammen med.',
      ),
      lists(
        'Diese Woche habe ich {Küchendienst|Küchentisch|Küchenschrank} und muss abwaschen.',
        '»Küchendienst« er køkkentjans.',
      ),
      lists(
        'Am ersten Abend hatten viele {Heimweh|Heimweg|Heimspiel} und riefen zu Hause an.',
        '»Heimweh« er hjemve, »Heimweg« er vejen hjem.',
      ),
      lists('Bevor die Eltern kommen, müssen wir das Zimmer {putzen|pusten|patzen}.', '»Putzen« er at gøre rent.'),
      lists('Nach zehn Uhr herrscht {Ruhe|Reihe|Rühre}, und das Licht bleibt aus.', '»Ruhe« er ro.'),
      lists('Am Wochenende bin ich oft {zu Besuch|zu Versuch|zu Gesuch} bei Freunden.', '»Zu Besuch« er på besøg.'),
      sort(
        {
          'i soveværelset': ['die Decke', 'das Kissen', 'das Bett'],
          'i køkkenet': ['der Teller', 'die Gabel', 'das Geschirr'],
          'i hallen': ['das Tor', 'der Ball', 'die Sprossenwand'],
        },
        '»Decke« er en dyne, »Geschirr« er service, og »Sprossenwand« er en ribbe.',
        'Sorter ordene.',
      ),
    ],
  },
]);
