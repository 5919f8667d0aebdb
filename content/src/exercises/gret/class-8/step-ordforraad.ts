import { choice, gaps, lists, type StepDraft } from '../../markup/index.ts';

export const ordforraad: StepDraft = {
  title: 'Ordforråd',
  intro: 'Vælg eller skriv det ord, der passer.',
  seconds: 600,
  items: [
    choice(
      'Hvad betyder »to borrow«?',
      'at låne af nogen',
      ['at låne til nogen', 'at bygge noget', 'at grave noget ned'],
      '»Borrow« er at låne af nogen, »lend« er at låne ud.',
    ),
    lists('It started to rain, so Zoe put up her {umbrella|sunglasses|curtain}.', 'En paraply hedder »umbrella«.'),
    lists(
      'Could you {turn off|put off|take off} the light, please?',
      'Man slukker lyset: »turn off«. »Put off« er at udsætte, og »take off« er at tage af eller lette.',
    ),
    choice(
      'What is the opposite of *generous*?',
      'mean',
      ['kind', 'rich', 'proud'],
      '»Generous« er gavmild. »Mean« er nærig.',
    ),
    lists('My grandfather is deaf. He cannot {hear|see|smell} what you say.', '»Deaf« betyder døv.'),
    lists(
      'We missed the bus and had to {wait for|expect|hope} the next one.',
      '»Wait for« er at vente på. »Expect« er at regne med noget.',
    ),
    lists(
      'Water is running out from under the sink. We need a {plumber|carpenter|butcher}.',
      'En »plumber« er en vvs-installatør.',
    ),
    choice(
      'Hvordan siger man »Jeg glæder mig til ferien«?',
      'I’m looking forward to the holidays.',
      ['I’m happy myself to the holidays.', 'I’m looking after the holidays.', 'I’m pleasing me for the holidays.'],
      '»Look forward to« er at glæde sig til. »Look after« er at passe på.',
    ),
    gaps('The day after Tuesday is [Wednesday].', 'Onsdag staves med et d, som man ikke hører.'),
    gaps('You cut bread with a [knife](kniv).', 'Ordet begynder med et k, som man ikke hører.'),
  ],
};
