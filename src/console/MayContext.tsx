import { createContext, use, type ReactNode } from 'react';
import type { Access } from '../config/types';

type May = (access: Access) => boolean;

const Context = createContext<May>(() => true);

/** Tells parts that know nothing of sessions who may what. */
export const MayProvider = ({ may, children }: { may: May; children: ReactNode }) => (
  <Context value={may}>{children}</Context>
);

/** Whether the user may; everything where nobody says otherwise. */
export const useMayIn = (): May => use(Context);
