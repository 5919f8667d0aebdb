import { exerciseGroup, lists } from '../../markup/index.ts';

export const navneordOgTillaegsord = exerciseGroup(
  { productId: 'gceb', level: 12, category: 'navneord-og-tillaegsord' },
  [
    {
      number: 1,
      title: 'Biord, der skifter betydning',
      summary: 'Vælg mellem ord som »hard« og »hardly« eller »near« og »nearly«.',
      instruction: 'Find ud af, hvad ordet skal fortælle, før du vælger.',
      items: [
        lists('The audience {hardly|hard} noticed the mistake.', '»Hardly« betyder knap nok.'),
        lists('She has worked {hard|hardly} for this moment.', '»Hard« betyder hårdt.'),
        lists('The bus stops quite {near|nearly} the museum.', '»Near« betyder i nærheden af.'),
        lists('I {nearly|near} fell off my chair.', '»Nearly« betyder næsten.'),
        lists('The workers are {mostly|most} young people from Spain.', '»Mostly« betyder for det meste.'),
        lists('He is a {highly|high} respected judge.', '»Highly« forstærker »respected«.'),
        lists('The balloon rose {high|highly} above the roofs.', '»High« betyder højt oppe.'),
        lists('Children under five travel {free|freely} on all buses.', '»Free« betyder gratis.'),
        lists('They could at last speak {freely|free} about what had happened.', '»Freely« betyder frit.'),
        lists(
          'The {economic|economical} crisis hit small towns first.',
          '»Economic« handler om økonomi. »Economical« er sparsommelig.',
        ),
        lists(
          'This washing machine is very {economical|economic}: it uses half as much water.',
          '»Economical« betyder sparsommelig.',
        ),
      ],
    },
  ],
);
