/** What a modal stands in. It comes with the first one, and with the frame, whose menus are made of the same. */
export const loadModalOnTop = () => import('./modal-on-top.tsx');
