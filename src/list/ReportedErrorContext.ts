import { createContext } from 'react';

/** The read error that an enclosing component already shows with a retry button; null if there is none. */
export const ReportedErrorContext = createContext<Error | null>(null);
