import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gren', level: 8, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Førnutid eller datid?',
    summary: 'Vælg mellem førnutid og datid.',
    instruction: 'Står der, hvornår det skete? Så bruger man datid.',
    items: [
      lists('We {visited|have visited} London in 2022.', 'Tidspunktet er nævnt: datid.'),
      lists("I {have never been|was never} to London, but I'd love to go.", 'Det gælder hele livet til nu.'),
      lists('She {broke|has broken} her phone yesterday.', '»Yesterday« kræver datid.'),
      lists("Oh no! I {have lost|was losing} my key. Now I can't get in.", 'Nøglen er væk lige nu: førnutid.'),
      lists('They {moved|have moved} here two years ago.', '»Ago« kræver datid.'),
      lists('How long {have you known|do you know|did you knew} each other?', 'Venskabet varer stadig: førnutid.'),
      lists(
        'When {did you meet|have you met|have you meet} for the first time?',
        '»When« spørger om et tidspunkt: datid.',
      ),
      lists(
        'He {has worked|works|worked} here since last August, and he still loves it.',
        '»Since« og »still« viser, at det varer til nu.',
      ),
      lists('So far this week it {has rained|rained|was raining} every single day.', '»So far« rækker til nu.'),
      gaps('Shakespeare [wrote](write) Hamlet around the year 1600.', 'Det er slut og har et tidspunkt: datid.'),
    ],
  },
]);
