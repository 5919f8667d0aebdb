import { choice, exerciseGroup, gaps, lists, mark, several, sort } from '../../markup/index.ts';

export const biord = exerciseGroup({ productId: 'gram', level: 7, category: 'biord' }, [
  {
    number: 1,
    title: 'Hvad lægger biordet sig til?',
    summary: 'Find ud af, om biordet beskriver et udsagnsord, et tillægsord eller hele sætningen.',
    instruction:
      'Et biord kan lægge sig til et udsagnsord (synger højt), et tillægsord (meget varm), et andet biord (ret ofte) eller hele sætningen (desværre).',
    items: [
      choice(
        'Hvad lægger *temmelig* sig til i »Suppen var temmelig salt.«?',
        'salt',
        ['suppen', 'var'],
        'Hvor salt var den? Temmelig salt.',
      ),
      choice(
        'Hvad lægger *tavst* sig til i »De gik tavst gennem sneen.«?',
        'gik',
        ['sneen', 'De'],
        'Hvordan gik de? Tavst.',
      ),
      choice(
        'Hvad lægger *utrolig* sig til i »Han løber utrolig hurtigt.«?',
        'hurtigt',
        ['Han', 'løber'],
        'Hvor hurtigt løber han? Utrolig hurtigt.',
      ),
      choice(
        'Hvad lægger *heldigvis* sig til i »Heldigvis ramte pilen ved siden af.«?',
        'hele sætningen',
        ['pilen', 'siden'],
        'Det hele var heldigt.',
      ),
      mark(
        'Isen smeltede *alarmerende* *hurtigt*.',
        'Marker de to biord.',
        '»Hurtigt« fortæller hvordan. »Alarmerende« fortæller hvor hurtigt.',
      ),
      mark(
        'Koret sang *overraskende* smukke sange *næsten* hele natten.',
        'Marker de to biord.',
        '»Overraskende« lægger sig til »smukke« og »næsten« til »hele«.',
      ),
      several(
        'Hvilke biord viser, hvad fortælleren synes om det?',
        ['desværre', 'forhåbentlig'],
        ['bagefter', 'udenfor'],
        '»Desværre« og »forhåbentlig« viser en holdning.',
      ),
      sort(
        { grad: ['ganske', 'yderst'], tid: ['allerede', 'omsider'], måde: ['lydløst', 'tøvende'] },
        '»Ganske« og »yderst« fortæller hvor meget, »allerede« og »omsider« hvornår og »lydløst« og »tøvende« hvordan.',
        'Hvad fortæller biordene om?',
      ),
      lists(
        '{Formodentlig|Desværre|Straks} er det katten, der har tændt for radioen, men vi ved det ikke.',
        '»Formodentlig« bruges, når man tror noget uden at vide det.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Et t til forskel',
    summary: 'Sæt -t på biord, men ikke på tillægsord.',
    instruction:
      'Lægger ordet sig til et udsagnsord, er det et biord og får som regel -t. Beskriver det en person eller en ting, er det et tillægsord.',
    trains: ['adverbial-t', 'adjective-agreement'],
    items: [
      lists(
        'Hun forklarede reglerne {omhyggeligt|omhyggelig} for de nye spillere.',
        'Hvordan forklarede hun? Omhyggeligt.',
      ),
      lists('Vi skal arbejde mere {systematisk|systematiskt} med vores gåde.', 'Ord som »systematisk« får aldrig -t.'),
      lists('Min tvilling og jeg er meget {forskellige|forskelligt}.', 'Det er os, der er forskellige.'),
      lists('De to robotter løste opgaven meget {forskelligt|forskellige}.', 'Hvordan løste de den? Forskelligt.'),
      lists('Dronningen vinkede {majestætisk|majestætiskt} fra en gaffeltruck.', 'Ord som »majestætisk« får ikke -t.'),
      lists('Haven er {vild|vildt}, siden geden forsvandt.', 'Hvordan er haven? Vild.'),
      lists('Hvorfor opfører han sig så {besynderligt|besynderlig}?', 'Hvordan opfører han sig? Besynderligt.'),
      gaps('Tal [roligt](rolig) til hesten, når den vrinsker.', 'Hvordan skal man tale? Roligt.'),
      gaps('Uglen drejede hovedet [langsomt](langsom) rundt og så på os.', 'Hvordan drejede den hovedet? Langsomt.'),
      choice(
        'I hvilken sætning er *smukt* et biord?',
        'Nattergalen sang smukt.',
        ['Det er et smukt billede.', 'Billedet er smukt.'],
        'Hvordan sang den? Smukt. I de andre sætninger beskriver ordet billedet.',
      ),
    ],
  },
]);
