import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'gren', level: 9, category: 'navneord' }, [
  {
    number: 1,
    title: '»Much«, »many«, »few« og »little«',
    summary: 'Vælg de rigtige ord om det, man kan tælle, og det, man ikke kan tælle.',
    instruction: 'Kan man tælle det? Så bruger man »many« og »few«. Ellers er det »much« og »little«.',
    items: [
      lists('How {much|many} money do you need?', '»Money« kan ikke tælles på engelsk.'),
      lists('There were too {many|much} people in the lift.', 'Mennesker kan tælles.'),
      lists('Can you give me {some advice|an advice|some advices}?', '»Advice« findes ikke i flertal.'),
      lists('The news {is|are} good: nobody was hurt.', '»News« er ental på engelsk.'),
      lists('We have {fewer|less} lessons than last year.', 'Timer kan tælles: »fewer«.'),
      lists('There is {less|fewer} traffic on Sundays.', '»Traffic« kan ikke tælles: »less«.'),
      lists('She knows {a lot of|many|a few} information about whales.', '»Information« kan ikke tælles.'),
      lists("I don't have {any|some|no} homework today.", "I en sætning med »don't« bruger man »any«."),
      lists('The police {are|is} looking for a man dressed as a banana.', '»Police« er flertal på engelsk.'),
      lists('My jeans {are|is} too short.', '»Jeans« er flertal.'),
      gaps('All this [furniture](møbler) comes from a castle.', '»Furniture« har ikke noget flertal.'),
    ],
  },
]);
