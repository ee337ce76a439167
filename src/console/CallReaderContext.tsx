import { createContext, useContext, type ReactNode } from 'react';
import type { Json } from '../config/types';

/** A declared GET: `path` at the services host and its query; "{name}" in either is replaced from the scope. */
export interface DeclaredRead {
  path: string;
  query: Readonly<Record<string, Json>>;
}

/** Does a declared GET and gives the body of the answer; rejects with the data provider's error. */
export type CallReader = (read: DeclaredRead, scope: Readonly<Record<string, unknown>>) => Promise<unknown>;

const noReader: CallReader = () => Promise.reject(new Error('No CallReaderProvider above'));
const CallReaderContext = createContext<CallReader>(noReader);

interface CallReaderProviderProps {
  reader: CallReader;
  children: ReactNode;
}

/** Hands the data provider's door for declared reads to field types, which know nothing of HTTP. */
export const CallReaderProvider = ({ reader, children }: CallReaderProviderProps) => (
  <CallReaderContext value={reader}>{children}</CallReaderContext>
);

export const useCallReader = (): CallReader => useContext(CallReaderContext);
