import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 7, category: 'saetninger' }, [
  {
    number: 1,
    title: 'Historiske øjeblikke',
    summary: 'Skriv sætninger om fortiden.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Vikingerne byggede hurtige skibe af eg.'),
      dictate('Kongen flygtede forklædt som bondekone.'),
      dictate('Byen brændte i tre døgn uden pause.'),
      dictate('Arkæologer fandt en kam fra jernalderen.'),
      dictate('Kvinder fik stemmeret efter en lang kamp.'),
      dictate('Slaget endte uden en sikker vinder.'),
      dictate('Munkene skrev bøger i hånden.'),
      dictate('Muren blev revet ned på en enkelt nat.'),
    ],
  },
  {
    number: 2,
    title: 'I køkkenet med en kok',
    summary: 'Skriv sætninger fra en opskrift.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Pisk æggehviderne helt stive i en ren skål.'),
      dictate('Hak løget fint uden at fælde en tåre.'),
      dictate('Lad dejen hæve under et fugtigt viskestykke.'),
      dictate('Smelt chokoladen over svag varme.'),
      dictate('Smag til med salt og friskkværnet peber.'),
      dictate('Vend forsigtigt de kogte kartofler i smør.'),
      dictate('Bag brødet midt i ovnen i en halv time.'),
      dictate('Server suppen rygende varm.'),
    ],
  },
  {
    number: 3,
    title: 'Tvivl og meninger',
    summary: 'Skriv sætninger, hvor nogen mener noget.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Efter min mening er forslaget urealistisk.'),
      dictate('Mange unge foretrækker at læse på papir.'),
      dictate('Flertallet stemte imod det nye forbud.'),
      dictate('Jeg er overbevist om din uskyld.'),
      dictate('Man kan sagtens være uenige og venner.'),
      dictate('Argumentet holder desværre ikke.'),
      dictate('Reklamen fortæller kun den ene side af sagen.'),
      dictate('Ingen af eksperterne kunne svare tydeligt.'),
    ],
  },
]);
