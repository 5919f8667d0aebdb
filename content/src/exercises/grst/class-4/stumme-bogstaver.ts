import { choice, dictate, exerciseGroup, lists, mark } from '../../markup/index.ts';

export const stummeBogstaver = exerciseGroup({ productId: 'grst', level: 4, category: 'stumme-bogstaver' }, [
  {
    number: 1,
    title: 'Det stumme v',
    summary: 'Skriv ord, der ender på »-lv«, selv om v’et ikke høres.',
    instruction: 'Efter l kan der gemme sig et v, som man ikke hører. Skriv eller vælg ordet.',
    trains: ['silent-letter'],
    items: [
      lists('Katten sover på det varme {gulv|gul}.', 'Det, man går på, er et gulv med v.'),
      lists('Vandflasken er kun {halv|hal} fuld.', '»Halv« ender på »-lv«.'),
      lists('Du må gerne prøve {selv|sel}.', '»Selv« ender på »-lv«.'),
      dictate('Min skål er lavet af [sølv].', '»Sølv« ender på »-lv«.'),
      dictate('Klokken slog [tolv], og spøgelset vågnede.', '»Tolv« ender på »-lv«.'),
      dictate('Koen slikkede sin [kalv] ren.', '»Kalv« ender på »-lv«.'),
      dictate('Hun skrev sit navn på [tavlen].', 'I »tavlen« kan v’et høres.'),
      lists('Gryden er {fuld|fulv} af suppe.', '»Fuld« ender på »-ld« og ikke på »-lv«.'),
      choice('Hvilket ord har et stumt v?', 'tolv', ['ulven', 'pulver'], 'I »ulven« og »pulver« hører man v’et.'),
      mark(
        'Midt på *gulvet* stod en *halv* lagkage med tre lys.',
        'Marker de to ord, der staves med »lv«.',
        '»Gulvet« og »halv« staves med »lv«.',
      ),
    ],
  },
  {
    number: 2,
    title: '»Hv« eller »v«, »hj« eller »j«?',
    summary: 'Vælg, om ordet skal have et stumt h.',
    instruction: 'Tænk på, hvad ordet betyder. Skal h’et med?',
    trains: ['silent-letter', 'sound-alike'],
    items: [
      lists('Bordet blev {vådt|hvådt}, da glasset væltede.', '»Våd« er uden h.'),
      lists('Efter løbeturen må jeg {hvile|vile} benene.', 'At hvile er at slappe af. Det har et h.'),
      lists('Vi {valgte|hvalgte} den mindste af alle killingerne.', '»Vælge« og »valgte« er uden h.'),
      lists('Kniven er blevet {hvæsset|væsset}, så pas på!', 'At hvæsse er at gøre skarp. Det har et h.'),
      lists('Slangen {hvæsede|væsede} ad os.', 'At hvæse er at lave en vred lyd. Det har et h.'),
      lists('Der er {hvirvler|virvler} i vandet ved broen.', 'En hvirvel drejer rundt. Den har et h.'),
      lists('Hvert {hjem|jem} i byen fik en vandmåler.', '»Hjem« har et stumt h.'),
      lists('Den gamle port er lavet af {jern|hjern}.', 'Metallet jern er uden h. Hjernen sidder i hovedet.'),
      lists('Vi skal rundt om {hjørnet|jørnet} og ned ad bakken.', '»Hjørne« har et stumt h.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'hvalros',
        ['valros', 'hvaldros'],
        'Hvalrossen har et stumt h ligesom hvalen.',
      ),
    ],
  },
]);
