import { createContext } from 'react';

/** The failure of a reading that what is around says already, with its way to try again; null where it says none. */
export const ReportedErrorContext = createContext<Error | null>(null);
