import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'grst', level: 6, category: 'sammensatte-ord' }, [
  {
    number: 1,
    title: 'Med s imellem eller uden?',
    summary: 'Find ud af, hvornår der skal et s ind i et sammensat ord.',
    instruction:
      'Sæt ordene sammen, og lyt efter et s. Efter »-hed«, »-skab«, »-ing« og »-tion« kommer der altid et s.',
    trains: ['compound-split'],
    items: [
      gaps('Kærlighed og brev bliver til [kærlighedsbrev](ét ord).', 'Efter »-hed« kommer der et s.'),
      gaps('Landskab og maleri bliver til [landskabsmaleri](ét ord).', 'Efter »-skab« kommer der et s.'),
      gaps('Træning og lejr bliver til [træningslejr](ét ord).', 'Efter »-ing« kommer der et s.'),
      gaps('Station og bygning bliver til [stationsbygning](ét ord).', 'Efter »-tion« kommer der et s.'),
      gaps('Sommer og kjole bliver til [sommerkjole](ét ord).', 'Her kommer der ikke noget imellem.'),
      lists('Vi skal til {håndboldkamp|håndboldskamp} i aften.', 'Efter »bold« kommer der ikke noget s.'),
      lists('Min {barndomsven|barndomven} er blevet borgmester.', 'Efter »-dom« kommer der et s.'),
      lists('Skriv dit navn på {bagsiden|bagssiden} af billedet.', 'Efter »bag« kommer der ikke noget s.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'undervisningslokale',
        ['undervisninglokale', 'undervisnings lokale'],
        'Efter »-ing« kommer der et s, og det hele er ét ord.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Bindestreg eller ej?',
    summary: 'Brug bindestreg i sammensatte ord, hvor den skal være.',
    instruction: 'Der er bindestreg ved forkortelser og enkelte bogstaver, og når et led er sparet væk.',
    trains: ['hyphen', 'compound-split'],
    items: [
      lists(
        'Vi købte {jord- og hindbær|jord og hindbær} på torvet.',
        '»Bær« er sparet væk efter »jord«, så der skal en bindestreg.',
      ),
      lists('Han har en {tv-skærm|tvskærm} på størrelse med en dør.', 'Efter en forkortelse skal der bindestreg.'),
      lists(
        'Min søster går til {svømning|svøm-ning} om lørdagen.',
        'Ordet er ikke sammensat, så der skal ikke bindestreg.',
      ),
      lists('Vi tog {S-toget|Stoget} til Køge.', 'Efter et enkelt bogstav skal der bindestreg.'),
      lists(
        'Der er {for- og bagdøre|for og bagdøre} i bussen.',
        '»Døre« er sparet væk efter »for«, så der skal en bindestreg.',
      ),
      lists('Vi sov på et {vandrehjem|vandre-hjem} ved søen.', 'Almindelige sammensatte ord får ikke bindestreg.'),
      lists('Afleveringen sker i {pdf-format|pdfformat}.', 'Efter en forkortelse skal der bindestreg.'),
      lists(
        'Bageren sælger både {rug- og franskbrød|rug og franskbrød}.',
        '»Brød« er sparet væk efter »rug«, så der skal en bindestreg.',
      ),
      choice(
        'Hvor er bindestregen brugt rigtigt?',
        'ude- og hjemmebane',
        ['ude og hjemme-bane', 'ude -og hjemmebane'],
        '»Bane« er sparet væk efter »ude«. Bindestregen står helt op ad ordet.',
      ),
    ],
  },
]);
