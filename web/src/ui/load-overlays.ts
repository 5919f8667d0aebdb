import { useLoaded } from './use-loaded.ts';

export const loadOverlays = () => import('./overlays.tsx');

/** Menus, sheets and tooltips, once they are asked for. */
export const useOverlays = (isAsked: boolean) => useLoaded(loadOverlays, isAsked);
