import { judgeCommas } from '../../commas/judge.ts';
import { insertAfter, removeText } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';

export const commas: SentenceRule = {
  id: 'commas',
  subcategory: 'comma-start',
  on: 'sentence',
  wrong: [
    ['Hun sagde at hun var træt.', 'Hun sagde, at hun var træt.'],
    ['Vi gik hjem fordi det regnede.', 'Vi gik hjem, fordi det regnede.'],
    ['»Hvad laver du Oskar?« spurgte hun.', '»Hvad laver du, Oskar?« spurgte hun.'],
    ['»Vent på mig Karla!«', '»Vent på mig, Karla!«'],
    ['»Slap nu af Maja,« sagde far.', '»Slap nu af, Maja,« sagde far.'],
  ],
  right: [
    'Hun sagde, at hun var træt.',
    'Jeg kan godt lide at læse.',
    'Han er større end mig.',
    'Vi gik hjem og sov.',
    'Jeg tror, at min bror og jeg får det værelse.',
    'Den er både for de små og for de store.',
    'Vi må skynde os, for så når vi det.',
    'Han kommer ikke, men kun fordi han er syg.',
    'Skoene er lidt for store til mig.',
    'Regner det, bliver vi hjemme.',
    'Det var hendes egen skyld, siger min mor, og det er rigtigt.',
    'Hun åd sin mad, drak sin mælk og gik i seng.',
    'Hun tog en knivspids salt, en skefuld honning og lidt mel.',
    'Jo flere vi er, jo sjovere bliver det.',
    'Det sker, om du vil eller ej.',
    '»Ring til Emil,« sagde hun.',
  ],
  match(a, from, to, options) {
    return judgeCommas(a, from, to, options.startkomma).map(
      (verdict): Finding =>
        verdict.missing
          ? insertAfter(a, verdict.at, ',', verdict.confidence, verdict.subcategory)
          : removeText(a.commas[verdict.at]!, a.commas[verdict.at]! + 1, verdict.confidence, verdict.subcategory),
    );
  },
};
