import { choice, exerciseGroup, lists, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grdk', level: 3, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Myren, der ville se havet',
    summary: 'Læs en historie om en myre på rejse.',
    instruction: 'Læs historien. Svar på spørgsmålene. Du må gerne kigge.',
    items: [
      read({
        title: 'Myren Malou',
        text: `Malou var en myre, og hun havde hørt om havet. »Det er større end tuen,« sagde en mariehøne. »Det er større end alt.«

Malou pakkede et sukkerkorn og begyndte at gå. Først gik hun over en sti. Det tog en dag. Så mødte hun en hund, der lå og sov. Hun kravlede op på dens ryg, for den var varm.

Pludselig rejste hunden sig og løb. Malou holdt fast i et hår. Træer fløj forbi. Så stoppede hunden, og der var sand overalt.

Foran dem lå noget blåt, som ikke holdt op. Det brusede, og det lugtede af salt.

Malou kiggede længe. »Det er stort,« sagde hun. »Men der er ingen at tale med om det.« Så spiste hun halvdelen af sit sukkerkorn, gav hunden resten og holdt godt fast hele vejen hjem.`,
        questions: [
          choice(
            'Hvem fortalte Malou om havet?',
            'en mariehøne',
            ['en hund', 'en meget klog myre'],
            'Det står i begyndelsen.',
          ),
          choice('Hvad tog Malou med?', 'et sukkerkorn', ['et hår', 'salt'], 'Hun pakkede et sukkerkorn.'),
          choice(
            'Hvor lang tid tog det at gå over stien?',
            'en dag',
            ['en time', 'en uge'],
            'En myre er lille og går langsomt.',
          ),
          choice(
            'Hvorfor kravlede hun op på hunden?',
            'Den var varm.',
            ['Den løb stærkt.', 'Den kendte vejen.'],
            'Hunden lå og sov.',
          ),
          choice(
            'Hvordan kom Malou til havet?',
            'Hunden løb med hende.',
            ['Hun gik hele vejen.', 'Hun fløj hele vejen.'],
            'Hun holdt fast i et hår.',
          ),
          choice(
            'Hvad så Malou til sidst?',
            'havet',
            ['en sø', 'en tue'],
            'Det var blåt, det brusede, og det lugtede af salt.',
          ),
          choice('Hvad savnede Malou ved havet?', 'nogen at tale med', ['mere sukker', 'varme'], 'Det siger hun selv.'),
          choice('Hvem fik resten af sukkeret?', 'hunden', ['mariehønen', 'ingen'], 'Hun gav hunden resten.'),
          lists('Malou var {modig|bange|sur}, for hun gik ud alene.', 'Det kræver mod at gå ud i verden.'),
        ],
      }),
    ],
  },
]);
