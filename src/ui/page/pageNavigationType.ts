import { createContext, use } from 'react';
import { useNavigationType, type NavigationType } from 'react-router-dom';

/** How the user came to the current URL of the page; undefined if there is only one page. */
export const PageNavigationTypeContext = createContext<NavigationType | undefined>(undefined);

/** Returns how the user came to the current URL of the page around. */
export function usePageNavigationType(): NavigationType {
  const routerType = useNavigationType();
  return use(PageNavigationTypeContext) ?? routerType;
}
