import { gaps, lists, order, type StepDraft } from '../../markup/index.ts';

export const grammatik: StepDraft = {
  title: 'Grammatik',
  intro: 'Vælg eller skriv den form, der passer i sætningen.',
  seconds: 720,
  items: [
    lists(
      'When we finally found our seats, the film {had started|has started|starts} already.',
      'Det ene skete før det andet i fortiden: »had started«.',
    ),
    lists('If I {were|am|will be} you, I would apologise.', 'Det er noget, man forestiller sig: »If I were you«.'),
    lists(
      'The window {was broken|broke|has broken} by a tennis ball.',
      'Nogen gør noget ved vinduet: passiv med »was«.',
    ),
    lists('I am not used to {getting|get|got} up this early.', '»Be used to« har »-ing« efter sig.'),
    lists('That is the girl {whose|who’s|which} dog won the race.', '»Whose« betyder hvis.'),
    lists('There isn’t {much|many|few} milk left.', 'Mælk kan ikke tælles: »much«.'),
    lists('My cousin speaks Polish {fluently|fluent|fluency}.', 'Ordet siger, hvordan hun taler: »-ly«.'),
    lists(
      'The museum is free, so you {don’t have to|mustn’t|needn’t to} pay.',
      '»Don’t have to« betyder, at man ikke behøver. »Mustn’t« betyder, at man ikke må.',
    ),
    lists('The news {is|are|were} on television at six every evening.', '»News« er ental på engelsk.'),
    lists(
      'He asked me where I {lived|was live|do live}.',
      'I et indirekte spørgsmål står grundled før udsagnsord: »where I lived«.',
    ),
    gaps('She has [written](write) three songs this week.', 'Efter »has« står kort tillægsform: »written«.'),
    gaps('Grandpa [taught](teach) me how to ski last winter.', 'Datid af »teach« er »taught«.'),
    order('I | have | never | been | so embarrassed', '»Never« står mellem »have« og »been«.', {
      also: ['never | have | I | been | so embarrassed'],
    }),
  ],
};
