import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grty', level: 8, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Hvor er den, og hvor skal den hen?',
    summary: 'Brug akkusativ ved retning og dativ ved sted.',
    instruction: 'Vælg den rigtige form efter forholdsordet.',
    because:
      '»An«, »auf«, »hinter«, »in«, »neben«, »über«, »unter«, »vor« og »zwischen« styrer akkusativ ved retning og dativ ved sted.',
    items: [
      lists('Die Katze springt vom Stuhl auf {den|dem|der} Schrank.', 'Hvorhen springer den? Retning giver akkusativ.'),
      lists('Die Katze sitzt auf {dem|den|das} Schrank und schaut arrogant.', 'Hvor sidder den? Sted giver dativ.'),
      lists('Ich hänge das Poster an {die|der|dem} Wand.', 'Hvorhen hænger jeg den? Retning giver akkusativ.'),
      lists('Das Poster von der Band hängt seit Jahren an {der|die|den} Wand.', 'Hvor hænger den? Sted giver dativ.'),
      lists(
        'Nächstes Jahr zieht meine Tante in {die|der|den} Schweiz.',
        'Hvorhen flytter hun? Retning giver akkusativ: »die Schweiz«.',
      ),
      lists('Wo ist mein Schlüssel? – Er liegt unter {dem|den|das} Sofa.', 'Hvor ligger den? Sted giver dativ.'),
      lists('Stell dein Fahrrad hinter {das|dem|der} Haus!', 'Hvorhen skal den? Retning giver akkusativ: »das Haus«.'),
      lists('Zwischen {den|die|das} Bäumen steht ein Zelt.', 'Hvor står det? Dativ i flertal: »den Bäumen«.'),
      lists('Gestern Abend waren wir {im|ins} Kino.', 'Hvor var vi? Sted giver dativ: »in dem«, altså »im«.'),
      lists('Setz dich neben {mich|mir}, hier ist noch Platz!', 'Hvorhen skal du sætte dig? Retning giver akkusativ.'),
    ],
  },
]);
