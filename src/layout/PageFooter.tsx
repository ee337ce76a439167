import type { ComponentProps, RefObject } from 'react';
import { Footer } from './Footer';
import { usePageIsLoading } from './usePageIsLoading';

interface PageFooterProps extends Pick<ComponentProps<typeof Footer>, 'poweredBy'> {
  mainRef: RefObject<HTMLElement | null>;
}

/** The footer of an admin page: hidden while the page loads, since the content would push it out of the window. */
export const PageFooter = ({ mainRef, poweredBy }: PageFooterProps) => (
  <Footer hasDates poweredBy={poweredBy} isHidden={usePageIsLoading(mainRef)} />
);
