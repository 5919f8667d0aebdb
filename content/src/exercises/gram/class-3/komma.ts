import { choice, commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'gram', level: 3, category: 'komma' }, [
  {
    number: 1,
    title: 'Komma i opremsninger',
    summary: 'Sæt komma mellem ting, der bliver remset op.',
    instruction:
      'Sæt komma mellem tingene, når der er flere på række. Foran »og« mellem de to sidste er der intet komma.',
    trains: ['comma-enumeration'],
    items: [
      commas('Vi købte mel, æg og smør.', 'Komma mellem mel og æg, men ikke foran »og«.'),
      commas('Jeg har en kat, en hund og en sur kanin.', 'Komma mellem dyrene, men ikke foran »og«.'),
      commas('Flaget er rødt og hvidt.', 'Der er kun to farver med »og« imellem, så der skal ikke komma.'),
      commas(
        'I min taske ligger bøger, penalhus, madpakke og en gammel banan.',
        'Komma mellem tingene, men ikke foran »og«.',
      ),
      commas('Vi kan tage toget, bussen eller cyklen.', 'Komma mellem tingene, men ikke foran »eller«.'),
      commas('Heksen kogte frøer, fluer, tæer og tidsler.', 'Komma mellem tingene, men ikke foran »og«.'),
      commas('Ella og Yusuf bor på samme vej.', 'Der er kun to navne med »og« imellem, så der skal ikke komma.'),
      commas('Hun er klog, sjov og meget modig.', 'Komma mellem tillægsordene, men ikke foran »og«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Jeg ser løver, aber og slanger.',
        ['Jeg ser løver aber og slanger.', 'Jeg ser, løver, aber og slanger.'],
        'Komma mellem dyrene, men ikke foran det første.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Komma mellem to sætninger',
    summary: 'Sæt komma, hvor to hele sætninger mødes.',
    instruction: 'Sæt komma mellem de to sætninger.',
    trains: ['comma-main-clauses'],
    items: [
      commas('Jeg vil gerne lege, men jeg skal læse.', 'Foran »men« skal der altid komma.'),
      commas('Det regner, men vi går ud alligevel.', 'Foran »men« skal der altid komma.'),
      commas('Katten er gammel, men den fanger stadig mus.', 'Foran »men« skal der altid komma.'),
      commas('Vi ventede længe, men bussen kom ikke.', 'Foran »men« skal der altid komma.'),
      commas('Solen skinner, og fuglene synger.', 'To hele sætninger: »solen skinner« og »fuglene synger«.'),
      commas('Jeg smører brød, og min søster dækker bord.', 'To hele sætninger med hver sin person.'),
      commas(
        'Han løb hjem, for han havde glemt sin taske.',
        'To hele sætninger: »han løb hjem« og »han havde glemt sin taske«.',
      ),
      commas('Skal vi cykle, eller skal vi gå?', 'To hele spørgsmål: »skal vi cykle« og »skal vi gå«.'),
      commas('Bolden ramte ruden, og alle løb væk.', 'To hele sætninger: »bolden ramte ruden« og »alle løb væk«.'),
    ],
  },
]);
