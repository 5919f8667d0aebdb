import { choice, exerciseGroup, gaps, lists, mark, several, sort } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'gram', level: 7, category: 'navneord' }, [
  {
    number: 1,
    title: 'Navneord, der er lavet af andre ord',
    summary: 'Lav navneord af udsagnsord og tillægsord med »-hed«, »-else«, »-ning«, »-dom« og »-skab«.',
    instruction:
      'Mange navneord er dannet med en endelse: »klog« bliver til »klogskab«, og »opdage« bliver til »opdagelse«. Skriv navneordet, eller vælg det rigtige.',
    items: [
      gaps('Hendes [nysgerrighed](nysgerrig) førte hende op på det aflåste loft.', '»Nysgerrig« får endelsen -hed.'),
      gaps(
        'Der er stor [forskel](forskellig) på en alligator og en krokodille.',
        'Navneordet til »forskellig« er »forskel«.',
      ),
      gaps(
        'Fotografen fik en [belønning](belønne) for billedet af den undvegne panda.',
        '»Belønne« får endelsen -ning.',
      ),
      gaps('Deres [venskab](ven) begyndte med et slagsmål om en gynge.', '»Ven« får endelsen -skab.'),
      gaps('I sin [barndom](barn) troede han, at månen fulgte efter bilen.', '»Barn« får endelsen -dom.'),
      gaps('Det krævede en hurtig [beslutning](beslutte) at redde teltet.', '»Beslutte« får endelsen -ning.'),
      choice(
        'Hvilket navneord er dannet af »vild«?',
        'vildskab',
        ['vildt', 'vildtsav'],
        '»Vildskab« er det at være vild. »Vildt« er dyr, man jager.',
      ),
      several(
        'Hvilke ord er navneord?',
        ['ensomhed', 'rigdom', 'fantasi'],
        ['ensom', 'rigere'],
        'Man kan sige en ensomhed, en rigdom og en fantasi.',
      ),
      sort(
        { '-hed': ['sikker', 'tryg'], '-dom': ['ung', 'syg'], '-else': ['føle', 'opleve'] },
        'Det hedder sikkerhed og tryghed, ungdom og sygdom, følelse og oplevelse.',
        'Hvilken endelse gør ordene til navneord?',
      ),
      mark(
        'Hendes *tavshed* skabte en *stemning* af *uro*.',
        'Marker de tre navneord.',
        'En tavshed, en stemning og en uro. Man kan ikke røre ved dem.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Ejefald med og uden apostrof',
    summary: 'Skriv ejefald, også af navne, der ender på s, x og z.',
    instruction: 'Ejefald får -s uden apostrof. Ender ordet på s, x eller z, sætter man kun en apostrof.',
    trains: ['genitive', 'apostrophe'],
    items: [
      lists(
        '{Marcus’|Marcuss|Marcus} kajak vendte bunden i vejret midt i fjorden.',
        'Navnet ender på s og får en apostrof.',
      ),
      lists(
        '{Klaras|Klara’s|Klaras’} drage satte sig fast i kirketårnet.',
        'Navnet ender ikke på s og får -s uden apostrof.',
      ),
      lists('Hele {avisens|avis’|avisen’s} forside handlede om en forsvunden kat.', '»Avisen« får -s uden apostrof.'),
      lists('Vi låner {Felix’|Felixs|Felix} trampolin i weekenden.', 'Navnet ender på x og får en apostrof.'),
      lists('{Elevernes|Eleverne’s|Elevernes’} protest mod ærter blev hørt.', '»Eleverne« får -s uden apostrof.'),
      lists('{Beatriz’|Beatrizs|Beatriz} mor er pilot.', 'Navnet ender på z og får en apostrof.'),
      gaps('[Danskernes](danskerne) yndlingsret er stegt flæsk.', '»Danskerne« får -s.'),
      gaps('Det var [årets](året) varmeste nat.', '»Året« får -s.'),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Fodboldholdets bus brød sammen.',
        ['Fodboldholdet’s bus brød sammen.', 'Fodboldholdets’ bus brød sammen.'],
        '»Fodboldholdet« får -s uden apostrof.',
      ),
      choice(
        'Hvem ejer noget i »Thomas’ søsters hund snorker.«?',
        'både Thomas og søsteren',
        ['kun Thomas', 'kun søsteren'],
        'Thomas har en søster, og hun har en hund. Begge ord står i ejefald.',
      ),
    ],
  },
]);
