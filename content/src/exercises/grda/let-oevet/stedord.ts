import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grda', level: 12, category: 'stedord' }, [
  {
    number: 1,
    title: 'Mig, dig, ham og hende',
    summary: 'Vælg mellem »jeg« og »mig«, »du« og »dig«, »han« og »ham«.',
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
  {
    number: 2,
    version: 2,
    title: 'Man, der, det og nogen',
    summary: 'Brug de små ord, der ikke peger på en bestemt person.',
    instruction: '»Man« betyder alle mennesker. »Der er« fortæller, at noget findes. Vælg det rigtige ord.',
    trains: ['man-mand', 'nogen-nogle'],
    items: [
      lists('I Danmark spiser {man|mand} tit rugbrød til frokost.', 'Man betyder mennesker i det hele taget.'),
      lists('{Der|Det|Den} er mange cykler i byen.', 'Det findes: Der er mange cykler.'),
      lists('{Det|Der|Den} er tirsdag i dag.', 'Om ugens dage siger man: Det er tirsdag.'),
      lists('{Det|Der|Den} regner igen!', 'Om vejret siger man: Det regner.'),
      lists('{Der|Det|Den} bor en ræv bag skolen.', 'Noget findes et sted: Der bor en ræv.'),
      lists('Kender du {nogen|nogle} med en trampolin?', 'I spørgsmål om ukendte personer: »nogen«.'),
      lists('En {mand|man} med en stor hat gik forbi.', 'En voksen er en mand med d.'),
      lists('Jeg har hørt {noget|nogen|nogle} mærkeligt i kælderen.', 'En ukendt ting er noget.'),
      choice(
        'Hvad betyder »Man må ikke ryge her«?',
        'Ingen må ryge her.',
        ['Kun kvinder må ryge her.', 'Nogle må ryge her.'],
        'Man betyder alle.',
      ),
    ],
  },
]);
