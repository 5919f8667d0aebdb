import { choice, exerciseGroup, lists, mark, several, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'grdk', level: 2, category: 'ordklasser' }, [
  {
    number: 1,
    version: 2,
    title: 'Hvad gør de?',
    summary: 'Find udsagnsord i korte sætninger.',
    instruction: 'Et udsagnsord er noget, man gør. Prøv at sætte »jeg« foran.',
    items: [
      mark('Aben *klatrer* op i lampen.', 'Marker udsagnsordet.', 'Jeg klatrer: udsagnsord.'),
      mark('Babyen *kaster* grød på væggen.', 'Marker udsagnsordet.', 'Jeg kaster: udsagnsord.'),
      mark('Vores bus *holder* ved søen.', 'Marker udsagnsordet.', 'Jeg holder: udsagnsord.'),
      mark('Lille Bo *vinker* til toget.', 'Marker udsagnsordet.', 'Jeg vinker: udsagnsord.'),
      choice('Hvilket ord er et udsagnsord?', 'fnise', ['fræk', 'fjer'], 'Man kan fnise.'),
      choice(
        'Hvilket ord er ikke et udsagnsord?',
        'gulerod',
        ['gynge', 'gemme'],
        'Man kan gynge og gemme, men ikke »jeg gulerod«.',
      ),
      several('Hvilke ord er udsagnsord?', ['synge', 'male'], ['maling', 'rød'], 'Man kan synge og male.'),
      lists('Kokken {rører|suppe|gryde} rundt med en kæmpe ske.', 'At røre er noget, man gør.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Sådan er den!',
    summary: 'Find tillægsord, der fortæller, hvordan noget er.',
    instruction: 'Et tillægsord fortæller, hvordan noget er.',
    items: [
      mark('Vi fandt en *gammel* nøgle.', 'Marker tillægsordet.', 'Hvordan er nøglen? Gammel.'),
      mark('Heksen har en *spids* hat.', 'Marker tillægsordet.', 'Hvordan er hatten? Spids.'),
      mark('Den *sure* drage fik te.', 'Marker tillægsordet.', 'Hvordan er dragen? Sur.'),
      mark('Min tand er *løs*.', 'Marker tillægsordet.', 'Hvordan er tanden? Løs.'),
      choice('Hvilket ord fortæller, hvordan noget er?', 'fedtet', ['fløde', 'flytte'], 'En pande kan være fedtet.'),
      lists('Vi har en {blød|blødt} sofa.', 'En sofa: »blød«.'),
      lists('Vi har et {blødt|blød} tæppe.', 'Et tæppe: »blødt«.'),
      sort(
        { navneord: ['paraply', 'kaktus'], tillægsord: ['tyk', 'bange'] },
        'En paraply og en kaktus er ting. Man kan være tyk og sulten.',
        'Er det et navneord eller et tillægsord?',
      ),
    ],
  },
]);
