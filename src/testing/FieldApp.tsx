import { type ComponentProps } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from '../ui/theme/muiTheme';
import { TestApp } from './TestApp';

/** Wrapper for tests of inputs: `TestApp` with the MUI theme of forms. */
export const FieldApp = (props: ComponentProps<typeof TestApp>) => (
  <ThemeProvider theme={muiTheme}>
    <TestApp {...props} />
  </ThemeProvider>
);
