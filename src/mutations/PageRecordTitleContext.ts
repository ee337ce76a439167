import { createContext } from 'react';

/** What the record is called whose page it is; '' where there is none, or it has no name. */
export const PageRecordTitleContext = createContext('');
