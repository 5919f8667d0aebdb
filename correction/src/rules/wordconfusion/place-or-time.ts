import type { WordRule } from '../../kernel/rule.ts';
import { misplacedPreposition } from '../../phrases/place-preposition.ts';

/** »på weekenden«, »i internettet«, »på maj«: places and times whose preposition everyone knows. */
export const placeOrTime: WordRule = {
  id: 'place-or-time',
  subcategory: 'sound-alike',
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. Steder og tider har hver deres faste forholdsord (i byen, på hospitalet, i weekenden, om morgenen), og det må man lære sammen med ordet.',
  on: { words: 'i på ved om' },
  wrong: [
    ['På weekenden spiller jeg fodbold.', 'I weekenden spiller jeg fodbold.'],
    ['Jeg har fødselsdag på maj.', 'Jeg har fødselsdag i maj.'],
    ['Min onkel ligger i hospitalet.', 'Min onkel ligger på hospitalet.'],
    ['Jeg vågner tidligt i morgenen.', 'Jeg vågner tidligt om morgenen.'],
    ['Vi skal i ferie til Spanien.', 'Vi skal på ferie til Spanien.'],
    ['Jeg fandt billedet i internettet.', 'Jeg fandt billedet på internettet.'],
    ['Vi mødte ham i vej hjem.', 'Vi mødte ham på vej hjem.'],
    ['Vi bor på en lille landsby.', 'Vi bor i en lille landsby.'],
  ],
  right: [
    'Vi glæder os til weekenden og satser på weekenden efter.',
    'Hun kiggede på byen og ventede på ferien.',
    'De gik ind i hospitalet.',
    'Døren i hospitalet var låst.',
    'Han tænkte på juli.',
    'Vi kørte på cykel i byen.',
    'Hun tænkte på sin mor og på skoven.',
    'Hvad rimer på maj?',
  ],
  match: (a, at) => misplacedPreposition(a, at, true),
};
