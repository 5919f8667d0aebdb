import { expect, it } from 'vitest';
import { engine } from '../testing/engine.ts';

/** The sentences of a text that are drawn: [clause], x subject, o verb. */
function drawn(text: string): string[] {
  return engine.read(text, { language: 'da', startkomma: 'yes' }).drawings.map((drawing) => {
    expect(text.slice(drawing.start, drawing.start + drawing.text.length)).toBe(drawing.text);
    const signs: [at: number, rank: number, sign: string][] = drawing.clauses.flatMap(
      ({ isSubordinate, span, subject, verbs }): [number, number, string][] => [
        ...(isSubordinate
          ? ([
              [span[0], 1, '['],
              [span[1], -1, ']'],
            ] as [number, number, string][])
          : []),
        [subject[0], 2, 'x·'],
        ...verbs.map((verb): [number, number, string] => [verb[0], 2, 'o·']),
      ],
    );
    signs.sort((one, other) => other[0] - one[0] || other[1] - one[1]);
    return signs.reduce((all, [at, , sign]) => all.slice(0, at) + sign + all.slice(at), drawing.text);
  });
}

it.each([
  ['Jeg tror at han køre bil hver dag.', 'x·Jeg o·tror [at x·han o·køre bil hver dag].'],
  ['Når det regner bliver vi hjemme og ser film.', '[Når x·det o·regner] o·bliver x·vi hjemme og o·ser film.'],
  ['Min far som arbejder i byen kommer hjem.', 'x·Min far [x·som o·arbejder i byen] o·kommer hjem.'],
  ['Vi løb hjem og min mor lavede mad.', 'x·Vi o·løb hjem og x·min mor o·lavede mad.'],
  ['I går jeg spiste is hos min mormor.', 'I går x·jeg o·spiste is hos min mormor.'],
  ['De elever der har fri i dag går hjem.', 'x·De elever [x·der o·har fri i dag] o·går hjem.'],
  ['Den film har jeg ikke set fordi den er lang.', 'Den film o·har x·jeg ikke set [fordi x·den o·er lang].'],
  ['Jeg ved ikke hvad der sker.', 'x·Jeg o·ved ikke [x·hvad der o·sker].'],
  ['Hver morgen løbe vi en tur, og det er sundt.', 'Hver morgen o·løbe x·vi en tur, og x·det o·er sundt.'],
])('draws »%s« as it is written', (text, wanted) => {
  expect(drawn(text)).toEqual([wanted]);
});

it.each([
  'Hvad jeg har lyst til er en kage.',
  '»Det er sjovt« sagde han fordi han var glad.',
  'Jeg spiste det var godt fordi jeg var sulten.',
  'For Nielsen er jo ikke lærer som han siger.',
  'Han kunne ikke vente med at spise fordi han var sulten sagde hun.',
])('draws nothing of »%s«, which it is not sure of', (text) => {
  expect(drawn(text)).toEqual([]);
});

it('draws nothing where nothing is marked that subject and verb show', () => {
  expect(drawn('Jeg har en hundd, og han løber i haven.')).toEqual([]);
});
