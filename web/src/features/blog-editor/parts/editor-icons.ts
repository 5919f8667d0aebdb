/** Signs that only the editor of posts has: with it they are loaded. */
export { default as IconArchive } from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
export { default as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
export { default as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
export { default as IconBold } from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
export { default as IconBulb } from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
export { default as IconCrop } from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs';
export { default as IconH2 } from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
export { default as IconH3 } from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
export { default as IconHighlight } from '@tabler/icons-react/dist/esm/icons/IconHighlight.mjs';
export { default as IconItalic } from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
export { default as IconList } from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
export { default as IconListNumbers } from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
export { default as IconPhoto } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
export { default as IconQuote } from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
export { default as IconTable } from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
