import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 7, category: 'saetninger' }, [
  {
    number: 1,
    version: 2,
    title: 'Historiske øjeblikke',
    summary: 'Skriv sætninger om fortiden.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Vikingerne byggede hurtige skibe af eg.', '»Byggede« har to g’er, og »eg« ender på g.'),
      dictate('Kongen flygtede forklædt som bondekone.', '»Bondekone« er ét ord, og »flygtede« har g foran t.'),
      dictate('Byen brændte i tre døgn uden pause.', '»Brændte« har et stumt d, for det hedder »brænde«.'),
      dictate('Arkæologer fandt en kam fra jernalderen.', '»Arkæologer« skrives med k og æ.'),
      dictate('Kvinder fik stemmeret efter en lang kamp.', '»Stemmeret« er ét ord, og »kvinder« har et stumt d.'),
      dictate('Slaget endte uden en sikker vinder.', '»Sikker« har to k’er, og »vinder« har et stumt d.'),
      dictate('Munkene skrev bøger i hånden.', '»Munkene« ender på »-ene«: Der er flere munke.'),
      dictate('Muren blev revet ned på en enkelt nat.', '»Revet« er kort tillægsform efter »blev« og ender på t.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'I køkkenet med en kok',
    summary: 'Skriv sætninger fra en opskrift.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Pisk æggehviderne helt stive i en ren skål.', '»Æggehviderne« er ét ord med stumt h i midten.'),
      dictate('Hak løget fint uden at fælde en tåre.', '»Hak« er bydemåde og har kun ét k. »Fælde« har et stumt d.'),
      dictate('Lad dejen hæve under et fugtigt viskestykke.', '»Fugtigt« har t, for det hedder »et viskestykke«.'),
      dictate('Smelt chokoladen over svag varme.', '»Chokoladen« begynder med »ch«.'),
      dictate(
        'Smag til med salt og friskkværnet peber.',
        '»Friskkværnet« er ét ord med to k’er ved siden af hinanden.',
      ),
      dictate(
        'Vend forsigtigt de kogte kartofler i smør.',
        '»Forsigtigt« har t, for ordet fortæller, hvordan man vender dem.',
      ),
      dictate('Bag brødet midt i ovnen i en halv time.', '»Midt« har et stumt d, og »halv« har v til sidst.'),
      dictate('Server suppen rygende varm.', '»Rygende« ender på »-ende«, for suppen ryger imens.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Tvivl og meninger',
    summary: 'Skriv sætninger, hvor nogen mener noget.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Efter min mening er forslaget urealistisk.', '»Urealistisk« begynder med »u-« og skrives i ét ord.'),
      dictate('Mange unge foretrækker at læse på papir.', '»Foretrækker« har to k’er og r, ligesom »de unge spiser«.'),
      dictate('Flertallet stemte imod det nye forbud.', '»Flertallet« har to l’er, og »imod« er ét ord.'),
      dictate(
        'Jeg er overbevist om din uskyld.',
        '»Overbevist« kommer af »bevise« og har ikke noget d. »Uskyld« har et stumt d.',
      ),
      dictate('Man kan sagtens være uenige og venner.', '»Sagtens« skrives med g, og »venner« har to n’er.'),
      dictate('Argumentet holder desværre ikke.', '»Desværre« har to r’er, ligesom »værre«.'),
      dictate('Reklamen fortæller kun den ene side af sagen.', '»Reklamen« har ét k og ét m.'),
      dictate(
        'Ingen af eksperterne kunne svare tydeligt.',
        '»Tydeligt« har t, for ordet fortæller, hvordan de svarede.',
      ),
    ],
  },
]);
