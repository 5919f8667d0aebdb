import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grbd', level: 10, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: 'Sin, hans, hendes og deres',
    summary: 'Vis tydeligt, hvem der ejer hvad.',
    instruction: 'Ejer grundleddet selv tingen, så brug sin, sit eller sine. Ved flere ejere: deres.',
    trains: ['sin-hans'],
    items: [
      lists('Mathilde pakkede {sin|hendes} tuba ned og bar den selv.', 'Mathilde ejer tubaen og er grundled: »sin«.'),
      lists('Drengene på gangen elsker {deres|sin} nye kaffemaskine.', 'Flere ejere: »deres«.'),
      lists(
        'Da Jonas fandt Liams kasket, gav han Liam {hans|sin} kasket tilbage.',
        'Kasketten er Liams, og Liam er ikke grundled: »hans«.',
      ),
      lists(
        'Ella og {hendes|sin} søster synger tostemmigt i badet.',
        '»Ella og … søster« er sammen grundled, og så kan »sin« ikke bruges.',
      ),
      lists(
        'Læreren roste Asta for {hendes|sin} lange tale, som Asta havde skrevet i bussen.',
        'Asta ejer talen og er ikke grundled: »hendes«.',
      ),
      lists('Enhver må tage {sin|hans} egen stol med ud.', '»Enhver« er grundled: »sin«.'),
      lists('Koret holdt {sin|dets} koncert i en tom svømmehal.', 'Koret er grundled: »sin«.'),
      choice(
        'Hvad fortæller »Otto lånte Karls cykel og fik hans lygte til at lyse«?',
        'Lygten er Karls.',
        ['Lygten er Ottos.', 'Lygten er begges.'],
        'Var den Ottos, stod der »sin lygte«.',
      ),
      choice(
        'Hvad fortæller »Ida ringede til Mona fra sit værelse«?',
        'Værelset er Idas.',
        ['Værelset er Monas.', 'De deler værelse.'],
        '»Sit« peger på grundleddet Ida.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'De, dem, jeg og mig',
    summary: 'Vælg den form af stedordet, der passer i sætningen.',
    instruction: 'Som grundled bruger man »jeg«, »han« og »de«. Ellers bruger man »mig«, »ham« og »dem«.',
    trains: ['pronoun-case'],
    items: [
      lists('{Villum og jeg|Villum og mig} står for festen på fredag.', 'Vi står for den: »Villum og jeg«.'),
      lists('Det bliver en hemmelighed mellem dig og {mig|jeg}.', 'Efter et forholdsord: »mig«.'),
      lists('{De|Dem}, der kommer først, får de varme boller.', '»De, der kommer først« er grundled.'),
      lists('Vi ventede længe på {dem|de} fra den røde bygning.', 'Efter »på«: »dem«.'),
      lists('Forstanderen inviterede {Sofia og mig|Sofia og jeg} til te.', 'Hun inviterede os: »Sofia og mig«.'),
      lists('{Hende|Hun} kan du altid stole på.', 'Du kan stole på hende. »Du« er grundleddet.'),
      lists('Jeg gav {ham|han} min sidste tørre strømpe.', 'Hvem fik strømpen? Ham.'),
      mark(
        '*Vi* lånte *dem* vores telt, og *de* gav *os* en fisk.',
        'Marker de fire personlige stedord.',
        '»Vi«, »dem«, »de« og »os« er personlige stedord. »Vores« viser, hvem der ejer noget.',
      ),
      sort(
        { grundledsform: ['hun', 'vi', 'I'], 'ikke grundled': ['hende', 'os', 'jer'] },
        '»Hun«, »vi« og »I« kan være grundled. De andre former er genstandsled eller står efter forholdsord.',
        'Sorter stedordene.',
      ),
    ],
  },
]);
