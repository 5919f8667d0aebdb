import { dictate, exerciseGroup, lists, several } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'grst', level: 9, category: 'fremmedord' }, [
  {
    number: 1,
    title: 'Ord, man slår op',
    summary: 'Stav fremmedord, som selv voksne må slå op.',
    instruction: 'Vælg eller skriv den rigtige stavemåde.',
    trains: ['misspelling', 'double-consonant'],
    items: [
      lists('Hun fik et {abonnement|abonement} på et blad om bier.', '»Abonnement« har to n’er i midten.'),
      lists('Han er {ambassadør|ambasadør} for et fiskemærke.', '»Ambassadør« har to s’er.'),
      lists('Vi fik et {fantastisk|phantastisk} tilbud og sagde nej.', 'På dansk skriver man f.'),
      lists('Retten fandt sagen {irrelevant|irelevant}.', 'Forstavelsen »ir-« og ordet »relevant« giver to r’er.'),
      lists('Hans {karriere|karierre} begyndte i en pølsevogn.', '»Karriere« har to r’er først og ét til sidst.'),
      lists('Debatten blev et {dilemma|dillema} for partiet.', '»Dilemma« har ét l og to m’er.'),
      lists('De udsendte en {pressemeddelelse|pressemedelelse}.', '»Meddelelse« er »med« og »dele«: to d’er.'),
      lists('Der er {konkurrence|konkurence} om de sidste pladser.', '»Konkurrence« har to r’er.'),
      dictate('Det var en [spontan] beslutning.', '»Spontan« staves, som det lyder.'),
      several(
        'Hvilke ord er stavet rigtigt?',
        ['definition', 'kollektiv', 'illusion'],
        ['deffinition', 'ilusion'],
        '»Definition« har ét f, »kollektiv« og »illusion« har to l’er.',
      ),
    ],
  },
]);
