import { createTheme, type Theme } from '@mui/material/styles';
import { TextFieldRoot } from './TextFieldRoot';
import { colours, fontFamily } from './tokens';

/** What cannot be chosen says why, which has to be read: by a colour of text, not by fading. */
const disabledOption = { '&[aria-disabled="true"]': { opacity: '1 !important', color: colours.muted } };

/** MUI's theme for the parts that are drawn with MUI (forms): the tokens of theme.css, dense and without ripples. */
export const muiTheme: Theme = createTheme({
  palette: {
    mode: 'light',
    text: { primary: colours.text, secondary: colours.muted },
    background: { default: colours.bg, paper: colours.surface },
    divider: colours.line,
    primary: { main: colours.primary, dark: colours.primaryHover, contrastText: colours.primaryText },
    secondary: { main: colours.muted, contrastText: colours.primaryText },
    error: { main: colours.danger, dark: colours.dangerHover, contrastText: colours.primaryText },
    success: { main: colours.success, contrastText: colours.primaryText },
    warning: { main: colours.warning, contrastText: colours.primaryText },
    info: { main: colours.info, contrastText: colours.primaryText },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily,
    fontSize: 14,
    htmlFontSize: 16,
    body1: { fontSize: 14 },
    body2: { fontSize: 13 },
    button: { textTransform: 'none', fontWeight: 550 },
  },
  transitions: { create: () => 'none' },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${colours.focus}`, outlineOffset: 2 } },
      },
    },
    MuiTextField: {
      defaultProps: { size: 'small', variant: 'outlined', slots: { root: TextFieldRoot } },
    },
    MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
    MuiSelect: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiAutocomplete: { defaultProps: { size: 'small' }, styleOverrides: { option: disabledOption } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiRadio: { defaultProps: { size: 'small' } },
    MuiSwitch: { defaultProps: { size: 'small' } },
    MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: colours.surface,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: colours.edge },
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: colours.backdrop } } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 2, marginRight: 2 } } },
    MuiMenuItem: { styleOverrides: { root: disabledOption } },
    MuiInputLabel: { styleOverrides: { asterisk: { color: colours.danger } } },
  },
});
