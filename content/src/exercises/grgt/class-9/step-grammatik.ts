import { gaps, lists, order, type StepDraft } from '../../markup/index.ts';

export const grammatik: StepDraft = {
  title: 'Grammatik',
  intro: 'Vælg eller skriv den form, der passer i sætningen.',
  seconds: 720,
  items: [
    lists('Gestern {musste|muss|gemusst} ich um fünf Uhr aufstehen.', 'Det skete i går: datid af »müssen«.'),
    lists(
      'Wenn ich mehr Zeit {hätte|habe|hat}, würde ich mitkommen.',
      'Det er noget, man forestiller sig: »hätte« og »würde«.',
    ),
    lists('Das ist der Junge, {der|den|dem} gestern gewonnen hat.', 'Drengen er grundled i ledsætningen: »der«.'),
    lists('Ich helfe {meiner|meine|meinen} Mutter in der Küche.', '»Helfen« styrer dativ: »meiner«.'),
    lists('Die Katze schläft {auf dem|auf das|auf den} Sofa.', 'Den er der allerede: dativ.'),
    lists('Leg das Buch bitte {auf den|auf dem|auf der} Tisch!', 'Bogen flyttes derhen: akkusativ.'),
    lists(
      'Opa trägt heute einen {roten|roter|rotes} Pullover.',
      '»Pullover« er hankøn og genstandsled: »einen roten«.',
    ),
    lists('Ich hoffe, {dass|das|den} du morgen kommst.', 'Bindeordet at hedder »dass«.'),
    lists(
      'Kannst du mir sagen, wo {der Bahnhof ist|ist der Bahnhof|der Bahnhof sind}?',
      'I en ledsætning står udsagnsordet sidst.',
    ),
    lists('Die neue Brücke {wird|werden|würdest} nächstes Jahr gebaut.', 'Passiv i ental: »wird«.'),
    gaps('Wir sind schon um sechs Uhr [aufgestanden](aufstehen).', '»Aufstehen« får »-ge-« mellem »auf« og »standen«.'),
    gaps('Er hat den Brief nie [geschrieben](schreiben).', '»Schreiben, schrieb, geschrieben«.'),
    order('obwohl | es | regnet, | spielen | wir | Fußball', 'Efter ledsætningen kommer udsagnsordet først.'),
  ],
};
