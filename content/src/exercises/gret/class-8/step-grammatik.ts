import { gaps, lists, order, type StepDraft } from '../../markup/index.ts';

export const grammatik: StepDraft = {
  title: 'Grammatik',
  intro: 'Vælg eller skriv den form, der passer i sætningen.',
  seconds: 720,
  items: [
    lists('My brother {doesn’t|don’t|isn’t} like olives.', '»My brother« er »he«: doesn’t.'),
    lists('Look! The cat {is climbing|climb|are climbing} into the pram.', 'Det sker lige nu: »is« og »-ing«.'),
    lists('There {are|is|was} twelve eggs in the box.', 'Tolv æg er flertal: »are«.'),
    lists('{Whose|Who’s|Whos} skateboard is this?', '»Whose« betyder hvis. »Who’s« er kort for »who is«.'),
    lists(
      'The book is {more exciting|excitinger|more excitinger} than the film.',
      'Lange tillægsord får »more« foran sig.',
    ),
    lists('Our neighbour plays the drums very {badly|bad|worst}.', 'Ordet siger, hvordan han spiller: »-ly«.'),
    lists('We have lived in this flat {since|for|from} 2019.', '»Since« bruges om et tidspunkt, »for« om et tidsrum.'),
    lists(
      'If the ice is too thin, we {will go|went|would went} to the cinema instead.',
      '»If« med nutid og »will« i den anden sætning.',
    ),
    lists('There is {an|a|any} owl on our roof.', '»Owl« begynder med en vokallyd: »an«.'),
    lists('Emma and Noah forgot {their|there|they’re} lunch.', '»Their« betyder deres.'),
    gaps('Yesterday we [ate](eat) breakfast at noon.', 'Datid af »eat« er »ate«.'),
    gaps('I have never [seen](see) a whale.', 'Efter »have« står kort tillægsform: »seen«.'),
    order('why | did | she | leave | so early?', 'Spørgeord, »did«, grundled, udsagnsord.'),
  ],
};
