import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gceb', level: 12, category: 'udsagnsord' }, [
  {
    number: 1,
    title: '»-ing« eller »to« i stile',
    summary: 'Vælg mellem »-ing« og »to« efter verber, adjektiver og præpositioner.',
    instruction: 'Efter en præposition står altid »-ing«.',
    items: [
      lists('She is capable of {running|to run|run} a company of her own.', 'Efter præpositionen »of« står »-ing«.'),
      lists('The author fails {to explain|explaining} why the boy left.', '»Fail« følges af »to«.'),
      lists(
        'It is no use {complaining|to complaining|complain} about the weather.',
        '»It is no use« følges af »-ing«.',
      ),
      lists('We cannot risk {losing|to lose|lose} our best teacher.', '»Risk« følges af »-ing«.'),
      lists('They managed {to escape|escaping|escape} through the laundry.', '»Manage« følges af »to«.'),
      lists(
        'Instead of {blaming|to blame|blame} the parents, we should ask the children.',
        'Efter »instead of« står »-ing«.',
      ),
      lists('The minister refused {to answer|answering|answer} any more questions.', '»Refuse« følges af »to«.'),
      lists('He admitted {taking|to take|take} the last biscuit.', '»Admit« følges af »-ing«.'),
      lists('It is worth {reading|to read|read} the article twice.', '»Worth« følges af »-ing«.'),
      lists('She is said {to have|having|have} refused a knighthood.', '»Is said« følges af »to« og infinitiv.'),
      gaps('We look forward to [meeting](meet) you in person.', '»To« er her en præposition, så der følger »-ing«.'),
    ],
  },
]);
