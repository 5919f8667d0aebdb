import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grbg', level: 9, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Rundt på skolen',
    summary: 'Fortæl, hvor noget er, og hvor det skal hen.',
    instruction: 'Vælg den rigtige form efter forholdsordet.',
    items: [
      lists('Häng deine nasse Jacke nicht über {die|der|den} Lampe!', 'Retning giver akkusativ: »die Lampe«.'),
      lists('Der Musikraum liegt unter {der|die|den} Turnhalle, leider.', 'Sted giver dativ: »der Turnhalle«.'),
      lists('Nach dem Essen tragen wir die Teller in {die|der|den} Küche.', 'Retning giver akkusativ: »die Küche«.'),
      lists(
        'Gestern stand plötzlich ein Pony in {unserem|unser|unseren} Zimmer.',
        'Sted giver dativ: »Zimmer« er intetkøn, »unserem«.',
      ),
      lists('Wir laufen jeden Morgen um {den|dem|der} Sportplatz.', '»Um« styrer altid akkusativ.'),
      lists('Am Abend sitzen alle vor {dem|den|das} Kamin und erzählen.', 'Sted giver dativ: »dem Kamin«.'),
      lists('Leg dein Handy in {den|dem|der} Korb, wir essen!', 'Retning giver akkusativ: »den Korb«.'),
      lists(
        'Mit {meinen|meine|meiner} Eltern telefoniere ich nur am Sonntag.',
        '»Mit« styrer dativ, og forældrene er flertal: »meinen«.',
      ),
      lists('An {den|die|der} Wänden hängen Fotos von allen Jahrgängen.', 'Sted giver dativ i flertal: »den Wänden«.'),
    ],
  },
]);
