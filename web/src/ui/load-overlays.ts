import { useLoaded } from './use-loaded.ts';

const load = () => import('./overlays.tsx');

/** Menus, sheets and tooltips, once they are asked for. */
export const useOverlays = (isAsked: boolean) => useLoaded(load, isAsked);
