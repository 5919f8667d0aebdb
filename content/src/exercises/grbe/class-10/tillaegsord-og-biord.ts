import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const tillaegsordOgBiord = exerciseGroup({ productId: 'grbe', level: 10, category: 'tillaegsord-og-biord' }, [
  {
    number: 1,
    title: 'Gør det stærkere',
    summary: 'Vælg forstærkende ord og den rigtige form efter udsagnsord som »feel«.',
    instruction: 'Vælg det ord, der passer i sætningen.',
    items: [
      lists('He was so {angry|angrily} that his glasses fell off.', 'Efter »was« beskriver ordet personen: intet -ly.'),
      lists('It was {quite|quiet} cold, about five degrees.', '»Quite« betyder temmelig. »Quiet« betyder stille.'),
      lists('I feel {terrible|terribly} about what I said.', '»Feel« følges af et tillægsord.'),
      lists('It is {terribly|terrible} difficult to keep a straight face.', 'Ordet forstærker »difficult«: -ly.'),
      lists(
        'The wind got {stronger and stronger|more and more strong|strong and stronger}.',
        'Kort ord: -er to gange.',
      ),
      lists('Your idea is {far better|far more good|far best} than mine.', '»Good« bliver til »better«.'),
      lists(
        'We are not {nearly as|near so than|nearly than} good as they are.',
        '»Nearly as … as« er slet ikke så … som.',
      ),
      lists(
        'She drives {more carefully|carefuller|more careful} than her mother.',
        'Hvordan kører hun? Biord med »more«.',
      ),
      lists(
        "It's the {least|fewest|less} interesting museum in Europe.",
        'Den mindste grad af »interesting«: »the least«.',
      ),
      gaps('He spoke so [quietly](quiet) that only the dog heard him.', 'Hvordan talte han? -ly.'),
    ],
  },
]);
