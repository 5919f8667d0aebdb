import { describe, expect, it } from 'vitest';
import { engineOf, markOf } from './hand-made-engine.ts';
import { parsePassage } from './passage.ts';
import { scorePassage } from './score-passage.ts';

/** The outcome of one passage and of marks given as [written words, replacement, id]. */
function score(text: string, ...marks: [token: string, replacement: string, id: string][]) {
  const faultless = text.replaceAll(/\{[^{}]*\/\/[|][^{}]*\}/g, '').includes('{') ? 'no' : 'yes';
  const header = `title: t\ngenre: story\nclass: 5\nstartkomma: yes\nfaultless: ${faultless}`;
  const passage = parsePassage('prøve.txt', `${header}\n\n${text}`);
  const engine = engineOf(
    ...marks.map(([token, replacement, id]) => {
      const offset = passage.written.indexOf(token);
      expect(offset).toBeGreaterThanOrEqual(0);
      return markOf(passage.written, offset, token.length, replacement, id);
    }),
  );
  const { golds, marks: counted } = scorePassage(engine, passage);
  return {
    golds: golds.map(({ mark, firstRight }) => (mark ? (firstRight ? 'right' : 'found') : 'missed')),
    marks: counted.map(({ hit }) => (hit ? 'hit' : 'false')),
  };
}

describe('a wrong word', () => {
  const text = 'Jeg {køre=>kører//kørte|present-r} nu.';
  it('is missed without a mark', () => expect(score(text)).toEqual({ golds: ['missed'], marks: [] }));
  it('is found and rightly corrected', () =>
    expect(score(text, ['køre', 'kører', 'present-r'])).toEqual({ golds: ['right'], marks: ['hit'] }));
  it('is rightly corrected by the second alternative', () =>
    expect(score(text, ['køre', 'kørte', 'tense'])).toEqual({ golds: ['right'], marks: ['hit'] }));
  it('is found with a wrong replacement', () =>
    expect(score(text, ['køre', 'kære', 'misspelling'])).toEqual({ golds: ['found'], marks: ['hit'] }));
  it('is found by a mark over more words', () =>
    expect(score(text, ['Jeg køre', 'Jeg kører', 'present-r'])).toEqual({ golds: ['right'], marks: ['hit'] }));
  it('is not found by a mark on its neighbour', () =>
    expect(score(text, ['nu', 'nul', 'misspelling'])).toEqual({ golds: ['missed'], marks: ['false'] }));
  it('is not found by a comma after it', () =>
    expect(score(text, ['køre', 'køre,', 'comma-start'])).toEqual({ golds: ['missed'], marks: ['false'] }));
});

describe('a missing comma', () => {
  const text = 'I {aår=>år|misspelling}{=>,|comma-start} når jeg kan.';
  it('is found by a mark on the word before, which stays misspelt', () =>
    expect(score(text, ['aår', 'aår,', 'comma-start'])).toEqual({ golds: ['missed', 'right'], marks: ['hit'] }));
  it('is not found by a mark that only spells the word before', () =>
    expect(score(text, ['aår', 'år', 'misspelling'])).toEqual({ golds: ['right', 'missed'], marks: ['hit'] }));
  it('is found together with the word before', () =>
    expect(score(text, ['aår', 'år,', 'misspelling'])).toEqual({ golds: ['right', 'right'], marks: ['hit'] }));
  it('is found but not corrected by a full stop', () =>
    expect(score(text, ['aår', 'aår.', 'period-missing'])).toEqual({ golds: ['missed', 'found'], marks: ['hit'] }));
  it('is not found by a word put in at its place', () =>
    expect(score(text, ['aår', 'aår også', 'missing-word'])).toEqual({
      golds: ['missed', 'missed'],
      marks: ['false'],
    }));
});

describe('a comma that lacks after what somebody says', () => {
  const text = '»Kom nu«{=>,|comma-main-clauses} sagde han.';
  it('is rightly set before the closing mark and after it', () => {
    expect(score(text, ['nu', 'nu,', 'comma-main-clauses'])).toEqual({ golds: ['right'], marks: ['hit'] });
    expect(score(text, ['«', '«,', 'comma-main-clauses'])).toEqual({ golds: ['right'], marks: ['hit'] });
  });
  it('is not set by one before', () =>
    expect(score(text, ['Kom', 'Kom,', 'comma-main-clauses'])).toEqual({ golds: ['missed'], marks: ['false'] }));
});

describe('other errors', () => {
  it('finds a missing full stop and the capital after it in one mark or two', () => {
    const text = 'Vi gik hjem{=>.|period-missing} {så=>Så|capital} spiste vi.';
    expect(score(text, ['hjem så', 'hjem. Så', 'period-missing']).golds).toEqual(['right', 'right']);
    expect(score(text, ['hjem', 'hjem.', 'period-missing'], ['så', 'Så', 'capital']).golds).toEqual(['right', 'right']);
  });
  it('finds a doubled word at either of its places', () => {
    const text = 'Her kan{ kan=>|delete} man.';
    expect(score(text, ['kan kan', 'kan', 'delete'])).toEqual({ golds: ['right'], marks: ['hit'] });
    expect(score(text, ['kan', '', 'delete'])).toEqual({ golds: ['right'], marks: ['hit'] });
  });
  it('finds særskrivning, its opposite and a missing word', () => {
    const text = 'Vi {skole gård=>skolegård|compound-split} {idag=>i dag|compound-joined} lov{=> til|missing-word} at.';
    const marks = [
      ['skole gård', 'skolegård', 'compound-split'],
      ['idag', 'i dag', 'compound-joined'],
      ['lov', 'lov til', 'missing-word'],
    ] as const;
    expect(score(text, ...marks.map((mark) => [...mark] as [string, string, string])).golds).toEqual([
      'right',
      'right',
      'right',
    ]);
  });
  it('finds a missing full stop or word that is annotated on the word beside it', () => {
    const text = 'Han {kl=>kl.|period-missing} 8 {glemt=>har glemt|tense} det.';
    const marks = score(text, ['kl', 'kl.', 'period-missing'], ['8', '8 har', 'missing-word']);
    expect(marks).toEqual({ golds: ['right', 'right'], marks: ['hit', 'hit'] });
  });
  it('counts two marks on one error as hits and the error once', () => {
    const text = '{hun ligge=>ligger hun|word-order} ned.';
    expect(score(text, ['hun', 'han', 'misspelling'], ['ligge', 'ligger', 'present-r'])).toEqual({
      golds: ['found'],
      marks: ['hit', 'hit'],
    });
  });
});

describe('an optional place', () => {
  const text = 'Rør rundt{=>,//|comma-main-clauses} og smag.';
  it('is no error', () => expect(score(text)).toEqual({ golds: [], marks: [] }));
  it('makes a mark that does what is allowed count for nothing', () =>
    expect(score(text, ['rundt', 'rundt,', 'comma-main-clauses'])).toEqual({ golds: [], marks: [] }));
  it('leaves any other mark there a false one', () =>
    expect(score(text, ['rundt', 'rundt.', 'period-missing'])).toEqual({ golds: [], marks: ['false'] }));
});
