import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gctb', level: 12, category: 'stedord' }, [
  {
    number: 1,
    title: 'Relativpronominer, også de svære',
    summary: 'Vælg mellem »was«, »wo«, »dessen« og »deren«.',
    instruction: 'Vælg det rigtige relativpronomen.',
    items: [
      lists('Sie kam zu spät, {was|das|welcher} alle ärgerte.', '»Was« viser tilbage til hele sætningen.'),
      lists(
        'Das ist das Schönste, {was|das|dass} ich je gesehen habe.',
        'Efter superlativ uden navneord bruger man »was«.',
      ),
      lists(
        'Die Autorin, {deren|dessen|der} Bücher verboten wurden, lebt jetzt in Bern.',
        'Hunkøn i genitiv: »deren«.',
      ),
      lists(
        'Der Maler, {dessen|deren|denen} Bild gestohlen wurde, freut sich über die Werbung.',
        'Hankøn i genitiv: »dessen«.',
      ),
      lists('Die Menschen, mit {denen|den|die} er arbeitet, nennen ihn Chef.', '»Mit« styrer dativ, flertal: »denen«.'),
      lists(
        'Alles, {worüber|worauf|das} wir sprachen, stand am nächsten Tag in der Zeitung.',
        'Efter »alles« og med præposition: »worüber«.',
      ),
      lists('{Wer|Der|Was} nichts wagt, gewinnt nichts.', '»Wer« betyder den, som.'),
      lists('Das Jahr, in {dem|das|den} sie geboren wurde, war sehr trocken.', 'Tidspunkt med »in«: dativ, »dem«.'),
      lists(
        'Der Kollege, an {dessen|deren|dem} Stelle ich arbeite, segelt um die Welt.',
        'Hankøn i genitiv: »an dessen Stelle«.',
      ),
    ],
  },
]);
