import { exerciseGroup, lists } from '../../markup/index.ts';

export const navneordOgTillaegsord = exerciseGroup(
  { productId: 'gcea', level: 11, category: 'navneord-og-tillaegsord' },
  [
    {
      number: 1,
      title: 'Artikler og tælleligt eller utælleligt',
      summary: 'Vælg den rigtige artikel ved abstrakte navneord, folk og steder.',
      instruction: 'Afgør, om navneordet kan tælles, og om det er ment bestemt eller alment.',
      items: [
        lists(
          '{Poverty|The poverty} is a recurring theme in her early work.',
          'Abstrakte navneord i almen betydning har ingen artikel.',
        ),
        lists(
          '{The poverty|Poverty} of the family is described in detail.',
          'Det er bestemt af det, der følger: »the«.',
        ),
        lists(
          'The government has published new {research|researches|a research} on sleep.',
          '»Research« kan ikke tælles.',
        ),
        lists('He gave me two {pieces of|piece of|kind} advice that I ignored.', 'Utælleligt: »pieces of advice«.'),
        lists(
          'The article focuses on {the unemployed|unemployed|the unemployeds}.',
          '»The« og tillægsord dækker hele gruppen, uden -s.',
        ),
        lists(
          '{The Swiss|The Swisses|Swiss the} vote several times a year.',
          'Ordet får ikke noget ekstra s i flertal.',
        ),
        lists(
          'There is striking {evidence|evidences|an evidence} that the letter is a forgery.',
          '»Evidence« kan ikke tælles.',
        ),
        lists(
          'This {phenomenon|phenomena} is well known to linguists.',
          'Ental hedder »phenomenon«, flertal »phenomena«.',
        ),
        lists('The {criteria|criterion|criterias} have been changed twice.', 'Flertal hedder »criteria«.'),
        lists('It was a {highly|high} controversial decision.', 'Ordet forstærker »controversial«: -ly.'),
        lists('She sounded {sincere|sincerely} when she thanked them.', 'Efter »sound« beskriver ordet grundleddet.'),
      ],
    },
  ],
);
