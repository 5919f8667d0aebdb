import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { WordList } from '../../words/word-list.ts';

const OPENS = 'god godt gode glædelig venlig venlige kærlig kærlige mange rigtig mvh';
const MIDDLES = new WordList('god glædelig venlig kærlig varm');
/** What one wishes and how one ends a letter. */
const WISHED = new WordList(
  'rejse weekend jul sommer sommerferie ferie vinterferie efterårsferie juleferie påske pinse nytår bedring fornøjelse appetit tur aften dag ' +
    'morgen nat søndag lørdag fredag arbejdslyst læselyst spilleaften fest vind hilsen hilsner tak hjemtur køretur',
);
const TITLED = new WordList('hedder hed kaldes bogen filmen sangen titlen digtet serien salmen med');

/** »God Rejse!«, »Med Venlig Hilsen«: a wish is no name. */
export const wishCapital: WordRule = {
  id: 'wish-capital',
  subcategory: 'lowercase',
  on: { words: OPENS },
  wrong: [
    ['Vi ønsker jer alle en God Jul!', 'Vi ønsker jer alle en god jul!'],
    ['God Rejse!', 'God rejse!'],
    ['Jeg vil sige jer God Weekend.', 'Jeg vil sige jer god weekend.'],
  ],
  right: ['Filmen hedder God Jul.', 'God rejse!', 'Vi sang »Glædelig Jul«.', 'Vi så God Morgen Norge i fjernsynet.'],
  match(a, at): Finding | null {
    const noun = a.after(at);
    if (!a.hasCapital(noun) || a.commaAfter(at) || !WISHED.test(a.lower(noun)) || !isOneCapital(a, noun)) return null;
    const before = a.before(at);
    const opens = a.opensSentence(at);
    if (a.hasCapital(a.after(noun)) && !a.commaAfter(noun)) return null;
    if (
      !opens &&
      (TITLED.test(a.lower(before)) ||
        (a.isMark(before) && !MIDDLES.test(a.lower(at))) ||
        /["»“„']/.test(a.written(before)))
    )
      return null;
    if (!opens && a.hasCapital(at) && !isOneCapital(a, at)) return null;
    const first = opens ? a.written(at) : a.lower(at);
    return { start: a.starts[at]!, end: a.ends[noun]!, replacements: [`${first} ${a.lower(noun)}`], confidence: 0.88 };
  },
};

const isOneCapital = (a: Analysis, at: number): boolean => /^[A-ZÆØÅ][a-zæøå]+$/.test(a.written(at));
