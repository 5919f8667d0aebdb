/** The seasons as the tree shows them. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The season of a month, 0–11. */
export function seasonOf(month: number): Season {
  if (month === 11 || month < 2) return 'winter';
  if (month < 5) return 'spring';
  return month < 8 ? 'summer' : 'autumn';
}

/** The colours of the leaves, which take turns. */
export const LEAF_COLORS: Record<Season, readonly string[]> = {
  spring: [
    'var(--cut-leaf-2)',
    'color-mix(in oklab, var(--cut-leaf-2) 60%, var(--apricot-1))',
    'var(--cut-leaf)',
    'color-mix(in oklab, var(--cut-leaf-2) 82%, var(--cut-sand))',
  ],
  summer: ['var(--cut-leaf)', 'var(--cut-spruce)', 'var(--cut-leaf-2)'],
  autumn: [
    'var(--cut-apricot)',
    'color-mix(in oklab, var(--cut-apricot) 45%, var(--cut-leaf-2))',
    'var(--cut-brick)',
    'color-mix(in oklab, var(--cut-leaf-2) 70%, var(--cut-apricot))',
    'var(--apricot-3)',
  ],
  winter: [
    'var(--cut-spruce)',
    'color-mix(in oklab, var(--cut-leaf) 55%, var(--cut-sky))',
    'color-mix(in oklab, var(--cut-spruce) 62%, var(--cut-sky))',
  ],
};
