import { commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'grbd', level: 10, category: 'komma' }, [
  {
    number: 1,
    title: 'Komma i en tale til årets fest',
    summary: 'Sæt komma i en tale, en elev holder til sommerfesten.',
    instruction: 'Sæt de kommaer, der mangler. Brug startkomma.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas(
        'Kære alle, tak for et år, som ingen af os glemmer.',
        'Komma efter den, man taler til, og foran ledsætningen »som …«.',
      ),
      commas('Da jeg kom i august, kendte jeg kun min egen kuffert.', 'Ledsætningen står først.'),
      commas('I lærte mig, at man godt kan synge, før man er vågen.', 'Ledsætninger med »at« og »før«.'),
      commas('Vi har delt sæbe, hemmeligheder og en enkelt gang tandbørste.', 'Opremsning med tre led.'),
      commas('Den nat, da ovnen brændte, stod alle i pyjamas på fodboldbanen.', 'Ledsætningen har komma før og efter.'),
      commas('Nogle græd, andre grinede, og Malthe spillede på spand.', 'Tre hovedsætninger.'),
      commas(
        'Om en uge ligger værelserne tomme og venter på de næste.',
        'Ét grundled og ingen ledsætning: intet komma.',
      ),
      commas('Husk, hvem I er, og husk at skrive.', 'Ledsætningen »hvem I er« har komma før og efter.'),
      commas('Hvis I kommer forbi Skagen, så ring på hos os.', 'Ledsætningen med »hvis« slutter efter »Skagen«.'),
    ],
  },
]);
