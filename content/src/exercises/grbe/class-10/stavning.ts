import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grbe', level: 10, category: 'stavning' }, [
  {
    number: 1,
    title: 'Ord, der driller i stile',
    summary: 'Skriv ord rigtigt, som ofte går galt i engelske stile.',
    instruction: 'Find den rigtige form, eller skriv ordet.',
    items: [
      mark(
        'In my *opinon* it is *importent* to learn languages.',
        'Marker de to ord, der er stavet forkert.',
        'Det hedder »opinion« og »important«.',
      ),
      mark(
        "I was so *suprised* that I *coudn't* speak.",
        'Marker de to ord, der er stavet forkert.',
        "Det hedder »surprised« og »couldn't«.",
      ),
      mark(
        '*Alot* of people *belive* in ghosts.',
        'Marker de to ord, der er skrevet forkert.',
        '»A lot« er to ord, og det hedder »believe«.',
      ),
      choice(
        'Which pair is correct?',
        'lose (tabe), loose (løs)',
        ['loose (tabe), lose (løs)', 'lose (tabe), lose (løs)'],
        '»Lose« har ét o, »loose« har to.',
      ),
      choice(
        'Which pair is right?',
        'advice (et råd), advise (at råde)',
        ['advise (et råd), advice (at råde)', 'advice (et råd), advice (at råde)'],
        'Navneordet har c, udsagnsordet s.',
      ),
      choice('Which spelling is British?', 'colour', ['color', 'coulour'], '»Colour« er britisk, »color« amerikansk.'),
      lists('She sat {quietly|quitely} in a corner.', '»Quietly« kommer af »quiet«.'),
      lists('Nobody came {except|accept} my dentist.', '»Except« betyder undtagen.'),
      lists("The choir {practises|practices'} on Tuesdays.", 'På britisk engelsk har udsagnsordet s.'),
      gaps('Both [halves](half) of the orange were bad.', '»f« bliver til »v« i flertal.'),
    ],
  },
]);
