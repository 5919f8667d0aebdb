import { choice, exerciseGroup } from '../../markup/index.ts';

export const findFejlen = exerciseGroup({ productId: 'grst', level: 7, category: 'find-fejlen' }, [
  {
    number: 1,
    title: 'Redaktørens røde pen',
    summary: 'Find det ord, der er stavet forkert, i sætninger fra en skoleavis.',
    instruction: 'I hver sætning er der præcis ét ord, der er stavet forkert. Hvilket?',
    trains: ['misspelling'],
    items: [
      choice(
        'Hvilket ord er forkert i »Elevrådet foreslår, at kantinen bliver billigere og sunnere«?',
        'sunnere',
        ['foreslår', 'billigere'],
        'Det skal være »sundere«.',
      ),
      choice(
        'Hvilket ord er forkert i »Vinderne af konkurencen får hver en biografbillet«?',
        'konkurencen',
        ['vinderne', 'biografbillet'],
        'Det skal være »konkurrencen«.',
      ),
      choice(
        'Hvilket ord er forkert i »Mange elever er intereserede i en længere frokostpause«?',
        'intereserede',
        ['elever', 'længere'],
        'Det skal være »interesserede«.',
      ),
      choice(
        'Hvilket ord er forkert i »Ifølge rektor begynder renoveringen til næste sommmer«?',
        'sommmer',
        ['ifølge', 'renoveringen'],
        'Det skal være »sommer«.',
      ),
      choice(
        'Hvilket ord er forkert i »Journalisten fik lov at interviewe den tavse viksevært«?',
        'viksevært',
        ['journalisten', 'tavse'],
        'Det skal være »vicevært«.',
      ),
      choice(
        'Hvilket ord er forkert i »Teaterstykket var spændene fra første til sidste replik«?',
        'spændene',
        ['teaterstykket', 'replik'],
        'Det skal være »spændende«.',
      ),
      choice(
        'Hvilket ord er forkert i »Der var alligevel ikke nok stole til alle på balkonnen«?',
        'balkonnen',
        ['alligevel', 'stole'],
        'Det skal være »balkonen«.',
      ),
      choice(
        'Hvilket ord er forkert i »Klassens ekskurtion til fabrikken blev desværre aflyst«?',
        'ekskurtion',
        ['fabrikken', 'desværre'],
        'Det skal være »ekskursion«.',
      ),
      choice(
        'Hvilket ord er forkert i »Læserbreve kan afleveres i postkassen ved hovedingangen«?',
        'hovedingangen',
        ['læserbreve', 'afleveres'],
        'Det skal være »hovedindgangen«.',
      ),
    ],
  },
]);
