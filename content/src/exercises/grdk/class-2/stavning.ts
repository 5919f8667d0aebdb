import { dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grdk', level: 2, category: 'stavning' }, [
  {
    number: 1,
    title: 'Dobbelt eller enkelt?',
    summary: 'Skriv ord med en eller to ens bogstaver.',
    instruction: 'Er der ét eller to ens bogstaver? Vælg.',
    trains: ['double-consonant'],
    items: [
      lists('Hønen lægger et æg i min {hat|hatt}.', 'Hat har ét t.'),
      lists('Vi spiser {pandekager|panndekager} med is.', 'Pandekager har ét n.'),
      lists('Han har en {kasse|kase} med biler.', 'Kasse har to s’er.'),
      lists('Må jeg {låne|lånne} din lommelygte?', 'Låne har ét n.'),
      lists('Der er {trolde|troldde} under broen.', 'Trolde har ét d.'),
      lists('Katten har fire {killinger|kilinger}.', 'Killinger har to l’er.'),
      lists('Jeg kan {tælle|tæle} til tusind.', 'Tælle har to l’er.'),
      lists('Vi skal {hente|hennte} Oskar klokken tre.', 'Hente har ét n.'),
      lists('Tyven tog alle mine {kugler|kuggler}.', 'Kugler har ét g.'),
    ],
  },
  {
    number: 2,
    title: 'Skriv det, du hører',
    summary: 'Skriv ord og en kort sætning.',
    instruction: 'Lyt godt efter. Skriv det, du hører.',
    trains: ['misspelling'],
    items: [
      dictate('Jeg kan høre en [ugle].'),
      dictate('Vi så en [bjørn] i parken.'),
      dictate('Der er sand i min [seng].'),
      dictate('Min [hest] er brun.'),
      dictate('Hun fik en [drage] i gave.'),
      dictate('Mor har lavet [suppe].'),
      dictate('En [snegl] har huset med.'),
      dictate('Katten sover i en kasse.'),
    ],
  },
]);
