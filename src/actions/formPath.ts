import { createContext } from 'react';

/**
 * Returns the path of a resource's form within the surrounding page; undefined if the form opens over the page or on its own
 * page.
 */
export type GetFormPath = (resource: string, form: 'create' | 'edit', id: unknown) => string | undefined;

/** Paths of forms within the surrounding page; actions that open those forms navigate there. */
export const FormPathContext = createContext<GetFormPath>(() => undefined);
