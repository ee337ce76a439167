import { createTheme, type Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { HelperText } from './HelperText';
import { SelectArrow } from './SelectArrow';
import { TextFieldRoot } from './TextFieldRoot';

/** A disabled option shows its reason, which must stay readable: use a text colour instead of opacity. */
const disabledOption = { '&[aria-disabled="true"]': { opacity: '1 !important', color: 'var(--c-muted)' } };

/**
 * Padding above and below one line of text, so that the field is as high as every control. `usedSpace`: space that
 * surrounding elements already take.
 */
const singleLinePadding = (usedSpace: string): string =>
  `calc((var(--control) - ${usedSpace} - 1.4375em) / 2)`;

/**
 * Label above its field, in full length. Inside the border line it would be truncated; inside the field it would hide the
 * placeholder.
 */
const labelAbove = {
  position: 'static',
  maxWidth: '100%',
  marginBlockEnd: 'var(--s-2)',
  overflow: 'visible',
  color: 'var(--c-text)',
  fontSize: 'var(--t-label)',
  fontWeight: 'var(--w-medium)',
  lineHeight: 'var(--l-label)',
  whiteSpace: 'normal',
  transform: 'none',
} as const;

/** Same style as the switches of rows. */
const switchStyles = {
  root: { width: 38, height: 24, padding: 0 },
  switchBase: {
    top: 5,
    left: 5,
    padding: 0,
    color: 'var(--c-edge)',
    '&.Mui-checked': {
      color: 'var(--c-surface)',
      transform: 'translateX(14px)',
      '& + .MuiSwitch-track': {
        borderColor: 'var(--c-primary)',
        backgroundColor: 'var(--c-primary)',
        opacity: 1,
      },
    },

    '&.Mui-focusVisible': { outline: 0 },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      outline: '2px solid var(--c-focus)',
      outlineOffset: 'var(--s-1)',
    },
  },
  thumb: { width: 14, height: 14, boxShadow: 'none' },
  track: {
    boxSizing: 'border-box',
    border: '1px solid var(--c-edge)',
    borderRadius: 'var(--r-dialog)',
    backgroundColor: 'var(--c-surface)',
    opacity: 1,
  },
} as const;

/** Creates a palette colour from a tokens.css variable, with all derived shades: MUI cannot calculate with a variable. */
const createPaletteColor = (name: 'primary' | 'muted' | 'danger' | 'success' | 'warning' | 'info') => ({
  main: `var(--c-${name})`,
  light: `var(--c-${name})`,
  dark: name === 'primary' || name === 'danger' ? `var(--c-${name}-hover)` : `var(--c-${name})`,
  contrastText: 'var(--c-primary-text)',
});

/** Converts a coefficient of one to CSS: 0.5, or a sum such as `0.04 + 0.08`. */
const toPercentage = (coefficient: number | string): string => `calc((${coefficient}) * 100%)`;

const mixColours = (colour: string, other: string, coefficient: number | string): string =>
  `color-mix(in srgb, ${other} ${toPercentage(coefficient)}, ${colour})`;

const base = createTheme({
  palette: {
    mode: 'light',
    common: { black: 'var(--c-text)', white: 'var(--c-surface)' },
    text: { primary: 'var(--c-text)', secondary: 'var(--c-muted)', disabled: 'var(--c-muted)' },
    background: { default: 'var(--c-bg)', paper: 'var(--c-surface)' },
    divider: 'var(--c-line)',
    action: {
      active: 'var(--c-muted)',
      hover: 'var(--c-hover)',
      selected: 'var(--c-primary-soft)',
      disabled: 'var(--c-muted)',
      disabledBackground: 'var(--c-hover)',
      focus: 'var(--c-hover)',
    },
    primary: createPaletteColor('primary'),
    secondary: createPaletteColor('muted'),
    error: createPaletteColor('danger'),
    success: createPaletteColor('success'),
    warning: createPaletteColor('warning'),
    info: createPaletteColor('info'),
  },
  shape: { borderRadius: 'var(--radius-small)' },
  typography: {
    fontFamily: 'var(--font)',
    body1: { fontSize: 'var(--t-body)' },
    body2: { fontSize: 'var(--t-body)' },
    fontWeightRegular: 'var(--w-regular)',
    fontWeightMedium: 'var(--w-medium)',
    fontWeightBold: 'var(--w-strong)',
    button: { textTransform: 'none', fontWeight: 'var(--w-medium)' },
  },
  transitions: { create: () => 'none' },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid var(--c-focus)', outlineOffset: 'var(--s-1)' } },
      },
    },
    MuiTextField: {
      defaultProps: { size: 'small', variant: 'outlined', slots: { root: TextFieldRoot } },
    },
    // This animation detects autofill for labels inside their field; here labels are above it. Without it each input saves
    // one style sheet and one document search.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiFormControl: {
      defaultProps: { size: 'small', variant: 'outlined', margin: 'none' },
      // react-admin sets this margin everywhere; forms have their own gaps.
      styleOverrides: { marginDense: { marginBlock: 0 } },
    },
    MuiSelect: {
      defaultProps: { size: 'small', variant: 'outlined', IconComponent: SelectArrow },
      // The place of the arrow of an autocomplete: the border counts.
      styleOverrides: { icon: { right: 'calc(var(--s-3) + 1px)' } },
    },
    MuiAutocomplete: {
      defaultProps: { size: 'small', popupIcon: createElement(SelectArrow) },
      styleOverrides: {
        option: disabledOption,
        root: {
          // Selected values may take several lines, each with the same distance from the edge.
          '& .MuiAutocomplete-inputRoot.MuiAutocomplete-inputRoot.MuiOutlinedInput-root': {
            paddingBlock: 'var(--s-1)',
            '& input.MuiAutocomplete-input': { paddingBlock: singleLinePadding('2 * var(--s-1)') },
          },
        },
      },
    },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiRadio: { defaultProps: { size: 'small' } },
    MuiSwitch: { styleOverrides: switchStyles },
    MuiFormControlLabel: {
      styleOverrides: { root: { '&:has(.MuiSwitch-root)': { gap: 'var(--s-3)', marginLeft: 0 } } },
    },
    MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
    MuiOutlinedInput: {
      // The label is above, so the border needs no gap.
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          minHeight: 'var(--control)',
          // Only the field's own input: another one, such as a colour picker, may be next to it.
          '&& input.MuiInputBase-input, && .MuiSelect-select': { paddingBlock: singleLinePadding('0px') },
          backgroundColor: 'var(--c-surface)',
          '& .MuiOutlinedInput-notchedOutline': {
            top: 0,
            borderColor: 'var(--c-edge)',
            legend: { display: 'none' },
          },
          // Locked fields look it.
          '&.Mui-readOnly': {
            backgroundColor: 'var(--c-bg)',
            '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--c-line)' },
          },
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 'var(--r-dialog)' } } },
    MuiPaper: { styleOverrides: { root: { backgroundColor: 'var(--c-raised)', backgroundImage: 'none' } } },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--c-backdrop)' } } },
    MuiFormHelperText: {
      defaultProps: { component: HelperText },
      styleOverrides: { root: { marginInline: 0 } },
    },
    MuiMenuItem: { styleOverrides: { root: disabledOption } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: { root: labelAbove, asterisk: { color: 'var(--c-danger)' } },
    },
  },
});

/**
 * MUI theme for the components rendered with MUI (forms). It uses the variables of tokens.css, so a theme change needs no
 * re-render. Dense, without ripples; the browser computes the shades.
 */
export const muiTheme: Theme = {
  ...base,
  alpha: (colour, coefficient) => `color-mix(in srgb, ${colour} ${toPercentage(coefficient)}, transparent)`,
  lighten: (colour, coefficient) => mixColours(colour, 'var(--c-surface)', coefficient),
  darken: (colour, coefficient) => mixColours(colour, 'var(--c-text)', coefficient),
};
