import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const storeBogstaver = exerciseGroup({ productId: 'grbd', level: 9, category: 'store-bogstaver' }, [
  {
    number: 1,
    title: 'Navne, fag og højtider',
    summary: 'Vælg stort eller lille begyndelsesbogstav.',
    instruction: 'Egennavne får stort. Fag, sprog, dage og måneder får lille.',
    trains: ['capital', 'lowercase'],
    items: [
      lists('Vi sejlede fra {Svendborg|svendborg} til Ærø i modvind.', 'Svendborg er navnet på en by.'),
      lists('Hver {torsdag|Torsdag} er der bål bag hallen.', 'Dagenes navne har lille.'),
      lists('Hun taler {færøsk|Færøsk} med sin mormor i telefonen.', 'Sprog har lille.'),
      lists('I {oktober|Oktober} tager alle på studietur.', 'Måneder har lille.'),
      lists('Kan {I|i} høre, hvordan det drypper i skabet?', '»I« med stort er et stedord: I kan høre det.'),
      lists('Mødet begynder {i|I} aulaen klokken fire.', 'Her er i et forholdsord.'),
      lists('Vi holder {jul|Jul} to gange, én hjemme og én her.', 'Højtider har lille.'),
      lists('Fag som {fysik|Fysik} kan også foregå i en skov.', 'Fag har lille.'),
      lists('Holdet fra {Vesterhavet|vesterhavet} havde sand i alt.', 'Vesterhavet er et egennavn.'),
      choice(
        'Hvilken sætning er rigtig?',
        'En italiensk kok fra Milano lærte os at koge pasta.',
        ['En Italiensk kok fra Milano lærte os at koge pasta.', 'En italiensk kok fra milano lærte os at koge pasta.'],
        'Milano er et navn, men italiensk er et tillægsord.',
      ),
    ],
  },
]);
