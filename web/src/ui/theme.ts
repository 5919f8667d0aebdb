import { type CSSVariablesResolver, createTheme } from '@mantine/core';

const spruce = [
  '#f0f6f2',
  '#dfece5',
  '#c3dccf',
  '#97c2af',
  '#65a28b',
  '#3d8570',
  '#1f6f5c',
  '#195c4c',
  '#14493d',
  '#0f372e',
] as const;

/** Mantine in our tokens; every word that it would say in English is Danish. */
export const theme = createTheme({
  primaryColor: 'spruce',
  primaryShade: { light: 6, dark: 4 },
  colors: { spruce },
  autoContrast: true,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '650' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { sm: '1.4', md: '1.6' },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '6px', md: '12px', lg: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { sm: 'var(--shadow-1)', md: 'var(--shadow-1)', lg: 'var(--shadow-2)' },
  respectReducedMotion: true,
  components: {
    // what is drawn over the page lies in one landmark, so that nothing stands outside of one
    Portal: { defaultProps: { target: '#layers' } },
    CloseButton: { defaultProps: { 'aria-label': 'Luk' } },
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Luk' } } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Luk' } } },
    Select: { defaultProps: { nothingFoundMessage: 'Ingen fundet' } },
    DatePicker: { defaultProps: { ariaLabels: datesInDanish() } },
    DatePickerInput: { defaultProps: { ariaLabels: datesInDanish() } },
    DateTimePicker: { defaultProps: { ariaLabels: datesInDanish() } },
  },
});

function datesInDanish() {
  return {
    monthLevelControl: 'Vælg måned',
    yearLevelControl: 'Vælg år',
    previousMonth: 'Forrige måned',
    nextMonth: 'Næste måned',
    previousYear: 'Forrige år',
    nextYear: 'Næste år',
    previousDecade: 'Forrige årti',
    nextDecade: 'Næste årti',
  };
}

const papers = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-default-hover': 'var(--desk)',
  '--mantine-color-error': 'var(--bad-ink)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
};

/** Points Mantine's variables at the tokens; they change with the scheme themselves. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: papers, dark: papers });
