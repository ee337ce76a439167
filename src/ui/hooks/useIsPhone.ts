import { useMediaQuery } from './useMediaQuery';

/** True in a window below 640 px, as in the style sheets. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639.98px)');
