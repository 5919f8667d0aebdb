import { describe, expect, it } from 'vitest';
import { engine } from '../testing/engine.ts';
import { applyCorrections } from '../testing/apply-corrections.ts';

type System = 'yes' | 'no' | 'auto';

/** The text with the commas that the engine puts in or takes out, and nothing else. */
function withCommas(text: string, startkomma: System = 'yes'): string {
  const marks = engine.check(text, { language: 'da', startkomma }).filter(({ ruleId }) => ruleId === 'commas');
  return applyCorrections(text, marks);
}

describe('commas before clauses', () => {
  it.each([
    ['Vi gik en tur efter at vi havde spist.', 'Vi gik en tur, efter at vi havde spist.'],
    ['Hun blev sur især når han grinede.', 'Hun blev sur, især når han grinede.'],
    ['Jeg ved ikke hvor mange bøger der er tilbage.', 'Jeg ved ikke, hvor mange bøger der er tilbage.'],
    ['Det er den bedste film jeg nogensinde har set.', 'Det er den bedste film, jeg nogensinde har set.'],
  ])('with startkomma: »%s«', (bare, right) => {
    expect(withCommas(bare)).toBe(right);
  });

  it('without startkomma sets none and takes a written one out', () => {
    expect(withCommas('Jeg ved at du har ret.', 'no')).toBe('Jeg ved at du har ret.');
    expect(withCommas('Jeg ved, at du har ret.', 'no')).toBe('Jeg ved at du har ret.');
  });

  it.each([
    ['Da klokken ringede løb vi ud.', 'Da klokken ringede, løb vi ud.'],
    ['Da jeg kom hjem så jeg en mus i køkkenet.', 'Da jeg kom hjem, så jeg en mus i køkkenet.'],
    ['Når man har travlt tænker man ikke.', 'Når man har travlt, tænker man ikke.'],
  ])('closes the clause in both systems: »%s«', (bare, right) => {
    for (const system of ['yes', 'no'] as const) expect(withCommas(bare, system)).toBe(right);
  });

  it.each([
    'Det er det klogeste en lærer har sagt til mig.',
    'Det er et billede på den ensomhed han selv har valgt.',
    'Der hvor det bobler, sidder hullet.',
  ])('leaves a clause without »som« alone where there is no startkomma: »%s«', (right) => {
    expect(withCommas(right, 'no')).toBe(right);
  });
});

describe('commas in rows, around names and after inner clauses', () => {
  it.each([
    ['Suppen bestod af porrer gulerødder og kartofler.', 'Suppen bestod af porrer, gulerødder og kartofler.'],
    ['Hun åbnede døren tog et skridt ud og lyttede.', 'Hun åbnede døren, tog et skridt ud og lyttede.'],
    ['Naboen sang konen dansede, og hunden gøede.', 'Naboen sang, konen dansede, og hunden gøede.'],
    ['»Far må vi få en is?« spurgte Ida.', '»Far, må vi få en is?« spurgte Ida.'],
    ['Det værste, jeg kan forestille mig er en tandlæge.', 'Det værste, jeg kan forestille mig, er en tandlæge.'],
    ['Hun troede det var hendes taske.', 'Hun troede, det var hendes taske.'],
    ['Det gør de ved at de råber.', 'Det gør de ved, at de råber.'],
    ['Kære skoleleder træk stikket ud!', 'Kære skoleleder, træk stikket ud!'],
    ['Kære naboer luk lågen efter jer.', 'Kære naboer, luk lågen efter jer.'],
    ['Kære alle sammen kom og vær med.', 'Kære alle sammen, kom og vær med.'],
    ['Kære moster Grete tusind tak for huen.', 'Kære moster Grete, tusind tak for huen.'],
    ['Pil løget hak det fint og kom det på panden.', 'Pil løget, hak det fint, og kom det på panden.'],
    [
      'Bag kagen i en time tag den så ud og lad den køle af.',
      'Bag kagen i en time, tag den så ud, og lad den køle af.',
    ],
    ['Hun siger at, hun ikke vil med.', 'Hun siger, at hun ikke vil med.'],
    ['Jeg ved ikke om, de kommer.', 'Jeg ved ikke, om de kommer.'],
  ])('»%s«', (bare, right) => {
    expect(withCommas(bare)).toBe(right);
  });
});

describe('commas that stand for nothing', () => {
  it.each([
    ['I går, var vi i skole.', 'I går var vi i skole.'],
    ['Hun gik hen til døren, og åbnede den.', 'Hun gik hen til døren og åbnede den.'],
    ['Jeg glæder mig til, sommerferien.', 'Jeg glæder mig til sommerferien.'],
    ['Han har købt, en ny cykel.', 'Han har købt en ny cykel.'],
    ['Min søster nægter, at spise tomater.', 'Min søster nægter at spise tomater.'],
  ])('are taken out: »%s«', (written, right) => {
    expect(withCommas(written)).toBe(right);
  });

  it.each([
    'Ida, kom nu med.',
    'Han løb, alt hvad han kunne.',
    'Der lå en ny, rød cykel i skuret.',
    'Tirsdag var ligesom mandag, en dag uden sol.',
    'Målingen viser, at hele holdet var træt.',
    'Gør tungt, gammeldags sprog let at forstå.',
    'Kære alle, tak for et år, som ingen af os glemmer.',
    'Man ser dem fra toget, ved banen.',
    'Kære bedstemor, tak for pakken.',
    'Kære farmor, tak for gaven, og hils farfar.',
    'Kære gamle ven, kom og besøg os.',
    'Hej farmor. Hvordan har I det?',
    'Jo flere bøger jeg læser, jo bedre staver jeg.',
    'Dronning Margrethe den Anden har abdiceret.',
    'Vask salaten, riv den i stykker, og læg den i en skål.',
    'Rør smør og sukker sammen, og tilsæt æggene et ad gangen.',
    'Jeg læste Harry Potter og De Vises Sten.',
    'Har eller er, gjort eller gjorde',
  ])('stay where they have a reason: »%s«', (text) => {
    expect(withCommas(text)).toBe(text);
  });
});

describe('no comma', () => {
  it.each([
    'Om én gang i fortiden siger man »als«.',
    'Om en enkelt gang i fortiden siger man als.',
    'Til middag hos farmor fortalte onkel Bent om krigen.',
    'I et brev fra fronten skrev soldaten til sin mor.',
    'Efter kampen mod AGF råbte alle tilskuerne hurra.',
    'Så fik vi hver især et klistermærke.',
    'Det blev sent, så Emil og jeg fulgtes ad.',
    'De brudte løfter og de mange huse var triste.',
    'Hendes nye ven Jakob kender vejen.',
    'Vi talte om det, du sagde om ham.',
    'Gæsterne gik ud ad døren én for én.',
    // words that are spoken of
    'Når sætningen begynder med da, når eller hvis',
    'Et biled svarer på hvor, hvornår, hvordan eller hvorfor.',
    'Biord for tid svarer på hvornår, og biord for sted svarer på hvor.',
    'Hvad viser mens i »Mens vi sov, steg vandet.«?',
    'Har malet er udsagnsleddet.',
    'To hele sætninger bundet sammen af »eller«.',
  ])('where it only looks like a clause: »%s«', (text) => {
    expect(withCommas(text)).toBe(text);
  });
});

describe('the writer’s system', () => {
  const without =
    'Jeg ved at du har ret. Da vi kom hjem, var hun vred. Hun sagde at hun ville hjem, men hun blev. ' +
    'Vi tror at det bliver godt. Solen skinnede, og vi badede. Han spurgte om vi ville med.';

  it('is without startkomma when the other commas stand and none before clauses', () => {
    expect(withCommas(without, 'auto')).toBe(without);
  });

  it('is with startkomma when the writer sets no commas at all', () => {
    expect(withCommas('Jeg ved at du har ret.', 'auto')).toBe('Jeg ved, at du har ret.');
  });
});

describe('where no comma stands', () => {
  it.each([
    'I stedet for at klage burde du hjælpe til.',
    'Jeg skal holder min mund, siger han.',
    'Hun løber hurtigere end mig.',
    'På grund af regnen blev kampen aflyst.',
    'Jeg tog hjem og lavede lektier.',
    // what is asked about belongs to its clause
    'Spørg skolen, hvilke kurser I har adgang til.',
    'Jeg ved ikke, hvor mange nye bøger vi skal bruge.',
    // nouns that could be verbs
    'Vælg elever og frist.',
    'Når din lærer giver dig en opgave, skal du løse den.',
    'Springer du frem og tilbage, bliver læseren forvirret.',
  ])('»%s«', (sentence) => {
    expect(withCommas(sentence)).toBe(sentence);
  });

  it('a text with one word to the line, or in verse, gets none', () => {
    const lines = 'det\nvar\nen\npige\nder\nboede\ni\net\nhus';
    const verse = 'Solen står så stille\nog fuglen synger nu\nmin lille, lille pige\nhvor er mon henne du';
    expect(withCommas(lines)).toBe(lines);
    expect(withCommas(verse)).toBe(verse);
  });
});

describe('a comma before a clause in a text without startkomma', () => {
  it.each(['Jeg ved, at du kommer.', 'Vi går hjem, fordi det regner.', 'Hun blev så sur, at han ikke snakkede.'])(
    '»%s« is explained by the system, not by a missing subject or verb',
    (text) => {
      const [mark] = engine.check(text, { language: 'da', startkomma: 'no' });
      expect(mark?.token).toBe(',');
      expect(mark?.explanation).toContain('teksten er uden startkomma');
      expect(mark?.explanation).not.toContain('Mangler de');
    },
  );

  it('another superfluous comma keeps the test of what stands after it', () => {
    const [mark] = engine.check('Om sommeren, bader vi hver dag.', { language: 'da', startkomma: 'no' });
    expect(mark?.explanation).toContain('Mangler de');
  });
});

describe('texts without any punctuation', () => {
  it('are cut into sentences at a capital', () => {
    const text = 'Vi kom hjem klokken ti Bagefter gik vi i seng med det samme.';
    const marks = engine.check(text, { language: 'da' });
    expect(marks.map(({ replacements }) => replacements[0])).toContain('ti.');
  });
});
