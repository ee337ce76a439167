import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

interface MuiProviderProps {
  children: ReactNode;
}

/** Gives MUI components the console's theme and puts their styles into the layer `mui` (`base.css`), below our own sheets. */
export const MuiProvider = ({ children }: MuiProviderProps) => (
  <StyledEngineProvider enableCssLayer>
    <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
  </StyledEngineProvider>
);
