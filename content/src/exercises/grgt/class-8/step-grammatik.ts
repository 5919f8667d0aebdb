import { gaps, lists, order, type StepDraft } from '../../markup/index.ts';

export const grammatik: StepDraft = {
  title: 'Grammatik',
  intro: 'Vælg eller skriv den form, der passer i sætningen.',
  seconds: 720,
  items: [
    lists('Mein Bruder {fährt|fahrt|fahre} mit dem Rad zur Schule.', '»Er fährt«: Vokalen skifter fra a til ä.'),
    lists('Wir {haben|sind|hat} gestern Pizza gegessen.', '»Essen« har »haben« i førnutid.'),
    lists('Anna {ist|hat|sind} nach Berlin gefahren.', '»Fahren« er en bevægelse og har »sein« i førnutid.'),
    lists('Siehst du {den|der|dem} Hund dort?', '»Hund« er hankøn og genstandsled: »den«.'),
    lists('Wir fahren mit {dem|den|das} Bus.', '»Mit« styrer dativ: »dem«.'),
    lists('Das Geschenk ist für {dich|dir|du}.', '»Für« styrer akkusativ: »dich«.'),
    lists('{Das|Der|Die} Mädchen heißt Lina.', 'Ord på »-chen« er altid intetkøn.'),
    lists('Am Samstag {gehen wir|wir gehen|wir geht} ins Schwimmbad.', 'Udsagnsordet står på plads nummer to.'),
    lists('Das ist {meine|mein|meinen} Schwester.', '»Schwester« er hunkøn: »meine«.'),
    lists('Ich kann gut {schwimmen|schwimme|geschwommen}.', 'Efter »kann« står navnemåde.'),
    gaps('Ich [bin] vierzehn Jahre alt.', '»Ich bin« er første person af »sein«.'),
    gaps('[Habt](haben) ihr heute Sport?', '»Ihr habt« er anden person flertal af »haben«.'),
    order('ich bleibe zu Hause, | weil | ich | krank | bin', 'I en ledsætning står udsagnsordet sidst.'),
  ],
};
