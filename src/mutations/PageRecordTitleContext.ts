import { createContext } from 'react';

/** Display name of the record whose page is open; '' if there is none or it has no name. */
export const PageRecordTitleContext = createContext('');
