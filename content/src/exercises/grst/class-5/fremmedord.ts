import { dictate, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'grst', level: 5, category: 'fremmedord' }, [
  {
    number: 1,
    title: 'Ord med »-tion« og »-sion«',
    summary: 'Stav fremmedord, der lyder, som om de ender på »-sjon«.',
    instruction: 'Endelsen lyder næsten ens, men den skrives »-tion« eller »-sion«. De fleste ord har »-tion«.',
    trains: ['misspelling', 'ending', 'consonant'],
    items: [
      lists('Toget holder på en lille {station|stasion} midt i en rugmark.', '»Station« skrives med »-tion«.'),
      lists(
        'Vi havde en lang {diskussion|diskution} om ananas på pizza.',
        '»Diskussion« kommer af »diskutere«, men skrives med »-ssion«.',
      ),
      lists('Jeg har ingen {ambition|ambision} om at blive konge.', '»Ambition« skrives med »-tion«.'),
      lists('Morfar gik på {pension|pention} og begyndte til dans.', '»Pension« skrives med »-sion«.'),
      lists('{Reaktionen|Reaksionen} kom med det samme: Alle grinede.', '»Reaktion« skrives med »-tion«.'),
      lists('Vi har kun én {version|vertion} af spillet.', '»Version« skrives med »-sion«.'),
      dictate('Hendes [fantasi] er uden grænser.', '»Fantasi« skrives med f og s.'),
      dictate('Der var stor [tradition] for at danse om træet.', '»Tradition« skrives med »-tion«.'),
      mark(
        'Vores *produktion* af papirfly gav klassen en *eksplosion* af farver.',
        'Marker de to ord med endelsen »-tion« eller »-sion«.',
        '»Produktion« har »-tion«, og »eksplosion« har »-sion«.',
      ),
      sort(
        { '-tion': ['situa…', 'na…', 'funk…'], '-sion': ['televi…', 'inva…'] },
        'Ordene er »situation«, »nation«, »funktion«, »television« og »invasion«.',
        'Sorter ordene efter deres endelse.',
      ),
    ],
  },
]);
