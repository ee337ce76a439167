import type { LandingAttention } from '../../../config/schema/runtime/landingPage';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery';

/** Default number of rows in a group. */
const DEFAULT_GROUP_ROWS = 5;

/** Returns the number of rows that a group shows: in a window of 1000 px and more twice as many as declared. */
export const useShownRows = ({ show = DEFAULT_GROUP_ROWS }: LandingAttention): number =>
  useMediaQuery('(min-height: 1000px)') ? 2 * show : show;
