import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 9, category: 'saetninger' }, [
  {
    number: 1,
    title: 'Verden omkring os',
    summary: 'Skriv sætninger om globale emner.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Havene stiger hurtigere end forventet.'),
      dictate('Millioner af mennesker mangler rent drikkevand.'),
      dictate('Forhandlingerne brød sammen ved midnat.'),
      dictate('Fredsaftalen blev underskrevet under stor mediedækning.'),
      dictate('Satellitten sender målinger hvert tiende minut.'),
      dictate('Virksomheden flyttede produktionen til udlandet.'),
      dictate('En tredjedel af høsten gik tabt i tørken.'),
      dictate('Eksporten af vindmøller slog alle rekorder.'),
    ],
  },
  {
    number: 2,
    title: 'Tanker om fremtiden',
    summary: 'Skriv sætninger om valg og drømme.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Hun overvejer et sabbatår efter eksamen.'),
      dictate('Jeg er endnu usikker på mit studievalg.'),
      dictate('Drømmen om et band lever i bedste velgående.'),
      dictate('Han frygter mest af alt at kede sig.'),
      dictate('Ansøgningen skal afleveres inden årets udgang.'),
      dictate('Man behøver ikke kende hele vejen på forhånd.'),
      dictate('Erfaring får man først lige efter en fejl.'),
      dictate('Vi aftalte at mødes igen om ti år.'),
    ],
  },
  {
    number: 3,
    title: 'Sprog om sprog',
    summary: 'Skriv sætninger om ord og sprog.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Et ordsprog siger meget med få ord.'),
      dictate('Dialekter forsvinder hurtigere end nogensinde.'),
      dictate('Oversætteren ledte forgæves efter et rim.'),
      dictate('Slang ældes hurtigere end fisk.'),
      dictate('En apostrof kan ændre hele betydningen.'),
      dictate('Ironi er svær at gengive på skrift.'),
      dictate('Talesproget er fuldt af pauser og gentagelser.'),
      dictate('Visse følelser har slet intet navn på dansk.'),
    ],
  },
]);
