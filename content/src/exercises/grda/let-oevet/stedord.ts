import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grda', level: 12, category: 'stedord' }, [
  {
    number: 1,
    title: 'Mig, dig, ham og hende',
    summary: 'Brug den rigtige form efter udsagnsord og små ord.',
    instruction: 'Jeg ser ham. Han ser mig. Vælg eller skriv den rigtige form.',
    trains: ['pronoun-case'],
    items: [
      lists('Min mormor ringer til {mig|jeg} hver søndag.', 'Efter »til« kommer mig.'),
      lists('Kan du se {ham|han} derovre ved bænken?', 'Du ser ham.'),
      lists('Jeg gav {hende|hun} min plads i bussen.', 'Jeg gav hende noget.'),
      lists('Læreren hjalp {os|vi} med opgaven.', 'Læreren hjalp os.'),
      lists('{Vi|Os} bor på tredje sal.', 'De, der bor, er vi.'),
      lists('Må jeg sidde ved siden af {jer|I}?', 'Efter »af« kommer jer.'),
      gaps('Jeg kender Ali og Noor. Jeg har mødt [dem](de) før.', 'Jeg har mødt dem.'),
      gaps('Hvor er din lillebror? Jeg kan ikke se [ham](han).', 'Jeg kan ikke se ham.'),
      lists('Hvem har givet {dig|du} den jakke?', 'Nogen gav dig noget.'),
      lists('Har {I|jer} spist morgenmad?', 'De, der har spist, er I.'),
    ],
  },
]);
