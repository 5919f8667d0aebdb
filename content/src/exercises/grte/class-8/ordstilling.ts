import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grte', level: 8, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Spørgsmål og små haler',
    summary: 'Stil spørgsmål, og sæt den rigtige lille hale på sætningen.',
    instruction: 'Er sætningen positiv, bliver halen negativ, og omvendt.',
    items: [
      lists("You are coming with us, {aren't you|isn't it|don't you}?", "»You are« giver halen »aren't you«."),
      lists("She can't drive, {can she|can't she|is she}?", 'Sætningen er negativ, så halen er positiv.'),
      lists("He lives in Odense, {doesn't he|isn't he|don't he}?", "Nutid uden hjælpeverbum giver »doesn't«."),
      lists("They won the cup, {didn't they|don't they|weren't they}?", "Datid uden hjælpeverbum giver »didn't«."),
      lists("It isn't far, {is it|isn't it|does it}?", 'Sætningen er negativ, så halen er positiv.'),
      lists("We have met before, {haven't we|don't we|didn't we}?", "»Have met« giver halen »haven't we«."),
      order('how long | have | you | played | the violin?', 'Spørgeordet, »have«, personen og så den tredje form.'),
      order("why | didn't | she | answer | the phone?", "»Didn't« står før »she« i spørgsmålet."),
      order('who | ate | my breakfast?', 'Når »who« selv er den handlende, er der ikke noget »did«.'),
      choice(
        'Which question is right?',
        'Who lives in that castle?',
        ['Who does live in that castle?', 'Who live in that castle?'],
        '»Who« er selv den handlende: intet »does«, men -s.',
      ),
    ],
  },
]);
