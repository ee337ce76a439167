import { type ComponentProps } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from '../ui/theme/muiTheme';
import { TestApp } from './TestApp';

/** What inputs stand in: as `TestApp`, with the theme that the console's forms bring. */
export const FieldApp = (props: ComponentProps<typeof TestApp>) => (
  <ThemeProvider theme={muiTheme}>
    <TestApp {...props} />
  </ThemeProvider>
);
