import { placeAt, type Faces } from '../../config/face';
import { topDialog } from '../../ui/dialogStack';
import { wasThrownAway } from '../../ui/unsaved';
import type { PageRules } from './pagesAt';

/** A record is one page with all its tabs; so is a page of the console's own with all that follows its name. */
export const pageRules = (faces: Faces): PageRules => ({
  nameOf: ({ pathname }) => {
    const base = placeAt(faces, below(pathname))?.base.split('/').length ?? 3;
    return pathname
      .split('/')
      .slice(0, base + 1)
      .join('/');
  },
  isList: ({ pathname }) => {
    const place = placeAt(faces, below(pathname));
    return place !== undefined && !place.isOld && place.base === pathname && place.face.hasList;
  },
  // A dialog goes with its page, and what was thrown away does not come back.
  mayKeep: () => canKeep() && topDialog() === undefined && !wasThrownAway(),
});

const below = (pathname: string): string => pathname.replace(/^\/admin\//, '');

/** Whether the browser can have a page stand laid out without drawing it. */
const canKeep = (): boolean =>
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('content-visibility', 'hidden');
