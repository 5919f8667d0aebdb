import { choice, type StepDraft } from '../../markup/index.ts';

export const ord: StepDraft = {
  title: 'Hvad betyder ordet?',
  intro: 'Find det, der betyder det samme som ordet med fremhævet skrift, sådan som det bliver brugt i sætningen.',
  seconds: 360,
  items: [
    choice(
      'Træneren var *tålmodig*, også da vi tabte den niende kamp.',
      'blev ikke irriteret',
      ['gav ikke op over for dommeren', 'sagde ikke et ord', 'troede ikke på os'],
      'Den, der er tålmodig, kan vente og holde ud.',
    ),
    choice(
      'Hunden var *tilsyneladende* ligeglad med katten.',
      'så ud til at være',
      ['var helt og aldeles', 'havde aldrig før været', 'lod, som om den ikke var'],
      'Tilsyneladende betyder, at det ser sådan ud. Det kan være anderledes.',
    ),
    choice(
      'Kommunen *udsatte* mødet om skaterbanen.',
      'flyttede det til senere',
      ['aflyste det helt', 'holdt det udendørs', 'gjorde det hemmeligt for alle'],
      'Bliver noget udsat, sker det på et senere tidspunkt.',
    ),
    choice(
      'Hun *tog bladet fra munden* og sagde, hvad alle tænkte.',
      'talte åbent og ærligt',
      ['holdt op med at læse', 'hviskede til sidemanden', 'skiftede mening'],
      'Tager man bladet fra munden, siger man ærligt sin mening.',
    ),
    choice(
      'Det var en *nøjsom* familie, der boede på øen.',
      'som klarede sig med lidt',
      ['som regnede alting ud', 'som altid kom til tiden', 'som ville have mere og mere'],
      'Den, der er nøjsom, er tilfreds med det, der er nødvendigt.',
    ),
    choice(
      'Forskerne *advarede* om, at broen kunne styrte sammen.',
      'sagde, at det var en fare',
      ['håbede, at det ville ske', 'beviste, at det var umuligt', 'glemte at fortælle nogen'],
      'At advare er at gøre opmærksom på en fare.',
    ),
  ],
};
