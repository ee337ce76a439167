import { locateResource, type ResourceIndex } from '../../config/resourceSummary';
import { topDialog } from '../../ui/dialog/dialogStack';
import { wereChangesDiscarded } from '../../ui/dialog/unsavedChanges';
import type { PageRules } from './pagesState';

/** ms for which a page is cached: less than query data (`gcTime`, 5 minutes). */
export const KEEP_ALIVE_MS = 4 * 60_000;

/** A record is one page with all its tabs; a coded page of the console is one page with all its subpaths. */
export const createPageRules = (resourceIndex: ResourceIndex): PageRules => ({
  getPageKey: ({ pathname }) => {
    const segmentCount = locateResource(resourceIndex, withoutAdmin(pathname))?.base.split('/').length ?? 3;
    return pathname
      .split('/')
      .slice(0, segmentCount + 1)
      .join('/');
  },
  isList: ({ pathname }) => {
    const resourceLocation = locateResource(resourceIndex, withoutAdmin(pathname));
    return (
      resourceLocation !== undefined &&
      !resourceLocation.isRedirect &&
      resourceLocation.base === pathname &&
      resourceLocation.resource.hasList
    );
  },
  // A page with an open dialog is not cached, and discarded input must not come back.
  canCache: () => supportsContentVisibility() && topDialog() === undefined && !wereChangesDiscarded(),
});

const withoutAdmin = (pathname: string): string => pathname.replace(/^\/admin\//, '');

/** True if the browser can keep the layout of a page without painting it. */
const supportsContentVisibility = (): boolean =>
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('content-visibility', 'hidden');
