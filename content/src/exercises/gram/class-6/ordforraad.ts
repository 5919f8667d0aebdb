import { choice, exerciseGroup, lists, several, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gram', level: 6, category: 'ordforraad' }, [
  {
    number: 1,
    version: 3,
    title: 'Faste vendinger: hvad betyder de?',
    summary: 'Find meningen bag vendinger, der ikke skal forstås ord for ord.',
    instruction: 'Vælg det, som vendingen betyder i virkeligheden.',
    items: [
      choice(
        '»Hun tog benene på nakken.« Hvad gjorde hun?',
        'hun løb sin vej',
        ['hun lavede gymnastik', 'hun gav op'],
        'At tage benene på nakken betyder at løbe hurtigt væk.',
      ),
      choice(
        '»Han gik som katten om den varme grød.« Hvad gjorde han?',
        'han kom ikke til sagen',
        ['han var meget sulten', 'han listede rundt i køkkenet'],
        'Den, der går som katten om den varme grød, taler udenom.',
      ),
      choice(
        '»Der er ugler i mosen.« Hvad betyder det?',
        'der er noget mistænkeligt ved det',
        ['der er meget mørkt', 'der er mange dyr ude om natten'],
        'Ugler i mosen siger man, når der er noget, der ikke stemmer.',
      ),
      choice(
        '»Hun kom på glatis til fremlæggelsen.« Hvad skete der?',
        'hun blev usikker, for hun vidste for lidt',
        ['hun faldt på gulvet', 'hun frøs'],
        'At komme på glatis betyder at komme ud i noget, man ikke kan klare.',
      ),
      choice(
        '»Vi må lægge kortene på bordet.« Hvad skal vi?',
        'sige tingene ærligt',
        ['spille et spil', 'spille kort om penge'],
        'At lægge kortene på bordet betyder at fortælle sandheden.',
      ),
      choice(
        '»Han gik over åen efter vand.« Hvad gjorde han?',
        'han gjorde noget besværligt, der kunne gøres let',
        ['han gik en lang tur for at finde noget at drikke', 'han var meget tørstig'],
        'Vandet løb jo i åen. Han kunne bare tage det dér.',
      ),
      lists(
        'Han var bleg som et {lagen|tæppe|gardin} efter turen i rutsjebanen.',
        'Vendingen hedder bleg som et lagen.',
      ),
      lists(
        'Nu må du ikke male {fanden|spøgelset|tyven} på væggen.',
        'Vendingen hedder at male fanden på væggen: at tro det værste.',
      ),
      lists('Han er stærk som en {okse|ulv|tiger}.', 'Vendingen hedder stærk som en okse.'),
      sort(
        {
          'at være glad': ['at være i den syvende himmel', 'at gå på lyserøde skyer'],
          'at være vred': ['at gå op i en spids', 'at se rødt'],
        },
        'I den syvende himmel er man lykkelig. Går man op i en spids, er man rasende.',
        'Sorter vendingerne efter deres mening.',
      ),
    ],
  },

  {
    number: 2,
    title: 'Næsten det samme: find det præcise ord',
    summary: 'Vælg mellem ord, der ligner hinanden i betydning.',
    instruction: 'Læs hele sætningen. Flere ord passer næsten, men kun ét passer helt.',
    items: [
      lists(
        'Katten {listede|stormede|slentrede} sig ind på spurven uden en lyd.',
        'Den, der lister, går stille for ikke at blive hørt.',
      ),
      lists(
        'Publikum {jublede|mumlede|sukkede}, da målet gik ind i sidste sekund.',
        'Man jubler, når man er lykkelig og råber højt.',
      ),
      lists(
        'Han {stammede|brølede|erklærede} en undskyldning frem og blev rød i hovedet.',
        'Den, der er flov og usikker, stammer.',
      ),
      lists(
        'Stien {snoede|strakte|borede} sig frem og tilbage ned ad bjerget.',
        'Noget, der drejer hele tiden, snor sig.',
      ),
      lists('Hun {nippede til|slugte|tømte} den skoldhede te.', 'Man nipper, når man drikker ganske lidt ad gangen.'),
      choice(
        'Hvilket ord betyder næsten det samme som »udmattet«?',
        'dødtræt',
        ['udhvilet', 'utålmodig'],
        'Den, der er udmattet, har ingen kræfter tilbage.',
      ),
      choice(
        'Hvilket ord er det modsatte af »gavmild«?',
        'nærig',
        ['venlig', 'forsigtig'],
        'Den gavmilde giver gerne. Den nærige giver nødigt.',
      ),
      choice(
        'Hvilket ord er stærkest?',
        'rasende',
        ['irriteret', 'sur'],
        'Man er mere vred, når man er rasende, end når man er sur.',
      ),
      several(
        'Hvilke ord fortæller om en, der taler lavt?',
        ['hviske', 'mumle'],
        ['råbe', 'skrige'],
        'At hviske og at mumle er at tale lavt.',
      ),
      sort(
        { 'om at spise': ['gumle', 'sluge'], 'om at gå': ['traske', 'liste'], 'om at se': ['glo', 'skimte'] },
        'Man gumler og sluger mad, trasker og lister af sted, glor og skimter.',
        'Sorter udsagnsordene efter betydning.',
      ),
    ],
  },
]);
