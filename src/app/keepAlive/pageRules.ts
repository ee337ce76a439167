import { locateResource, type ResourceIndex } from '../../config/resourceSummary';
import { topDialog } from '../../ui/dialog/dialogStack';
import { wereChangesDiscarded } from '../../ui/dialog/unsavedChanges';
import type { PageRules } from './pagesState';

/** A record is one page with all its tabs; so is a page of the console's own with all that follows its name. */
export const createPageRules = (faces: ResourceIndex): PageRules => ({
  getPageKey: ({ pathname }) => {
    const segmentCount = locateResource(faces, withoutAdmin(pathname))?.base.split('/').length ?? 3;
    return pathname
      .split('/')
      .slice(0, segmentCount + 1)
      .join('/');
  },
  isList: ({ pathname }) => {
    const resourceLocation = locateResource(faces, withoutAdmin(pathname));
    return (
      resourceLocation !== undefined &&
      !resourceLocation.isRedirect &&
      resourceLocation.base === pathname &&
      resourceLocation.resource.hasList
    );
  },
  // A dialog goes with its page, and what was thrown away does not come back.
  canCache: () => supportsContentVisibility() && topDialog() === undefined && !wereChangesDiscarded(),
});

const withoutAdmin = (pathname: string): string => pathname.replace(/^\/admin\//, '');

/** Whether the browser can have a page stand laid out without drawing it. */
const supportsContentVisibility = (): boolean =>
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('content-visibility', 'hidden');
