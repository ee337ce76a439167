import { createContext, use, type ReactNode } from 'react';
import type { ConfigProblem, Resource } from '../config/types';

export type Resources = ReadonlyMap<string, Resource>;

const ResourcesContext = createContext<Resources>(new Map());
const ProblemsContext = createContext<readonly ConfigProblem[]>([]);

/** The normalised declarations of the console, by name. */
export const useResources = (): Resources => use(ResourcesContext);

/** What is wrong in declarations or the runtime config. */
export const useProblems = (): readonly ConfigProblem[] => use(ProblemsContext);

export const ResourcesProvider = ({
  resources,
  problems = [],
  children,
}: {
  resources: Resources;
  problems?: readonly ConfigProblem[];
  children: ReactNode;
}) => (
  <ResourcesContext value={resources}>
    <ProblemsContext value={problems}>{children}</ProblemsContext>
  </ResourcesContext>
);
