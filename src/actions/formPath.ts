import { createContext } from 'react';

/** Where on the page around it a form of a resource stands; undefined where it opens over the page or on one of its own. */
export type GetFormPath = (resource: string, form: 'create' | 'edit', id: unknown) => string | undefined;

/** Forms that have an address in what is around: actions that open them lead there. */
export const FormPathContext = createContext<GetFormPath>(() => undefined);
