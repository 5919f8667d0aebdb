import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const storeBogstaver = exerciseGroup({ productId: 'gram', level: 5, category: 'store-bogstaver' }, [
  {
    number: 1,
    title: 'Navne på kortet',
    summary: 'Skriv navne på lande, byer, have og bjerge rigtigt.',
    instruction: 'Skriv ordet, som det skal stå i sætningen.',
    trains: ['capital', 'lowercase'],
    items: [
      gaps('Toget kører gennem [Jylland](JYLLAND) på tre timer.', 'Jylland er navnet på en landsdel.', {
        caseMatters: true,
      }),
      gaps('I [Italien](ITALIEN) spiste vi is til morgenmad.', 'Italien er navnet på et land.', { caseMatters: true }),
      gaps('Min sidemand taler både [tyrkisk](TYRKISK) og dansk.', 'Sprog skrives med lille.', { caseMatters: true }),
      gaps('Hver [lørdag](LØRDAG) er der loppemarked på torvet.', 'Ugens dage skrives med lille.', {
        caseMatters: true,
      }),
      gaps('Det højeste bjerg i Europa hedder [Elbrus](ELBRUS).', 'Elbrus er navnet på et bjerg.', {
        caseMatters: true,
      }),
      gaps('En [spanier](SPANIER) lærte mig at danse.', 'Folk fra et land skrives med lille på dansk.', {
        caseMatters: true,
      }),
      gaps('Der er mange [søer](SØER) i [Finland](FINLAND).', 'Sø er et fællesnavn. Finland er et land.', {
        caseMatters: true,
      }),
      choice(
        'Hvilken sætning er rigtig?',
        'Vikingerne sejlede ad Volga til Asien.',
        ['Vikingerne sejlede ad volga til Asien.', 'Vikingerne sejlede ad Volga til asien.'],
        'Volga er navnet på en flod og Asien på en verdensdel.',
      ),
      mark(
        'Fra *Odense* til *Rom* er der langt, hvis man går.',
        'Marker de to egennavne.',
        'Odense og Rom er navne på to byer.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Stort efter tegn?',
    summary: 'Vælg stort eller lille bogstav efter punktum, spørgsmålstegn og i replikker.',
    instruction:
      'Efter punktum, spørgsmålstegn og udråbstegn begynder en ny sætning. En replik begynder også med stort.',
    trains: ['capital', 'lowercase'],
    items: [
      lists('Vi standsede. {Noget|noget} rørte sig i buskadset.', 'Der begynder en ny sætning efter punktummet.'),
      lists('Hvem er det? {Er|er} det dig, Vilfred?', 'Der begynder en ny sætning efter spørgsmålstegnet.'),
      lists('Hun råbte: »{Kom|kom} ud med poterne oppe!«', 'En replik begynder med stort bogstav.'),
      lists('»Jeg overgiver mig,« sagde {en|En} grævling.', 'Sætningen går videre efter kommaet: lille bogstav.'),
      lists('»Hvad laver du her?« {spurgte|Spurgte} hun.', '»Spurgte hun« hører til den samme sætning.'),
      lists('Grævlingen svarede, at {den|Den} ledte efter sin hat.', 'Det er den samme sætning: lille bogstav.'),
      lists('Den hat! {Den|den} lå jo på hovedet af den.', 'Der begynder en ny sætning efter udråbstegnet.'),
      lists('Ved {I|i}, hvad vi gjorde så?', 'Stedordet »I« skrives med stort.'),
      choice(
        'Hvilken tekst er skrevet rigtigt?',
        'Natten faldt på. Vi gik hjem.',
        ['Natten faldt på. vi gik hjem.', 'natten faldt på. Vi gik hjem.'],
        'Begge sætninger begynder med stort.',
      ),
    ],
  },
]);
