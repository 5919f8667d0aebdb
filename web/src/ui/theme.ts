import { createTheme } from '@mantine/core';

/** Where Mantine's parts stand and what they say: every word that would be English is Danish. Their look: mantine-tokens.css. */
export const theme = createTheme({
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
