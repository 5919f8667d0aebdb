import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'grag', level: 12, category: 'ordklasser' }, [
  {
    number: 1,
    version: 2,
    title: 'Biord og tillægsord',
    summary: 'Skeln mellem ord med og uden -t.',
    instruction: 'Beskriver ordet en ting eller en måde? En måde får som regel -t.',
    trains: ['adverbial-t', 'adjective-agreement'],
    items: [
      lists('Mekanikeren lyttede {tålmodigt|tålmodig} til bilens klagesang.', 'Hvordan lyttede han? Tålmodigt.'),
      lists('En {tålmodig|tålmodigt} mekaniker er guld værd.', 'Hvordan er mekanikeren? Tålmodig.'),
      lists('Trappen knirkede {uhyggeligt|uhyggelig} under hans vægt.', 'Hvordan knirkede den? Uhyggeligt.'),
      lists('Hun fortæller {levende|levendet} om sin barndom i cirkus.', 'Ord på -ende får aldrig -t.'),
      lists('Det var en {vanvittig|vanvittigt} idé med et badekar i køkkenet.', 'En idé: »vanvittig«.'),
      lists(
        'Badekarret var {vanvittigt|vanvittig} dyrt at flytte.',
        'Hvor dyrt? Vanvittigt dyrt: -t foran et andet tillægsord.',
      ),
      lists('Koret sang {kraftigt|kraftig}, men hver for sig.', 'Hvordan sang koret? Kraftigt.'),
      choice(
        'Hvad er »hurtigt« i »Et hurtigt svar kan blive dyrt.«?',
        'tillægsord',
        ['biord', 'navneord'],
        'Det beskriver svaret: et hurtigt svar.',
      ),
      choice(
        'Hvad er »hurtigt« i »Svar hurtigt!«?',
        'biord',
        ['tillægsord', 'navneord'],
        'Det fortæller, hvordan man skal svare.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Stedord, der driller',
    summary: 'Vælg mellem sin og hans, jeg og mig, hver og hvert.',
    instruction: 'Læs hele sætningen, og vælg det rigtige stedord.',
    trains: ['sin-hans', 'pronoun-case'],
    items: [
      lists('Naboen lånte mig {sin|hans} egen stige og kom selv med den.', 'Naboen ejer stigen og er grundled: »sin«.'),
      lists('Hver aften går Poul og {hans|sin} kone en tur med en gås.', '»Poul og … kone« er sammen grundled.'),
      lists('Forældrene solgte {deres|sin} bil til en klovn.', 'Flere ejere: »deres«.'),
      lists('De sendte et postkort til Ruth og {mig|jeg}.', 'Efter »til« står »mig«: »til mig«.'),
      lists('{Hvert|Hver} barn fik en fløjte, og lærerne fik hovedpine.', 'Et barn: hvert.'),
      lists('Gitte og {jeg|mig} har delt kontor med en kaktus i ti år.', 'Vi har delt kontor: »jeg«.'),
      lists(
        'De hilser aldrig på {hinanden|sig}, selv om de bor dør om dør.',
        'Den ene hilser ikke på den anden: »hinanden«.',
      ),
      choice(
        'Hvem ejer hatten i »Henning fandt Eriks hund og hans hat.«?',
        'Erik',
        ['Henning', 'hunden'],
        'Havde det været Hennings egen, stod der »sin hat«.',
      ),
    ],
  },
]);
