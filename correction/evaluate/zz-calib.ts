import { readPart } from '/work/wt/commas/correction/evaluate/corpus.ts';
import { scorePassage } from '/work/wt/commas/correction/evaluate/score-passage.ts';
import { loadEngine } from '/work/wt/commas/correction/src/load.ts';
const g = globalThis as any;
g.__net = new WeakMap(); g.__rul = new WeakMap();
const engine = loadEngine();
let gaps: any[] = [];
g.__probe = (a: any, at: number, v: any) => {
  const m = v.subcategory === 'comma-start' ? v.starts.missing(v.probability) : v.others.missing(v.probability);
  gaps.push({ a, l: a.lower(at), r: a.lower(at+1), ctx: [at-4,at-3,at-2,at-1,at].map((k)=>k>=0?a.written(k):'').join(' ') + ' | ' + [1,2,3,4].map((d)=>a.written(at+d)).join(' '), set: a.commas[at] >= 0, p: v.probability, m, net: v.net, kind: v.subcategory, rul: v.ruling, stop: v.stop, mean: v.others.mean });
};
for (const p of readPart('tune')) {
  gaps = [];
  const o = scorePassage(engine, p);
  const last = gaps.at(-1)?.a;
  const mine = gaps.filter((x) => x.a === last);
  // gold missing commas by neighbours
  const golds = new Set<string>(); const opt = new Set<string>();
  for (const x of p.golds) {
    if (!x.rights[0]?.startsWith(',') && !x.rights.includes(',')) continue;
    const l = p.written.slice(0, x.start).match(/[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u)?.[0]?.toLowerCase();
    const r = p.written.slice(x.end).match(/[\p{L}\p{N}]+/u)?.[0]?.toLowerCase();
    for (const s of [golds]) { s.add(`${l}|${r}`); s.add(`${l}|*`+x.start); }
    if (x.optional) opt.add(`${l}|${r}`);
  }
  for (const x of mine) {
    if (x.set || x.p < 0.05) continue;
    const k = `${x.l}|${x.r}`;
    if (opt.has(k)) continue;
    console.log([golds.has(k) ? 1 : 0, p.startkomma, x.kind, x.p.toFixed(3), x.m.toFixed(3), (x.net ?? 0).toFixed(1), x.mean.toFixed(2), x.rul, x.stop.toFixed(2), p.name, x.ctx].join('\t'));
  }
}
