import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gcea', level: 11, category: 'stedord' }, [
  {
    number: 1,
    title: 'Relativpronominer, og hvad de viser tilbage til',
    summary: 'Vælg relativpronomen, og brug kommaet til at skelne mellem nødvendig og ekstra oplysning.',
    instruction: 'Afgør først, hvad pronomenet viser tilbage til.',
    items: [
      lists(
        'The speech, {which|that|what} lasted only four minutes, is still quoted today.',
        'I en parentetisk relativsætning bruges »which« og ikke »that«.',
      ),
      lists('All {that|what|which} glitters is not gold.', 'Efter »all« står »that«.'),
      lists('She described precisely {what|that|which} she had seen.', '»What« betyder det, som.'),
      lists('He is a politician for {whom|who|whose} compromise is a dirty word.', 'Efter en præposition står »whom«.'),
      lists(
        "The village {whose|which|who's} inhabitants fled in 1952 is now a museum.",
        'Indbyggerne hører til landsbyen: »whose«.',
      ),
      lists(
        'The experiment failed, {which|what|that} did not surprise anyone.',
        '»Which« kan vise tilbage til hele sætningen.',
      ),
      lists('{Those|They|Them} who arrive late will not be admitted.', 'Foran »who« bruges »those« om mennesker.'),
      lists('Nobody {but|than} her brother believed the story.', '»Nobody but« betyder ingen undtagen.'),
      choice(
        'In which sentence did ALL the passengers survive?',
        'The passengers, who were wearing seat belts, survived.',
        ['The passengers who were wearing seat belts survived.', 'Only those who wore seat belts survived.'],
        'Med kommaer er relativsætningen en ekstra oplysning om alle passagererne.',
      ),
      choice(
        'Where can the relative pronoun be left out?',
        'the song that she wrote',
        ['the woman who wrote it', 'the pen that fell'],
        'Pronomenet kan udelades, når det ikke selv er grundled.',
      ),
    ],
  },
]);
