import { type ComponentProps } from 'react';
import { MuiProvider } from '../ui/theme/MuiProvider';
import { TestApp } from './TestApp';

/** Wrapper for tests of inputs: `TestApp` with the MUI theme of forms. */
export const FieldApp = (props: ComponentProps<typeof TestApp>) => (
  <MuiProvider>
    <TestApp {...props} />
  </MuiProvider>
);
