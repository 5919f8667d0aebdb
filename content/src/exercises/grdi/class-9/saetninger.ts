import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 9, category: 'saetninger' }, [
  {
    number: 1,
    version: 2,
    title: 'Verden omkring os',
    summary: 'Skriv sætninger om globale emner.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Havene stiger hurtigere end forventet.', '»Forventet« er kort tillægsform og ender på t.'),
      dictate('Millioner af mennesker mangler rent drikkevand.', '»Drikkevand« er ét ord, og »mangler« har r.'),
      dictate('Forhandlingerne brød sammen ved midnat.', '»Forhandlingerne« har et stumt d, for det hedder »handle«.'),
      dictate(
        'Fredsaftalen blev underskrevet under stor mediedækning.',
        '»Underskrevet« ender på t, for det står efter »blev«.',
      ),
      dictate('Satellitten sender målinger hvert tiende minut.', '»Satellitten« har to l’er og to t’er.'),
      dictate(
        'Virksomheden flyttede produktionen til udlandet.',
        '»Virksomheden« ender på »-heden«, og »udlandet« er ét ord.',
      ),
      dictate('En tredjedel af høsten gik tabt i tørken.', '»Tredjedel« skrives med »dj«, og »gik tabt« er to ord.'),
      dictate('Eksporten af vindmøller slog alle rekorder.', '»Vindmøller« er ét ord med et stumt d.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Tanker om fremtiden',
    summary: 'Skriv sætninger om valg og drømme.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate(
        'Hun overvejer et sabbatår efter eksamen.',
        '»Overvejer« har r, ligesom »hun spiser«. »Sabbatår« har to b’er.',
      ),
      dictate('Jeg er endnu usikker på mit studievalg.', '»Studievalg« er ét ord, og »usikker« har to k’er.'),
      dictate(
        'Drømmen om et band lever i bedste velgående.',
        '»I bedste velgående« er en fast vending, og »velgående« ender på »-ende«.',
      ),
      dictate('Han frygter mest af alt at kede sig.', '»At kede« er navnemåde uden r, men »frygter« er nutid med r.'),
      dictate(
        'Ansøgningen skal afleveres inden årets udgang.',
        '»Afleveres« ender på »-es«, for ansøgningen gør ikke noget selv.',
      ),
      dictate(
        'Man behøver ikke kende hele vejen på forhånd.',
        '»Kende« har ikke r, for det står efter »behøver ikke«. »Forhånd« har et stumt d.',
      ),
      dictate('Erfaring får man først lige efter en fejl.', '»Erfaring« ender på »-ing«, og »først« har ét r.'),
      dictate('Vi aftalte at mødes igen om ti år.', '»At mødes« er navnemåde uden r, og »igen« er ét ord.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Sprog om sprog',
    summary: 'Skriv sætninger om ord og sprog.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Et ordsprog siger meget med få ord.', '»Ordsprog« har et stumt d i »ord«, og »sprog« ender på g.'),
      dictate(
        'Dialekter forsvinder hurtigere end nogensinde.',
        '»Nogensinde« er ét ord, og »forsvinder« har et stumt d.',
      ),
      dictate('Oversætteren ledte forgæves efter et rim.', '»Forgæves« skrives med æ og ender på »-es«.'),
      dictate('Slang ældes hurtigere end fisk.', '»Ældes« ender på »-es« og har et stumt d.'),
      dictate(
        'En apostrof kan ændre hele betydningen.',
        '»Ændre« har et stumt d og ikke noget r mere, for det står efter »kan«.',
      ),
      dictate('Ironi er svær at gengive på skrift.', '»Gengive« er ét ord uden r, for det står efter »at«.'),
      dictate('Talesproget er fuldt af pauser og gentagelser.', '»Gentagelser« er ét ord, og »fuldt« har et stumt d.'),
      dictate('Visse følelser har slet intet navn på dansk.', '»Visse« har to s’er, og »intet« er ét ord.'),
    ],
  },
]);
