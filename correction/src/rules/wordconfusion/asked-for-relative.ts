import { isAskedForRelative } from '../../clauses/asked-for-relative.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

/** »en mand, hvem har givet blod«: who is told of, not asked for. */
export const askedForRelative: WordRule = {
  id: 'asked-for-relative',
  subcategory: 'der-som-det',
  explanation:
    'Her fortæller ledsætningen om ordet foran, og så begynder den med »der« eller »som«: »{replacement}«. »{token}« bruger man, når man spørger.',
  on: { words: 'hvem hvilken hvilke hvad' },
  wrong: [
    ['Ved siden af mig ligger en mand, hvem har givet blod.', 'Ved siden af mig ligger en mand, der har givet blod.'],
    ['Vi har en nabo, hvilken hedder Finn.', 'Vi har en nabo, der hedder Finn.'],
    ['Min kusine, hvem bor i Odense, kommer i dag.', 'Min kusine, der bor i Odense, kommer i dag.'],
    ['Det er en bog, hvad handler om krig.', 'Det er en bog, der handler om krig.'],
  ],
  right: [
    'Jeg spurgte en mand, hvem der ejede bilen.',
    'Han kom for sent, hvilket gjorde læreren sur.',
    'Der står en dame, hvem er hun?',
    'Vi så i bogen, hvem der boede der.',
  ],
  match: (a, at) => (isAskedForRelative(a, at) ? replaceWord(a, at, ['der', 'som'], 0.95) : null),
};
